import { bitOf, type Core, deckOf, EVERYBODY, handOf, shuffle, tableOf } from '@parlour/kernel';
import { PLAY_CARD_IDS, type PlayCardId } from '../../content/cards.ts';
import { BOOM_EVENTS, type EventId } from '../../content/events.ts';
import { FIRMS, type FirmId, START_HAND, START_LIMIT, START_TREASURY } from '../../content/table.ts';
import type { Boom, Player } from '../../types.ts';

/** BO-1. The table before game round 1. */
export function setup(core: Core<Boom>, picks: readonly (string | null)[]): Boom['state'] {
  const firms = assignFirms(core, picks);
  const cards: PlayCardId[] = shuffle(core, [...PLAY_CARD_IDS]);
  const players = tableOf(
    core.seats,
    (seat): Player => ({
      firm: firms[seat] as FirmId,
      // BO-1.7, BO-R38
      treasury: { seen: core.options.treasuries === 'open' ? EVERYBODY : bitOf(seat), secret: START_TREASURY },
      // BO-1.5, BO-1.6
      hand: handOf('play', seat, cards.splice(0, START_HAND)),
    }),
  );
  return {
    round: 0,
    limit: START_LIMIT,
    order: [],
    spent: [],
    players,
    /** BO-1.9. Nothing is in play yet. */
    companies: [],
    playDeck: deckOf('play', cards),
    discardPile: [],
    // BO-1.3: the •Crash lies aside until the Events are reshuffled.
    eventDeck: deckOf<EventId>('events', shuffle(core, [...BOOM_EVENTS])),
    usedEvents: [],
    activeEvent: null,
    gone: [],
  };
}

/** BO-1.4, BO-R2. Each player has the firm picked; the others get a free one at random. */
function assignFirms(core: Core<Boom>, picks: readonly (string | null)[]): FirmId[] {
  const free = shuffle(
    core,
    FIRMS.filter((firm) => !picks.includes(firm)),
  );
  return core.seats.map((seat) => FIRMS.find((firm) => firm === picks[seat]) ?? (free.pop() as FirmId));
}
