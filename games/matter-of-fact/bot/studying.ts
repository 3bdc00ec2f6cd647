import type { Seat } from '@parlour/kernel';
import { type AssetId, KIND_OF, type Process } from '../content/assets.ts';
import { type Level, TECHNOLOGIES, type TechnologyId } from '../content/technologies.ts';
import { priceOf, worthOf } from '../rules/06-exchange/market.ts';
import { salaryRate } from '../rules/15-salary/salary-rate.ts';
import { targetOf } from '../rules/22-ending/ending.ts';
import { assetsOf, processOf, productOf } from '../rules/holdings.ts';
import type { G } from '../types.ts';
import { recipeCost, recipeOf } from './goal.ts';

/** What a technology would be worth to a player. */

/** `perTurn`: what it adds to the income; `once`: what it saves on the BIObots still to be made. */
type Gain = { perTurn: number; once: number; price: number };

const NOTHING: Gain = { perTurn: 0, once: 0, price: 0 };
/** A worker saved can earn elsewhere. */
const WORKER_TURN = 2;

/** What a run of a process brings, workers paid. */
export function yieldOf(g: G, asset: AssetId, { workers, inputs, output }: Process): number {
  const product = productOf(asset);
  const income = product === 'biobot' ? 0 : output * priceOf(g, product);
  return income - worthOf(g, inputs) - workers * (salaryRate(g) + WORKER_TURN);
}

export function gainOf(g: G, me: Seat, card: TechnologyId): Gain {
  const { fits, process, price } = TECHNOLOGIES[card];
  if (fits === 'technologyPark') {
    const saved = (recipeCost(g, recipeOf(g, me)) - recipeCost(g, process)) * (targetOf(g) - g.players[me].biobots);
    return { perTurn: 0, once: Math.max(0, saved), price };
  }
  let perTurn = 0;
  for (const asset of assetsOf(g, me)) {
    if (KIND_OF[asset] !== fits) continue;
    const more = yieldOf(g, asset, process) - yieldOf(g, asset, processOf(g, asset));
    if (more > perTurn) perTurn = more;
  }
  return { perTurn, once: 0, price };
}

/** What it is worth over so many turns. A card that is not used at once may still be of use. */
export const worthOver = ({ perTurn, once, price }: Gain, turns: number): number => perTurn * turns + once - price;

/** What a visit to a university may bring: the better of two cards of those nobody has. */
export function expectedGain(g: G, me: Seat, level: Level, turns: number): Gain {
  const cards = [...g.technologyDecks[level].secret, ...restOf(g, level)];
  const gains = cards.map((card) => gainOf(g, me, card)).sort((a, b) => worthOver(b, turns) - worthOver(a, turns));
  const pairs = (gains.length * (gains.length - 1)) / 2;
  if (pairs === 0) return NOTHING;
  const sum = { ...NOTHING };
  for (const [i, gain] of gains.entries()) {
    if (worthOver(gain, turns) <= 0) break;
    const chance = (gains.length - 1 - i) / pairs;
    sum.perTurn += chance * gain.perTurn;
    sum.once += chance * gain.once;
    sum.price += chance * gain.price;
  }
  return sum;
}

/** With too few cards the discards come back (MF-R19). */
const restOf = (g: G, level: Level): readonly TechnologyId[] =>
  g.technologyDecks[level].secret.length < 2 ? g.technologyDiscards[level] : [];
