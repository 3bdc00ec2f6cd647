import type { Seat } from '@parlour/kernel';
import { LATEST_AWAKENING } from '../../content/manticore.ts';
import { CITY_DAMAGE } from '../../content/monsters.ts';
import { TOKENS_A_ROUND } from '../../content/road-tokens.ts';
import type { G } from '../../types.ts';
import { hurtAllHeroes } from '../08-battle/harm.ts';
import { areStatic } from '../18-monsters/monster.ts';
import { wake } from '../23-manticore/waking.ts';
import { raidersOfTheCity } from '../25-ending/city.ts';
import { endByRoundLimit } from '../25-ending/ending.ts';
import { isPractice } from '../26-variants/practice.ts';
import { done, emit, goTo, phase } from '../vocabulary.ts';
import { initiativeIndex, isAlive, living } from './hero.ts';

/** MC-3.1. Heroes, monsters, Manticore, damage in the City: always in this order. */
export const round = phase('round', {
  begin(g, f) {
    g.round += 1;
    f.living = living(g);
    emit(g, 'roundBegan', { round: g.round });
    for (const seat of f.living) {
      g.heroes[seat].spent = 0;
      g.heroes[seat].isDone = false;
      breakInBoots(g, seat);
    }
  },

  /** MC-3.3. In the order fixed at set-up. */
  heroTurns: {
    call: 'turn',
    with(g, f) {
      const seat = g.order.find((each) => isAlive(g, each) && !g.heroes[each].isDone);
      return seat === undefined
        ? null
        : { seat, toLay: shareOf(g, f.living, seat), attacked: [], declined: [], refused: [] };
    },
    then: () => goTo('heroTurns'),
  },

  /** MC-18.1. */
  monstersTurn: { call: 'monsters', with: () => ({ queue: [] }) },

  /** MC-23. */
  manticoresTurn: { call: 'manticore', with: () => ({ prey: null }) },

  /** MC-24.1, MC-24.2, MC-R35. One for each monster that stood in the City all through the round. */
  cityDamage(g) {
    const monsters = raidersOfTheCity(g);
    if (monsters.length === 0) return;
    const damage = CITY_DAMAGE * monsters.length;
    emit(g, 'cityDamaged', { monsters, damage });
    hurtAllHeroes(g, damage, []);
  },

  end(g) {
    // MC-26.3
    if (areStatic(g) && g.round === LATEST_AWAKENING) wake(g, 'fifthRound', null);
    endByRoundLimit(g);
    return done();
  },
});

/** MC-7.9, MC-R12. Boots that have waited since an earlier turn begin to work. */
export function breakInBoots(g: G, seat: Seat): void {
  const hero = g.heroes[seat];
  if (hero.bootsWork || hero.worn.boots === null) return;
  hero.bootsWork = true;
  emit(g, 'bootsWork', { seat, boots: hero.worn.boots, index: initiativeIndex(hero) });
}

/** MC-29.4. Road tokens a hero lays at the start of his turn in the scenario. */
function shareOf(g: G, sharers: readonly Seat[], seat: Seat): number {
  if (g.options.scenario === 'base' || isPractice(g)) return 0;
  const isAmongFirst = sharers.indexOf(seat) < TOKENS_A_ROUND % sharers.length;
  return Math.floor(TOKENS_A_ROUND / sharers.length) + (isAmongFirst ? 1 : 0);
}
