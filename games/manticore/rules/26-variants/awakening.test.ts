import { deckOf, redeal, type Seat, seeded, start, view } from '@parlour/kernel';
import { playOut } from '@parlour/kernel/testing/random-play.ts';
import { describe, expect, test } from 'vitest';
import type { RoadTokenId } from '../../content/road-tokens.ts';
import { manticore } from '../../index.ts';
import { at, type Given, only, position } from '../../testing/position.ts';
import type { G } from '../../types.ts';
import { drawnRoads } from '../02-paving/road-pile.ts';

const ASIDE: NonNullable<Given['heroes']> = { warrior: { at: [-6, 9] }, mage: { at: [-5, 8] }, elf: { at: [-4, 8] } };
const STRONG = { power: { magic: 30, defense: 30, attack: 30 } };

describe('the scenario: Manticore Awakening', () => {
  const scenario = (seed: number, seats = 4): G =>
    start(manticore, { seats, chance: seeded(seed), options: { scenario: 'awakening', turnOrder: 'agreed' } });

  test('MC-29.2, MC-29.3, MC-1.11: twelve tokens are laid first; of the pile of 31 the Awakening token is never among the first six', () => {
    const places = Array.from({ length: 60 }, (_, seed) => {
      const drawn = [...scenario(seed + 1).roadPile.secret].reverse();
      expect(drawn).toHaveLength(43);
      return drawn.indexOf('awakening');
    });
    expect(Math.min(...places)).toBeGreaterThanOrEqual(18);
    expect(new Set(places).size).toBeGreaterThan(10);
    const table = inScenario(scenario(3));
    table.idleUntil(() => table.g.round === 1);
    // Twelve lie on the board, and the first of the pile is turned up.
    expect([drawnRoads(table.g), table.question()]).toEqual([13, 'paving.lay']);
  });

  test('MC-S50, MC-29.4: six tokens a round: two, two, one, one; after a death two each, and the dead hero’s share stays in the pile', () => {
    const table = inScenario(scenario(4));
    table.idleUntil(() => table.g.round === 1);
    const shares = (told: ReturnType<typeof table.passRound>) =>
      table.g.seats.map((seat) => only(told, 'tokenLaid').filter((laid) => laid.seat === seat).length);
    const first = table.passRound();
    expect(shares(first)).toEqual([2, 2, 1, 1]);
    expect(only(first, 'manticoreWoke')).toEqual([]);
    // The second hero dies while the first one's tokens of round 2 are laid.
    Object.assign(table.g.heroes[1], { life: 0, cell: null });
    expect(shares(table.passRound())).toEqual([2, 0, 1, 1]);
    expect(shares(table.passRound())).toEqual([2, 0, 2, 2]);
  });

  test('MC-29.5: in a turn a token is not laid under a marker', () => {
    const table = layingInTurn(['straight'], { heroes: { warrior: { at: [0, 2] } } });
    expect(table.refusal('warrior', 'lay', { cell: at([0, 2]), rotation: 0 })).toBe('MC-29.5 occupied');
    expect(table.refusal('warrior', 'lay', { cell: at([0, -2]), rotation: 0 })).toBe(null);
  });

  test('MC-29.6: a monster can be attacked as soon as it comes, and acts from the next round on', () => {
    const table = layingInTurn(['raiderLair'], { heroes: { warrior: { at: [0, 1], ...STRONG } } });
    table.g.monsters.M5.is = 'waiting';
    table.play('warrior', 'lay', { cell: at([0, 2]), rotation: 0 });
    expect(table.refusal('warrior', 'attack', { target: 'M5', kind: 'close' })).toBe(null);
    const told = table.passRound();
    expect(only(told, 'monsterStayed')).toMatchObject([{ monster: 'M5', rule: 'MC-29.6', why: 'justCame' }]);
    expect(only(table.passRound(), 'attacked')).toHaveLength(1);
  });

  test('MC-29.7, MC-29.8: the Awakening token is a straight that wakes her when it is turned up; the first kill does not', () => {
    const given: Given = {
      heroes: { warrior: { at: [0, 0], power: { attack: 20 } } },
      monsters: { M1: { at: [0, 1] } },
    };
    const table = layingInTurn(['straight', 'awakening'], given);
    const told = table.play('warrior', 'lay', { cell: at([0, -2]), rotation: 0 });
    expect(only(told, 'manticoreWoke')).toMatchObject([{ because: 'token', rule: 'MC-29.7' }]);
    expect(table.refusal('warrior', 'lay', { cell: at([0, -3]), rotation: 0 })).toBe(null);
    expect(table.refusal('warrior', 'lay', { cell: at([0, -3]), rotation: 3 })).toBe('MC-2.2 notOffered');

    const kill = layingInTurn(['straight'], given);
    kill.play('warrior', 'lay', { cell: at([0, -2]), rotation: 0 });
    kill.dice(6, 1);
    expect(only(kill.play('warrior', 'attack', { target: 'M1', kind: 'close' }), 'died')).toHaveLength(1);
    expect(kill.g.manticore.wokeIn).toBe(null);
  });

  test('MC-29.9, MC-29.10: with an empty pile nothing is laid; monsters still in the pile count as alive', () => {
    const table = layingInTurn(['straight'], {
      heroes: { warrior: { at: [4, -7], power: { attack: 30 } } },
      manticore: { life: 1, wokeIn: 1 },
    });
    table.play('warrior', 'lay', { cell: at([0, -2]), rotation: 0 });
    expect(table.question()).toBe('turn.act');
    table.g.monsters.M1.is = 'waiting';
    table.dice(6, 1);
    table.play('warrior', 'attack', { target: 'manticore', kind: 'close' });
    expect(table.g.ending?.grade).toBe('victory');
  });

  test('MC-29.1, MC-R74: the scenario goes with both modes, faster monsters and hidden artifacts; monsters are never static in it', () => {
    for (const options of [{ mode: 'semi' }, { monsterInitiative: '3' }, { hiddenArtifacts: 'on' }] as const) {
      const { g } = playOut(manticore, { seed: 7, options: { scenario: 'awakening', ...options } });
      expect(g.ending).not.toBe(null);
    }
    const both = position({
      heroes: ASIDE,
      monsters: { M5: { at: [3, 3] } },
      options: { scenario: 'awakening', monsters: 'static' },
    });
    expect(only(both.passRound(), 'monsterMoved')).toHaveLength(1);
  });

  test('MC-29.3, MC-R71: a pile dealt anew for a search keeps what is known of its order', () => {
    const g = start(manticore, { seats: 2, chance: seeded(3), options: { scenario: 'awakening', calmStart: 'on' } });
    for (let seed = 1; seed <= 40; seed++) {
      const drawn = [...redeal(manticore, view(g, 0), seed).roadPile.secret].reverse();
      expect(drawn.indexOf('awakening')).toBeGreaterThanOrEqual(18);
      expect(drawn.slice(0, 8).filter((token) => token.endsWith('Lair'))).toEqual([]);
    }
  });
});

/** The scenario from a real start. */
function inScenario(g: G) {
  const table = position();
  table.g.heroes.length = 0;
  Object.assign(table.g, g);
  return table;
}

/** A turn of the scenario in which these tokens are to be laid first. */
function layingInTurn(tokens: RoadTokenId[], given: Given) {
  const table = position({ ...given, options: { scenario: 'awakening', ...given.options } });
  const [first, ...rest] = tokens;
  table.g.roadPile = deckOf('roads', [...rest].reverse());
  const seat: Seat = 0;
  table.g.stack = [
    { phase: 'game', step: 'rounds' },
    { phase: 'round', step: 'heroTurns', living: [seat] },
    { phase: 'turn', step: 'layRoads', seat, toLay: 5, attacked: [], declined: [], refused: [] },
    { phase: 'paving', step: 'lay', seat, token: first ?? null },
  ];
  return table;
}
