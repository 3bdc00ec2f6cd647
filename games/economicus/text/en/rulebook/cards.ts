import type { Rules } from '../../types.ts';

/** EC-16 to EC-18: option cards, crimes, events. */
export const cardRules = {
  'EC-16.1':
    'Option cards come at the start (2), at the start of every later year (1), for a double (1) and by cards that say so.',
  'EC-16.2': 'You may play a card at any time, on anybody’s turn, but not while an auction is running.',
  'EC-16.3': 'Some cards have conditions of their own: a certain moment, or the active industry only.',
  'EC-16.4': 'Cards played or discarded lie face up on the discard pile.',
  'EC-16.5': 'Never more than 5 option cards in hand, quotas not counted. Any more are played or discarded at once.',
  'EC-16.6': 'You may discard any two cards and draw a new one.',
  'EC-16.7':
    'A quota does nothing by itself. It lets you bid for state companies, and you discard it when you buy one or take one in the starting placement.',
  'EC-16.8': 'When the deck is empty, the discards become a new one. If there are none, nothing is drawn.',
  'EC-17.1': 'Option cards with a difficulty are crimes.',
  'EC-17.2':
    'Play the card, name all targets and roll a die. Above the difficulty the crime succeeds; otherwise the card is lost.',
  'EC-17.3': 'After a success the auditor and those directly harmed may investigate.',
  'EC-17.4': 'An investigation costs 8M, paid to the bank. It succeeds with more than 3 on the die.',
  'EC-17.5':
    'First the auditor, then those harmed in turn order from there; each once, and nobody against themselves. The first success ends it.',
  'EC-17.6': 'If it succeeds, the crime has no effect, the criminal loses 1 star, and the investigator gains 1.',
  'EC-17.7': 'If it fails, nothing happens. The 8M is gone.',
  'EC-17.8': 'A crime takes effect only when no investigation is left to be tried.',
  'EC-18.1': 'One event card is turned up at the start of each year.',
  'EC-18.2':
    'Some events are carried out at once, from the auditor on; some are in force all year; some promise a star for something done in the year.',
  'EC-18.3': 'Only one event is in force at a time. It lies open all year.',
  'EC-18.4': 'After the 36th card the discards are reshuffled.',
} satisfies Partial<Rules>;
