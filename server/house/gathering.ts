import { findGame } from '@parlour/games';
import type { GameTypes, Rules, Seat } from '@parlour/kernel';
import type { Ask } from '@parlour/protocol';
import { namedBot } from '@parlour/search';
import type { Answer } from '@parlour/table';
import type { KeptRoom, KeptSeat, Person } from '../store/index.ts';
import { botName, EMPTY, emptied } from '../store/rooms.ts';
import { closedDown } from './agreeing/deciding.ts';
import { refuse } from './refusals.ts';

/** Before the game: who sits where, and by what it will be played. */

type Settle = Extract<Ask, { is: 'settle' }>;

/** Whoever has a character always goes by its name. */
const nameOf = (bot: string, seat: Seat): string => namedBot(bot).character ?? botName(seat);

/** What somebody's wish changes in a room that gathers; or why it does not. */
export function gathered(
  kept: KeptRoom,
  rules: Rules,
  { person, lead }: { person: Person; lead: string },
  ask: Ask,
): Partial<KeptRoom> | Answer {
  const { seats, host } = kept;
  const isHost = person.id === host;
  const leads = person.id === lead;
  const place = (at: Seat, seat: KeptSeat) => ({ seats: seats.map((each, i) => (i === at ? seat : each)) });
  switch (ask.is) {
    case 'sit': {
      const seat = seats[ask.seat];
      if (seat === undefined) return refuse('noSeat');
      if (seat.person !== null && seat.person !== person.id) return refuse('seatTaken');
      const known = seat.person === person.id ? seat.name : person.name;
      const { mark = seat.mark, pick = seat.pick, name = known } = ask;
      const isTaken = seats.some((each, i) => i !== ask.seat && each.mark === mark && mark !== '');
      if (pick !== seat.pick && !isFreePick(kept, rules, ask.seat, pick)) return refuse('badOptions');
      const sitting = { person: person.id, name, mark: isTaken ? seat.mark : mark, pick };
      return led(kept, place(ask.seat, { ...EMPTY, ...sitting }));
    }
    case 'stand':
      return led(kept, place(ask.seat, emptied(kept, ask.seat)));
    case 'close':
      return isHost ? closedDown(kept) : refuse('notHost');
    case 'bot': {
      const seat = seats[ask.seat];
      if (!leads) return refuse('notHost');
      if (seat === undefined) return refuse('noSeat');
      if (seat.person !== null) return refuse('seatTaken');
      const name = ask.bot === null ? '' : nameOf(ask.bot, ask.seat);
      return place(ask.seat, { ...emptied(kept, ask.seat), bot: ask.bot, name });
    }
    case 'teach':
      return leads ? { isTaught: ask.isTaught } : refuse('notHost');
    case 'settle':
      return isHost || (leads && isOnlySeats(ask)) ? settled(kept, rules, ask) : refuse('notHost');
    default:
      return refuse('notAtThisStage');
  }
}

/** Around a screen one who sits there leads: the host, until they stand up. */
function led({ screen, host }: KeptRoom, sitting: Pick<KeptRoom, 'seats'>): Partial<KeptRoom> {
  const persons = sitting.seats.flatMap(({ person }) => person ?? []);
  const isLed = screen == null || persons.includes(host);
  return isLed ? sitting : { ...sitting, host: persons[0] ?? host };
}

/** What somebody picks is one of what the game offers, and nobody else's; a game that goes on keeps its own. */
const isFreePick = ({ seats, from }: KeptRoom, rules: Rules, at: Seat, pick: string | null): boolean =>
  from === undefined &&
  (pick === null || (rules.picks.includes(pick) && seats.every((each, i) => i === at || each.pick !== pick)));

/** How many seats there are is settled by whoever leads, as bots are; everything else was chosen by the host. */
const isOnlySeats = (ask: Settle): boolean => Object.keys(ask).every((each) => each === 'is' || each === 'seats');

function settled(
  { seats, game, from }: KeptRoom,
  rules: Rules,
  { seats: count, options, isPublic, pace }: Settle,
): Partial<KeptRoom> | Answer {
  // A game that goes on keeps its seats and its options.
  if (from !== undefined && (count !== undefined || options !== undefined)) return refuse('notAtThisStage');
  const { min, max } = rules.seats;
  if (count !== undefined && (count < min || count > max)) return refuse('badOptions', { min, max });
  const sitting = count === undefined ? seats : movedUp(seats);
  if (count !== undefined && sitting.slice(count).some(({ person }) => person !== null)) return refuse('seatTaken');
  if (pace?.is === 'own' && findGame(game)?.timer === undefined) return refuse('badOptions');
  if (options !== undefined && !fits(rules, options)) return refuse('badOptions');
  return {
    ...(count !== undefined && { seats: Array.from({ length: count }, (_, i) => sitting[i] ?? { ...EMPTY }) }),
    ...(options !== undefined && { options }),
    ...(isPublic !== undefined && { isPublic }),
    ...(pace !== undefined && { pace }),
  };
}

/** Persons first, then bots: whoever sits at a seat that goes has one that stays, and no hole is left between them. */
function movedUp(seats: readonly KeptSeat[]): readonly KeptSeat[] {
  const isBots = ({ person, bot }: KeptSeat) => person === null && bot !== null;
  const isEmpty = ({ person, bot }: KeptSeat) => person === null && bot === null;
  return [...seats.filter(({ person }) => person !== null), ...seats.filter(isBots), ...seats.filter(isEmpty)];
}

/** Whether the rules know these options. */
export function fits(rules: Rules<GameTypes>, options: Record<string, string>): boolean {
  try {
    rules.optionsFor(options);
    return true;
  } catch {
    return false;
  }
}
