import { expect, test } from 'vitest';
import { sightIn } from '../testing/sight.ts';
import { matterOfFact } from './index.ts';
import { plans } from './plans.ts';
import { position } from './testing/position.ts';
import type { Bundle } from './types.ts';

test('sells what was planned for the price that was planned, and gives nothing else away', () => {
  const proposed = (give: Partial<Bundle>, take: Partial<Bundle>) => {
    const t = position({
      at: 'movement',
      players: { P1: { cash: 90 }, P2: { cash: 20, stock: { coal: 6, ore: 2 }, hand: ['N01'] } },
    });
    t.propose('P1', 'P2', give, take);
    const values = { resource: 'coal', most: 4, each: 10 };
    return plans.rules['sellFor']?.answer(sightIn(matterOfFact, t.g, 1), values) ?? null;
  };
  expect(proposed({ money: 20 }, { coal: 2 })).toMatchObject({ type: 'acceptDeal' });
  expect(proposed({ money: 40 }, { coal: 4 })).toMatchObject({ type: 'acceptDeal' });
  expect(proposed({ money: 19 }, { coal: 2 })).toBeNull();
  expect(proposed({ money: 60 }, { coal: 5 })).toBeNull();
  expect(proposed({ money: 60 }, { coal: 2, ore: 1 })).toBeNull();
  expect(proposed({ money: 60 }, { coal: 2, technologies: ['N01'] })).toBeNull();
  expect(proposed({ money: 60 }, { ore: 2 })).toBeNull();
});
