import type { Seat } from '@parlour/kernel';
import { columns, cut } from '@parlour/kit/terminal/layout.ts';
import { type Industry, SEGMENTS } from '../content/industries.ts';
import type { EconomicusScene } from './types.ts';

/** How long names may be, so that also eight players fit into eighty columns. */
const roomFor = ({ view }: EconomicusScene) =>
  view.seats.length > 5 ? { industry: 9, seat: 3, gap: 1 } : { industry: 16, seat: 8, gap: 2 };

/** The industries as rows, in the order of the ring, and the players as columns; what each player has stands on top. */
export function ring(scene: EconomicusScene, size: 'whole' | 'small'): string[] {
  const { view, facts, labels, style, names, asked } = scene;
  const room = roomFor(scene);
  const perSeat = (cell: (seat: Seat) => string): string[] => view.seats.map(cell);
  const own = (title: string, cell: (seat: Seat) => string): string[] => [title, '', '', '', '', ...perSeat(cell)];
  const isShown = (industry: Industry): boolean =>
    size === 'whole' || industry === view.turn.industry || facts.industries[industry].owned > 0;
  const rows = [
    [
      ...['', labels.profit, labels.price, labels.free, labels.pays].map(style.dim),
      ...perSeat((seat) => style.seat(seat)(`${asked.includes(seat) ? '▸' : ''}${cut(names[seat] ?? '', room.seat)}`)),
    ],
    own(labels.stars, (seat) => stars(scene, seat)),
    own(labels.cash, (seat) => style.bold(String(view.players[seat].cash))),
    own(labels.income, (seat) => (facts.seats[seat].expected36 / 36).toFixed(1)),
    own(labels.loans, (seat) => String(facts.seats[seat].loans)),
    ...(view.options.rules === 'full'
      ? [own(labels.cards, (seat) => `${facts.seats[seat].handSize}+${view.players[seat].quotas.length}`)]
      : []),
    ...view.layout.filter(isShown).map((industry) => industryRow(scene, industry)),
  ];
  return columns(
    rows,
    rows[0]?.map((_, i) => i).filter((i) => i > 0),
    room.gap,
  );
}

function stars({ view, facts, labels, style }: EconomicusScene, seat: Seat): string {
  const { stars: own, isOut, isAuditor } = facts.seats[seat];
  if (isOut) return style.red(labels.out);
  const shown = `${isAuditor ? '⚖' : ''}${own.total}★`;
  return view.turn.seat === seat ? style.inverse(shown) : style.bold(shown);
}

function industryRow(scene: EconomicusScene, industry: Industry): string[] {
  const { view, facts, text, style } = scene;
  const { profit, income } = facts.industries[industry];
  const isActive = view.turn.industry === industry;
  const name = `${isActive ? '▸' : ' '}${String(industry).padStart(2)} ${cut(text.industries[industry], roomFor(scene).industry)}`;
  const crisis = view.crises[industry] > 0 ? style.red(` −${view.crises[industry]}`) : '';
  const cloud = view.forecast === industry ? style.yellow(' ☁') : '';
  const price = view.prices[industry];
  const paid = view.viewer === null ? 0 : income[view.viewer];
  return [
    (isActive ? style.bold : String)(name) + crisis + cloud,
    `${profit > SEGMENTS[industry].profit ? '↑' : ''}${(profit < 0 ? style.red : String)(String(profit))}`,
    price === null ? style.dim('·') : style.yellow(String(price)),
    style.dim(`${view.freePrivate[industry]}+${view.freeState[industry]}`),
    paid === 0 ? style.dim('·') : style.green(String(paid)),
    ...view.seats.map((seat) => holding(scene, industry, seat)),
  ];
}

/** Companies, the majority, loans and projects of a player in an industry. */
function holding({ view, facts, style }: EconomicusScene, industry: Industry, seat: Seat): string {
  const { companies, mortgaged, projects } = view.players[seat];
  if (companies[industry] + projects[industry] === 0) return style.dim('·');
  const lead = facts.industries[industry].majority === seat && view.options.rules === 'full' ? '★' : '';
  const loans = '%'.repeat(mortgaged[industry]);
  const started = '°'.repeat(projects[industry]);
  return style.seat(seat)(`${companies[industry] > 0 ? companies[industry] : ''}${lead}${loans}${started}`);
}
