import { HEROES } from '../../content/heroes.ts';
import type { Questions } from '../types.ts';
import { names } from './names.ts';
import { capital, fighter, foe, HOW, party, plan, powerPoints, token } from './words.ts';

export const questions: Questions = {
  'muster.hero'(view, say) {
    const taken = view.heroes.filter((each) => each.isEnlisted).map((each) => names.classes[HEROES[each.hero]].name);
    return taken.length === 0
      ? 'Choose your hero: a class, and a man or a woman.'
      : `Choose your hero. There’s only one of each class; taken: ${say.list(taken)}.`;
  },
  'muster.startCell': () => 'Which free cell of the City do you start on?',
  'arming.gear': ({ options: { practice } }) =>
    `Arm yourself, free of charge: one token per slot. Your foe: ${practice === 'off' || practice === 'manticore' ? foe('manticore') : names.monsters[practice].name}.`,
  'paving.lay'(view) {
    const f = view.stack.at(-1);
    if (f?.phase !== 'paving' || f.token === null) return '';
    return `Lay the ${names.roads[f.token]}: next to the City, next to a location with a road, or joining a road.`;
  },
  'turn.act'(view) {
    const f = view.stack.at(-1);
    if (f?.phase !== 'turn') return '';
    const { spent, life } = view.heroes[f.seat];
    return spent === 0
      ? `Your turn, with ${life} life: walk, fight, arm yourself or heal.`
      : `Initiative points spent so far: ${spent}. Continue, or end your turn.`;
  },
  'gift.answer'(view, say) {
    const f = view.stack.at(-1);
    return f?.phase === 'gift' ? `${say.seat(f.giver)} offers you ${token(f.artifact)}. Where will you put it?` : '';
  },
  'joint.answers'(view, say) {
    const f = view.stack.at(-1);
    if (f?.phase !== 'joint') return '';
    const shares = plan(f.plan, say);
    return `${say.seat(f.seat)} asks you to attack ${fighter(f.target, say)} together ${HOW[f.kind ?? 'card']}; it costs you 1 initiative point. ${shares === '' ? 'The trophy is shared by the rules.' : `Agreed for a kill: ${shares}.`}`;
  },
  'joint.decision'(view, say) {
    const f = view.stack.at(-1);
    if (f?.phase !== 'joint') return '';
    const absent = say.list(f.declined.map(say.seat));
    return f.joined.length === 0
      ? `Not joining: ${absent}. Attack ${fighter(f.target, say)} alone, or call it off free of charge?`
      : `Not joining: ${absent}. Attack with ${say.list(f.joined.map(say.seat))}, or call it off free of charge?`;
  },
  'duel.spells'(view, say) {
    const f = view.stack.at(-1);
    if (f?.phase !== 'duel') return '';
    return `Magic against ${party(f.defender, say)}: which spells will you use? A used spell is gone, whatever the dice say.`;
  },
  'duel.counters'(view, say) {
    const f = view.stack.at(-1);
    if (f?.phase !== 'duel') return '';
    const used = f.cast.flatMap(({ spells }) => spells.map(token));
    return `${capital(party(f.attacker, say))}: ${say.list(used)}. Will you counter with the opposite spell? A used spell is gone.`;
  },
  'duel.stance'(view, say) {
    const f = view.stack.at(-1);
    if (f?.phase !== 'duel') return '';
    const all = f.defender.is === 'heroes' && f.defender.seats.length > 1 ? ', for the whole group' : '';
    return `Close combat with ${party(f.attacker, say)}. Fight (Attack, sword: either side may be hurt) or take cover (Defence, shield: only you can be hurt)${all}?`;
  },
  'spoils.points'(view) {
    const f = view.stack.at(-1);
    if (f?.phase !== 'spoils') return '';
    const mine = f.points.filter((seat) => seat === f.points[0]).length;
    return `${capital(powerPoints(mine))} to assign: raise a characteristic by 1 for good, or save it for later.`;
  },
  'spoils.loot'(view, say) {
    const f = view.stack.at(-1);
    return f?.phase === 'spoils'
      ? `Take one of ${fighter(f.victim, say)}’s artifacts, or none. The others leave the game.`
      : '';
  },
};
