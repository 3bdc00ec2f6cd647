import type { PlanId } from '../../content/plans.ts';
import type { Table } from '../table/context.ts';
import { type Aim, type Aiming, askWhyNot, canPlayOn, choiceOn, playOn } from '../table/playing.ts';
import { select } from '../table/selection.ts';

/** What a click on a company does now, whether it glows for it, and what to say on it. */
type Intent = {
  isLit: boolean;
  /** It cannot be chosen for what the person is about to do; a click tells why. */
  isOff: boolean;
  words: string | null;
  /** The choice a click would make, so that its consequence can be shown. */
  choice: object | null;
  act(): void;
};

export const intentOf = (table: Table, aiming: Aiming | null, plan: PlanId): Intent =>
  aiming?.step === 'company' ? aimed(table, aiming, plan) : opened(table, plan);

function aimed(table: Table, aim: Aim, plan: PlanId): Intent {
  if (canPlayOn(table, aim, plan)) {
    return {
      isLit: true,
      isOff: false,
      words: null,
      choice: choiceOn(aim, plan),
      act: () => playOn(table, aim, plan),
    };
  }
  // Picked all the same it is refused, and the table answers with the rule.
  return { isLit: false, isOff: true, words: null, choice: null, act: () => askWhyNot(table, aim, plan) };
}

/** Without a card in the air a click opens the window, where money is talked about. */
function opened(table: Table, plan: PlanId): Intent {
  const { may } = table.label;
  const can = (type: 'lead' | 'askConsent' | 'takePublic') => table.offer(type).allows({ company: plan });
  const words = [can('takePublic') && may.goPublic, can('lead') && may.fund, can('askConsent') && may.ask];
  const shown = words.filter((word) => word !== false);
  return {
    isLit: shown.length > 0,
    isOff: false,
    words: shown.length > 0 ? shown.join(' · ') : null,
    choice: null,
    act: () => select({ open: plan }),
  };
}
