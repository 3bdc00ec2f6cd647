import { type GameText, NOTHING, naming, type Say, type Seat } from '@parlour/kernel';
import type { Boom } from '../types.ts';
import type { BoomText } from './types.ts';

type CardId = keyof BoomText['cards'];

/** Names values in a language: cards and companies by their names, players by theirs, numbers as they are. */
export function valuesOf(
  cards: BoomText['cards'],
  name: (card: CardId) => string,
): Pick<GameText<Boom>, 'values' | 'value'> {
  const seat = (value: Seat, say: Say): string => say.seat(value);
  const orNothing = (card: CardId | null): string => (card === null ? NOTHING : name(card));
  return naming<Boom>(
    {
      launch: { plan: name },
      attach: { card: name, company: name },
      playDiscard: { card: name, target: orNothing, company: orNothing },
      lead: { company: name, shares: String, price: String },
      askConsent: { company: name, price: (price) => (price === null ? NOTHING : String(price)) },
      takePublic: { company: name },
      request: { investor: seat, sweetener: String },
      setTerms: { shares: String, price: String },
      invite: { guest: seat, sweetener: String },
    },
    (id) => (id in cards ? name(id as CardId) : id),
  );
}
