import { type Core, deckOf, handOf, noDeals, type Seat, shownTo, shuffle, tableOf } from '@parlour/kernel';
import { CRISIS_CARDS } from '../../content/crisis-cards.ts';
import { EVENT_IDS } from '../../content/events.ts';
import { INDUSTRIES, SEGMENTS } from '../../content/industries.ts';
import { OPTION_CARDS } from '../../content/options.ts';
import { COLOURS, type Colour, START_CASH } from '../../content/table.ts';
import { DEFAULT_STOPS } from '../../content/windows.ts';
import type { Economicus, Player, Turn } from '../../types.ts';
import { byIndustry } from '../01-board/board.ts';

/** EC-2.1 to EC-2.6, EC-2.11. The board, the tokens and money of each player, and in full rules the three decks. */
export function setup(core: Core<Economicus>, picks: readonly (string | null)[]): Economicus['state'] {
  const isFull = core.options.rules === 'full';
  const colours = coloursFor(core.seats, picks);
  return {
    layout: core.options.layout === 'random' ? shuffle(core, [...INDUSTRIES]) : [...INDUSTRIES],
    bank: -START_CASH * core.seats.length,
    players: tableOf(core.seats, (seat) => newPlayer(core, seat, colours[seat] ?? 'red')),
    prices: byIndustry<number | null>(() => null, null),
    pastPrices: byIndustry((): number[] => [], []),
    freePrivate: byIndustry((industry) => SEGMENTS[industry].private, 0),
    freeState: byIndustry((industry) => SEGMENTS[industry].state, 0),
    extra: byIndustry(() => 0, 0),
    crises: byIndustry(() => 0, 0),
    forecast: null,
    year: 0,
    auditor: 0,
    active: 0,
    turn: newTurn(core.seats, 0, 0, 0),
    event: null,
    record: null,
    innovator: null,
    yearEnd: null,
    optionDeck: deckOf('options', isFull ? shuffle(core, [...OPTION_CARDS]) : []),
    optionDiscards: [],
    crisisDeck: deckOf('crises', isFull ? shuffle(core, [...CRISIS_CARDS]) : []),
    crisisDiscards: [],
    eventDeck: deckOf('events', isFull ? shuffle(core, [...EVENT_IDS]) : []),
    eventDiscards: [],
    deals: noDeals(core.seats),
    isTimeUp: false,
    ending: null,
  };
}

function newPlayer(core: Core<Economicus>, seat: Seat, colour: Colour): Player {
  return {
    colour,
    cash: START_CASH,
    companies: byIndustry(() => 0, 0),
    mortgaged: byIndustry(() => 0, 0),
    fresh: byIndustry(() => 0, 0),
    projects: byIndustry(() => 0, 0),
    quotas: [],
    hand: handOf('options', seat, []),
    trophies: [],
    bonus: 0,
    isOut: false,
    stopsAt: shownTo(seat, [...DEFAULT_STOPS[core.options.rules]]),
    isHolding: shownTo(seat, false),
  };
}

/** What is forgotten with every turn. */
export const newTurn = (seats: readonly Seat[], number: number, ofYear: number, seat: Seat): Turn => ({
  number,
  ofYear,
  seat,
  part: number === 0 ? 'opening' : 'T0',
  dice: null,
  industry: null,
  sellers: [],
  rerollers: [],
  exporters: [],
  isAuctionOff: false,
  hadLot: false,
  isBought: false,
  privatised: [],
  created: 0,
  sheltered: tableOf(seats, () => 0),
});

function coloursFor(seats: readonly Seat[], picks: readonly (string | null)[]): Colour[] {
  const left = COLOURS.filter((colour) => !picks.includes(colour));
  return seats.map((seat) => COLOURS.find((colour) => colour === picks[seat]) ?? left.shift() ?? 'red');
}
