import type { Block } from '@parlour/kit';
import { table } from '@parlour/kit/book.ts';
import { CardArt } from '../board/art/card-art.tsx';
import { Icon } from '../board/art/icon.tsx';
import { EVENT_ICONS } from '../board/art/icon-of.ts';
import type { PlayCardId } from '../content/cards.ts';
import { COMPANY_CARD_IDS, COMPANY_CARDS, DOMAINS } from '../content/company-cards.ts';
import { DISCARD_IDS } from '../content/discards.ts';
import { EVENTS, type EventId } from '../content/events.ts';
import { PLAN_IDS, PLANS } from '../content/plans.ts';
import { IPO_TABLE, TRACK_BURN } from '../content/table.ts';
import type { BookText } from '../text/book-types.ts';
import type { BoomText } from '../text/types.ts';

const SIZE = 30;

/** The tables of the book, made from the cards themselves. */
export function tablesOf(
  words: BoomText,
  { tables }: BookText,
): Record<'events' | 'plans' | 'people' | 'company' | 'discards' | 'track' | 'ipo', Block> {
  const { money, signed } = words.board;
  const nameOf = (card: keyof BoomText['cards']) => words.cards[card].name;
  const people = COMPANY_CARD_IDS.filter((card) => DOMAINS[card] !== null);
  const others = COMPANY_CARD_IDS.filter((card) => DOMAINS[card] === null);
  const shown = (card: PlayCardId) => ({ art: <CardArt card={card} size={SIZE} />, say: nameOf(card) });
  /** Cards that burn money, each with what else there is to know of it. */
  const burning = <C extends PlayCardId>(
    title: string,
    what: string,
    cards: readonly C[],
    of: (card: C) => [string, number],
  ) =>
    table({
      title,
      head: [tables.name, what, tables.burn],
      numbers: [2],
      rows: cards.map((card) => {
        const [known, burn] = of(card);
        return [shown(card), known, signed(burn)];
      }),
    });
  return {
    events: table({
      title: tables.events,
      head: [tables.name, tables.hot, tables.limit],
      rows: (Object.keys(EVENTS) as EventId[]).map((event) => {
        const { hot, lowersLimit } = EVENTS[event];
        return [
          { art: <Icon name={EVENT_ICONS[event]} size={SIZE} />, say: nameOf(event) },
          hot === null ? words.effects[event] : words.industries[hot],
          hot === null ? '' : lowersLimit ? tables.lowers : tables.keeps,
        ];
      }),
    }),
    plans: burning(tables.plans, tables.industry, PLAN_IDS, (plan) => [
      words.industries[PLANS[plan].industry],
      PLANS[plan].burn,
    ]),
    people: burning(tables.people, tables.industry, people, (card) => [
      words.industries[DOMAINS[card] ?? 'software'],
      COMPANY_CARDS[card].burn,
    ]),
    company: burning(tables.company, tables.kind, others, (card) => [
      words.kinds[COMPANY_CARDS[card].kind],
      COMPANY_CARDS[card].burn,
    ]),
    discards: table({
      title: tables.discards,
      head: [tables.name, tables.effect],
      rows: DISCARD_IDS.map((card) => [shown(card), words.effects[card]]),
    }),
    track: table({
      title: tables.track,
      head: [tables.limit, tables.extra],
      numbers: [1],
      rows: [6, 5, 4, 3, 2, 1].map((limit) => [String(limit), signed(TRACK_BURN[limit] ?? 0)]),
    }),
    ipo: table({
      title: tables.ipo,
      head: [tables.total, tables.raised],
      numbers: [1],
      rows: IPO_TABLE.map((raised, total) => [
        total === IPO_TABLE.length - 1 ? tables.most(total) : String(total),
        money(raised),
      ]).slice(2),
    }),
  };
}
