import { below, deckOf, handOf, type Seat, seeded, start, waiting } from '@parlour/kernel';
import { spoken } from '@parlour/kernel/testing/spoken.ts';
import { PLAY_CARD_IDS, type PlayCardId } from '../content/cards.ts';
import type { CompanyCardId } from '../content/company-cards.ts';
import type { EventId } from '../content/events.ts';
import { PLAN_IDS, type PlanId } from '../content/plans.ts';
import type { FirmId } from '../content/table.ts';
import { boom } from '../index.ts';
import type { Boom, Company, G, Limit } from '../types.ts';

type PerFirm<T> = Partial<Record<FirmId, T>>;
type Given = {
  firms?: FirmId[];
  options?: Partial<Boom['options']>;
  /** Whose turn it is, and at which step; by default the first firm's finance step. */
  on?: FirmId;
  step?: 'cardStep' | 'financeStep';
  /** Those who still come after it in this game round. */
  then?: FirmId[];
  round?: number;
  limit?: Limit;
  event?: EventId;
  eventDeck?: EventId[];
  usedEvents?: EventId[];
  treasuries?: PerFirm<number>;
  hands?: PerFirm<PlayCardId[]>;
  companies?: GivenCompany[];
  discardPile?: PlayCardId[];
  /** Its top card is the last. */
  playDeck?: PlayCardId[];
  gone?: PlanId[];
};
type GivenCompany = {
  plan: PlanId;
  attached?: CompanyCardId[];
  lead?: FirmId;
  front?: FirmId;
  shares?: PerFirm<number>;
  cash?: number;
  fundedIn?: number;
};

/** A position of •Boom set up by hand, spoken to in the words of the specification's scenarios. */
export function position(given: Given) {
  const firms = given.firms ?? ['EKP', 'NOI', 'GOS', 'ARS'];
  const seatOf = (firm: FirmId) => firms.indexOf(firm) as Seat;
  const g: G = start(boom, { seats: firms.length, picks: firms, chance: seeded(1), options: given.options ?? {} });

  g.round = given.round ?? 3;
  g.limit = given.limit ?? 6;
  g.activeEvent = given.event ?? 'E1';
  g.usedEvents = given.usedEvents ?? [];
  const eventsLeft = (['E1', 'E2', 'E3', 'E4', 'E5'] as const).filter(
    (e) => e !== g.activeEvent && !g.usedEvents.includes(e),
  );
  g.eventDeck = deckOf('events', given.eventDeck ?? eventsLeft);
  g.companies = (given.companies ?? []).map((company): Company => {
    const front = company.front ?? company.lead ?? (firms[0] as FirmId);
    return {
      plan: company.plan,
      attached: company.attached ?? [],
      front: seatOf(front),
      lead: company.lead === undefined ? null : seatOf(company.lead),
      shares: firms.map((firm) => company.shares?.[firm] ?? 0) as Company['shares'],
      cash: company.cash ?? 0,
      rounds: company.lead === undefined ? 0 : 1,
      fundedIn: company.fundedIn ?? 1,
    };
  });
  g.gone = (given.gone ?? []).map((plan) => ({ plan, how: 'bust', round: 1 }));
  g.discardPile = given.discardPile ?? [];
  for (const firm of firms) {
    g.players[seatOf(firm)].treasury.secret = given.treasuries?.[firm] ?? 100;
    g.players[seatOf(firm)].hand = handOf('play', seatOf(firm), given.hands?.[firm] ?? []);
  }
  const placed = new Set<PlayCardId>([
    ...g.discardPile,
    ...g.seats.flatMap((seat) => g.players[seat].hand.secret),
    ...g.companies.flatMap((company) => [company.plan, ...company.attached]),
    ...g.gone.map(({ plan }) => plan),
  ]);
  g.playDeck = deckOf('play', given.playDeck ?? PLAY_CARD_IDS.filter((card) => !placed.has(card)));

  const on = given.on ?? (firms[0] as FirmId);
  const later = given.then ?? [];
  g.spent = g.seats.filter((seat) => seat !== seatOf(on) && !later.some((firm) => seatOf(firm) === seat));
  g.order = [...g.spent, seatOf(on), ...later.map(seatOf)];
  g.stack = [
    { phase: 'round', step: 'takeTurns' },
    { phase: 'turn', step: given.step ?? 'financeStep', seat: seatOf(on) },
  ];

  const table = {
    ...spoken(boom, g, firms),
    treasury: (firm: FirmId): number => g.players[seatOf(firm)].treasury.secret,
    hand: (firm: FirmId): PlayCardId[] => g.players[seatOf(firm)].hand.secret,
    company(plan: PlanId): Company {
      const found = g.companies.find((company) => company.plan === plan);
      if (found === undefined) throw new Error(`${plan} is not in play`);
      return found;
    },
    isInPlay: (plan: PlanId): boolean => g.companies.some((company) => company.plan === plan),
    shares: (plan: PlanId): PerFirm<number> =>
      Object.fromEntries(
        firms.map((firm) => [firm, table.company(plan).shares[seatOf(firm)]]).filter(([, n]) => n !== 0),
      ),
    lead: (plan: PlanId): FirmId | null => {
      const { lead } = table.company(plan);
      return lead === null ? null : (firms[lead] as FirmId);
    },
    /** Makes the next roll show this. */
    nextDie(die: number): void {
      for (let seed = 0; ; seed++) {
        const trial = { chance: seeded(seed) };
        if (below(trial, 6) + 1 !== die) continue;
        g.chance = seeded(seed);
        return;
      }
    },
    /** Everybody who is asked passes until this question, or the end. */
    passUntil(isReached: () => boolean): void {
      for (let guard = 0; !isReached(); guard++) {
        const open = waiting(boom, g);
        if (open === null || guard > 500) throw new Error('never reached');
        const firm = firms[open.seats[0] as Seat] as FirmId;
        const [calm] = ['skipCard', 'pass', 'refuse', 'decline', 'close', 'withdraw'].filter((type) =>
          table.menu(firm).includes(type),
        );
        table.play(firm, calm as keyof Boom['actions']);
      }
    },
  };
  return table;
}

/** All plans but those named: for positions near the end. */
export const plansExcept = (...kept: PlanId[]): PlanId[] => PLAN_IDS.filter((plan) => !kept.includes(plan));
