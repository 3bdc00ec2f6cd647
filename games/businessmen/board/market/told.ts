import type { Seat } from '@parlour/kernel';
import { CHARACTERISTICS } from '../../content/characteristics.ts';
import { LORRY_IDS } from '../../content/lorries.ts';
import { PRICES } from '../../content/prices.ts';
import { INSURANCE_COST, SHIPMENTS } from '../../content/table.ts';
import type { BoardText } from '../../text/board-types.ts';
import type { Table } from '../table/context.ts';
import type { After } from '../table/preview.ts';
import type { Weighed } from '../table/selection.ts';

type Telling<W extends Weighed['type']> = {
  table: Table;
  label: BoardText['weigh'];
  choice: Extract<Weighed, { type: W }>;
  seat: Seat;
  /** The table as it would be then; `null` while that is not known. */
  after: After | null;
};

/** What would come of a choice, in pieces of a few words: the choice, what it brings or costs, what else it does. */
export function told(table: Table, seat: Seat, choice: Weighed, after: After | null): string[] {
  const about = { table, label: table.label.weigh, seat, after };
  switch (choice.type) {
    case 'load':
      return loading({ ...about, choice });
    case 'ship':
      return shipping({ ...about, choice });
    case 'improve':
      return improving({ ...about, choice });
    case 'insure':
      return insuring({ ...about, choice });
    case 'spinPrices':
      return spinning({ ...about, choice });
    case 'spinMisfortune':
      return risking({ ...about, choice });
  }
}

function loading({ table, label, choice: { lorry, good }, seat, after }: Telling<'load'>): string[] {
  const { facts, words } = table;
  const what = label.load(facts.seats[seat].loads[lorry][good], words.goods[good], words.lorries[lorry]);
  const then = after?.facts.lorries[lorry];
  const lot = then?.lots.find((each) => each.seat === seat);
  if (then === undefined || lot === undefined) return [what];
  const falls = then.pricesIfSent?.[good];
  return [
    what,
    label.brings(lot.now, lot.worst, lot.best),
    then.isFull ? (then.exclusiveTo === seat ? label.alone(then.points) : label.full) : label.space(then.space),
    falls === undefined ? '' : label.falls(words.goods[good], facts.goods[good].price, PRICES[falls] ?? 0),
  ].filter((part) => part !== '');
}

function shipping({ table, label, choice: { good, units }, seat, after }: Telling<'ship'>): string[] {
  const { facts, words, view } = table;
  const then = after?.view.players[seat];
  return [
    label.ship(units, words.goods[good], SHIPMENTS[units]),
    ...(then === undefined ? [] : [label.points(view.players[seat].points, then.points, facts.target)]),
    label.noCoins(facts.goods[good].price),
  ];
}

function improving({ table, label, choice: { characteristic }, seat, after }: Telling<'improve' | 'insure'>): string[] {
  const { facts, words, view } = table;
  const { step } = facts.seats[seat].characteristics[characteristic];
  const then = after?.view.players[seat];
  if (step === null) return [];
  return [
    label.improve(words.characteristics[characteristic], table.label.hand.value[characteristic](step.value)),
    ...(then === undefined
      ? [label.cost(step.cost)]
      : [label.costLeaving(step.cost, then.coins), label.points(view.players[seat].points, then.points, facts.target)]),
  ];
}

function insuring({ table, label, choice: { characteristic }, seat, after }: Telling<'improve' | 'insure'>): string[] {
  const then = after?.view.players[seat];
  const isSafe = after?.facts.seats[seat].characteristics[characteristic].nextHit.is === 'nothing';
  return [
    label.insure(table.words.characteristics[characteristic]),
    then === undefined ? label.cost(INSURANCE_COST) : label.costLeaving(INSURANCE_COST, then.coins),
    isSafe ? label.safe : label.onlyWarns,
  ];
}

/** What the wheel can make of my lots on the lorries that are about to leave. */
function spinning({
  table: { facts, view, words, label: all },
  label,
  seat,
}: Telling<'spinPrices' | 'spinMisfortune'>) {
  const mine = LORRY_IDS.flatMap((lorry) => {
    const { good } = view.lorries[lorry];
    const { isFull, lots } = facts.lorries[lorry];
    const lot = lots.find((each) => each.seat === seat);
    if (!isFull || good === null || lot === undefined) return [];
    const { now, worst, best } = lot;
    return [label.atStake(words.goods[good], now, worst, best, facts.goods[good].embargoSectors)];
  });
  return [all.wheels.names.prices, ...(mine.length > 0 ? mine : [label.nothingAtStake])];
}

function risking({ table: { facts, words, label: all }, seat }: Telling<'spinPrices' | 'spinMisfortune'>): string[] {
  const { fineSectors, worstFine, characteristics } = facts.seats[seat];
  if (fineSectors === 0) return [all.wheels.names.misfortune, all.wheels.misfortune];
  const fines = CHARACTERISTICS.flatMap((trait) => {
    const { nextHit } = characteristics[trait];
    return nextHit.is === 'fine' ? [all.stage.fined(words.characteristics[trait], nextHit.points, nextHit.to)] : [];
  });
  return [all.wheels.risk(fineSectors, worstFine), ...fines];
}
