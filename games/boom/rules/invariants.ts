import type { Game } from '@parlour/kernel';
import { PLAY_CARD_IDS } from '../content/cards.ts';
import { CRASH } from '../content/events.ts';
import type { Boom, Company, G, Round } from '../types.ts';
import { sharesOf } from './company.ts';

/** What is true after every step (specification, 7.3). */
export const invariants: Game<Boom>['invariants'] = {
  'every Play card is in one place': (g) => {
    const found = [
      ...g.playDeck.secret,
      ...g.discardPile,
      ...g.seats.flatMap((seat) => g.players[seat].hand.secret),
      ...g.companies.flatMap((company) => [company.plan, ...company.attached]),
      ...g.gone.map((gone) => gone.plan),
    ];
    const isWhole = found.length === PLAY_CARD_IDS.length && new Set(found).size === found.length;
    return isWhole || `${found.length} cards, ${new Set(found).size} different`;
  },
  'six Events are in the game': (g) => {
    const found = [...g.eventDeck.secret, ...g.usedEvents, ...(g.activeEvent === null ? [] : [g.activeEvent])];
    const all = found.includes(CRASH) ? 6 : 5;
    return (found.length === all && new Set(found).size === all) || `found ${found.join(' ')}`;
  },
  /** BO-R4. */
  'no money is negative or broken': (g) => {
    const purses = [...g.seats.map((seat) => g.players[seat].treasury.secret), ...g.companies.map((c) => c.cash)];
    return purses.every((purse) => Number.isInteger(purse) && purse >= 0) || `purses ${purses.join(' ')}`;
  },
  'a funded company has three shares, two investors and a lead who holds one': (g) => {
    const broken = settled(g).find(
      (c) => c.lead !== null && (sharesOf(c) < 3 || c.shares.filter((n) => n > 0).length < 2 || c.shares[c.lead] < 1),
    );
    return broken === undefined || JSON.stringify(broken);
  },
  'an unfunded company has no shares and no cash': (g) => {
    const broken = settled(g).find((c) => c.lead === null && (sharesOf(c) > 0 || c.cash > 0));
    return broken === undefined || JSON.stringify(broken);
  },
  'the Limit is on the track': (g) => (g.limit >= 1 && g.limit <= 6) || `Limit ${g.limit}`,
  /** BO-R48. */
  'the game is bounded': (g) => (g.round >= 1 && g.round <= 11) || `game round ${g.round}`,
};

/** All companies but the one whose funding round is open. */
function settled(g: G): Company[] {
  const open = g.stack.find((frame): frame is Extract<typeof frame, Round> => frame.phase === 'funding');
  return g.companies.filter((company) => company.plan !== open?.company);
}
