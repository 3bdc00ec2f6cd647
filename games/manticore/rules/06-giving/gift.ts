import { TOKENS } from '../../content/artifacts.ts';
import { HANDOVER_COST } from '../../content/heroes.ts';
import { turnOf } from '../03-rounds/hero.ts';
import { place, placesFor, remove } from '../05-artifacts/gear.ts';
import { done, emit, phase } from '../vocabulary.ts';

/** MC-6.1, MC-R68. The receiver of a gift takes it and says where to, or refuses it. */
export const gift = phase('gift', {
  answer: {
    rule: 'MC-6.1',
    ask: (_g, f) => f.receiver,
    idle: (g, f) =>
      g.heroes[f.receiver].worn[TOKENS[f.artifact].kind] === null
        ? { type: 'accept', place: 'slot' }
        : { type: 'refuse' },
    actions: {
      /** MC-5.8, MC-6.4. The giver pays now, and only now. */
      accept: {
        offer: (g, f, me) => ({ place: placesFor(g.heroes[me], f.artifact) }),
        take(g, f, me, { place: where }) {
          const giver = g.heroes[f.giver];
          giver.spent += HANDOVER_COST;
          remove(giver, f.artifact);
          const placed = place(g.heroes[me], f.artifact, where);
          emit(g, 'gave', { seat: f.giver, to: me, artifact: f.artifact, ...placed });
          return done();
        },
      },
      refuse: {
        offer: () => ({}),
        take(g, f, me) {
          turnOf(g)?.refused.push({ seat: me, artifact: f.artifact });
          emit(g, 'giftRefused', { seat: f.giver, to: me, artifact: f.artifact });
          return done();
        },
      },
    },
  },
});
