import { drawFrom, type Pile, type PileItem, reshuffleInto, type Seat, turnUpTop } from '@parlour/kernel';
import {
  ACTION_CARDS,
  type ActionCard,
  type ActionCardId,
  isContract,
  type PriceMoves,
} from '../../content/action-cards.ts';
import { ASSET_KINDS, ASSETS_BY_KIND, type AssetKind, KIND_OF } from '../../content/assets.ts';
import { RESOURCES } from '../../content/exchange.ts';
import { CONTRACT_TURNS } from '../../content/table.ts';
import { VEHICLES, type Vehicle } from '../../content/vehicles.ts';
import type { G, RateItem } from '../../types.ts';
import { movePrice } from '../06-exchange/market.ts';
import { units } from '../06-exchange/units.ts';
import { assetsOf, technologiesOf } from '../holdings.ts';
import { charge, receive } from '../money.ts';
import { emit } from '../vocabulary.ts';

/** MF-9. Action cards. */

/** MF-8.5, MF-9.1. One card is opened and carried out. */
export function takeActionCard(g: G, seat: Seat): void {
  const card = drawActionCard(g);
  if (card === null) return;
  emit(g, 'cardDrawn', { seat, card });
  if (isContract(card)) {
    g.players[seat].contracts.push({ card, open: units(ACTION_CARDS[card].units), turns: CONTRACT_TURNS });
    return emit(g, 'contractTaken', { seat, card, turns: CONTRACT_TURNS });
  }
  // MF-R41: payments first, then prices.
  carryOut(g, seat, card, ACTION_CARDS[card]);
  g.actionDiscards.push(card);
}

function carryOut(g: G, seat: Seat, card: ActionCardId, effect: ActionCard): void {
  switch (effect.is) {
    case 'contract':
      return;
    case 'subsidy':
      grant(g, seat, card, itemsOf(g, seat, effect.rates));
      break;
    case 'dividend':
      grant(g, seat, card, itemsOf(g, seat, dividends(effect.kinds)));
      break;
    case 'taxes':
    case 'transportTax': {
      const items = itemsOf(g, seat, effect.rates);
      const amount = sumOf(items);
      emit(g, 'taxed', { seat, card, items, amount, unpaid: charge(g, seat, amount) });
    }
  }
  shiftPrices(g, seat, card, effect.prices);
}

/** MF-9.8, MF-9.9. */
function grant(g: G, seat: Seat, card: ActionCardId, items: RateItem[]): void {
  const amount = sumOf(items);
  emit(g, 'grantPaid', { seat, card, items, amount });
  receive(g, seat, amount);
}

const dividends = (kinds: readonly AssetKind[]): Partial<Record<AssetKind, number>> =>
  Object.fromEntries(kinds.map((kind) => [kind, ASSETS_BY_KIND[kind].dividend]));

type Counted = AssetKind | Vehicle | 'technology';
const COUNTED: readonly Counted[] = [...ASSET_KINDS, 'technology', ...VEHICLES];

/** MF-9.10, MF-9.11, MF-R42, MF-R45. What the player has of everything on the card. */
function itemsOf(g: G, seat: Seat, rates: Readonly<Partial<Record<Counted, number>>>): RateItem[] {
  return COUNTED.flatMap((of) => {
    const rate = rates[of];
    return rate === undefined ? [] : [{ of, count: countOf(g, seat, of), rate }];
  });
}

function countOf(g: G, seat: Seat, of: Counted): number {
  if (of === 'technology') return technologiesOf(g, seat).length;
  if (of === 'train') return 1;
  if (of === 'electricVehicle' || of === 'quadcopter') return g.players[seat].vehicles[of] === 'none' ? 0 : 1;
  return assetsOf(g, seat).filter((asset) => KIND_OF[asset] === of).length;
}

const sumOf = (items: readonly RateItem[]): number => items.reduce((sum, { count, rate }) => sum + count * rate, 0);

/** MF-6.8, MF-6.11, MF-R41. */
function shiftPrices(g: G, seat: Seat, card: ActionCardId, prices: PriceMoves): void {
  for (const resource of RESOURCES) {
    const by = prices[resource];
    if (by !== undefined)
      movePrice(g, resource, by, { because: 'card', rule: by > 0 ? 'MF-6.11' : 'MF-6.8', seat, source: card });
  }
}

/** MF-R19. An empty deck is made of its discards. */
function drawActionCard(g: G): ActionCardId | null {
  if (g.actionDeck.secret.length === 0) {
    emit(g, 'actionDeckReshuffled', { cards: g.actionDiscards.length });
    reshuffleInto(g, g.actionDeck, g.actionDiscards);
    g.actionDiscards = [];
  }
  const card = drawFrom(g.actionDeck);
  turnUp(g, g.actionDeck);
  return card;
}

/** MF-R3, MF-O3. With decks that lie face up everybody sees the top card. */
export function turnUp(g: { options: G['options'] }, deck: Pile<PileItem>): void {
  if (g.options.decks === 'up') turnUpTop(deck);
}
