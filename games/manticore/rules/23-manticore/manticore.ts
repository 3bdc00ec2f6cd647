import { type Cell, FIREWAY, IN_CITY } from '../../content/board.ts';
import type { G } from '../../types.ts';
import { heroOn, manticoreCell, monsterOn } from '../01-setup/standing.ts';
import { clearAway } from '../08-battle/harm.ts';
import { preyBeside } from '../18-monsters/courses.ts';
import { endInTheCity } from '../25-ending/ending.ts';
import { isPractice } from '../26-variants/practice.ts';
import { done, emit, goTo, phase } from '../vocabulary.ts';
import { isAwake } from './waking.ts';

/** MC-23, MC-23.5, MC-23.6, MC-26.2, MC-R37. The Manticore's turn: one step along the Fireway, or one attack. */
export const manticore = phase('manticore', {
  act(g, f) {
    // MC-23.1
    if (!isAwake(g)) return done();
    // In practice she never walks, and attacks as an aggressive monster does (MC-20.5).
    if (isPractice(g)) {
      f.prey = preyBeside(g, manticoreCell(g));
      return goTo('attack');
    }
    const to = nextCellOfHers(g);
    // MC-23.10
    f.prey = heroOn(g, to);
    if (f.prey !== null) return goTo('attack');
    trample(g, to);
    walk(g, to);
    return done();
  },

  /** MC-23.10, MC-R41. By the rules of ordinary monsters: no move, even if he dies. */
  attack: {
    call: 'battle',
    with: (g, f) =>
      f.prey === null
        ? null
        : {
            attacker: { is: 'foe', foe: 'manticore' },
            defender: { is: 'heroes', seats: [f.prey], lead: f.prey },
            kind: null,
            plan: null,
            ...(isPractice(g) ? IN_PRACTICE : ON_HER_WAY),
            course: null,
            kills: [],
          },
  },
});

/** Why she attacks. */
const ON_HER_WAY = { rule: 'MC-23.10', why: 'fireway' } as const;
const IN_PRACTICE = { rule: 'MC-20.5', why: 'heroBeside' } as const;

/** MC-23.7. Her next cell; she never turns back (MC-R39). */
export const nextCellOfHers = (g: G): Cell => FIREWAY[g.manticore.step + 1] ?? manticoreCell(g);

/** MC-23.9, MC-R40. A monster in her way is destroyed: no power points for anybody, its tokens leave the game. */
function trample(g: G, cell: Cell): void {
  const monster = monsterOn(g, cell);
  if (monster === null) return;
  g.monsters[monster].is = 'dead';
  g.monsters[monster].cell = null;
  emit(g, 'trampled', { monster, cell });
  clearAway(g, monster);
}

/** MC-23.11: nothing on her way is collected. MC-23.12: in the City the game is over. */
function walk(g: G, to: Cell): void {
  const from = manticoreCell(g);
  g.manticore.step += 1;
  emit(g, 'manticoreMoved', { from, to, step: g.manticore.step });
  if (g.manticore.step === IN_CITY) endInTheCity(g);
}
