import { type AnyDomain, untyped } from '../offers/offers.ts';
import { menu } from '../play.ts';
import { view, viewEvents } from '../secrets/view.ts';
import { commonText } from '../text/index.ts';
import { type GameText, type Language, listIn, type Say } from '../text/types.ts';
import { actionWords, eventWords, questionWords, refusalWords } from '../text/words.ts';
import type { Game, GameTypes, Refusal, State } from '../types.ts';

/** Everything a game says, written down so that a test can read it: nothing garbled, nothing of another language. */

/** A sentence and what it is about. */
export type Said = { about: string; words: string };
export type Speaker<G extends GameTypes> = { game: Game<G>; text: GameText<G>; language: Language };

/** A woman, a man, and so on: a sentence must fit them all. */
export const PEOPLE: Record<Language, readonly string[]> = {
  en: ['Ada', 'Boris', 'Clara', 'Dmytro', 'Edith', 'Felix', 'Galina', 'Hugo'],
  ru: ['Ада', 'Борис', 'Клара', 'Дмитро', 'Эдит', 'Феликс', 'Галина', 'Гуго'],
  uk: ['Ада', 'Борис', 'Клара', 'Дмитро', 'Едіт', 'Фелікс', 'Галина', 'Гуго'],
};
export const sayIn = (language: Language): Say => ({
  seat: (seat) => PEOPLE[language][seat] ?? '',
  list: (items) => listIn(language, items),
});

/** Words as they were written, before a printer set them. */
export const plain = (words: string): string => words.replaceAll('\u00a0', ' ');

/** Gaps, lost values, double spaces, stray full stops. */
export const GARBLED = /undefined|NaN|\bnull\b|\[object|\$\{| {2}|\(\)|: *[.,]|,\.|\.\.| [.,;:]|^\s|\s$/;
/** Letters that a language does not have. */
export const FOREIGN: Record<Language, RegExp> = { en: /[а-яёіїєґ]/i, ru: /[a-zіїєґ’]/i, uk: /[a-zыэъё]/i };

/** What has just happened, as everybody sees it. */
export function saidOfEvents<G extends GameTypes>(g: State<G>, { text, language }: Speaker<G>): Said[] {
  const say = sayIn(language);
  return [null, ...g.seats].flatMap((viewer) =>
    viewEvents<G>(g.events ?? [], viewer).map((event) => ({
      about: `event ${event.type}`,
      words: eventWords(text, event, say),
    })),
  );
}

/** What is asked, of each player and told to a spectator. */
export function saidOfQuestion<G extends GameTypes>(g: State<G>, { text, language }: Speaker<G>): Said[] {
  const f = g.stack.at(-1);
  if (f === undefined || g.outcome !== null) return [];
  const about = `question ${f.phase}.${f.step}`;
  return [...g.seats, null].map((viewer) => ({ about, words: questionWords(text, view(g, viewer), sayIn(language)) }));
}

/** What can be done and what cannot. */
export function saidOfMenu<G extends GameTypes>(g: State<G>, { game, text, language }: Speaker<G>): Said[] {
  const say = sayIn(language);
  const said: Said[] = [];
  for (const seat of g.seats) {
    const { offers, refused } = menu(game, g, seat);
    const reasons: Refusal[] = refused.map(({ because }) => because as Refusal);
    for (const { type, fields } of untyped(offers))
      for (const [field, domain] of Object.entries(fields)) {
        for (const value of samplesOf(domain))
          said.push({ about: `action ${type}`, words: actionWords(text, { type, [field]: value } as never, say) });
        for (const [name, part] of leavesOf(field, domain)) {
          said.push({ about: `field ${name}`, words: text.fields[name] ?? '' });
          for (const value of samplesOf(part))
            said.push({ about: `value of ${name}`, words: text.value(value, say, `${type}.${name}`) });
          reasons.push(...reasonsOf(part));
        }
      }
    for (const because of reasons)
      said.push({ about: `refusal ${because.refused}`, words: refusalWords(commonText[language], text, because, say) });
  }
  return said;
}

/** A domain by the name of its field, and of a group its parts by theirs. */
function* leavesOf(field: string, domain: AnyDomain): Generator<[string, AnyDomain]> {
  yield [field, domain];
  for (const [name, part] of Object.entries(domain.parts ?? {})) yield* leavesOf(name, part);
}

const samplesOf = ({ one, some, min, max }: AnyDomain): readonly unknown[] =>
  one?.slice(0, 12) ?? (some !== undefined ? [[], some.slice(0, 1), some] : min === undefined ? [] : [min, max]);
const reasonsOf = ({ not = [], below, above }: AnyDomain): Refusal[] =>
  [...not.slice(0, 8).map(({ because }) => because), below, above].filter((each) => each !== undefined);

/** Events, refusals and actions by name, as tests write them down for what random games seldom bring up. */
type Samples = {
  events: Record<string, readonly object[]>;
  refusals: Record<string, readonly object[]>;
  actions: Record<string, object>;
  /** The frame of each question, and a position that it may lie on. */
  questions?: { g: State<GameTypes>; frames: readonly { phase: string; step: string }[] };
};

export function saidOfSamples<G extends GameTypes>(samples: Samples, { text, language }: Speaker<G>): Said[] {
  const say = sayIn(language);
  const told = Object.entries(samples.events).flatMap(([type, events]) =>
    events.map((event) => ({ about: `event ${type}`, words: eventWords(text, { type, ...event } as never, say) })),
  );
  const refused = Object.entries(samples.refusals).flatMap(([name, all]) =>
    all.map((facts) => ({
      about: `refusal ${name}`,
      words: refusalWords(commonText[language], text, { refused: name, rule: null, facts } as never, say),
    })),
  );
  // Whole, bare, and with each of its fields alone: an action is worded while it is being put together.
  const chosen = Object.entries(samples.actions).flatMap(([type, choice]) =>
    [{}, choice, ...Object.entries(choice).map(([field, value]) => ({ [field]: value }))].map((part) => ({
      about: `action ${type}`,
      words: actionWords(text, { type, ...part } as never, say),
    })),
  );
  const { questions } = samples;
  const asked = (questions?.frames ?? []).map((frame) => ({
    about: `question ${frame.phase}.${frame.step}`,
    words: questionWords(text, { ...view(questions?.g as State<G>, 0), stack: [frame] } as never, say),
  }));
  return [...told, ...refused, ...chosen, ...asked];
}

/** The sentences that do not depend on a position: names, options, cards, the rulebook. */
export function saidAlways(value: unknown, about = ''): Said[] {
  if (typeof value === 'string') return [{ about, words: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => saidAlways(inner, `${about}/${key}`));
}
