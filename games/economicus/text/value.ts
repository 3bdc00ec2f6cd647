import type { Seat } from '@parlour/kernel';
import { CRISIS_CARDS } from '../content/crisis-cards.ts';
import { EVENT_IDS } from '../content/events.ts';
import type { Industry } from '../content/industries.ts';
import { designOf, OPTION_CARDS } from '../content/options.ts';
import { industryOf } from './reading.ts';
import type { Cards, EconomicusText, Names } from './types.ts';

/** What names a thing in a language. */
export type Naming = {
  industry(id: Industry): string;
  /** A company of a player, with what it carries. */
  company(tag: string): string;
  project(industry: Industry): string;
  money(amount: number): string;
  proposal(id: number): string;
};

const SEATS: readonly string[] = ['to', 'rival', 'owner'];
const MONEY: readonly string[] = ['money', 'amount', 'price', 'paid'];
const COMPANY = /^\d+-(clean|mortgaged)(-\d+)?$/;
const PROJECT = /^\d+-\d+$/;

/** Names values in a language. A number is a seat, an industry, a sum or a count: its field tells which. */
export function valueWords(names: Names, cards: Cards, naming: Naming): EconomicusText['value'] {
  const words: Record<string, string> = {
    ...names.kinds,
    ...names.conditions,
    ...names.windows,
    ...Object.fromEntries(OPTION_CARDS.map((card) => [card, cards.optionCards[designOf(card)].name])),
    ...Object.fromEntries(EVENT_IDS.map((id) => [id, cards.eventCards[id].name])),
    ...Object.fromEntries(CRISIS_CARDS.map((id) => [id, cards.crisisCards[id].name])),
  };
  const number = (value: number, seat: (seat: Seat) => string, field: string): string => {
    if (SEATS.includes(field)) return seat(value as Seat);
    if (field === 'industry') return naming.industry(industryOf(`${value}`));
    if (field === 'deal') return naming.proposal(value);
    return MONEY.includes(field) ? naming.money(value) : String(value);
  };
  return (value, say, field = '') => {
    if (value === null || value === undefined) return '–';
    if (Array.isArray(value)) return value.length === 0 ? '–' : say.list(value.map((each) => text(each)));
    return typeof value === 'number' ? number(value, say.seat, field) : text(value);
  };
  function text(value: unknown): string {
    const tag = String(value);
    if (COMPANY.test(tag)) return naming.company(tag);
    if (PROJECT.test(tag)) return naming.project(industryOf(tag));
    return words[tag] ?? tag;
  }
}
