import type { OptionCard } from '../content/options.ts';
import type { Given } from './arrange.ts';
import { position } from './position.ts';

/** A in a free window of the active industry 7, with one card in hand. */
export function holding(card: OptionCard, given: Given & { A?: object } = {}) {
  const { A, players, ...rest } = given;
  return position({
    at: 'sales',
    industry: 7,
    prices: { 7: 9 },
    ...rest,
    options: { rules: 'full', ...rest.options },
    players: { ...players, A: { hand: [card], ...A } },
  });
}
