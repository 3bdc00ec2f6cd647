import type { Due, G } from '../../types.ts';
import { goTo } from '../vocabulary.ts';

/** A payment that is due, as the locals of its phase. */
export const dueOf = (due: Due) => ({ ...due, proposals: 0 });

/** EC-15.1. The step `charge` of a phase: whatever it has ordered to be paid, one after another. */
export const charge = {
  call: 'payment',
  with(_g: G, f: { dues: Due[] }) {
    const due = f.dues.shift();
    return due === undefined ? null : dueOf(due);
  },
  then: () => goTo('charge'),
} as const;
