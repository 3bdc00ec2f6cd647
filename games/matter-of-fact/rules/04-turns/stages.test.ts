import { expect, test } from 'vitest';
import { matterOfFact } from '../../index.ts';
import { STAGES } from './stages.ts';

test('MF-4.5: stages are made of steps of a turn; what comes before and after them belongs to none', () => {
  const steps = Object.keys(matterOfFact.phases.turn.steps);
  expect(Object.keys(STAGES).filter((step) => !steps.includes(step))).toEqual([]);
  expect(steps.filter((step) => !(step in STAGES))).toEqual(['begin', 'passing', 'strike', 'end']);
});
