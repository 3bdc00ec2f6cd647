import { economicus } from '../index.ts';
import { window } from '../rules/phases/window.ts';
import type { Economicus } from '../types.ts';

/** The game without some of what can be done in a free window, for players who choose at random. */
function without(...names: (keyof Economicus['actions'])[]): typeof economicus {
  const { free } = window.steps;
  if (free === undefined || typeof free === 'function' || !('actions' in free)) throw new Error('no window is open');
  const actions = { ...free.actions };
  for (const name of names) delete actions[name];
  return {
    ...economicus,
    phases: { ...economicus.phases, window: { ...window, steps: { ...window.steps, free: { ...free, actions } } } },
  };
}

/** Nobody throws everything away in a window. Ruin still comes to those who cannot pay. */
export const sober = without('declareBankruptcy');

/** Nobody sells out either, so that companies, loans and stars come together. */
export const keen = without('declareBankruptcy', 'sellAtHalf', 'sell', 'exchangeCards', 'proposeDeal');
