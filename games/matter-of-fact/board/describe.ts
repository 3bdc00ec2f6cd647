import { questionWords, type Seat, type StateView } from '@parlour/kernel';
import type { BoardProps } from '@parlour/kit/board.ts';
import { ASSET_IDS, KIND_OF, resaleOf } from '../content/assets.ts';
import { PRICES, RESOURCES, type Units } from '../content/exchange.ts';
import { SITES } from '../content/map.ts';
import { BOUGHT_VEHICLES, DEALERSHIP } from '../content/vehicles.ts';
import type { MatterOfFact } from '../types.ts';
import { alarmOf } from './dock/parts/alarm.tsx';
import { proposalWords } from './dock/parts/proposed.tsx';
import { type Table, tableOf } from './table/context.ts';
import { listed, proposalOf } from './table/reading.ts';

/** The two numbers beside a name: money, and how many BIObots of the target; where cash is hidden, how many assets. */
export function seatFacts(
  props: BoardProps<MatterOfFact>,
  seat: Seat,
): { label: string; value: string; unit?: string }[] {
  const { view, facts, label } = tableOf(props);
  const { cash, biobots, assets } = view.players[seat];
  const owned = { label: label.seat.assets, value: `⌂ ${assets.length}`, unit: label.seat.ofAssets(assets.length) };
  return [
    cash.secret === null ? owned : { label: label.seat.cash, value: String(cash.secret), unit: label.currency },
    facts.target === 1 && biobots === 0 && cash.secret !== null
      ? owned
      : { label: label.seat.biobots, value: `${biobots}/${facts.target}`, unit: 'BIO' },
  ];
}

/** The table as text: all that is needed to play by ear. */
export function describe(props: BoardProps<MatterOfFact>): string[] {
  const table = tableOf(props);
  const { view, facts, words, label, say } = table;
  return [
    questionWords(props.text, view, say),
    label.round(view.round, view.lastRound),
    facts.stage === 0 || facts.active === null
      ? ''
      : label.say.turn(say.seat(facts.active), facts.stage, words.stages[facts.stage]),
    alarmOf(table)?.words ?? '',
    proposalOf(table).length > 0 ? proposalWords(table, proposalOf(table)) : '',
    ...RESOURCES.map((resource) => {
      const { price, highest, lowest } = facts.market[resource];
      const { monopolist, isOpen } = view.market[resource];
      return label.exchange.row({
        name: words.products[resource],
        price,
        highest,
        lowest,
        monopolist: monopolist === null ? null : say.seat(monopolist),
        isOpen,
      });
    }),
    ...view.seats.map((seat) => deskOf(table, seat)),
    ...ASSET_IDS.flatMap((asset) => (view.assets[asset].owner === null ? [] : [assetOf(table, asset)])),
    label.say.free(
      say.list(ASSET_IDS.filter((asset) => view.assets[asset].owner === null).map((asset) => words.asset(asset))),
    ),
    ...now(table),
  ].filter((line) => line !== '');
}

const amounts = ({ words, label, say }: Table, units: Units): string =>
  say.list(listed(units).map(({ resource, units: n }) => `${words.products[resource]} ${n}`)) || label.say.nothing;

function deskOf(table: Table, seat: Seat): string {
  const { view, facts, words, label, say } = table;
  const { cash, stock, idle, cell, arrest, isOnStrike, contracts, hand } = view.players[seat];
  const { workers, salary, vehicle, readiness } = facts.seats[seat];
  return [
    label.say.player(say.seat(seat), cash.secret, amounts(table, stock)),
    label.say.workers(workers, idle, salary),
    label.say.at(cell === null ? null : words.cell(cell), words.vehicles[vehicle]),
    label.rivals.readiness(readiness),
    arrest > 0 ? label.rivals.arrested(arrest) : '',
    isOnStrike ? label.rivals.onStrike : '',
    ...contracts.map(
      ({ card, turns }) => `${words.actionCards[card].name}: ${words.effect(card)} ${label.sell.turns(turns)}`,
    ),
    hand.length > 0 ? label.say.hand(say.list(hand.map((card) => words.technologies[card].name))) : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}

function assetOf({ view, facts, words, label, say }: Table, asset: (typeof ASSET_IDS)[number]): string {
  const { owner, workers, hasGuard, capture, technology } = view.assets[asset];
  const { workers: needs, inputs, output, product, standstill } = facts.assets[asset];
  return [
    `${words.asset(asset)}, ${owner === null ? '' : say.seat(owner)}: ${words.process({ workers: needs, inputs, output }, product)}.`,
    label.planning.crew(workers, needs),
    hasGuard ? label.say.guarded : '',
    technology === null ? '' : words.technologies[technology].name,
    capture !== null
      ? label.asset.captured(say.seat(capture.raider), words.modes[capture.mode])
      : standstill === null
        ? label.asset.ready
        : words.standstill(standstill, say),
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

/** What can be done now, in numbers: as the board shows them beside the map. */
function now({ facts, words, label, say }: Table): string[] {
  const { production, reach, salary, plan } = facts;
  const places = reach.filter(({ cell }) => SITES[cell].is !== 'open' && SITES[cell].is !== 'frontier');
  return [
    production === null
      ? ''
      : `${label.production.proposal} ${say.list(production.proposal.map((id) => words.asset(id)))}`,
    places.length === 0
      ? ''
      : label.say.reach(
          places.map(({ cell, hexes, card }) => `${words.cell(cell)} (${label.map.hexes(hexes, card)})`).join('; '),
        ),
    salary !== null && salary.due > 0 ? label.salary.due(salary.due) : '',
    plan === null ? '' : label.planning.proposal(plan.runs.length, plan.margin),
  ];
}

/** What a chart of the game shows: what everybody is worth at market prices. */
export function scores(view: StateView<MatterOfFact>): number[] {
  return view.seats.map((seat) => worthIn(view, seat));
}

/** MF-R63. Cash less debt, stock at current prices, half of what assets and vehicles cost. */
function worthIn({ players, market }: StateView<MatterOfFact>, seat: Seat): number {
  const { cash, debt, stock, assets, vehicles } = players[seat];
  let worth = (cash.secret ?? 0) - (debt.secret ?? 0);
  for (const resource of RESOURCES) worth += stock[resource] * (PRICES[resource][market[resource].column] ?? 0);
  for (const asset of assets) worth += resaleOf(KIND_OF[asset]);
  for (const vehicle of BOUGHT_VEHICLES) if (vehicles[vehicle] !== 'none') worth += DEALERSHIP[vehicle].refund;
  return worth;
}
