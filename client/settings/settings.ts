import { LANGUAGES, type Language } from '@parlour/kernel/text/types.ts';
import { create } from 'zustand';

export type Settings = {
  language: Language;
  theme: 'auto' | 'light' | 'dark';
  /** 0 is no movement at all. */
  speed: 0 | 0.5 | 1 | 2;
  sound: boolean;
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
    symbols: 'normal',
    textSize: 1,
    tipsSeen: [],
    tips: true,
    name: null,
  };
}

function load(): Settings {
  try {
    return { ...defaults(), ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) };
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
    localStorage.setItem(KEY, JSON.stringify(settings));
    applySettings(settings);
  },
}));

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
