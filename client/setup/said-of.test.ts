import { findGame } from '@parlour/games';
import { expect, test } from 'vitest';
import { en } from '../text/en.ts';
import { hasCharacter, saidOf } from './said-of.ts';

test('a bot is told of by its level and its character, in words that need no pointer', async () => {
  const cast = (await findGame('boom')?.characters?.('en')) ?? {};
  expect(saidOf('expert:Greta', en.setup, cast)).toEqual({
    called: 'Expert · cashes in early',
    epithet: 'cashes in early',
    says: `${en.setup.botHints['expert']} ${cast['Greta']?.says}`,
  });
  expect(saidOf('careful', en.setup, cast).called).toBe('Careful bot');
  expect(saidOf('careful:Nobody', en.setup, cast).called).toBe('Careful bot');
  expect([hasCharacter('careful:Tim'), hasCharacter('careful'), hasCharacter(null)]).toEqual([true, false, false]);
});
