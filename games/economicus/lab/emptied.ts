import type { Offer } from '@parlour/kernel';
import type { InstantBot } from '@parlour/search';
import { KEEP } from '../bot/weights.ts';
import { designOf, type OptionId } from '../content/options.ts';
import type { Economicus } from '../types.ts';

/** A bot to whom some option cards are empty: it never plays them, and parts with them first. */
export function emptied(bot: InstantBot<Economicus>, empty: readonly OptionId[]): InstantBot<Economicus> {
  for (const design of empty) KEEP[design] = 0;
  const without = (offer: Offer<Economicus>): Offer<Economicus> =>
    offer.type === 'playCard' || offer.type === 'react' ? withoutCards(offer, empty) : offer;
  return { ...bot, choose: (seen, random) => bot.choose({ ...seen, offers: seen.offers.map(without) }, random) };
}

function withoutCards<O extends Offer<Economicus, 'playCard' | 'react'>>(offer: O, empty: readonly OptionId[]): O {
  const { card } = offer.fields;
  if (!('one' in card)) return offer;
  const one = card.one.filter((each) => !empty.includes(designOf(each)));
  return { ...offer, fields: { ...offer.fields, card: { ...card, one } } };
}
