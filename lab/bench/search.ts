import { isDeepStrictEqual } from 'node:util';
import { below, offers, perform, type Seat, type State, seeded, start, view } from '@parlour/kernel';
import { shareOf } from '../statistics.ts';
import { freeColumns } from './four.ts';
import { dropped, fourBegun, fourMcts } from './four-boardgame-io.ts';
import { anything, type Four, four, fourThinker, sensible } from './four-kernel.ts';
import { print, rate, thousands } from './measure.ts';

const BAR = 20;
/** Of the peer, for each of its answers in the match; we have the processor time that these take it. */
const ITERATIONS = 100;
const GAMES = 30;

/**
 * Searching four in a row: our thinker and boardgame.io's own bot. How often each plays out in a second, at random and to the end;
 * and a match in which each has the same processor time for an answer, ours with sensible play-outs, which its bot cannot be told.
 */
export async function benchSearch(): Promise<boolean> {
  const playoutsOf = (policy: typeof anything) =>
    rate(2, () => {
      let playouts = 0;
      const thinker = fourThinker(policy, { playouts: 2000, milliseconds: 1e9 }, (thought) => {
        playouts = thought.playouts;
      });
      thinker.choose(seenBy(begun(), 0), diceOf(1));
      return playouts;
    });
  const [own, ownSensible] = [playoutsOf(anything), playoutsOf(sensible)];
  const think = fourMcts(ITERATIONS, 'rate');
  const peer = rate(2, () => {
    void think(fourBegun());
    return ITERATIONS;
  });
  const ratio = own / peer;
  const won = await match();
  print('Four in a row, play-outs to the end, per CPU second', [
    { what: 'Parlour thinker, random play-outs', value: thousands(own) },
    { what: 'Parlour thinker, sensible play-outs', value: thousands(ownSensible) },
    { what: 'boardgame.io 0.50 MCTSBot, iterations', value: thousands(peer) },
    {
      what: 'thinker / MCTSBot, both random',
      value: `${ratio.toFixed(0)} times`,
      bar: `${BAR} times`,
      ok: ratio >= BAR,
    },
    { what: `wins of ${GAMES} at equal time, sensible play-outs`, value: won.told, bar: 'above 50 %', ok: won.isWon },
  ]);
  return ratio >= BAR && won.isWon;
}

const begun = (): State<Four> => start(four, { seats: 2, chance: 1, options: {} });
const seenBy = (g: State<Four>, seat: Seat) => ({ seat, view: view(g, seat), offers: offers(four, g, seat) });
const diceOf = (seed: number) => {
  const dice = { chance: seeded(seed) };
  return (n: number) => below(dice, n);
};

/** Each opening twice, so that either begins with it. */
async function match(): Promise<{ told: string; isWon: boolean }> {
  let wins = 0;
  const spent = { own: 0, peer: 0, answers: 0 };
  // What it takes until the machine code is there would be given to us as well.
  await timed(() => fourMcts(ITERATIONS, 'warm')(fourBegun()));
  for (let n = 0; n < GAMES; n++) {
    const own = (n % 2) as Seat;
    const random = diceOf(Math.floor(n / 2) + 1);
    const [g, think] = [begun(), fourMcts(ITERATIONS, String(n))];
    let theirs = fourBegun();
    const drop = (column: number) => {
      perform(four, g, { seat: (g.discs % 2) as Seat, type: 'drop', column });
      theirs = dropped(theirs, column);
      if (!isDeepStrictEqual(g.cells, theirs.G.cells)) throw new Error('the two games differ');
    };
    for (let ply = 0; ply < 4; ply++) drop(freeColumns(g.cells)[random(freeColumns(g.cells).length)] as number);
    while (g.outcome === null) {
      const seat = (g.discs % 2) as Seat;
      const reply = await timed(() => think(theirs));
      // It is asked at every position, so that we are given no more than it takes just there.
      const answer = seat === own ? await timed(() => ownAnswer(g, seat, random, reply.took)) : reply;
      if (seat === own) {
        spent.own += answer.took;
        spent.peer += reply.took;
        spent.answers += 1;
      }
      drop(answer.found);
    }
    // A draw is half a victory for either.
    wins += g.outcome.winners.length === 2 ? 0.5 : Number(g.outcome.winners.includes(own));
  }
  const { share, low, high } = shareOf(wins, GAMES);
  const percent = (n: number) => (100 * n).toFixed(0);
  const mean = (sum: number) => (sum / spent.answers).toFixed(0);
  const told = `${percent(share)} % [${percent(low)}–${percent(high)}], ${mean(spent.own)} against ${mean(spent.peer)} ms`;
  return { told, isWon: low > 0.5 };
}

async function ownAnswer(g: State<Four>, seat: Seat, random: (n: number) => number, allowed: number): Promise<number> {
  const thinker = fourThinker(sensible, { playouts: Number.POSITIVE_INFINITY, milliseconds: allowed });
  const limits = { milliseconds: allowed, signal: { aborted: false }, clock: processorTime };
  return (await thinker.choose(seenBy(g, seat), random, limits)).column;
}

/** Of this process, in milliseconds. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

async function timed<T>(work: () => Promise<T>): Promise<{ found: T; took: number }> {
  const began = processorTime();
  const found = await work();
  return { found, took: processorTime() - began };
}
