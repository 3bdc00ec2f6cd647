import type { TurnRules } from '../04-turns/turn-rules.ts';
import { beginStrike, salaryDue, unpaidWorkers } from '../15-salary/salary.ts';
import { emit, next, stay } from '../vocabulary.ts';

/** MF-15.5, MF-21. Leaving the salary unpaid, and what rivals make of it. */
export const strikeRules: TurnRules<'leaveUnpaid' | 'callStrike' | 'letItBe'> = {
  leaveUnpaid: {
    offer: () => ({}),
    take(g, f, me) {
      f.isUnpaid = true;
      emit(g, 'salaryUnpaid', { seat: me, workers: unpaidWorkers(g, f), due: salaryDue(g, f) });
      return next;
    },
  },
  callStrike: {
    offer: () => ({}),
    take(g, f, me) {
      beginStrike(g, f.seat, me);
      return next;
    },
  },
  letItBe: {
    offer: () => ({}),
    take(g, f, me) {
      f.callers = f.callers.filter((seat) => seat !== me);
      emit(g, 'strikeWaived', { seat: f.seat, by: me });
      return stay;
    },
  },
};
