import {
  actionWords,
  commonText,
  eventWords,
  type Language,
  listIn,
  menu,
  questionWords,
  type Refusal,
  refusalWords,
  type Say,
  view,
  viewEvents,
} from '@parlour/kernel';
import type { AnyDomain } from '@parlour/kernel/offers.ts';
import { ACTION_CARD_IDS } from '../../content/action-cards.ts';
import { ASSETS_BY_KIND } from '../../content/assets.ts';
import { CELLS } from '../../content/map.ts';
import { TECHNOLOGIES } from '../../content/technologies.ts';
import { matterOfFact } from '../../index.ts';
import type { G } from '../../types.ts';
import type { MatterOfFactText } from '../types.ts';
import { EVENTS } from './sample-events.ts';
import { ACTIONS, REFUSALS } from './samples.ts';

/** A sentence and what it is about. */
export type Said = { about: string; words: string };
export type Speaker = { text: MatterOfFactText; language: Language };

const NAMES: Record<Language, string> = { en: 'Player', ru: 'Игрок', uk: 'Гравець' };
const sayIn = (language: Language): Say => ({
  seat: (seat) => `${NAMES[language]} ${seat + 1}`,
  list: (items) => listIn(language, items),
});

/** What has just happened. */
export const saidOfEvents = (g: G, { text, language }: Speaker): Said[] =>
  viewEvents(g.events ?? [], null).map((event) => ({
    about: `event ${event.type}`,
    words: eventWords(text, event, sayIn(language)),
  }));

/** What is asked at a question, of each player and of a spectator. A strike is seldom asked about: where the salary is due, it is worded too. */
export function saidOfQuestion(g: G, { text, language }: Speaker): Said[] {
  const say = sayIn(language);
  const f = g.stack.at(-1);
  return [...g.seats, null].flatMap((viewer) => {
    const seen = view(g, viewer);
    const said = [{ about: `question ${f?.phase}.${f?.step}`, words: questionWords(text, seen, say) }];
    if (f?.step === 'salary')
      said.push({ about: 'question turn.strike', words: text.questions['turn.strike'](seen, say) });
    return said;
  });
}

/** What can be done at a question and what cannot. */
export function saidOfMenu(g: G, { text, language }: Speaker): Said[] {
  const say = sayIn(language);
  const said: Said[] = [];
  for (const seat of g.seats) {
    const { offers, refused } = menu(matterOfFact, g, seat);
    const reasons: Refusal[] = refused.map(({ because }) => because as Refusal);
    for (const { type, fields } of offers)
      for (const [field, domain] of Object.entries(fields as Record<string, AnyDomain>)) {
        said.push({ about: `field ${field}`, words: text.fields[field] ?? '' });
        for (const value of samplesOf(domain)) {
          said.push({ about: `action ${type}`, words: actionWords(text, { type, [field]: value } as never, say) });
          said.push({ about: `value of ${field}`, words: text.value(value, say, field) });
        }
        reasons.push(...reasonsOf(domain));
      }
    for (const because of reasons)
      said.push({ about: `refusal ${because.refused}`, words: refusalWords(commonText[language], text, because, say) });
  }
  return said;
}

const samplesOf = ({ one, some, min, max }: AnyDomain): readonly unknown[] =>
  one?.slice(0, 12) ?? (some === undefined ? (min === undefined ? [] : [min, max]) : [[], some.slice(0, 1), some]);
const reasonsOf = ({ not = [], below, above }: AnyDomain): Refusal[] =>
  [...not.slice(0, 8).map(({ because }) => because), below, above].filter((each) => each !== undefined);

/** What is said of the samples, and of every hex, card and technology. */
export function saidOfSamples({ text, language }: Speaker): Said[] {
  const say = sayIn(language);
  const told = Object.entries(EVENTS).flatMap(([type, events]) =>
    events.map((event) => ({ about: `event ${type}`, words: eventWords(text, { type, ...event } as never, say) })),
  );
  const refused = Object.entries(REFUSALS).flatMap(([name, all]) =>
    all.map((facts) => ({
      about: `refusal ${name}`,
      words: refusalWords(commonText[language], text, { refused: name, rule: null, facts } as never, say),
    })),
  );
  const chosen = Object.entries(ACTIONS).flatMap(([type, choice]) =>
    [{}, choice, ...Object.entries(choice).map(([field, value]) => ({ [field]: value }))].map((part) => ({
      about: `action ${type}`,
      words: actionWords(text, { type, ...part } as never, say),
    })),
  );
  const things = [
    ...CELLS.map((cell) => text.cell(cell)),
    ...ACTION_CARD_IDS.map((card) => text.effect(card)),
    ...Object.values(TECHNOLOGIES).map(({ process, fits }) => text.process(process, ASSETS_BY_KIND[fits].product)),
  ];
  return [...told, ...refused, ...chosen, ...things.map((words) => ({ about: 'thing', words }))];
}

/** The sentences that do not depend on a game: names, options, the rulebook. */
export function saidAlways(value: unknown, about = ''): Said[] {
  if (typeof value === 'string') return [{ about, words: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => saidAlways(inner, `${about}/${key}`));
}
