import { hash } from 'node:crypto';
import { type Bars, gameById } from '@parlour/games';
import {
  below,
  bundleOf,
  diceAlone,
  type Event,
  type GameTypes,
  type Match,
  nameCommitment,
  type Rules,
  type Seat,
  seeded,
  UNRELEASED,
} from '@parlour/kernel';
import { print, rate, thousands } from './measure.ts';

const SEATS = 4;
/** Random players may go on for ever: so many moves are a long game. */
const LONG = 1200;
const BARS = { heap: 150, resume: 5 };
const PLIES = 40;
const HELD = 50;

type Random = (n: number) => number;
type Move = { match: Match<GameTypes>; action: { seat: Seat; type: string } };

/**
 * What a table pays for one move in the middle of a game: the move itself, with its link of the chain, and everything that four
 * seats and a spectator are then told. Also what a match keeps in memory, and how soon it is taken up again.
 */
export async function benchToldMove(id: string): Promise<boolean> {
  const bar = (await gameById(id).lab())?.bars;
  if (bar === undefined) return true;
  const { rules, games, options } = await tableOfFour(id, bar);
  const early = games.flatMap((each) => each.early);
  const late = games.flatMap((each) => each.late);
  const [atTwenty, atTheEnd] = [early, late].map((moves) => 1000 / toldPerSecond(rules, moves)) as [number, number];
  const heap = heapOfMatches(rules, options);
  const resumed = resumeTime(
    rules,
    late.map(({ match }) => match),
  );
  const lengths = games.map(({ length }) => length);
  const lines = [
    atMost('at about the twentieth move', atTwenty, bar.told, 'ms'),
    atMost(`near the end (${Math.min(...lengths)} to ${Math.max(...lengths)} moves)`, atTheEnd, bar.told, 'ms'),
    atMost('heap of a match at the end of a game', heap, BARS.heap, 'kB'),
    atMost('a match taken up from its snapshot', resumed, BARS.resume, 'ms'),
  ];
  print(`${id}: a move told to four seats and a spectator, one core`, lines);
  return lines.every(({ ok }) => ok);
}

/** How fast a search goes on from what a seat sees about the twentieth move. */
export async function benchRedealt(id: string): Promise<boolean> {
  const bar = (await gameById(id).lab())?.bars;
  if (bar === undefined) return true;
  const { rules, games } = await tableOfFour(id, bar);
  const redealt = redealtPerSecond(
    rules,
    games.flatMap(({ early }) => early),
  );
  const isReached = redealt >= bar.redealt;
  print(`${id}: a search from a view, one core`, [
    {
      what: `re-dealt and played on for ${PLIES} random plies, per second`,
      value: thousands(redealt),
      bar: thousands(bar.redealt),
      ok: isReached,
    },
  ]);
  return isReached;
}

async function tableOfFour(id: string, { options = {} }: Bars) {
  const rules = bundleOf(await gameById(id).game());
  rules.digestWith((text) => hash('sha256', text));
  return { rules, options, games: Array.from({ length: 12 }, (_, seed) => samplesOf(rules, seed + 1, options)) };
}

const atMost = (what: string, value: number, bar: number, unit: string) => ({
  what,
  value: `${value.toFixed(3)} ${unit}`,
  bar: `${bar} ${unit}`,
  ok: value <= bar,
});

/** A random game, move by move. */
function* randomMatch(rules: Rules, seed: number, options: Record<string, string>): Generator<Move> {
  const dice = { chance: seeded(seed) };
  const random: Random = (n) => below(dice, n);
  let match = beginMatch(rules, seed, options);
  for (let n = 0; n < LONG; n++) {
    const action = chosen(rules, match, random);
    if (action === null) return;
    yield { match, action };
    match = after(rules, { match, action });
  }
}

/** The moves of a random game about the twentieth, its last ones, and how many there were. */
function samplesOf(rules: Rules, seed: number, options: Record<string, string>) {
  const early: Move[] = [];
  const late: Move[] = [];
  let length = 0;
  for (const move of randomMatch(rules, seed, options)) {
    if (length >= 15 && length < 25) early.push(move);
    late.push(move);
    if (late.length > 10) late.shift();
    length += 1;
  }
  return { early, late, length };
}

function beginMatch(rules: Rules, seed: number, options: Record<string, string>): Match<GameTypes> {
  const name = nameCommitment({ name: 'somebody', salt: 'salt' });
  return rules.begin({
    rules: { version: rules.version, bundle: UNRELEASED },
    seats: Array.from({ length: SEATS }, () => ({ bot: null, pick: null, name })),
    options,
    dice: diceAlone(`bench ${seed}`, SEATS),
    seed: `bench ${seed}`,
  });
}

function chosen(rules: Rules, match: Match<GameTypes>, random: Random): Move['action'] | null {
  const { search } = rules;
  const { g } = match.position;
  const open = search.waiting(g);
  if (open === null) return null;
  return search.sample(g, open.seats[random(open.seats.length)] as Seat, random);
}

function after(rules: Rules, { match, action }: Move): Match<GameTypes> {
  const made = rules.act(match, action);
  if (!made.ok) throw new Error(`${action.type} was refused: ${made.refusal.refused}`);
  return made.match;
}

/** Everything that is told of a move, to every seat and to a spectator. Returned so that nothing of it is left out. */
function told(rules: Rules, { match, action }: Move): unknown[] {
  const made = rules.act(match, action);
  if (!made.ok) throw new Error('refused');
  const parts: unknown[] = [];
  const news = (viewer: Seat | null) => made.events.map((event: Event<GameTypes>) => rules.show(event, viewer));
  for (const seat of match.position.g.seats)
    parts.push(rules.view(made.match, seat), rules.menu(made.match, seat), rules.facts(made.match, seat), news(seat));
  parts.push(rules.view(made.match, null), rules.facts(made.match, null), news(null));
  return parts;
}

const toldPerSecond = (rules: Rules, moves: readonly Move[]): number =>
  rate(3, () => {
    let parts = 0;
    for (const move of moves) parts += told(rules, move).length;
    return parts > 0 ? moves.length : 0;
  });

/** Kilobytes that one match at the end of a game keeps, of many that are held at once. */
function heapOfMatches(rules: Rules, options: Record<string, string>): number {
  const used = (): number => {
    for (let i = 0; i < 3; i++) globalThis.gc?.();
    return process.memoryUsage().heapUsed / 1000;
  };
  const held = Array.from({ length: HELD }, (_, seed) => lastOf(rules, seed + 100, options));
  const withThem = used();
  held.length = 0;
  return (withThem - used()) / HELD;
}

/** A match at the end of its game. */
function lastOf(rules: Rules, seed: number, options: Record<string, string>): Match<GameTypes> {
  let last = beginMatch(rules, seed, options);
  for (const move of randomMatch(rules, seed, options)) last = after(rules, move);
  return last;
}

function resumeTime(rules: Rules, matches: readonly Match<GameTypes>[]): number {
  const kept = matches.map((match) => ({ head: match.head, seeds: match.seeds, snapshot: rules.snapshot(match) }));
  const perSecond = rate(1, () => {
    for (const { head, seeds, snapshot } of kept) rules.resume(head, seeds, snapshot);
    return kept.length;
  });
  return 1000 / perSecond;
}

/** A search from a view: a game dealt anew, and so many moves of random players. */
function redealtPerSecond({ view, search }: Rules, moves: readonly Move[]): number {
  const views = moves.map(({ match, action }) => view(match, action.seat));
  const dice = { chance: seeded(1) };
  const random: Random = (n) => below(dice, n);
  return rate(3, () => {
    for (const seen of views) {
      const g = search.redeal(seen, random(0x1_0000_0000));
      for (let ply = 0; ply < PLIES && search.playRandomly(g, random); ply++);
    }
    return views.length;
  });
}
