import type { Language } from '@parlour/kernel';
import { en } from './en.ts';
import { ru } from './ru.ts';
import type { EndText } from './types.ts';
import { uk } from './uk.ts';

export type { EndText } from './types.ts';

export const endText: Record<Language, EndText> = { en, ru, uk };
