import type { Seat } from '@parlour/kernel';
import { columnsOf, cut, padEnd, padStart, wrapList } from '@parlour/kit/terminal/layout.ts';
import { COMPANY_CARDS, DOMAINS } from '../content/company-cards.ts';
import { PLANS } from '../content/plans.ts';
import { type BoomScene, type CompanyFacts, type CompanyOnTable, signed } from './types.ts';

/** Companies as rows and firms as columns: what is a company's stands on the left, what is a firm's on the right. */
export function companies(scene: BoomScene, size: 'whole' | 'small'): string[] {
  const { view, labels, style, facts } = scene;
  const grid = gridFor(scene);
  const heading = grid.row(
    [labels.company, labels.industry, labels.size, labels.cash, labels.burn, labels.lasts].map(style.dim),
    view.seats.map((seat) => firmHead(scene, seat)),
  );
  const purses = grid.row(
    [labels.treasury],
    view.seats.map((seat) => style.bold(String(view.players[seat].treasury.secret ?? '?'))),
  );
  const hands = grid.row(
    [style.dim(labels.cards)],
    view.seats.map((seat) => style.dim(String(view.players[seat].hand.secret.length))),
  );
  const rows = view.companies.flatMap((company) => {
    const known = facts.companies[company.plan];
    if (known === undefined) return [];
    const row = grid.row(
      cells(scene, company, known, grid),
      view.seats.map((seat) => holding(scene, company, seat)),
    );
    return size === 'small' ? [row] : [row, ...attached(scene, company, known)];
  });
  if (rows.length === 0) rows.push(style.dim(` ${labels.noCompanies}`));
  return [heading, purses, hands, ...rows];
}

type Grid = { name: number; industry: number; row(left: string[], right: string[]): string };

/** The widths of the columns: industry and size as their content needs, and all that is left for the names. */
function gridFor(scene: BoomScene): Grid {
  const { view, facts, labels, width } = scene;
  const known = view.companies.map((company) => ({ company, facts: facts.companies[company.plan] }));
  const needs = (heading: string, cells: string[]) => Math.max(...[heading, ...cells].map(columnsOf)) + 1;
  const firm = width >= 100 ? 8 : 5;
  const numbers = [5, 6, 6];
  const size = needs(
    labels.size,
    known.map((each) => (each.facts ? sizeWords(scene, each.facts) : '')),
  );
  const rest = width - 1 - size - firm * view.seats.length - numbers.reduce((sum, each) => sum + each, 0);
  const wanted = needs(
    labels.industry,
    known.map((each) => industryWords(scene, each.company)),
  );
  const industry = Math.min(wanted, Math.max(8, rest - 21));
  const name = Math.min(34, rest - industry);
  return {
    name,
    industry,
    row(left, right) {
      const [title = '', field = '', pips = '', ...rest] = left;
      const figures = numbers.map((column, i) => padStart(rest[i] ?? '', column)).join('');
      const start =
        left.length === 1
          ? padEnd(title, name + industry + size + columnsOf(figures))
          : padEnd(title, name) + padEnd(field, industry) + padEnd(pips, size) + figures;
      return ` ${start}${right.map((cell) => padStart(cell, firm)).join('')}`;
    },
  };
}

const industryWords = ({ text, facts }: BoomScene, { plan }: CompanyOnTable): string =>
  `${text.industries[PLANS[plan].industry]}${facts.companies[plan]?.isHot ? '▲' : ''}`;

/** One pip for each card the Limit asks for, full for those that are there; what it has beyond them is counted. */
function sizeWords({ view, labels }: BoomScene, { size, isReady }: CompanyFacts): string {
  const full = Math.min(size, view.limit);
  const pips = '●'.repeat(full) + '○'.repeat(view.limit - full) + (size > view.limit ? `+${size - view.limit}` : '');
  return isReady ? `${pips} ${labels.ready}` : pips;
}

function firmHead({ view, style, labels, width }: BoomScene, seat: Seat): string {
  const { firm } = view.players[seat];
  const isMe = seat === view.viewer;
  const name = style.seat(seat)(isMe ? style.bold(firm) : firm);
  return isMe ? (width >= 100 ? `${name} ${labels.you}` : `›${name}`) : name;
}

function cells(scene: BoomScene, company: CompanyOnTable, known: CompanyFacts, grid: Grid): string[] {
  const { text, style, labels } = scene;
  const name = cut(text.cards[company.plan].name, grid.name - 1);
  const industry = cut(industryWords(scene, company), grid.industry - 1);
  const size = sizeWords(scene, known);
  const isFunded = company.lead !== null;
  const lasts = !isFunded ? '–' : known.isDying ? labels.dies : known.runway === null ? '∞' : `${known.runway}×`;
  return [
    isFunded ? style.bold(name) : name,
    known.isHot ? style.yellow(industry) : industry,
    known.isReady ? style.green(size) : size,
    isFunded || company.cash > 0 ? String(company.cash) : '–',
    String(known.burn),
    known.isDying ? style.bold(style.red(lasts)) : lasts,
  ];
}

function holding({ style, view }: BoomScene, company: CompanyOnTable, seat: Seat): string {
  const shares = company.shares[seat];
  // The lead of an open round is not yet the lead of the company (BO-R25).
  const isLeading = view.stack.some((f) => f.phase === 'funding' && f.company === company.plan && f.lead === seat);
  const mark = company.lead === seat ? '★' : isLeading ? '☆' : '';
  return shares === 0 && mark === '' ? style.dim('·') : style.seat(seat)(`${shares}${mark}`);
}

/** What lies on a company, and what its IPO would bring. */
function attached({ text, style, width, labels }: BoomScene, company: CompanyOnTable, known: CompanyFacts): string[] {
  const industry = PLANS[company.plan].industry;
  const cards = company.attached.map((card) => {
    const match = DOMAINS[card] === industry ? style.green('♦') : '';
    const { burn } = COMPANY_CARDS[card];
    return `${text.cards[card].name}${match}${burn === 0 ? '' : ` ${signed(burn)}`}`;
  });
  if (company.lead === null && cards.length === 0) return [];
  const low = known.raises[0] ?? 0;
  const high = known.raises.at(-1) ?? 0;
  const worth = known.isReady ? [style.green(labels.raises(low, high))] : [];
  const lines = wrapList([...cards, ...worth], width - 4);
  return lines.filter((line) => columnsOf(line) > 0).map((line) => style.dim(`   ${line}`));
}
