import type { GameEntry } from '@parlour/games';
import { namedBot } from '@parlour/search/bot.ts';
import type { Row } from '../storage/saved.ts';

/** What is known of a table that is over: who sat there, and who won. */
type Finished = Pick<Row, 'game' | 'kind' | 'setup' | 'outcome'>;

/** How somebody may fare better: a level up after `WON` wins in a row, one down after `LOST` defeats. */
export type Suggestion = { level: string; because: 'won' | 'lost' };

const WON = 2;
const LOST = 3;

/**
 * The level that one's results at this game suggest, from the latest games against bots of one level: what was played together
 * with other people, looked at or learnt says nothing, nor does a game in which bots win and lose with one. `null`: that level is
 * right, there is none above or below it, or by these options bots are no opponents.
 */
export function suggestedBy(
  finished: readonly Finished[],
  { id, isTogether = () => false }: Pick<GameEntry, 'id' | 'isTogether'>,
  options: Record<string, string>,
  levels: readonly string[],
): Suggestion | null {
  if (isTogether(options)) return null;
  const isAgainstBots = ({ game, kind, setup }: Finished) =>
    game === id && kind === 'game' && !isTogether(setup.options);
  const results = finished.filter(isAgainstBots).flatMap(resultOf);
  const [latest] = results;
  if (latest === undefined) return null;
  const alike = results.findIndex(({ level, isWon }) => level !== latest.level || isWon !== latest.isWon);
  const inARow = alike < 0 ? results.length : alike;
  if (inARow < (latest.isWon ? WON : LOST)) return null;
  const at = levels.indexOf(latest.level);
  const level = at < 0 ? undefined : levels[at + (latest.isWon ? 1 : -1)];
  return level === undefined ? null : { level, because: latest.isWon ? 'won' : 'lost' };
}

function resultOf({ setup, outcome }: Finished): { level: string; isWon: boolean }[] {
  const { sitters } = setup;
  const persons = sitters.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
  const levels = new Set(sitters.flatMap(({ bot }) => (bot === null ? [] : [namedBot(bot).level])));
  const [person] = persons;
  const [level] = levels;
  if (outcome === null || persons.length !== 1 || person === undefined || levels.size !== 1 || level === undefined)
    return [];
  return [{ level, isWon: outcome.winners.some((seat) => seat === person) }];
}
