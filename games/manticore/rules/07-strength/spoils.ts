import { oneOf } from '@parlour/kernel';
import type { ArtifactId } from '../../content/artifacts.ts';
import { TOKENS } from '../../content/artifacts.ts';
import { CHARACTERISTICS } from '../../content/heroes.ts';
import type { Fighter, G } from '../../types.ts';
import { place, placesFor, remove } from '../05-artifacts/gear.ts';
import { clearAway, lootOf } from '../08-battle/harm.ts';
import { done, emit, next, no, phase, stay } from '../vocabulary.ts';
import { assignPoint } from './power.ts';

/** MC-5.10, MC-7.3, MC-R44, MC-R72. What a kill brings, at once and whoever's turn it is. */
export const spoils = phase('spoils', {
  award(g, f) {
    for (const seat of f.points) g.heroes[seat].unassigned += 1;
  },

  /** MC-R9. Each point at once to a characteristic, or kept for later. */
  points: {
    rule: 'MC-R9',
    ask: (_g, f) => f.points[0] ?? null,
    idle: () => ({ type: 'keep' }),
    actions: {
      assign: {
        offer: () => ({ to: oneOf(CHARACTERISTICS) }),
        take(g, f, me, { to }) {
          f.points.shift();
          assignPoint(g, me, to);
          return stay;
        },
      },
      keep: {
        offer: () => ({}),
        take(g, f, me) {
          f.points.shift();
          emit(g, 'pointKept', { seat: me, unassigned: g.heroes[me].unassigned });
          return stay;
        },
      },
    },
  },

  /** MC-5.10, MC-R44. One artifact of the victim, or none. */
  loot: {
    rule: 'MC-5.10',
    ask: (g, f) => (f.looter !== null && lootOf(g, f.victim).length > 0 ? f.looter : null),
    /** The strongest that fills an empty slot, else none. */
    idle(g, f, me) {
      const [best] = lootOf(g, f.victim)
        .filter((artifact) => g.heroes[me].worn[TOKENS[artifact].kind] === null)
        .sort((a, b) => TOKENS[b].strength - TOKENS[a].strength);
      return best === undefined ? { type: 'leaveLoot' } : { type: 'takeLoot', artifact: best, place: 'slot' };
    },
    actions: {
      takeLoot: {
        offer(g, f, me) {
          const loot = lootOf(g, f.victim);
          if (loot.length === 0) return no('MC-5.10', 'nothingToLoot', {});
          return loot.map((artifact) => ({ artifact: oneOf([artifact]), place: placesFor(g.heroes[me], artifact) }));
        },
        take(g, f, me, { artifact, place: where }) {
          takeAway(g, f.victim, artifact);
          emit(g, 'looted', { seat: me, victim: f.victim, artifact, ...place(g.heroes[me], artifact, where) });
          return next;
        },
      },
      leaveLoot: {
        offer: () => ({}),
        take(g, f, me) {
          emit(g, 'lootLeft', { seat: me, victim: f.victim });
          return next;
        },
      },
    },
  },

  /** MC-5.11, MC-5.12. All the rest leaves the game. */
  clear(g, f) {
    clearAway(g, f.victim);
    return done();
  },
});

function takeAway(g: G, victim: Fighter, artifact: ArtifactId): void {
  if (typeof victim === 'number') remove(g.heroes[victim], artifact);
  else if (victim !== 'manticore')
    g.monsters[victim].carries = g.monsters[victim].carries.filter(
      (carried) => carried.is === 'hidden' || carried.token !== artifact,
    );
}
