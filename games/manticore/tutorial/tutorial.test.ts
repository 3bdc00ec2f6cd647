import { type Event, factsFor, type Seat } from '@parlour/kernel';
import { seatedAt } from '@parlour/kernel/testing/table.ts';
import { expect, test } from 'vitest';
import { manticore } from '../index.ts';
import { RULE_IDS } from '../rules/ids.ts';
import type { Manticore } from '../types.ts';
import { lessons, tutorial } from './index.ts';
import { FIRST_ROAD, FORGE_GATE, FORGE_YARD, LAIR_CELL, NORTH_CELL, THIRD_ROAD } from './script.ts';

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

function follow(lairTurned: number, onStep: (says: string, match: ReturnType<typeof table>) => void = () => undefined) {
  const match = table();
  const choices = followed(lairTurned);
  const told: Event<Manticore>[] = [];
  const play = (seat: Seat, choice: object) => {
    const done = match.act({ seat, ...choice });
    if (!done.ok) throw new Error(`${JSON.stringify(choice)}: ${JSON.stringify(done.refusal)}`);
    told.push(...done.events);
  };
  for (const step of tutorial.steps) {
    onStep(step.say.en, match);
    if (step.expect !== undefined) {
      const choice = choices.shift();
      if (choice === undefined || !step.expect(choice)) throw new Error(`not expected: ${JSON.stringify(choice)}`);
      expect(step.expect({ type: 'heal', patient: 0, life: 1 })).toBe(false);
      play(0, choice);
    }
    for (const { seat, ...choice } of step.then ?? []) play(seat, choice);
  }
  expect(choices).toEqual([]);
  return { match, told };
}

const table = () => seatedAt(manticore, tutorial);

test('9: the script of the first game can be followed to the joint attack, however the lair is turned', () => {
  for (const lairTurned of [0, 1, 2, 3, 4, 5]) {
    const { match, told } = follow(lairTurned);
    expect(match.g.monsters.M1.is).toBe('dead');
    expect(match.g.monsters.M2.is).toBe('dead');
    expect(match.g.round).toBe(3);
    expect(told.filter(({ type }) => type === 'manticoreWoke')).toHaveLength(1);
  }
});

test('9: what the guide says of the figures is true', () => {
  const { told } = follow(0, (says, { g }) => {
    const facts = factsFor(manticore, g, 0);
    if (says.startsWith('Round 1')) expect([facts.heroes[0].left, facts.walks.forge]).toEqual([4, 4]);
    if (says.startsWith('Attack 4')) expect(facts.heroes[0].close.total).toBe(7);
    if (says.startsWith('The arrow')) expect(facts.threats.M1).toMatchObject({ why: 'loot', location: 'forge' });
    if (says.startsWith('It went into')) expect(facts.foes.M1?.close).toBe(5);
    if (says.includes('eleven rounds')) expect(facts.clock).toMatchObject({ isAwake: true, turns: 11 });
    if (says.startsWith('You stood')) expect([g.heroes[0].life, g.manticore.step]).toEqual([7, 1]);
    if (says.startsWith('Down it goes')) expect(g.heroes[1].power.magic).toBe(1);
  });
  const sums = told.flatMap((event) =>
    event.type === 'clashed' ? [[event.attacker.total, event.defender.total]] : [],
  );
  expect(sums.slice(0, 3)).toEqual([
    [12, 11],
    [7, 12],
    [7, 4],
  ]);
});

test('every step and tip names a rule that exists', () => {
  const named = [...tutorial.steps, ...lessons.tips, ...lessons.turn.steps].map(({ rule }) => rule);
  for (const rule of named) expect(RULE_IDS).toContain(rule);
});
