import type { Seat } from '@parlour/kernel';
import type { Features } from '@parlour/search';
import { turnOf } from '../../rules/holdings.ts';
import type { G, MatterOfFact } from '../../types.ts';
import { economyOf } from '../economy.ts';
import { finalTurns, moneyLacking, turnsToWin } from '../prospects.ts';

/** What the value of a seat depends on: above all the turns to its last BIObot, as the careful bot reckons them. */
const NAMES: readonly string[] = [
  'turnsToWin',
  'turnsToWinLog',
  'withinThreeTurns',
  'withinTwoTurns',
  'income',
  'moneyLacking',
  'isPaid',
  'way',
  'wayIfPaid',
  'isStocked',
  'ownsPark',
  'workers',
  'speed',
  'technologies',
  'assets',
  'isOnStrike',
  'arrest',
  'turnsToWait',
  'turnsToWaitNearTheEnd',
  'steelIsClosed',
  'energyIsClosed',
  'contracts',
];

export const features: Features<MatterOfFact> = {
  names: NAMES,
  of: featuresOf,
  isTogether: false,
  kinds: { any: { seats: 4, options: {} } },
  kindOf: () => 'any',
};

const yes = (is: boolean): number => (is ? 1 : 0);

function featuresOf(g: G, seat: Seat): number[] {
  const player = g.players[seat];
  const economy = economyOf(g, seat, player.cell ?? 0);
  const turns = Math.min(30, turnsToWin(economy));
  const lacking = moneyLacking(economy);
  const way = Math.min(12, finalTurns(economy));
  const seats = g.seats.length;
  const wait = ((seat - (turnOf(g)?.seat ?? seat) + seats) % seats) / seats;
  const { goal, income, isStocked, workers, speed } = economy;
  return [
    turns,
    Math.log1p(Math.max(0, turns + 1)),
    yes(turns <= 3),
    yes(turns <= 1.5),
    income / 10,
    Math.max(0, lacking) / 100,
    yes(lacking <= 0),
    way,
    lacking <= 0 ? way : 0,
    yes(isStocked),
    yes(goal.ownsPark),
    workers,
    speed,
    player.hand.length,
    player.assets.length,
    yes(player.isOnStrike),
    player.arrest,
    wait,
    turns < 4 ? wait : 0,
    yes(goal.closed.steel),
    yes(goal.closed.energy),
    player.contracts.length,
  ];
}
