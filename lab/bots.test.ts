import { gameById } from '@parlour/games';
import {
  apply,
  below,
  bundleOf,
  type GameTypes,
  nextAsked,
  offers,
  type Seat,
  seeded,
  start,
  view,
} from '@parlour/kernel';
import type { Bot, Seen } from '@parlour/search';
import { expect, test } from 'vitest';
import { labBots } from './bots.ts';
import { simulate } from './simulate.ts';

const TABLE = { game: 'boom', seats: 3, seed: 9, workers: 1 };
const botsOf = async (id: string) => {
  const entry = gameById(id);
  return { entry, ...(await labBots(entry, bundleOf(await entry.game()))) };
};

test('nobody is offered the bots of the lab', async () => {
  const { entry, known } = await botsOf('boom');
  const offered = (await entry.bots())(bundleOf(await entry.game())).map(({ name }) => name);
  expect(known).toEqual(expect.arrayContaining([...offered, 'disturbed', 'expert@2x', 'expert@100ms']));
  expect(offered.filter((name) => name === 'disturbed' || name.includes('@'))).toEqual([]);
});

test('a bot with another budget is known by any number, and only where it thinks', async () => {
  const { find } = await botsOf('boom');
  for (const name of ['expert@4x', 'expert@0.5x', 'expert@1000ms', 'expert:Greta@2x', 'expert:Greta@50ms'])
    expect(find(name)?.name).toBe(name);
  for (const name of [
    'careful@2x',
    'careful:Greta@2x',
    'expert:Nobody@2x',
    'nobody@2x',
    'expert@2',
    'expert@x',
    'random@10ms',
  ])
    expect(find(name)).toBeNull();
  const { find: inCrates } = await botsOf('crates');
  expect(inCrates('expert@2x')).toBeNull();
});

test('its budget is so many times the usual one, or so much processor time and as many play-outs as fit in', async () => {
  const { find } = await botsOf('boom');
  const playoutsOf = (name: string): number => {
    let found = 0;
    find(name)?.at?.((level) => {
      found = level.playouts;
      return level;
    });
    return found;
  };
  expect(playoutsOf('expert@4x')).toBe(4 * playoutsOf('expert'));
  expect(playoutsOf('expert@0.5x')).toBe(playoutsOf('expert') / 2);
  const report = await simulate({ ...TABLE, games: 1, bots: ['expert@2ms', 'expert@0.1x', 'careful'] });
  expect(report.problems).toEqual([]);
  expect(report.thought).toMatchObject({ 'expert@2ms': {}, 'expert@0.1x': {} });
});

/** Every question of a game of careful bots, from whoever is asked. */
async function* questionsOf(id: string): AsyncGenerator<Seen<GameTypes>> {
  const { entry, find } = await botsOf(id);
  const game = await entry.game();
  const careful = find('careful') as Bot<GameTypes>;
  const g = start(game, { seats: 3, chance: seeded(7) });
  const random = diceOf(7);
  for (let open = nextAsked(game, g); open !== null; open = nextAsked(game, g)) {
    const seat = open.seats[0] as Seat;
    const seen = { seat, view: view(g, seat), offers: offers(game, g, seat) };
    yield seen;
    apply(game, g, { seat, ...(await careful.choose(seen, random)) });
  }
}

function diceOf(seed: number) {
  const dice = { chance: seeded(seed) };
  return (n: number) => below(dice, n);
}

/** What others ask of somebody: an invitation or a consent in •Boom, a deal in Economics as a Matter of Fact. */
function isAskedByOthers({ seat, view: { stack, ...rest } }: Seen<GameTypes>): boolean {
  const { deals } = rest as { deals?: { open: { to: Seat }[] } };
  return ['offer', 'consent'].includes(stack.at(-1)?.phase ?? '') || deals?.open.some(({ to }) => to === seat) === true;
}

test.each([
  ['boom', 'Greta'],
  ['matter-of-fact', 'Otto'],
])('%s: with another budget somebody answers the others, and has a character, as released', async (id, character) => {
  const { find } = await botsOf(id);
  const answer = async (bot: string, seen: Seen<GameTypes>, seed: number) => find(bot)?.choose(seen, diceOf(seed));
  let [questions, asked] = [0, 0];
  for await (const seen of questionsOf(id)) {
    questions += 1;
    if (isAskedByOthers(seen)) {
      asked += 1;
      expect(await answer('novice@1x', seen, asked)).toEqual(await answer('novice', seen, -asked));
    } else if (questions % 8 === 0) {
      const own = `novice:${character}`;
      expect(await answer(`${own}@1x`, seen, asked)).toEqual(await answer(own, seen, asked));
    }
  }
  expect(asked).toBeGreaterThan(2);
});

test('the disturbed bot loses to the careful one', async () => {
  const { byBot } = await simulate({ ...TABLE, games: 200, bots: ['disturbed', 'careful'], seats: 4 });
  const share = (name: string) => byBot.find(({ bot }) => bot === name)?.share ?? 0;
  expect(share('disturbed')).toBeLessThan(share('careful'));
});
