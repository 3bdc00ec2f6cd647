import type { PlayedId } from '../content/options.ts';
import { CARD_RULES } from '../rules/16-option-cards/index.ts';

/** How many of these cards have a rule of their own. */
export const OPTION_RULES = (ids: readonly PlayedId[]): number =>
  ids.filter((id) => CARD_RULES[id] !== undefined).length;
