import { type Bars, gameById } from '@parlour/games';
import {
  below,
  clone,
  type Game,
  type GameTypes,
  offers,
  perform,
  type Seat,
  type State,
  sample,
  seeded,
  start,
  waiting,
} from '@parlour/kernel';
import { print, rate, thousands } from './measure.ts';

/** Random play of each game to its end, every offer of every question enumerated; and what a copy of a position costs. */
export async function benchGame(id: string): Promise<boolean> {
  const entry = gameById(id);
  const game = await entry.game();
  const bars = (await entry.lab())?.bars ?? null;
  let games = 0;
  const actions = rate(9, () => playRandomly(game, bars, ++games).actions);
  const perGame =
    Array.from({ length: 200 }, (_, i) => playRandomly(game, bars, i).actions).reduce((a, b) => a + b, 0) / 200;
  const middle = playRandomly(game, bars, 7, Math.floor(perGame / 2)).g;
  const clones = rate(2, () => {
    for (let i = 0; i < 100; i++) clone(middle);
    return 100;
  });
  const bar = bars?.actions;
  print(`${entry.id}: random play with all offers enumerated, one core`, [
    {
      what: 'actions per second',
      value: thousands(actions),
      ...(bar !== undefined && { bar: thousands(bar), ok: actions >= bar }),
    },
    { what: 'games per second', value: thousands(actions / perGame) },
    { what: 'actions per game', value: perGame.toFixed(0) },
    { what: 'copy of a position in mid-game', value: `${(1e6 / clones).toFixed(2)} µs` },
    { what: 'size of that position as JSON', value: `${(JSON.stringify(middle).length / 1000).toFixed(1)} kB` },
  ]);
  return benchMemory(game, bars) && (bar === undefined || actions >= bar);
}

/** A million actions must leave no more memory in use than the first hundred thousand did. */
function benchMemory(game: Game<GameTypes>, bars: Bars | null): boolean {
  const used = (): number => {
    globalThis.gc?.();
    return process.memoryUsage().heapUsed / 1e6;
  };
  let actions = 0;
  let seed = 0;
  const playUntil = (target: number): void => {
    while (actions < target) actions += playRandomly(game, bars, ++seed).actions;
  };
  playUntil(100_000);
  const before = used();
  playUntil(1_000_000);
  const growth = used() - before;
  print(`${game.id}: memory over a million actions`, [
    { what: 'heap in use after 100,000 actions', value: `${before.toFixed(1)} MB` },
    { what: 'growth until 1,000,000', value: `${growth.toFixed(2)} MB`, bar: 'below 1 MB', ok: growth < 1 },
  ]);
  return growth < 1;
}

function playRandomly(
  game: Game<GameTypes>,
  table: Pick<Bars, 'seats' | 'options'> | null,
  seed: number,
  most = Number.POSITIVE_INFINITY,
): { actions: number; g: State<GameTypes> } {
  const { seats, options } = table ?? {};
  const g = start(game, {
    seats: seats ?? game.seats.min + (seed % (game.seats.max - game.seats.min + 1)),
    chance: seeded(seed),
    ...(options && { options }),
  });
  g.events = null;
  const dice = { chance: seeded(seed + 1) };
  const random = (n: number) => below(dice, n);
  let actions = 0;
  for (let open = waiting(game, g); open !== null && actions < most; open = waiting(game, g)) {
    const seat = open.seats[random(open.seats.length)] as Seat;
    const action = sample(game, g, seat, random, offers(game, g, seat));
    if (action === null) throw new Error('no offer');
    perform(game, g, action);
    actions += 1;
  }
  return { actions, g };
}
