import { type Fields, oneOf, type PerSeat, type Refusal, type Seat } from '@parlour/kernel';
import { GOODS, type GoodId, type Units } from '../../content/goods.ts';
import { LORRY_IDS, type LorryId } from '../../content/lorries.ts';
import type { Businessmen, G } from '../../types.ts';
import { typesOwned } from '../03-tablet/goods.ts';
import { families } from '../families.ts';
import { emit, goTo, next, no, phase } from '../vocabulary.ts';
import { cannotLoad, firstLoad, isFull, loadOf, onBoard } from './lorries.ts';

/** BM-7. Phase 2: one good on one lorry a move, always as much as goes, until everybody has passed. */
export const loading = phase('loading', {
  begin(g, f) {
    emit(g, 'loadingBegan', { order: [...f.queue] });
  },

  /** BM-7.8, BM-7.11. Who has nothing to load passes without being asked. */
  goOn(g, f) {
    for (let [seat] = f.queue; seat !== undefined && firstLoad(g, f.loaded, seat) === null; [seat] = f.queue) {
      f.queue.shift();
      emit(g, 'passed', { seat, during: 'loading', isForced: true, rule: 'BM-7.8' });
    }
    return f.queue.length > 0 ? next : goTo('end');
  },

  turn: {
    rule: 'BM-7.2',
    ask: (_g, f) => f.queue[0] ?? null,
    idle(g, f, me) {
      const load = g.options.loadingDuty === 'compulsory' ? firstLoad(g, f.loaded, me) : null;
      return load === null ? { type: 'pass' } : { type: 'load', ...load };
    },
    actions: {
      load: {
        offer: (g, f, me) => loads(g, f.loaded, me),
        take(g, f, me, { lorry, good }) {
          load(g, f.loaded, me, lorry, good);
          f.queue.push(...f.queue.splice(0, 1));
          return goTo('goOn');
        },
      },
      /** BM-7.8, BM-R14. Final for this phase; where loading is a duty, only who cannot load passes. */
      pass: {
        offer: (g) => (g.options.loadingDuty === 'compulsory' ? no('BM-R14', 'mustLoad', {}) : {}),
        take(g, f, me) {
          f.queue.shift();
          emit(g, 'passed', { seat: me, during: 'loading', isForced: false, rule: 'BM-7.8' });
          return goTo('goOn');
        },
      },
    },
  },

  end(g) {
    emit(g, 'loadingEnded', {});
  },
});

/**
 * BM-7.2, BM-7.3. A family for each lorry that can be loaded. Those that cannot are listed for their reasons alone, before the others:
 * so the answer to "why not this good on that lorry?" is about that good and not about the lorry as a whole.
 */
function loads(g: G, loaded: PerSeat<Units>, me: Seat): Fields<Businessmen['actions']['load']>[] {
  const barrier = (lorry: LorryId) => cannotUse(g, loaded, me, lorry);
  const goodsFor = (lorry: LorryId) => oneOf(GOODS, (good) => cannotLoad(g, loaded, me, lorry, good));
  return [
    ...LORRY_IDS.filter((lorry) => barrier(lorry) !== null).map((lorry) => ({
      lorry: oneOf([lorry]),
      good: goodsFor(lorry),
    })),
    ...families(LORRY_IDS, barrier, (domain, lorry) => ({ lorry: domain, good: goodsFor(lorry) })),
  ];
}

/** Why nothing can go on a lorry: it is full, or what it carries, or else the first good at hand, may not. */
function cannotUse(g: G, loaded: PerSeat<Units>, me: Seat, lorry: LorryId): Refusal<Businessmen> | null {
  const { good } = g.lorries[lorry];
  if (good !== null) return cannotLoad(g, loaded, me, lorry, good);
  let first: Refusal<Businessmen> | null = null;
  for (const each of typesOwned(g, me)) {
    const barrier = cannotLoad(g, loaded, me, lorry, each);
    if (barrier === null) return null;
    first ??= barrier;
  }
  return first;
}

/** BM-7.4, BM-7.5, BM-7.6, BM-R13, BM-R62. Main warehouse first, then the temporary one; what is on board stays until it is sent. */
function load(g: G, loaded: PerSeat<Units>, me: Seat, lorry: LorryId, good: GoodId): void {
  const player = g.players[me];
  const { units, limit } = loadOf(g, loaded, me, lorry, good);
  const fromMain = Math.min(units, player.main[good]);
  const fromTemp = units - fromMain;
  player.main[good] -= fromMain;
  player.temp[good] -= fromTemp;
  g.lorries[lorry].good = good;
  g.lorries[lorry].lots[me] += units;
  loaded[me][good] += units;
  emit(g, 'loaded', {
    seat: me,
    lorry,
    good,
    units,
    fromMain,
    fromTemp,
    limit,
    onBoard: onBoard(g, lorry),
    isFull: isFull(g, lorry),
  });
}
