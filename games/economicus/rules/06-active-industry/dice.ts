import { roll, type Seat } from '@parlour/kernel';
import { INDUSTRIES, type Industry } from '../../content/industries.ts';
import type { Economicus, G } from '../../types.ts';
import { emit } from '../vocabulary.ts';

/** EC-6.1. Two dice, one of them blue; their sum is the number of an industry. */
export function rollDice(
  g: G,
  seat: Seat,
  because: Economicus['events']['diceRolled']['because'],
): { blue: number; white: number; industry: Industry } {
  const blue = roll(g);
  const white = roll(g);
  emit(g, 'diceRolled', { seat, blue, white, because });
  return { blue, white, industry: numbered(blue + white) };
}

function numbered(sum: number): Industry {
  const industry = INDUSTRIES[sum - 2];
  if (industry === undefined) throw new Error(`no industry has the number ${sum}`);
  return industry;
}
