import { bundleOf, seeded } from '@parlour/kernel';
import { choiceOf } from '@parlour/kernel/testing/choosing.ts';
import type { InstantBot } from '@parlour/search';
import { describe, expect, test } from 'vitest';
import { botsFor } from '../manticore/bot/bots.ts';
import type { ArtifactId } from '../manticore/content/artifacts.ts';
import { manticore } from '../manticore/index.ts';
import { position } from '../manticore/testing/position.ts';
import type { Manticore } from '../manticore/types.ts';

type Bot = InstantBot<Manticore>;
const rules = bundleOf(manticore);
const bots = botsFor(rules);
const named = (name: string): Bot => bots.find((bot) => bot.name === name) as Bot;
const ANSWERING = [named('careful'), named('novice'), named('thinker')];

/** Among rivals the dwarf offers the warrior, who has a sword already, another. */
function offered(artifact: ArtifactId) {
  const t = position({
    options: { mode: 'semi' },
    on: 'dwarf',
    heroes: {
      dwarf: { at: [0, 2], bag: [artifact] },
      warrior: { at: [0, 1], worn: ['SW-2'] },
    },
  });
  t.play('dwarf', 'give', { artifact, to: t.seatOf('warrior') });
  return t;
}

function answers(bot: Bot, artifact: ArtifactId, tries: number): string[] {
  const t = offered(artifact);
  const said = Array.from(
    { length: tries },
    (_, seed) => choiceOf(manticore, bot, t.g, t.seatOf('warrior'), { chance: seeded(seed) }).type,
  );
  return [...new Set(said)];
}

describe('in Manticore nobody milks a bot', () => {
  test('by gifts: for a worse sword it does not put down its own, however often that is offered', () => {
    for (const bot of ANSWERING) {
      expect(answers(bot, 'SW-4', 10)).toEqual(['refuse']);
      expect(answers(bot, 'SW-1', 10)).toEqual(['accept']);
    }
    const grateful: Bot = { name: 'grateful', choose: () => ({ type: 'accept', place: 'slot' }) };
    expect(answers(grateful, 'SW-4', 1)).toEqual(['accept']);
  });

  /** What is done with a sword in the bag beside somebody who has none. */
  function doneWith(bot: Bot, mode: 'coop' | 'semi'): string {
    const t = position({
      options: { mode },
      on: 'dwarf',
      stacks: null,
      heroes: { dwarf: { at: [0, 2], worn: ['SW-1'], bag: ['SW-4'] }, warrior: { at: [0, 1] } },
    });
    return choiceOf(manticore, bot, t.g, t.seatOf('dwarf'), { chance: seeded(1) }).type;
  }

  test('by standing beside it: nothing is given to a rival, as it is to a friend', () => {
    expect(doneWith(named('careful'), 'coop')).toBe('give');
    for (const bot of ANSWERING) expect(doneWith(bot, 'semi')).not.toBe('give');
  });
});
