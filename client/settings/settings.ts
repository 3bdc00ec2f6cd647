import { LANGUAGES, type Language } from '@parlour/kernel/text/types.ts';
import { create } from 'zustand';

export type Settings = {
  language: Language;
  theme: 'auto' | 'light' | 'dark';
  /** 0 is no movement at all. */
  speed: 0 | 0.5 | 1 | 2;
  sound: boolean;
  /** Whether the table answers what leaves nothing to choose: as everybody sees it, or by one's own cards. */
  asks: 'choices' | 'ownChoices' | 'everything';
  /** The tables at which everything is asked all the same, by their ids: the latest last. */
  asksAllAt: string[];
  /** What was settled at single tables, by their ids: the latest last. */
  wishes: Record<string, Record<string, readonly string[]>>;
  symbols: 'normal' | 'large';
  textSize: 1 | 1.15 | 1.3;
  /** Tips that were read, and whether any are wanted. */
  tipsSeen: string[];
  tips: boolean;
  /** The name a person last sat down with. */
  name: string | null;
};

const KEY = 'parlour-settings';
const prefers = (query: string): boolean => matchMedia(query).matches;

function defaults(): Settings {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return {
    language:
      LANGUAGES.find((language) => language === wanted.find((tag) => (LANGUAGES as readonly string[]).includes(tag))) ??
      'en',
    theme: 'auto',
    speed: prefers('(prefers-reduced-motion: reduce)') ? 0 : 1,
    sound: !prefers('(pointer: coarse)'),
    asks: 'choices',
    asksAllAt: [],
    wishes: {},
    symbols: 'normal',
    textSize: 1,
    tipsSeen: [],
    tips: true,
    name: null,
  };
}

const isWords = (value: unknown): boolean => Array.isArray(value) && value.every((each) => typeof each === 'string');
const isTable = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What each setting may be: anything may have happened to what lies in the browser. */
const MAY_BE: { [K in keyof Settings]: (value: unknown) => boolean } = {
  language: (value) => LANGUAGES.some((each) => each === value),
  theme: (value) => ['auto', 'light', 'dark'].some((each) => each === value),
  speed: (value) => [0, 0.5, 1, 2].some((each) => each === value),
  sound: (value) => typeof value === 'boolean',
  asks: (value) => ['choices', 'ownChoices', 'everything'].some((each) => each === value),
  asksAllAt: isWords,
  wishes: (value) =>
    isTable(value) && Object.values(value).every((each) => isTable(each) && Object.values(each).every(isWords)),
  symbols: (value) => value === 'normal' || value === 'large',
  textSize: (value) => [1, 1.15, 1.3].some((each) => each === value),
  tipsSeen: isWords,
  tips: (value) => typeof value === 'boolean',
  name: (value) => value === null || typeof value === 'string',
};

/** What was kept, as far as it can be understood; everything else is as at first. */
export function settingsFrom(kept: string | null, otherwise: Settings): Settings {
  let found: unknown;
  try {
    found = JSON.parse(kept ?? '{}');
  } catch {
    return otherwise;
  }
  if (typeof found !== 'object' || found === null) return otherwise;
  const known = Object.entries(found).filter(
    ([name, value]) => Object.hasOwn(MAY_BE, name) && MAY_BE[name as keyof Settings](value),
  );
  return { ...otherwise, ...Object.fromEntries(known) };
}

function load(): Settings {
  try {
    return settingsFrom(localStorage.getItem(KEY), defaults());
  } catch {
    return defaults();
  }
}

/** What a person likes; kept in the browser. */
export const useSettings = create<Settings & { set(change: Partial<Settings>): void }>((set, get) => ({
  ...load(),
  set(change) {
    set(change);
    const { set: _, ...settings } = get();
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // They hold until the page is closed.
    }
    applySettings(settings);
  },
}));

/** So many tables are remembered at which something was settled: nobody plays at more. */
const REMEMBERED = 60;

/** What this person wants to be asked at a table. */
export const asksAt = ({ asks, asksAllAt }: Pick<Settings, 'asks' | 'asksAllAt'>, table: string): Settings['asks'] =>
  asksAllAt.includes(table) ? 'everything' : asks;

/** Everything is asked at this table from now on, or again as at others. */
export function askAllAt(table: string, isAll: boolean): void {
  const { asksAllAt, set } = useSettings.getState();
  const others = asksAllAt.filter((each) => each !== table);
  set({ asksAllAt: isAll ? [...others, table].slice(-REMEMBERED) : others });
}

/** Something is settled at this table from now on. */
export function wishAt(table: string, name: string, values: readonly string[]): void {
  const { wishes, set } = useSettings.getState();
  const { [table]: here, ...others } = wishes;
  const latest = Object.entries({ ...others, [table]: { ...here, [name]: values } }).slice(-REMEMBERED);
  set({ wishes: Object.fromEntries(latest) });
}

/** What the page as a whole shows of the settings. */
export function applySettings({ theme, textSize, symbols, language, speed }: Settings): void {
  const root = document.documentElement;
  if (theme === 'auto') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
  root.dataset['symbols'] = symbols;
  root.dataset['motion'] = speed === 0 ? 'none' : 'some';
  root.lang = language;
  root.style.setProperty('--text-scale', String(textSize));
}

/** How long movements take: the inverse of how fast they are. */
export const paceOf = ({ speed }: Pick<Settings, 'speed'>): number => (speed === 0 ? 0 : 1 / speed);
