import type { ScriptedMove } from '@parlour/kit';
import { idles } from './script.ts';

/** The first game round: Kim leads Muttscape with Rosa's money, Rosa leads Lettuce Overnight with Max's. */
export const PRELUDE: readonly ScriptedMove[] = [
  { seat: 0, type: 'launch', plan: 'P01' },
  { seat: 0, type: 'lead', company: 'P01', shares: 2, price: 6 },
  { seat: 0, type: 'invite', guest: 1, sweetener: 0 },
  { seat: 1, type: 'buy' },
  { seat: 0, type: 'close' },
  ...idles(2),
  { seat: 1, type: 'launch', plan: 'P05' },
  { seat: 1, type: 'lead', company: 'P05', shares: 2, price: 5 },
  { seat: 1, type: 'invite', guest: 2, sweetener: 0 },
  { seat: 2, type: 'buy' },
  { seat: 1, type: 'close' },
];
