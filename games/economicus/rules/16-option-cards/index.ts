import { designOf, isQuota, type OptionCard, type PlayedId, REACTIONS } from '../../content/options.ts';
import { companyOptions } from './company-options.ts';
import { crisisOptions } from './crisis-options.ts';
import { diceOptions } from './dice-options.ts';
import { handOptions } from './hand-options.ts';
import { marketOptions } from './market-options.ts';
import { moneyOptions } from './money-options.ts';
import { projectOptions } from './project-options.ts';
import type { CardRule } from './rule.ts';
import { starOptions } from './star-options.ts';

/** What each option card does that is played at its holder's own time; a card without a rule does not compile. */
export const CARD_RULES: Record<PlayedId, CardRule> = {
  ...crisisOptions,
  ...diceOptions,
  ...marketOptions,
  ...companyOptions,
  ...projectOptions,
  ...moneyOptions,
  ...handOptions,
  ...starOptions,
};

const isPlayed = (design: string): design is PlayedId => design in CARD_RULES;

/** The rule of a card that is played at its holder's own time; `null` for one that only answers. */
export function playedDesign(card: OptionCard): PlayedId | null {
  const design = designOf(card);
  return isPlayed(design) ? design : null;
}

export const isReaction = (card: OptionCard): boolean =>
  !isQuota(card) && REACTIONS.some((reaction) => reaction === designOf(card));
