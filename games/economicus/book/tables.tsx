import type { Block } from '@parlour/kit';
import { table } from '@parlour/kit/book.ts';
import { classes } from '@parlour/kit/classes.ts';
import { Icon } from '../board/art/icon.tsx';
import { crisisIcon, EVENT_ICONS, INDUSTRY_ICONS, OPTION_ICONS } from '../board/art/look.ts';
import { CRISIS_CARDS } from '../content/crisis-cards.ts';
import { EVENT_IDS, EVENTS } from '../content/events.ts';
import { INDUSTRIES, SEGMENTS } from '../content/industries.ts';
import { OPTION_IDS, OPTIONS, type OptionDesign } from '../content/options.ts';
import { TARGETS } from '../content/table.ts';
import type { BookText } from '../text/book-types.ts';
import type { EconomicusText } from '../text/types.ts';
import css from './book.module.css';

const c = classes(css);
/** The numbers of players that each target is for. */
const PARTIES = ['2–3', '4–5', '6–8'] as const;

export type Tables = Record<'industries' | 'targets' | 'crises' | 'options' | 'events', Block>;

/** The tables of the book, made from the board and the cards themselves. */
export function tablesOf(words: EconomicusText, { tables }: BookText): Tables {
  const icon = (name: Parameters<typeof Icon>[0]['name']) => <Icon name={name} className={c('icon')} />;
  return {
    industries: table({
      title: tables.industries,
      head: [tables.industry, tables.odds, tables.profit, tables.companies, tables.start],
      numbers: [2],
      rows: INDUSTRIES.map((industry) => {
        const { ways, profit, private: free, state, isWhite } = SEGMENTS[industry];
        return [
          { art: icon(INDUSTRY_ICONS[industry]), say: `${industry} · ${words.industries[industry]}` },
          tables.ways(ways),
          String(profit),
          tables.plots(free, state),
          isWhite ? tables.yes : '',
        ];
      }),
    }),
    targets: table({
      title: tables.targets,
      head: [tables.players, tables.quick, tables.full],
      numbers: [1, 2],
      rows: PARTIES.map((party, i) => [party, String(TARGETS.quick[i]), String(TARGETS.full[i])]),
    }),
    crises: table({
      title: tables.crises,
      head: [tables.card, tables.effect],
      rows: CRISIS_CARDS.map((card) => [
        { art: icon(crisisIcon(card)), say: words.crisisCards[card].name },
        words.crisisCards[card].effect,
      ]),
    }),
    options: table({
      title: tables.options,
      head: [tables.card, tables.effect, tables.when, tables.copies, tables.crime],
      numbers: [3, 4],
      rows: OPTION_IDS.map((id) => {
        const { timing, copies, difficulty }: OptionDesign = OPTIONS[id];
        return [
          { art: icon(OPTION_ICONS[id]), say: words.optionCards[id].name },
          words.optionCards[id].effect,
          timing.map((each) => words.timings[each]).join(' / '),
          String(copies),
          difficulty === undefined ? '' : String(difficulty),
        ];
      }),
    }),
    events: table({
      title: tables.events,
      head: [tables.card, tables.effect, tables.when],
      rows: EVENT_IDS.map((id) => [
        { art: icon(EVENT_ICONS[id]), say: words.eventCards[id].name },
        words.eventCards[id].effect,
        words.eventTypes[EVENTS[id].is],
      ]),
    }),
  };
}
