import { drawFrom, reshuffleInto, shuffle } from '@parlour/kernel';
import { CRASH, EVENTS } from '../../content/events.ts';
import { payBurn } from '../09-burn/burn.ts';
import { lowerLimit } from '../10-ending/decks.ts';
import { crash, endIfNoPlansLeft } from '../10-ending/ending.ts';
import { emit, goTo, phase } from '../vocabulary.ts';

/** BO-2, BO-2.1, BO-R48. A game round: order, Event, one turn each, burn; then the next, until the bubble bursts. */
export const round = phase('round', {
  /** BO-2.2, BO-2.3, BO-2.4, BO-R52. One counter of each player is drawn blind from the mug: the order of this game round. */
  drawOrder(g) {
    g.round += 1;
    g.order = shuffle(g, [...g.seats]);
    g.spent = [];
    emit(g, 'orderDrawn', { round: g.round, order: [...g.order] });
  },

  /** BO-3.5, BO-R9. When all Events have been used, the •Crash joins them and all six are shuffled. */
  reshuffleEvents(g) {
    if (g.activeEvent !== null) g.usedEvents.push(g.activeEvent);
    g.activeEvent = null;
    if (g.eventDeck.secret.length > 0) return;
    reshuffleInto(g, g.eventDeck, [...g.usedEvents, CRASH]);
    g.usedEvents = [];
    emit(g, 'eventsReshuffled', {});
  },

  /** BO-3, BO-3.1, BO-3.2, BO-3.6, BO-3.7, BO-R10. The top Event is flipped and stays active until the next one; the •Crash ends the game at once. */
  flipEvent(g) {
    const event = drawFrom(g.eventDeck);
    if (event === null) throw new Error('there is always an Event to flip');
    g.activeEvent = event;
    emit(g, 'eventFlipped', { event });
    if (event === CRASH) crash(g);
    else if (EVENTS[event].lowersLimit) lowerLimit(g);
  },

  /** BO-2.5. Each player takes one turn, in the order drawn. */
  takeTurns: {
    call: 'turn',
    with(g) {
      const seat = g.order[g.spent.length];
      return seat === undefined ? null : { seat };
    },
    then: () => goTo('takeTurns'),
  },

  /** BO-2.6, BO-9. With all counters back in the mug, every funded company pays its burn. */
  burn(g) {
    payBurn(g);
    endIfNoPlansLeft(g);
    return goTo('drawOrder');
  },
});
