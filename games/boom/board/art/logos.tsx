import { iconsOf } from '@parlour/kit/icons.tsx';
import type { PlanId } from '../../content/plans.ts';
import sprite from './logos.svg';

const { Icon } = iconsOf<PlanId>(sprite);

/** The trademark of a company. */
export function Logo({ plan, size = 32, className }: { plan: PlanId; size?: number | string; className?: string }) {
  return <Icon name={plan} size={size} className={className} />;
}
