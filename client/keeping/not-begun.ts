import type { Language } from '@parlour/kernel';

/** What is said when no new table could be made, by whatever it failed. */
export async function notBegun(language: Language, error: unknown): Promise<string> {
  const { keepingWords } = await import('./words.ts');
  return keepingWords[language][(error as Error).message === 'rules0' ? 'rules0' : 'notBegun'];
}
