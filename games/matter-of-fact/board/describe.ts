import { questionWords, type Seat } from '@parlour/kernel';
import type { BoardProps } from '@parlour/kit/board.ts';
import { ASSET_IDS } from '../content/assets.ts';
import { RESOURCES, type Units } from '../content/exchange.ts';
import { SITES } from '../content/map.ts';
import type { MatterOfFact } from '../types.ts';
import { alarmOf } from './dock/parts/alarm.tsx';
import { proposalWords } from './dock/parts/proposed.tsx';
import { type Table, tableOf } from './table/context.ts';
import { listed, proposalOf } from './table/reading.ts';

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
