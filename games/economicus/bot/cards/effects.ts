import { INDUSTRIES } from '../../content/industries.ts';
import { type OptionCard, optionOf } from '../../content/options.ts';
import { gain, pay } from '../../rules/15-payments/money.ts';
import { CARD_RULES, playedDesign } from '../../rules/16-option-cards/index.ts';
import type { CardFrame } from '../../rules/16-option-cards/rule.ts';
import { aimOf } from '../../types/aims.ts';
import type { Aim, G, Play } from '../../types.ts';
import { LIKELY_PRICE } from '../weights.ts';

/** A card on its way to its effect, as the rules hold it. */
export const playOf = (aim: Aim & { card: OptionCard }, by: Play['by']): CardFrame => ({
  phase: 'card',
  step: 'takeEffect',
  card: aim.card,
  ...aimOf(aim),
  // OP20 by rules 0 and 1: the second loan was an asset.
  loan: aim.loan ?? aim.asset,
  by,
  target: null,
  investigators: [],
  detective: null,
  dues: [],
  losses: [],
});

/** What a card does to a trial, with the money it brings; cards that are drawn stay unknown. */
export function effectOf(trial: G, f: Play): void {
  ownEffect(trial, f);
  gain(trial, f.by, optionOf(f.card).gain ?? 0);
}

/** The card's own rule, carried out on a trial; what it orders to be paid is taken at once, and no die is hoped for. */
export function ownEffect(trial: G, f: Play): void {
  const design = playedDesign(f.card);
  if (design === null) return;
  for (const industry of INDUSTRIES) trial.prices[industry] ??= LIKELY_PRICE;
  const play = playOf(f, f.by);
  CARD_RULES[design].carryOut?.(trial, play);
  for (const { debtor, amount, creditor } of play.dues) {
    pay(trial, debtor, amount);
    if (creditor !== null) gain(trial, creditor, amount);
  }
}
