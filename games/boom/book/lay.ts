import { deckOf, handOf, type Seat } from '@parlour/kernel';
import { chanceOf } from '@parlour/kit/book.ts';
import { PLAY_CARD_IDS, type PlayCardId } from '../content/cards.ts';
import { BOOM_EVENTS, type EventId } from '../content/events.ts';
import type { Company, G, Limit } from '../types.ts';

/** A position of an example; it is the reader's turn, at seat 0, in the finance step unless `step` says otherwise. */
export type Given = {
  round: number;
  limit: Limit;
  event: Exclude<EventId, 'E6'>;
  companies: (Pick<Company, 'plan'> &
    Partial<Pick<Company, 'attached' | 'lead' | 'cash'>> & { shares?: readonly number[] })[];
  treasuries: readonly number[];
  /** What everybody holds: seen by the reader only at seat 0. */
  hands: readonly (readonly PlayCardId[])[];
  /** What the die will show. */
  die?: number;
  step?: 'cardStep';
  /** Everybody else has had a turn: the burn follows the reader's. */
  isLast?: boolean;
};

/** Lays an example on a game that has just begun: the reader's turn, with everything else by hand. */
export function lay(g: G, given: Given): void {
  const { round, limit, event, companies, treasuries, hands, die = 1, step = 'financeStep', isLast = false } = given;
  g.round = round;
  g.limit = limit;
  g.activeEvent = event;
  g.usedEvents = [];
  g.eventDeck = deckOf(
    'events',
    BOOM_EVENTS.filter((each) => each !== event),
  );
  g.companies = companies.map(({ plan, attached = [], lead = null, cash = 0, shares = [] }) => ({
    plan,
    attached,
    front: lead ?? 0,
    lead,
    shares: g.seats.map((seat) => shares[seat] ?? 0) as Company['shares'],
    cash,
    rounds: lead === null ? 0 : 1,
    fundedIn: 1,
  }));
  for (const seat of g.seats) {
    g.players[seat].treasury.secret = treasuries[seat] ?? 100;
    g.players[seat].hand = handOf('play', seat, [...(hands[seat] ?? [])]);
  }
  const placed = new Set<PlayCardId>([
    ...hands.flat(),
    ...g.companies.flatMap(({ plan, attached }) => [plan, ...attached]),
  ]);
  g.playDeck = deckOf(
    'play',
    PLAY_CARD_IDS.filter((card) => !placed.has(card)),
  );
  g.discardPile = [];
  const others = g.seats.filter((seat) => seat !== 0);
  g.order = (isLast ? [...others, 0] : [0, ...others]) as Seat[];
  g.spent = isLast ? others : [];
  g.stack = [
    { phase: 'round', step: 'takeTurns' },
    { phase: 'turn', step, seat: 0 },
  ];
  g.chance = chanceOf([die]);
}
