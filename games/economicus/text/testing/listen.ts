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
  seeded,
  start,
  view,
  viewEvents,
} from '@parlour/kernel';
import type { AnyDomain } from '@parlour/kernel/offers.ts';
import { economicus } from '../../index.ts';
import type { G } from '../../types.ts';
import type { EconomicusText } from '../types.ts';
import { EVENTS } from './sample-events.ts';
import { ACTIONS, FRAMES, REFUSALS } from './samples.ts';

/** A sentence and what it is about. */
export type Said = { about: string; words: string };
export type Speaker = { text: EconomicusText; language: Language };

const NAMES: Record<Language, string> = { en: 'Player', ru: 'Игрок', uk: 'Гравець' };
const sayIn = (language: Language): Say => ({
  seat: (seat) => `${NAMES[language]} ${seat + 1}`,
  list: (items) => listIn(language, items),
});

/** What is said at a question of a game: what has just happened, what is asked, what can be done and what cannot. */
export function saidAt(g: G, { text, language }: Speaker): Said[] {
  const say = sayIn(language);
  const said: Said[] = [null, ...g.seats].flatMap((viewer) =>
    viewEvents(g.events ?? [], viewer).map((event) => ({
      about: `event ${event.type}`,
      words: eventWords(text, event, say),
    })),
  );
  for (const seat of g.seats) {
    const { offers, refused } = menu(economicus, g, seat);
    if (offers.length === 0) continue;
    said.push({ about: 'question', words: questionWords(text, view(g, seat), say) });
    const reasons: Refusal[] = refused.map(({ because }) => because as Refusal);
    for (const { type, fields } of offers)
      for (const [field, domain] of Object.entries(fields as Record<string, AnyDomain>)) {
        said.push({ about: `field ${field}`, words: text.fields[field] ?? '' });
        for (const value of samplesOf(domain)) {
          said.push({ about: `action ${type}`, words: actionWords(text, { type, [field]: value } as never, say) });
          said.push({ about: `value of ${type}.${field}`, words: text.value(value, say, field) });
        }
        reasons.push(...reasonsOf(domain));
      }
    for (const because of reasons)
      said.push({
        about: `refusal ${because.refused}`,
        words: refusalWords(commonText[language], text, because, say),
      });
  }
  return said;
}

const samplesOf = ({ one, some, min, max }: AnyDomain): readonly unknown[] =>
  one?.slice(0, 12) ?? (some !== undefined ? [[], some.slice(0, 1), some] : min === undefined ? [] : [min, max]);
const reasonsOf = ({ not = [], below, above }: AnyDomain): Refusal[] =>
  [...not.map(({ because }) => because), below, above].filter((each) => each !== undefined);

/** What is said of the samples. */
export function saidOfSamples({ text, language }: Speaker): Said[] {
  const say = sayIn(language);
  const before = view(start(economicus, { seats: 4, chance: seeded(1), options: { rules: 'full' } }), 0);
  const told = Object.entries(EVENTS).flatMap(([type, events]) =>
    events.map((event) => ({ about: `event ${type}`, words: eventWords(text, { type, ...event } as never, say) })),
  );
  const refused = Object.entries(REFUSALS).flatMap(([name, all]) =>
    all.map((facts) => ({
      about: `refusal ${name}`,
      words: refusalWords(commonText[language], text, { refused: name, rule: null, facts } as never, say),
    })),
  );
  const chosen = Object.entries(ACTIONS).flatMap(([type, choice]) => [
    { about: `action ${type}`, words: actionWords(text, { type } as never, say) },
    { about: `action ${type}`, words: actionWords(text, { type, ...choice } as never, say) },
  ]);
  const asked = FRAMES.map((frame) => ({
    about: `question ${frame.phase}.${frame.step}`,
    words: questionWords(text, { ...before, stack: [frame] } as never, say),
  }));
  return [...told, ...refused, ...chosen, ...asked];
}

/** The sentences that do not depend on a game: names, options, cards, the rulebook. */
export function saidAlways(value: unknown, about = ''): Said[] {
  if (typeof value === 'string') return [{ about, words: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => saidAlways(inner, `${about}/${key}`));
}
