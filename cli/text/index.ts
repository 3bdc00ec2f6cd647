import type { CliTexts } from './types.ts';

export type { CliText } from './types.ts';

/** The sentences of the command line, one language loaded at a time. */
export const cliText: CliTexts = {
  en: async () => (await import('./en.ts')).en,
  ru: async () => (await import('./ru.ts')).ru,
  uk: async () => (await import('./uk.ts')).uk,
};
