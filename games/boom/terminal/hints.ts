import type { Draft } from '@parlour/kit/terminal/table.ts';
import type { PlayCardId } from '../content/cards.ts';
import type { DiscardId } from '../content/discards.ts';
import type { PlanId } from '../content/plans.ts';
import { kindOf } from './hand.ts';
import type { BoomScene, CompanyFacts } from './types.ts';

/** What a choice would mean, in a few words. The numbers are the kernel's: it plays the choice on a copy. */
export function hint(scene: BoomScene, choice: Draft): string {
  const { labels, facts, text } = scene;
  const company = choice['company'] as PlanId | null | undefined;
  const known = company == null ? undefined : facts.companies[company];
  switch (choice.type) {
    case 'launch':
      return kindOf(scene, choice['plan'] as PlayCardId);
    case 'attach':
      return company === undefined ? kindOf(scene, choice['card'] as PlayCardId) : changes(scene, choice);
    case 'playDiscard':
      return company === undefined || choice['target'] === undefined
        ? text.effects[choice['card'] as DiscardId]
        : changes(scene, choice) || (company === null ? text.effects[choice['card'] as DiscardId] : '');
    case 'lead':
    case 'askConsent':
      return known === undefined ? '' : state(scene, known, company ?? null);
    case 'takePublic':
      return known === undefined ? '' : labels.raises(known.raises[0] ?? 0, known.raises.at(-1) ?? 0);
    default:
      return '';
  }
}

/** Prices that pay so many burns, the second first: enough to live, and no more than the company needs. */
export function suggest(scene: BoomScene, choice: Draft, field: string): { value: number; hint: string }[] {
  if (field !== 'price') return field === 'sweetener' ? [0, 2, 5, 10].map((value) => ({ value, hint: '' })) : [];
  const frame = scene.view.stack.at(-1);
  const company = (choice['company'] ?? (frame?.phase === 'anotherRound' ? frame.company : null)) as PlanId | null;
  const prices = company === null ? [] : (scene.facts.companies[company]?.prices ?? []);
  const chips = prices
    .map((value, i) => ({ value, hint: scene.labels.pays(i + 1) }))
    .filter(({ value }, i) => prices[i + 1] !== value);
  const best = chips.find(({ value }) => value === prices[1]);
  return best === undefined ? chips : [best, ...chips.filter((chip) => chip !== best)];
}

function state({ labels, view }: BoomScene, { burn, size }: CompanyFacts, plan: PlanId | null): string {
  const company = view.companies.find((each) => each.plan === plan);
  const { change, cash, unfunded } = labels;
  const money = company?.lead === null ? unfunded : `${cash} ${company?.cash ?? 0}`;
  return `${money}, ${change.burn} ${burn}, ${change.size} ${size}/${view.limit}`;
}

/** The companies a choice would change, before → after. */
function changes(scene: BoomScene, choice: Draft): string {
  const after = scene.preview(choice);
  if (after === null) return '';
  const { change, limit } = scene.labels;
  const parts: string[] = [];
  if (after.view.limit !== scene.view.limit) {
    parts.push(`${limit} ${scene.view.limit}→${after.view.limit}`);
    parts.push(`${change.burn} +${scene.facts.trackBurn}→+${after.facts.trackBurn}`);
    return parts.join(', ');
  }
  for (const [plan, now] of Object.entries(scene.facts.companies)) {
    const then = after.facts.companies[plan as PlanId];
    if (then === undefined) continue;
    const moved: string[] = [];
    for (const what of ['size', 'burn'] as const)
      if (then[what] !== now[what]) moved.push(`${change[what]} ${now[what]}→${then[what]}`);
    if (then.matches > now.matches) moved.push('♦');
    const isFunded = scene.view.companies.some((each) => each.plan === plan && each.lead !== null);
    if (isFunded && then.runway !== now.runway)
      moved.push(`${change.lasts} ${now.runway ?? '∞'}→${then.runway ?? '∞'}`);
    if (moved.length > 0) parts.push(moved.join(', '));
  }
  return parts.join(' · ');
}
