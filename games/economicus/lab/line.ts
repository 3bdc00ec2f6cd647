import type { Event, Seat } from '@parlour/kernel';
import type { Thought } from '@parlour/lab/figures/thought.ts';
import type { EventId } from '../content/events.ts';
import { designOf, type OptionCard, type OptionId } from '../content/options.ts';
import { stars } from '../rules/03-stars/stars.ts';
import type { Economicus, Ending, G } from '../types.ts';

/** What is kept of one game: a line of the file that the report reads. */
export type Line = {
  bot: string;
  /** Cards that were never played, to see what an empty card is worth. */
  empty?: OptionId[];
  rules: 'quick' | 'full';
  seats: number;
  seed: number;
  won: Seat[];
  first: Seat;
  because: Ending['because'];
  turns: number;
  years: number;
  actions: number;
  /** How often each thing happened. */
  counts: Partial<Record<Counted, number>>;
  /** The sums paid at auctions. */
  prices: number[];
  /** Who drew each option card, once for each time. */
  drawn: Partial<Record<OptionId, Seat[]>>;
  played: Partial<Record<OptionId, number>>;
  /** Each event that was opened, with those who had the most stars then. */
  events: { card: EventId; leaders: Seat[] }[];
  /** Milliseconds of the bots. */
  thought: Thought;
};

const COUNTED = [
  'bankrupt',
  'takeoverOffered',
  'takeoverAccepted',
  'takeoverRefused',
  'dealProposed',
  'dealMade',
  'loanTaken',
  'projectsCreated',
  'soldToMarket',
  'crimeRolled',
  'investigated',
  'convicted',
  'crisisChanged',
] as const;
type Counted = (typeof COUNTED)[number];
const isCounted = (type: string): type is Counted => COUNTED.some((each) => each === type);

/** Keeps what an event tells. */
export function note(line: Line, g: G, event: Event<Economicus>): void {
  if (isCounted(event.type)) line.counts[event.type] = (line.counts[event.type] ?? 0) + 1;
  if (event.type === 'firstPlayerRolled' && event.first !== null) line.first = event.first;
  else if (event.type === 'lotSold') line.prices.push(event.paid);
  else if (event.type === 'cardDrawn') {
    const design = designOf(event.card.secret);
    line.drawn[design] = [...(line.drawn[design] ?? []), event.seat];
  } else if (event.type === 'cardPlayed' || event.type === 'reacted') count(line, event.card);
  else if (event.type === 'eventOpened') line.events.push({ card: event.card, leaders: leadersOf(g) });
}

function count(line: Line, card: OptionCard): void {
  const design = designOf(card);
  line.played[design] = (line.played[design] ?? 0) + 1;
}

function leadersOf(g: G): Seat[] {
  const most = Math.max(...g.seats.map((seat) => stars(g, seat)));
  return g.seats.filter((seat) => stars(g, seat) === most);
}
