import { economicus } from '../index.ts';
import { window } from '../rules/05-windows/window.ts';
import { payment } from '../rules/15-payments/payment.ts';
import type { Economicus } from '../types.ts';

type ActionName = keyof Economicus['actions'];

/** A step that asks, without some of its actions. */
function fewer<S extends object>(step: S | undefined, names: readonly ActionName[]): S {
  if (step === undefined || typeof step === 'function' || !('actions' in step))
    throw new Error('nothing is asked there');
  const actions: Partial<Record<ActionName, unknown>> = { ...(step.actions as object) };
  for (const name of names) delete actions[name];
  return { ...step, actions };
}

/** The game without some of what can be done in a free window, or by a debtor, for players who choose at random. */
function without({ free, raising = [] }: { free: ActionName[]; raising?: ActionName[] }): typeof economicus {
  return {
    ...economicus,
    phases: {
      ...economicus.phases,
      window: { ...window, steps: { ...window.steps, free: fewer(window.steps['free'], free) } },
      payment: { ...payment, steps: { ...payment.steps, raising: fewer(payment.steps['raising'], raising) } },
    },
  };
}

/** Nobody throws everything away in a window. Ruin still comes to those who cannot pay. */
export const sober = without({ free: ['declareBankruptcy'] });

/** Nobody sells out either, so that companies, loans and stars come together. */
export const keen = without({
  free: ['declareBankruptcy', 'sellAtHalf', 'sell', 'exchangeCards', 'proposeDeal'],
  raising: ['raiseMoney'],
});
