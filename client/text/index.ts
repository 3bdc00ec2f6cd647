import type { Language } from '@parlour/kernel';
import { en } from './en.ts';
import type { ShellText } from './types.ts';

export type { ShellText } from './types.ts';

/** English is there from the start: the page that is drawn beforehand is in it. */
export { en };

/** The texts of the shell, one language loaded at a time. */
export const shellText: Record<Language, () => Promise<ShellText>> = {
  en: async () => en,
  ru: async () => (await import('./ru.ts')).ru,
  uk: async () => (await import('./uk.ts')).uk,
};
