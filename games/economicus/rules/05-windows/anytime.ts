import { type ActionRule, type Frame, someOf } from '@parlour/kernel';
import { SOFT_WINDOWS } from '../../content/windows.ts';
import type { Economicus } from '../../types.ts';
import { actingAuditor } from '../04-year/order.ts';
import { emit, no, stay } from '../vocabulary.ts';

type Anytime<A extends keyof Economicus['actions']> = ActionRule<Economicus, Frame<Economicus>, A, { to: 'stay' }>;

/** EC-5.5. Each player says for itself at which soft windows it wants to be asked; nobody else learns it. */
const stopAt: Anytime<'stopAt'> = {
  offer: () => ({ windows: someOf(SOFT_WINDOWS, 0, SOFT_WINDOWS.length) }),
  take(g, _f, me, { windows }) {
    g.players[me].stopsAt.secret = windows;
    return stay;
  },
};

/** EC-5.5. To be asked in the next window, whatever it is. */
const hold: Anytime<'hold'> = {
  offer: (g, _f, me) => (g.players[me].isHolding.secret ? no('EC-5.5', 'alreadyHolding', {}) : {}),
  take(g, _f, me) {
    g.players[me].isHolding.secret = true;
    return stay;
  },
};

/** EC-19.4, EC-4.2, EC-R.30. In a game limited by minutes the auditor, who watches over the play, calls time. */
const callTime: Anytime<'callTime'> = {
  offer(g, _f, me) {
    if (!g.options.limit.startsWith('minutes')) return no('EC-19.4', 'noTimeLimit', {});
    if (g.isTimeUp) return no('EC-19.4', 'timeIsUp', {});
    const auditor = actingAuditor(g);
    return auditor === me ? {} : no('EC-4.2', 'notAuditor', { auditor });
  },
  take(g, _f, me) {
    g.isTimeUp = true;
    emit(g, 'timeCalled', { seat: me });
    return stay;
  },
};

export const anytime = { stopAt, hold, callTime };
