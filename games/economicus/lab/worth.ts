import { apply, below, clone, idle, redeal, type Seat, seeded, start, waiting } from '@parlour/kernel';
import { decisionOf, type Random } from '@parlour/lab/figures/decision.ts';
import { cardGain } from '../bot/cards/judge.ts';
import { bots } from '../bot/index.ts';
import { type Decision, mindOf } from '../bot/mind.ts';
import { KEEP } from '../bot/weights.ts';
import { designOf, type OptionId } from '../content/options.ts';
import { economicus } from '../index.ts';
import { discardFromHand } from '../rules/16-option-cards/decks.ts';
import type { G } from '../types.ts';

/**
 * What option cards are worth to who plays them: `node games/economicus/lab/worth.ts <seats> <games> <first seed> <times> <cards>`,
 * cards such as `OP02,OP34`. Each time a careful bot plays one of them, the game is played to its end so many times as it is, and so many
 * times with the card thrown away instead. A last line a card: plays, wins gained in points, and what the bot had expected in M.
 */
const carefulBot = bots[1] as (typeof bots)[0];
const [seats = '4', games = '100', first = '1', times = '4', cards = ''] = process.argv.slice(2);
const wanted = cards.split(',');
const found: Record<string, { gained: number[]; expected: number[] }> = {};

for (let n = 0; n < Number(games); n++) follow(Number(first) + n);
for (const [design, { gained, expected }] of Object.entries(found))
  console.log(`${design}: ${gained.length} plays, ${mean(gained, 100)} points, ${mean(expected)} M expected`);

function decide(g: G, random: Random) {
  return decisionOf(economicus, carefulBot, g, random, waiting);
}

function diceOf(seed: number): Random {
  const dice = { chance: seeded(seed) };
  return (n) => below(dice, n);
}

function follow(seed: number): void {
  const options = { rules: 'full', layout: 'random' } as const;
  const g = start(economicus, { seats: Number(seats), chance: seeded(seed), options });
  const random = diceOf(seed ^ 0x6a09e667);
  for (let next = decide(g, random); next !== null; next = decide(g, random)) {
    const { seat, seen, choice } = next;
    if ((choice.type === 'playCard' || choice.type === 'react') && wanted.includes(designOf(choice.card))) {
      const design: OptionId = designOf(choice.card);
      const entry = (found[design] ??= { gained: [], expected: [] });
      entry.gained.push(gainOf(g, seat, choice, seed + entry.gained.length));
      if (choice.type === 'playCard') {
        const mind = mindOf(redeal(economicus, seen.view, seed), seat, seen.offers, random);
        entry.expected.push(cardGain(mind, choice) + KEEP[design]);
      }
    }
    make(g, seat, choice);
  }
}

type CardPlay = Extract<Decision, { type: 'playCard' | 'react' }>;

/** The share of wins with the card played, less that with the card thrown away. */
function gainOf(g: G, seat: Seat, choice: CardPlay, seed: number): number {
  let gained = 0;
  for (let n = 0; n < Number(times); n++) {
    const [played, thrown] = [clone(g), clone(g)];
    played.chance = seeded(seed * 31 + n);
    thrown.chance = seeded(seed * 31 + n);
    make(played, seat, choice);
    throwAway(thrown, seat, choice, seed + n);
    gained += shareOf(goOn(played, seed + n), seat) - shareOf(goOn(thrown, seed + n), seat);
  }
  return gained / Number(times);
}

/** An answer is not given, and its card goes at the next window: who has no card is asked for no answer. */
function throwAway(g: G, seat: Seat, choice: CardPlay, seed: number): void {
  if (choice.type === 'react') {
    make(g, seat, idle(economicus, g, seat));
    goOn(g, seed, ({ stack }) => stack.at(-1)?.phase === 'window');
  }
  if (g.players[seat].hand.secret.includes(choice.card)) discardFromHand(g, seat, choice.card);
}

/** Careful bots play on until something is true, or to the end. */
function goOn(g: G, seed: number, isReached: (g: G) => boolean = () => false): G {
  const random = diceOf(seed);
  while (!isReached(g)) {
    const next = decide(g, random);
    if (next === null) break;
    make(g, next.seat, next.choice);
  }
  return g;
}

function make(g: G, seat: Seat, choice: Decision): void {
  const applied = apply(economicus, g, { seat, ...choice });
  if ('refusal' in applied) throw new Error(JSON.stringify(applied.refusal));
}

function shareOf({ ending }: G, seat: Seat): number {
  return ending?.winners.includes(seat) === true ? 1 / ending.winners.length : 0;
}

function mean(values: readonly number[], scale = 1): string {
  if (values.length === 0) return '–';
  const middle = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / values.length;
  return `${(scale * middle).toFixed(1)} ±${(scale * 1.96 * Math.sqrt(variance / values.length)).toFixed(1)}`;
}
