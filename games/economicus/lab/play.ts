import { below, seeded, start, waiting } from '@parlour/kernel';
import { decisionOf } from '@parlour/lab/figures/decision.ts';
import { makeJudged } from '@parlour/lab/figures/judged.ts';
import { noThought, think } from '@parlour/lab/figures/thought.ts';
import type { InstantBot } from '@parlour/search';
import { bots } from '../bot/index.ts';
import { OPTION_IDS } from '../content/options.ts';
import { economicus } from '../index.ts';
import type { Economicus } from '../types.ts';
import { emptied } from './emptied.ts';
import { type Line, note } from './line.ts';

/**
 * The games of docs/balance-economicus.md, one line of JSON a game:
 * `node games/economicus/lab/play.ts <bot> <quick|full> <seats> <games> <first seed> >> games.jsonl`.
 * On a random board, every choice judged like a stranger's and every invariant checked after it. A list such as `OP01,OP35` at
 * the end names cards that are never played: what these leave who draws them with is the worth of an empty card.
 */
const [name = 'careful', rules = 'quick', seats = '4', games = '100', first = '1', empty = ''] = process.argv.slice(2);
const blanks = OPTION_IDS.filter((id) => empty.split(',').includes(id));
const bot = emptied(bots.find((each) => each.name === name) as InstantBot<Economicus>, blanks);
for (let n = 0; n < Number(games); n++) console.log(JSON.stringify(playOne(Number(first) + n)));

function playOne(seed: number): Line {
  const mode = rules === 'full' ? 'full' : 'quick';
  // Random players throw everything away again and again; a few years of that show all there is to see.
  const guard = name === 'random' ? ({ guardYears: '3' } as const) : {};
  const options = { rules: mode, layout: 'random', ...guard } as const;
  const g = start(economicus, { seats: Number(seats), chance: seeded(seed), options });
  const line: Line = {
    ...{
      bot: name,
      ...(blanks.length > 0 && { empty: blanks }),
      rules: mode,
      seats: g.seats.length,
      seed,
      won: [],
      first: g.auditor,
      because: 'guard',
    },
    ...{ turns: 0, years: 0, actions: 0, counts: {}, prices: [], drawn: {}, played: {}, events: [] },
    thought: noThought(),
  };
  for (const event of g.events ?? []) note(line, g, event);
  const dice = { chance: seeded(seed ^ 0x6a09e667) };
  const random = (n: number) => below(dice, n);
  const decide = () => decisionOf(economicus, bot, g, random, waiting);
  for (let next = decide(); next !== null; next = decide()) {
    think(line.thought, next.took);
    line.actions += 1;
    for (const event of makeJudged(economicus, g, next, seed)) note(line, g, event);
  }
  if (g.ending === null) throw new Error(`seed ${seed}: stopped without a result`);
  return { ...line, won: g.ending.winners, because: g.ending.because, turns: g.turn.number, years: g.year };
}
