import { isCompanyCard, isDiscard, isPlan, type PlayCardId } from '../../content/cards.ts';
import type { CompanyCardId } from '../../content/company-cards.ts';
import type { PlanId } from '../../content/plans.ts';
import type { Table } from './context.ts';
import { unselect } from './selection.ts';

/** How a card of the hand is played, step by step. Every answer is read off the offers. */
export type Aim = { card: PlayCardId; target: CompanyCardId | null };

type Kind = 'launch' | 'attach' | 'playDiscard';
const kindOf = (card: PlayCardId): Kind => (isPlan(card) ? 'launch' : isCompanyCard(card) ? 'attach' : 'playDiscard');
const fieldsOf = (card: PlayCardId): object => (isPlan(card) ? { plan: card } : { card });

export const canPlay = (table: Table, card: PlayCardId): boolean =>
  table.offer(kindOf(card)).allows({ ...fieldsOf(card) });

export const explainPlay = (table: Table, card: PlayCardId): void =>
  table.offer(kindOf(card)).explain({ ...fieldsOf(card) });

/** Cards that lie somewhere and may be aimed at. */
function targetsOf(table: Table, card: PlayCardId): CompanyCardId[] {
  if (!isDiscard(card)) return [];
  const handle = table.offer('playDiscard');
  const lying = [
    ...table.view.companies.flatMap(({ attached }) => attached),
    ...table.view.discardPile.filter(isCompanyCard),
  ];
  return lying.filter((target) => handle.allows({ card, target }));
}

/** What is asked next of somebody who holds this card up. */
type NextStep = 'act' | 'target' | 'company' | 'none';

/** A card held up: what is asked next, and what it may be aimed at. */
export type Aiming = Aim & { step: NextStep; targets: readonly CompanyCardId[] };

export function aimOf(table: Table, { card, target }: Aim): Aiming {
  const targets = target === null ? targetsOf(table, card) : [];
  const step = ((): NextStep => {
    if (!canPlay(table, card)) return 'none';
    if (isPlan(card)) return 'act';
    if (isCompanyCard(card)) return 'company';
    if (targets.length > 0) return 'target';
    return table.offer('playDiscard').allows({ card, target, company: null }) ? 'act' : 'company';
  })();
  return { card, target, step, targets };
}

export function choiceOn(aim: Aim, company: PlanId | null): { type: Kind } & Record<string, unknown> {
  const { card, target } = aim;
  if (isPlan(card)) return { type: 'launch', plan: card };
  return isCompanyCard(card) ? { type: 'attach', card, company } : { type: 'playDiscard', card, target, company };
}

export function canPlayOn(table: Table, aim: Aim, company: PlanId): boolean {
  const { type, ...fields } = choiceOn(aim, company);
  return table.offer(type).allows(fields);
}

export function askWhyNot(table: Table, aim: Aim, company: PlanId): void {
  const { type, ...fields } = choiceOn(aim, company);
  table.offer(type).pick(fields);
}

export function playOn(table: Table, aim: Aim, company: PlanId | null): void {
  const { type, ...fields } = choiceOn(aim, company);
  unselect();
  table.offer(type).pick(fields);
}
