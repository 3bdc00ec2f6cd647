import { commonText, type Refusal, refusalWords as worded } from '@parlour/kernel';
import type { Table } from './context.ts';

/** A reason in the words of the game. */
export const refusalWords = ({ text, say, language }: Table, refusal: Refusal): string =>
  worded(commonText[language], text, refusal, say);
