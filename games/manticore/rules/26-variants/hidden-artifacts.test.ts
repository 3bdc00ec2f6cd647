import { canonical, clone, factsFor, seeded, start, view } from '@parlour/kernel';
import { barrierAfter } from '@parlour/kernel/barrier.ts';
import { positionOf } from '@parlour/kernel/secrets/view.ts';
import { playOut } from '@parlour/kernel/testing/random-play.ts';
import { describe, expect, test } from 'vitest';
import { STACKS, type StackKind } from '../../content/artifacts.ts';
import { LOCATIONS } from '../../content/board.ts';
import { manticore } from '../../index.ts';
import { at, FORGE_ROAD, type Given, only, position } from '../../testing/position.ts';
import type { G } from '../../types.ts';
import { familyOf, isKnown, kindOn } from '../01-setup/stacks.ts';

const ASIDE: NonNullable<Given['heroes']> = { warrior: { at: [-6, 9] }, mage: { at: [-5, 8] }, elf: { at: [-4, 8] } };
const STRONG = { power: { magic: 30, defense: 30, attack: 30 } };

describe('harder: hidden artifacts', () => {
  const hiddenGame = (seed: number): G =>
    start(manticore, { seats: 3, chance: seeded(seed), options: { hiddenArtifacts: 'on' } });

  test('MC-28.1, MC-28.2, MC-28.3, MC-R74: stacks are shuffled within their family, one a location; only heights are seen', () => {
    const layouts = new Set<string>();
    for (let seed = 1; seed <= 20; seed++) {
      const g = hiddenGame(seed);
      const kinds = LOCATIONS.map((location) => kindOn(g, location));
      expect(new Set(kinds).size).toBe(8);
      for (const location of LOCATIONS) {
        expect(STACKS[kindOn(g, location)].family).toBe(familyOf(location));
        expect(view(g, 0).stacks[location]).toMatchObject({ kind: { secret: [null] }, ranks: [0, 1, 2] });
        expect(factsFor(manticore, g, 0).stacks[location]).toMatchObject({ kind: null, tokens: null, height: 3 });
      }
      layouts.add(kinds.join());
    }
    expect(layouts.size).toBeGreaterThan(10);
  });

  test('MC-28.4, MC-R74: a hero who enters turns the stack up for everybody, then takes what he likes', () => {
    const table = position({
      heroes: { elf: { at: [0, -4] }, mage: {} },
      roads: FORGE_ROAD,
      options: { hiddenArtifacts: 'on' },
    });
    const before = clone(table.g);
    const told = table.play('elf', 'move', { to: at([0, -5]) });
    // What has been seen cannot be taken back.
    expect(barrierAfter(manticore, positionOf(before), positionOf(table.g), 0)).toBe('secret');
    const [opened] = only(told, 'stackOpened');
    expect(opened).toMatchObject({ location: 'forge', seat: 0 });
    expect(view(table.g, 1).stacks.forge.kind.secret).toEqual([opened?.kind]);
    expect(view(table.g, null).stacks.forge.kind.secret).toEqual([opened?.kind]);
    expect(table.offered('elf', 'take')).toHaveLength(2);
  });

  test('MC-S49, MC-28.5, MC-28.6: a monster takes the top token face down; it is turned up before the totals of its first battle', () => {
    const table = position({
      heroes: { mage: { at: [0, 0], ...STRONG }, warrior: { at: [-6, 9] }, elf: { at: [-5, 8] } },
      monsters: { M1: { at: [-3, -2], looted: [] } },
      options: { hiddenArtifacts: 'on' },
    });
    setKind(table.g, 'iceTower', 'helmet');
    const told = table.passRound();
    expect(only(told, 'monsterLooted')).toMatchObject([{ monster: 'M1', location: 'iceTower', token: null }]);
    expect(view(table.g, 0).monsters.M1.carries).toEqual([{ is: 'hidden', from: 'iceTower', rank: 0 }]);
    expect(table.facts().foes.M1?.magicDefense).toBe(3);
    table.g.heroes[0].cell = at([-2, -3]);
    table.cards('shooting');
    table.dice(1, 6, 1, 6);
    const battle = table.play('mage', 'attack', { target: 'M1', kind: 'magic' });
    expect(only(battle, 'lootShown')).toMatchObject([{ monster: 'M1', tokens: ['HM-1'] }]);
    // Now everybody knows what lies on the Ice Tower, though nobody has been there.
    expect(table.facts().stacks.iceTower).toMatchObject({ kind: 'helmet', tokens: ['HM-2', 'HM-3'] });
    expect(only(battle, 'clashed')[0]?.defender.terms).toMatchObject([{ base: 3, artifact: 3 }]);
  });

  test('MC-R25, MC-28.5: boots taken face down make a monster no faster until they are turned up', () => {
    const table = position({
      heroes: ASIDE,
      monsters: { M1: { at: [-6, 4] } },
      options: { hiddenArtifacts: 'on', monsterBoots: 'fast' },
    });
    setKind(table.g, 'shoeManufactory', 'boots');
    expect(only(table.passRound(), 'monsterLooted')).toMatchObject([{ location: 'shoeManufactory', token: null }]);
    expect(table.facts().foes.M1?.initiative).toBe(1);
    expect(only(table.passRound(), 'monsterMoved')).toHaveLength(1);
    table.g.monsters.M1.carries = [{ is: 'open', token: 'BT-1' }];
    expect(table.facts().foes.M1?.initiative).toBe(4);
  });

  test('MC-R74, MC-R21: where one of two equally near stacks is unopened, the order of the table decides', () => {
    const table = position({
      heroes: ASIDE,
      monsters: { M1: { at: [-4, 2] } },
      stacks: { elvenWorkshop: [] },
      options: { hiddenArtifacts: 'on' },
    });
    table.g.stacks.elvenWorkshop.ranks = [2];
    expect(only(table.passRound(), 'monsterMoved')[0]?.location).toBe('elvenWorkshop');
  });

  test('MC-R74: what nobody has seen changes neither views, nor offers, nor facts, nor what monsters are told to do', () => {
    let compared = 0;
    for (const seed of [1, 2, 3, 4])
      playOut(manticore, {
        seed,
        seats: 3,
        options: { hiddenArtifacts: 'on' },
        onQuestion(g) {
          const twin = clone(g);
          for (const family of ['magical', 'physical'] as const) {
            const hidden = LOCATIONS.filter((each) => familyOf(each) === family && !isKnown(twin, each));
            const kinds = hidden.map((each) => kindOn(twin, each));
            for (const [i, each] of hidden.entries())
              twin.stacks[each].kind.secret = [kinds[(i + 1) % kinds.length] as StackKind];
          }
          expect(canonical(view(twin, 0))).toBe(canonical(view(g, 0)));
          expect(canonical(factsFor(manticore, twin, 0))).toBe(canonical(factsFor(manticore, g, 0)));
          compared += 1;
        },
      });
    expect(compared).toBeGreaterThan(100);
  });
});

function setKind(g: G, location: (typeof LOCATIONS)[number], kind: StackKind): void {
  const other = LOCATIONS.find((each) => kindOn(g, each) === kind);
  if (other !== undefined) g.stacks[other].kind.secret = [kindOn(g, location)];
  g.stacks[location].kind.secret = [kind];
}
