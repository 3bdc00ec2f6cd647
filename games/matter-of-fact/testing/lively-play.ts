import { type Action, below, offers, perform, type Seat, sample, seeded, start, waiting } from '@parlour/kernel';
import { type Cell, SITES } from '../content/map.ts';
import { matterOfFact } from '../index.ts';
import type { G, MatterOfFact } from '../types.ts';

/** What a random player who wants something to happen seldom does. */
export const RELUCTANT = ['discharge', 'sellAsset', 'sell', 'withdrawDeal', 'proposeDeal', 'takeNone', 'concede'];
/** What he does whenever he can. */
const EAGER = new Set<string>([
  'buyAsset',
  'adoptPlan',
  'runProposed',
  'raid',
  'paySalary',
  'acceptDeal',
  'study',
  'buyTechnology',
  'buyVehicle',
  'deliver',
]);
const HEAD_START = { cash: 800, workers: 5, steel: 4, energy: 4 } as const;

type Lively = {
  seed: number;
  seats?: number;
  options?: Partial<MatterOfFact['options']>;
  /** So many actions at most. */
  most?: number;
  onQuestion?(g: G, action: Action<MatterOfFact>): void;
};

/**
 * Random play in which assets are bought, staffed, raided and traded: anybody may act at any moment, everybody has a head start
 * so that little is out of reach, and chips go where there is something to do.
 */
export function livelyPlay({ seed, seats = 2 + (seed % 3), options = {}, most = 1500, onQuestion }: Lively): G {
  const g = start(matterOfFact, { seats, chance: seeded(seed), options });
  for (const seat of g.seats) {
    const player = g.players[seat];
    player.cash.secret += HEAD_START.cash;
    player.idle += HEAD_START.workers;
    player.stock.steel += HEAD_START.steel;
    player.stock.energy += HEAD_START.energy;
    g.workersLeft -= HEAD_START.workers;
  }
  const dice = { chance: seeded(seed ^ 0x51ed) };
  const random = (n: number) => below(dice, n);
  for (let n = 0; n < most; n++) {
    const open = waiting(matterOfFact, g);
    if (open === null) break;
    const action = pick(g, random(6) === 0 ? g.seats : open.seats, random) ?? pick(g, open.seats, random);
    if (action === null) throw new Error(`no answer to ${open.phase}.${open.step}`);
    onQuestion?.(g, action);
    g.events = [];
    perform(matterOfFact, g, action);
  }
  return g;
}

function pick(g: G, seats: readonly Seat[], random: (n: number) => number): Action<MatterOfFact> | null {
  const seat = seats[random(seats.length)] as Seat;
  const all = offers(matterOfFact, g, seat);
  const eager = all.filter(({ type }) => EAGER.has(type));
  const keen = eager.length > 0 && random(5) > 0 ? sample(matterOfFact, g, seat, random, eager) : null;
  if (keen !== null) return keen;
  const calm = all.filter(({ type }) => !RELUCTANT.includes(type));
  const action = sample(matterOfFact, g, seat, random, calm.length > 0 && random(9) > 0 ? calm : all);
  if (action?.type !== 'move' || random(6) === 0) return action;
  const { cell } = g.players[seat];
  if (cell !== null && random(8) === 0) return { ...action, to: cell, card: false };
  return { ...action, to: somewhere(g, action, random, all) };
}

/** A destination of the same kind with something to do there: an own asset that is captured before all others. */
function somewhere(
  g: G,
  { seat, to, card }: Action<MatterOfFact, 'move'>,
  random: (n: number) => number,
  all: ReturnType<typeof offers<MatterOfFact>>,
): Cell {
  const cells = all.flatMap((offer) => {
    if (offer.type !== 'move' || !('one' in offer.fields.to) || !('one' in offer.fields.card)) return [];
    return offer.fields.card.one[0] === card ? offer.fields.to.one : [];
  });
  const isOwnCaptured = (cell: Cell): boolean => {
    const site = SITES[cell];
    return site.is === 'asset' && g.assets[site.asset].owner === seat && g.assets[site.asset].capture !== null;
  };
  const locations = cells.filter((cell) => SITES[cell].is !== 'open' && SITES[cell].is !== 'frontier');
  const [captured] = cells.filter(isOwnCaptured);
  return captured ?? locations[random(Math.max(1, locations.length))] ?? to;
}
