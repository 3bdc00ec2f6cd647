import { apply, seeded, start, view, viewEvents, why } from '@parlour/kernel';
import { conforms } from '@parlour/kernel/testing/conforms.ts';
import { expect, test } from 'vitest';
import { crates } from './index.ts';
import { en } from './text/en.ts';
import { ru } from './text/ru.ts';
import { uk } from './text/uk.ts';

conforms(crates, { options: [{ target: '20' }], texts: [en, ru, uk], games: 12 });

test('NC-2: a crate is seen by who loads it, and by nobody else', () => {
  const g = start(crates, { seats: 3, chance: seeded(1) });
  const applied = apply(crates, g, { seat: 0, type: 'load' });
  expect(view(g, 0).players[0].boat.secret).toEqual(g.players[0].boat.secret);
  expect(view(g, 1).players[0].boat.secret).toEqual([null]);
  const events = 'events' in applied ? applied.events : [];
  expect(viewEvents(events, 1)).toEqual([{ type: 'loaded', seat: 0, crate: { secret: null } }]);
});

test('NC-3: an empty boat cannot be shipped', () => {
  const g = start(crates, { seats: 2, chance: seeded(1) });
  expect(why(crates, g, 0, { type: 'ship' })).toEqual({ refused: 'emptyBoat', rule: 'NC-3', facts: {} });
});
