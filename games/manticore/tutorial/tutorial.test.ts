import { choicesOf, type Event, factsFor, offers } from '@parlour/kernel';
import type { seatedAt } from '@parlour/kernel/testing/table.ts';
import type { Tutorial, TutorialStep } from '@parlour/kit';
import { followLesson } from '@parlour/kit/testing/follow-lesson.ts';
import { expect, test } from 'vitest';
import { TOKENS } from '../content/artifacts.ts';
import { manticore } from '../index.ts';
import { RULE_IDS } from '../rules/ids.ts';
import { signOf } from '../text/cells.ts';
import type { Manticore } from '../types.ts';
import { GATE_CELL, herself } from './herself.ts';
import { lessons, tutorial } from './index.ts';
import { BESIDE_ROAD, FIRST_ROAD, FORGE_GATE, FORGE_YARD, LAIR_CELL, NORTH_CELL, THIRD_ROAD } from './script.ts';

const NO_SHARES = { firstPoint: null, secondPoint: null, artifact: null, blow: null };

/** What a person who follows the guide does, in order. */
const followed = (lairTurned: number) => [
  { type: 'standOn', cell: NORTH_CELL },
  { type: 'lay', cell: FIRST_ROAD, rotation: 0 },
  { type: 'lay', cell: THIRD_ROAD, rotation: 0 },
  { type: 'lay', cell: LAIR_CELL, rotation: lairTurned },
  { type: 'move', to: FORGE_GATE },
  { type: 'take', token: 'SW-1', place: 'slot' },
  { type: 'endTurn' },
  { type: 'attack', target: 'M1', kind: 'close' },
  { type: 'fight' },
  { type: 'assign', to: 'attack' },
  { type: 'leaveLoot' },
  { type: 'move', to: FORGE_YARD },
  { type: 'endTurn' },
  { type: 'attackTogether', target: 'M2', kind: 'close', helpers: [1], ...NO_SHARES },
];

/** What a person who follows the second lesson does. */
const FOLLOWED_HERSELF = [
  { type: 'arm', token: 'SH-1' },
  { type: 'ready' },
  { type: 'attack', target: 'manticore', kind: 'shooting' },
  { type: 'cover' },
  { type: 'move', to: GATE_CELL },
  { type: 'endTurn' },
  { type: 'accept', place: 'slot' },
  { type: 'attackTogether', target: 'manticore', kind: 'magic', helpers: [1], ...NO_SHARES },
];

type Table = ReturnType<typeof seatedAt<Manticore>>;

function follow(
  lesson: Tutorial,
  choices: readonly { type: string }[],
  onStep: (says: string, match: Table) => void = () => undefined,
) {
  const never = { type: 'heal', patient: 0, life: 1 };
  const look = ({ say }: TutorialStep, match: Table) => onStep(say.en, match);
  const { match, events } = followLesson(manticore, lesson, { choices, never, look });
  return { match, told: events };
}
const sumsOf = (told: readonly Event<Manticore>[]) =>
  told.flatMap((event) => (event.type === 'clashed' ? [[event.attacker.total, event.defender.total]] : []));

test('9: the script of the first game can be followed to the joint attack, however the lair is turned', () => {
  for (const lairTurned of [0, 1, 2, 3, 4, 5]) {
    const { match, told } = follow(tutorial, followed(lairTurned));
    expect(match.g.monsters.M1.is).toBe('dead');
    expect(match.g.monsters.M2.is).toBe('dead');
    expect(match.g.round).toBe(3);
    expect(told.filter(({ type }) => type === 'manticoreWoke')).toHaveLength(1);
  }
});

test('9: what the guide says of the figures is true', () => {
  const { told } = follow(tutorial, followed(0), (says, { g }) => {
    const facts = factsFor(manticore, g, 0);
    if (says.startsWith('Round 1')) expect([facts.heroes[0].left, facts.walks.forge]).toEqual([4, 4]);
    if (says.startsWith('Attack 4')) expect(facts.heroes[0].close.total).toBe(7);
    if (says.startsWith('The arrow')) expect(facts.threats.M1).toMatchObject({ why: 'loot', location: 'forge' });
    if (says.startsWith('It went into')) expect(facts.foes.M1?.close).toBe(5);
    if (says.includes('eleven rounds')) expect(facts.clock).toMatchObject({ isAwake: true, turns: 11 });
    if (says.startsWith('You stood')) expect([g.heroes[0].life, g.manticore.step]).toEqual([7, 1]);
    if (says.startsWith('Down it goes')) expect(g.heroes[1].power.magic).toBe(1);
  });
  expect(sumsOf(told).slice(0, 3)).toEqual([
    [12, 11],
    [7, 12],
    [7, 4],
  ]);
});

test('MC-2.5: F4 lies beside the road, and a fourth token does not fit there', () => {
  let seen = 0;
  follow(tutorial, followed(0), (says, { g }) => {
    if (!says.startsWith('Three tokens fit')) return;
    seen += 1;
    const cells = offers(manticore, g, 0).flatMap((offer) =>
      [...choicesOf(offer)].flatMap((choice) => ('cell' in choice ? [choice.cell] : [])),
    );
    expect(cells).toContain(LAIR_CELL);
    expect(cells).not.toContain(BESIDE_ROAD);
    expect(signOf(BESIDE_ROAD)).toBe('F4');
  });
  expect(seen).toBe(1);
});

test('the second lesson: cover takes less, boots count a turn later, and the joint blow takes 8 of her 10', () => {
  let life = 0;
  const { match, told } = follow(herself, FOLLOWED_HERSELF, (says, { g }) => {
    const facts = factsFor(manticore, g, 0);
    const me = facts.heroes[0];
    if (says.startsWith('Practice')) expect(facts.foes.manticore?.life).toBe(10);
    if (says.startsWith('First see')) {
      const alone = facts.attacks[0]?.alone;
      const sums = (['close', 'shooting', 'magic'] as const).map((kind) => [
        alone?.[kind].attacker,
        alone?.[kind].defender,
      ]);
      expect(sums).toEqual([
        [3, 9],
        [1, 10],
        [2, 10],
      ]);
      life = g.heroes[0].life;
    }
    if (says.startsWith('The shot')) {
      expect(facts.duel).toMatchObject({ attacker: { sum: 9 }, fight: { defender: 3 }, cover: { defender: 7 } });
    }
    if (says.startsWith('14 against 13')) expect(life - g.heroes[0].life).toBe(1);
    if (says.startsWith('Boots')) expect(TOKENS['BT-1'].strength).toBe(3);
    if (says.startsWith('The hourglass')) expect([me.index, g.heroes[0].bootsWork]).toEqual([4, false]);
    if (says.startsWith('She shot')) expect([me.left, g.heroes[0].life]).toEqual([7, 8]);
    if (says.startsWith('20 against 12'))
      expect([g.manticore.life, g.heroes[0].life, g.heroes[1].life]).toEqual([2, 6, 8]);
  });
  expect(sumsOf(told)).toEqual([
    [4, 11],
    [14, 13],
    [13, 12],
    [4, 13],
    [20, 12],
    [13, 11],
  ]);
  // In an open fight the same die would have stood beside Attack 3 instead of Defence 7.
  expect(14 - (13 - 7 + 3)).toBe(5);
  expect(factsFor(manticore, match.g, 0).heroes[0].left).toBe(6);
});

test('every step points at something', () => {
  for (const step of [...tutorial.steps, ...herself.steps])
    expect([step.highlight].flat().join(), step.say.en).toMatch(/data-/);
});

test('every step and tip names a rule that exists', () => {
  const named = [...tutorial.steps, ...herself.steps, ...lessons.tips, ...lessons.turn.steps].map(({ rule }) => rule);
  for (const rule of named) expect(RULE_IDS).toContain(rule);
});
