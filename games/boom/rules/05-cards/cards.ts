import { type Seat, tableOf } from '@parlour/kernel';
import type { CompanyCardId } from '../../content/company-cards.ts';
import type { PlanId } from '../../content/plans.ts';
import type { Company, G } from '../../types.ts';
import { emit } from '../vocabulary.ts';

/** BO-5.2, BO-5.3. The plan lies face up before the player: a company in play, unfunded, of one card, without shares. */
export function launch(g: G, seat: Seat, plan: PlanId): void {
  g.companies.push({
    plan,
    attached: [],
    front: seat,
    lead: null,
    shares: tableOf(g.seats, () => 0),
    cash: 0,
    rounds: 0,
    fundedIn: 0,
  });
  emit(g, 'launched', { seat, company: plan });
}

/** BO-5.5, BO-5.6, BO-5.7. */
export function attachTo(g: G, seat: Seat, card: CompanyCardId, company: Company): void {
  company.attached.push(card);
  emit(g, 'attached', { seat, card, company: company.plan });
}
