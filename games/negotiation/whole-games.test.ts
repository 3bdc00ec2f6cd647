import {
  apply,
  bundleOf,
  type Game,
  type GameTypes,
  type Seat,
  type State,
  seeded,
  start,
  waiting,
} from '@parlour/kernel';
import { choiceOf } from '@parlour/kernel/testing/choosing.ts';
import type { InstantBot } from '@parlour/search';
import { expect, test } from 'vitest';
import { carefulBot as carefulInEconomicus } from '../economicus/bot/careful.ts';
import { economicus } from '../economicus/index.ts';
import type { Economicus } from '../economicus/types.ts';
import { carefulBot as carefulInMatterOfFact } from '../matter-of-fact/bot/careful.ts';
import { matterOfFact } from '../matter-of-fact/index.ts';
import type { MatterOfFact } from '../matter-of-fact/types.ts';
import { propose } from './testing/bargaining.ts';
import * as inEconomicus from './testing/economicus.ts';
import * as inMatterOfFact from './testing/matter-of-fact.ts';
import { trusting } from './testing/milkable.ts';

/** Whether whoever pesters bots through a whole game wins more often than by playing as they do: the same deals and dice with and without. */

const MILKER: Seat = 0;
type Script<G extends GameTypes> = {
  isTime(g: State<G>): boolean;
  deals(g: State<G>, victim: Seat): Iterable<unknown>;
};

function wins<G extends GameTypes>(
  game: Game<G>,
  { own, rivals, script }: { own: InstantBot<G>; rivals: InstantBot<G>; script: Script<G> | null },
  seed: number,
): number {
  const g = start(game, { seats: 3, chance: seeded(seed) });
  const dice = { chance: seeded(seed + 1) };
  let hasPestered = false;
  for (let open = waiting(game, g); open !== null; open = waiting(game, g)) {
    const isTime = script?.isTime(g) ?? false;
    if (isTime && !hasPestered && script !== null)
      for (const victim of [1, 2] as Seat[])
        for (const terms of [...script.deals(g, victim)])
          if (g.outcome === null) propose(game, g, rivals, { from: MILKER, to: victim, terms });
    hasPestered = isTime;
    if (g.outcome !== null) break;
    const waits = (g as { deals?: { open: { to: Seat }[] } }).deals?.open[0];
    const seat = waits?.to ?? (open.seats[0] as Seat);
    const choice = choiceOf(game, seat === MILKER ? own : rivals, g, seat, dice);
    const applied = apply(game, g, { ...choice, seat } as never);
    if ('refusal' in applied) throw new Error(JSON.stringify(applied.refusal));
  }
  const winners = g.outcome?.winners ?? [];
  return winners.includes(MILKER) ? 1 / winners.length : 0;
}

/** What pestering brings over so many pairs of games, in standard errors. */
function gainOf<G extends GameTypes>(
  game: Game<G>,
  bots: { own: InstantBot<G>; rivals: InstantBot<G> },
  script: Script<G>,
): number {
  let [sum, squares] = [0, 0];
  for (let seed = 1; seed <= 12; seed++) {
    const honest = wins(game, { own: bots.own, rivals: bots.own, script: null }, seed);
    const gain = wins(game, { ...bots, script }, seed) - honest;
    sum += gain;
    squares += gain * gain;
  }
  return sum / Math.sqrt(Math.max(1, squares));
}

function* both<T>(...several: Iterable<T>[]): Generator<T> {
  for (const each of several) yield* each;
}

test('nobody wins Economics as a Matter of Fact by pestering', () => {
  const own = carefulInMatterOfFact(bundleOf(matterOfFact));
  const script: Script<MatterOfFact> = {
    isTime: (g) => g.stack.at(-1)?.step === 'movement' && waiting(matterOfFact, g)?.seats[0] === MILKER,
    deals: (g, victim) => both(inMatterOfFact.swindles(g, victim, MILKER), inMatterOfFact.promises(g, victim)),
  };
  expect(gainOf(matterOfFact, { own, rivals: own }, script)).toBeLessThan(2);
  expect(gainOf(matterOfFact, { own, rivals: trusting(own) }, script)).toBeGreaterThan(2);
});

test('nobody wins Economicus by pestering', () => {
  const own = carefulInEconomicus(bundleOf(economicus));
  const script: Script<Economicus> = {
    isTime(g) {
      const f = g.stack.at(-1);
      return f?.phase === 'window' && f.window === 'FW8' && g.turn.seat === MILKER;
    },
    deals: (g, victim) => both(inEconomicus.swindles(g, victim, MILKER), inEconomicus.promises(g, victim)),
  };
  expect(gainOf(economicus, { own, rivals: own }, script)).toBeLessThan(2);
  expect(gainOf(economicus, { own, rivals: trusting(own) }, script)).toBeGreaterThan(2);
});
