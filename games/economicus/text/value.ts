import { type GameText, NOTHING, naming, type Say, type Seat } from '@parlour/kernel';
import { CRISIS_CARDS } from '../content/crisis-cards.ts';
import { EVENT_IDS } from '../content/events.ts';
import type { Condition } from '../content/holdings.ts';
import type { Industry, Kind } from '../content/industries.ts';
import { designOf, OPTION_CARDS, type OptionCard } from '../content/options.ts';
import type { Economicus } from '../types.ts';
import { industryOf } from './reading.ts';
import type { Cards, Names } from './types.ts';

/** What names a thing in a language. */
type Naming = {
  industry(id: Industry): string;
  /** A company of a player, with what it carries. */
  company(tag: string): string;
  project(industry: Industry): string;
  money(amount: number): string;
  proposal(id: number): string;
};

const COMPANY = /^\d+-(clean|mortgaged)(-\d+)?$/;
const PROJECT = /^\d+-\d+$/;

/** Names values in a language. */
export function valuesOf(
  names: Names,
  cards: Cards,
  { industry, company, project, money, proposal }: Naming,
): Pick<GameText<Economicus>, 'values' | 'value'> {
  const words: Record<string, string> = {
    ...names.kinds,
    ...names.conditions,
    ...names.windows,
    ...Object.fromEntries(OPTION_CARDS.map((card) => [card, cards.optionCards[designOf(card)].name])),
    ...Object.fromEntries(EVENT_IDS.map((id) => [id, cards.eventCards[id].name])),
    ...Object.fromEntries(CRISIS_CARDS.map((id) => [id, cards.crisisCards[id].name])),
  };
  const thing = (tag: string): string => {
    if (COMPANY.test(tag)) return company(tag);
    return PROJECT.test(tag) ? project(industryOf(tag)) : (words[tag] ?? tag);
  };
  const seat = (value: Seat, say: Say): string => say.seat(value);
  const card = (id: OptionCard): string => cards.optionCards[designOf(id)].name;
  const kind = (id: Kind): string => names.kinds[id];
  const condition = (id: Condition): string => names.conditions[id];
  const deal = { deal: proposal };
  const terms = {
    money,
    companies: company,
    projects: thing,
    quotas: String,
    // Given cards are named, those one gets are counted.
    cards: (value: OptionCard | number) => (typeof value === 'number' ? String(value) : card(value)),
  };
  return naming<Economicus>(
    {
      place: { industry, kind },
      stopAt: { windows: (id) => names.windows[id] },
      takeLoan: { industry },
      repayLoan: { industry },
      sellAtHalf: { company },
      raiseMoney: { loans: company, sales: company },
      exchangeCards: { cards: card },
      playCard: {
        card,
        industry: orNothing(industry),
        company: orNothing(company),
        rival: orNothing(seat),
        asset: orNothing(company),
        loan: orNothing(company),
        kind: orNothing(kind),
        paid: orNothing(money),
      },
      react: { card },
      discard: { card },
      sell: { company },
      offerProject: { to: seat, price: money },
      announceLot: { kind },
      bid: { amount: money },
      createProjects: { count: String },
      offerTakeover: { owner: seat, condition },
      giveUp: { condition },
      orderCrises: { order: (id) => cards.crisisCards[id].name },
      sellInside: { company },
      takeCard: { card },
      giveCards: { cards: card },
      proposeDeal: { to: seat, ...terms },
      acceptDeal: deal,
      declineDeal: deal,
      counterDeal: { ...deal, ...terms },
      withdrawDeal: deal,
    },
    thing,
  );
}

const orNothing =
  <T>(words: (value: T, say: Say) => string) =>
  (value: T | null, say: Say): string =>
    value === null ? NOTHING : words(value, say);
