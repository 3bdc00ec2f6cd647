import { type Plans, plainly, when } from '../planning.ts';
import type { Manticore } from './types.ts';

const on = when<Manticore>();

export const plans: Plans<Manticore> = {
  round: ({ round }) => round,
  rules: {
    joinFights: on('joint.answers', {}, (sight) => plainly(sight, 'join')),
    declineFights: on('joint.answers', {}, (sight) => plainly(sight, 'decline')),
    /** Into the bag where there is room: what is worn stays. */
    takeGifts: on('gift.answer', {}, ({ offers }) => {
      const places = offers.flatMap(({ type, fields }) => (type === 'accept' ? fields.place.one : []));
      const place = places.find((each) => each === 'bag') ?? places[0];
      return place === undefined ? null : { type: 'accept', place };
    }),
    refuseGifts: on('gift.answer', {}, (sight) => plainly(sight, 'refuse')),
    saveSpells: on('duel.spells', {}, () => ({ type: 'cast', spells: [] })),
    saveCounters: on('duel.counters', {}, () => ({ type: 'cast', spells: [] })),
    fightBack: on('duel.stance', {}, (sight) => plainly(sight, 'fight')),
    takeCover: on('duel.stance', {}, (sight) => plainly(sight, 'cover')),
  },
};
