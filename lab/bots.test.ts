import { gameById } from '@parlour/games';
import { bundleOf } from '@parlour/kernel';
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
  for (const name of ['expert@4x', 'expert@0.5x', 'expert@1000ms']) expect(find(name)?.name).toBe(name);
  for (const name of ['careful@2x', 'nobody@2x', 'expert@2', 'expert@x', 'random@10ms']) expect(find(name)).toBeNull();
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

test('the disturbed bot loses to the careful one', async () => {
  const { byBot } = await simulate({ ...TABLE, games: 200, bots: ['disturbed', 'careful'], seats: 4 });
  const share = (name: string) => byBot.find(({ bot }) => bot === name)?.share ?? 0;
  expect(share('disturbed')).toBeLessThan(share('careful'));
});
