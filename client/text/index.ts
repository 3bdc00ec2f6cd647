import type { Language } from '@parlour/kernel';
import type { ShellText } from './types.ts';

export type { ShellText } from './types.ts';

/** The texts of the shell, one language loaded at a time. */
export const shellText: Record<Language, () => Promise<ShellText>> = {
  en: async () => (await import('./en.ts')).en,
  ru: async () => (await import('./ru.ts')).ru,
  uk: async () => (await import('./uk.ts')).uk,
};
