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
 * with other people, looked at or learnt says nothing. `null`: that level is right, or there is none above or below it.
 */
export function suggestedBy(finished: readonly Finished[], game: string, levels: readonly string[]): Suggestion | null {
  const results = finished.filter((each) => each.game === game && each.kind === 'game').flatMap(resultOf);
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
