import { en } from './en.ts';
import { ru } from './ru.ts';
import type { CommonText, Language } from './types.ts';
import { uk } from './uk.ts';

/** Sentences that are the same in every game, in every language. */
export const commonText: Record<Language, CommonText> = { en, ru, uk };
