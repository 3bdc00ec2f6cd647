import { HEROES } from '../../content/heroes.ts';
import type { Questions } from '../types.ts';
import { names } from './names.ts';
import { capital, fighter, foe, HOW, party, plan, powerPoints, token, tokenCount } from './words.ts';

export const questions: Questions = {
  'muster.hero'(view, say) {
    const taken = view.heroes.filter((each) => each.isEnlisted).map((each) => names.classes[HEROES[each.hero]].name);
    return taken.length === 0
      ? 'Choose your hero: a class, and its hero or heroine.'
      : `Choose your hero. Each class comes only once; taken: ${say.list(taken)}.`;
  },
  'muster.startCell': () => 'On which free cell of the City do you begin?',
  'arming.gear': ({ options: { practice } }) =>
    `Arm yourself for practice: one token a slot, free of charge; another of the kind takes its place. Your foe: ${practice === 'off' || practice === 'manticore' ? foe('manticore') : names.monsters[practice].name}.`,
  'paving.lay'(view) {
    const f = view.stack.at(-1);
    if (f?.phase !== 'paving' || f.token === null) return '';
    return `Lay the ${names.roads[f.token]}: beside the City, beside a location that has a road, or joined to a road. ${capital(tokenCount(view.roadPile.secret.length))} still to come.`;
  },
  'turn.act'(view) {
    const f = view.stack.at(-1);
    if (f?.phase !== 'turn') return '';
    const { spent, life } = view.heroes[f.seat];
    return spent === 0
      ? `Your turn, with ${life} life: walk, fight, arm yourself or heal for as long as your initiative lasts.`
      : `Initiative points spent so far: ${spent}. Go on, or end your turn.`;
  },
  'gift.answer'(view, say) {
    const f = view.stack.at(-1);
    return f?.phase === 'gift' ? `${say.seat(f.giver)} offers you ${token(f.artifact)}. Where do you put it?` : '';
  },
  'joint.answers'(view, say) {
    const f = view.stack.at(-1);
    if (f?.phase !== 'joint') return '';
    const shares = plan(f.plan, say);
    return `${say.seat(f.seat)} asks you to attack ${fighter(f.target, say)} together ${HOW[f.kind ?? 'card']}; it costs you 1 initiative point. ${shares === '' ? 'The trophy goes by the rules.' : `Agreed for a kill: ${shares}.`}`;
  },
  'joint.decision'(view, say) {
    const f = view.stack.at(-1);
    if (f?.phase !== 'joint') return '';
    const absent = say.list(f.declined.map(say.seat));
    return f.joined.length === 0
      ? `Not coming along: ${absent}. Attack ${fighter(f.target, say)} alone, or call it off free of charge?`
      : `Not coming along: ${absent}. Go on with ${say.list(f.joined.map(say.seat))}, or call it off free of charge?`;
  },
  'duel.spells'(view, say) {
    const f = view.stack.at(-1);
    if (f?.phase !== 'duel') return '';
    return `Magic against ${party(f.defender, say)}: which spells do you use? A spell is gone once used, whatever the dice say.`;
  },
  'duel.counters'(view, say) {
    const f = view.stack.at(-1);
    if (f?.phase !== 'duel') return '';
    const used = f.cast.flatMap(({ spells }) => spells.map(token));
    return `${capital(party(f.attacker, say))}: ${say.list(used)}. Do you counter with the opposite spell? It’s gone once used.`;
  },
  'duel.stance'(view, say) {
    const f = view.stack.at(-1);
    if (f?.phase !== 'duel') return '';
    const all = f.defender.is === 'heroes' && f.defender.seats.length > 1 ? ', for the whole group' : '';
    return `Close combat with ${party(f.attacker, say)}. Accept the fight (Attack and sword; either side may be hurt) or take cover (Defense and shield; only you can be hurt)${all}?`;
  },
  'spoils.points'(view) {
    const f = view.stack.at(-1);
    if (f?.phase !== 'spoils') return '';
    const mine = f.points.filter((seat) => seat === f.points[0]).length;
    return `To assign from this victory: ${powerPoints(mine)}. Raise a characteristic by 1 for good, or keep the point for later.`;
  },
  'spoils.loot'(view, say) {
    const f = view.stack.at(-1);
    return f?.phase === 'spoils'
      ? `Take one artifact of ${fighter(f.victim, say)}, or none. The others leave the game.`
      : '';
  },
};
