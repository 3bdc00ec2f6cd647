import { type Choice, choicesOf, type Offer, type Rules, type Seat, sizeOf } from '@parlour/kernel';
import { sampleOf } from '@parlour/kernel/offers/offers.ts';
import { type Guidance, type Idea, learntValue, type Random } from '@parlour/search';
import type { G, MatterOfFact } from '../../types.ts';
import { answer } from '../careful.ts';
import { replyChoice } from '../dealing.ts';
import { deliverChoice } from '../selling.ts';
import { characters } from './characters.ts';
import { errandsFor } from './errands.ts';
import { features } from './features.ts';
import learnt from './learnt.json' with { type: 'json' };

const NO_OFFERS: readonly Offer<MatterOfFact>[] = [];

/** What guides a thinker in Economics as a Matter of Fact. */
export const guidanceFor = ({ search }: Rules<MatterOfFact>): Guidance<MatterOfFact> => ({
  policy(g, seat, random) {
    const isAsked = g.deals.open.some(({ to }) => to === seat);
    return (isAsked ? replyChoice(g, seat, search.offers(g, seat)) : null) ?? answer(g, seat, NO_OFFERS, random);
  },
  ideas: ideasFor,
  value: learntValue(features, learnt),
  clock: (g) => g.round,
  ahead: 3,
  characters,
  urgent: (g) => g.deals.open[0]?.to ?? null,
});

/** So many errands, and so many choices of one kind. */
const WIDE = 8;
/** Stages that the careful bot reckons through to the end. */
const RECKONED = new Set(['production', 'planning', 'salary', 'strike', 'starter', 'monopoly']);
/** What is open at nearly every moment, and is left to the careful bot. */
const LEFT_ALONE = new Set<string>([
  ...['proposeDeal', 'counterDeal', 'declineDeal', 'withdrawDeal', 'concede', 'discharge'],
  ...['sell', 'sellAsset', 'returnVehicle'],
]);

function ideasFor(g: G, seat: Seat, offers: readonly Offer<MatterOfFact>[], random: Random): Idea<MatterOfFact>[] {
  const f = g.stack.at(-1);
  if (f === undefined || (f.phase === 'turn' && RECKONED.has(f.step))) return [];
  const isAsked = g.deals.open.some(({ to }) => to === seat);
  if (f.step === 'movement' && !isAsked) return deliverChoice(g, seat) === null ? errandsFor(g, seat, WIDE) : [];
  return offers
    .filter(({ type, checked }) => !LEFT_ALONE.has(type) && checked !== true)
    .flatMap((offer) => someOf(offer, random))
    .map((choice) => ({ choice }));
}

const someOf = (offer: Offer<MatterOfFact>, random: Random): Choice<MatterOfFact>[] =>
  sizeOf(offer) <= WIDE
    ? [...choicesOf<MatterOfFact>(offer)]
    : Array.from({ length: WIDE / 2 }, () => sampleOf(offer, random));
