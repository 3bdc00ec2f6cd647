import { questionWords, type Seat } from '@parlour/kernel';
import type { BoardProps } from '@parlour/kit/board.ts';
import { INDUSTRIES } from '../content/industries.ts';
import { designOf } from '../content/options.ts';
import type { Economicus } from '../types.ts';
import { saysOf as playerLine } from './paper/league.tsx';
import { saysOf as industryLine } from './ring/segment.tsx';
import { type Table, tableOf } from './table/context.tsx';
import { frameOf, handOf, isFullGame, nameOf } from './table/reading.ts';
import { threatWords } from './table/threats.ts';

/** The table as text: all that is needed to play by ear. */
export function describe(props: BoardProps<Economicus>): string[] {
  const table = tableOf(props);
  const { view, facts, label, words, say } = table;
  return [
    questionWords(props.text, view, say),
    label.say.year(
      Math.max(1, view.year),
      nameOf(table, view.auditor),
      facts.turns.map((seat) => nameOf(table, seat)).join(', '),
    ),
    facts.phase === 0 ? '' : `${facts.phase}. ${label.hub.phase[facts.phase]}.`,
    view.event === null ? '' : `${words.eventCards[view.event].name}: ${words.eventCards[view.event].effect}`,
    isFullGame(view) ? label.say.crisisCards(facts.crisisCards.forecasts, facts.crisisCards.strengths) : '',
    auctionLine(table),
    ...(facts.threats ?? []).map((threat) => threatWords(table, threat)),
    ...INDUSTRIES.map((industry) => industryLine(table, industry)),
    label.say.ring(view.layout.join(', ')),
    ...view.seats.map((seat) => playerLine(table, seat)),
    ...(table.seat === null ? [] : mine(table, table.seat)),
  ].filter((line) => line !== '');
}

function auctionLine(table: Table): string {
  const auction = frameOf(table.view, 'auction');
  if (auction === null || auction.kind === null) return '';
  const { words, label } = table;
  const { kind, industry, last, leader, start, queue } = auction;
  return label.say.auction({
    lot: words.kinds[kind],
    industry: words.industries[industry],
    bid: last ?? start,
    leader: leader === null ? null : nameOf(table, leader),
    bidders: queue.map((seat) => nameOf(table, seat)).join(', '),
  });
}

/** My cards with their effects and times, and what I would be paid for each roll. */
function mine({ view, facts, words, label }: Table, seat: Seat): string[] {
  const { solvency } = facts.seats[seat];
  const paid = INDUSTRIES.filter((industry) => facts.industries[industry].income[seat] !== 0);
  return [
    label.say.solvency(solvency.cash, solvency.loans, solvency.sales, solvency.total),
    paid.length === 0
      ? ''
      : label.say.incomes(
          paid.map((industry) => `${industry}: ${label.signed(facts.industries[industry].income[seat])}`).join(', '),
        ),
    ...handOf(view, seat).map((card) => {
      const { name, effect } = words.optionCards[designOf(card)];
      return `${name}: ${effect}`;
    }),
  ];
}
