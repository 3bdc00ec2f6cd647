import { HEROES } from '../../content/heroes.ts';
import type { Questions } from '../types.ts';
import { about, aboutSide } from './cases.ts';
import { names } from './names.ts';
import { foe, lives, party, plan, powerPoints, thing, token } from './words.ts';

export const questions: Questions = {
  'muster.hero'(view, say) {
    const taken = view.heroes.filter((each) => each.isEnlisted).map((each) => names.classes[HEROES[each.hero]].name);
    return taken.length === 0
      ? 'Выберите героя: класс и облик, мужской или женский.'
      : `Выберите героя. Каждый класс бывает в игре один раз; уже заняты: ${say.list(taken)}.`;
  },
  'muster.startCell': () => 'С какой свободной клетки Города вы начинаете?',
  'arming.gear': ({ options: { practice } }) =>
    `Снарядитесь бесплатно: по одному жетону в ячейку. Противник — ${practice === 'off' || practice === 'manticore' ? foe('manticore') : names.monsters[practice].name}.`,
  'paving.lay'(view) {
    const f = view.stack.at(-1);
    if (f?.phase !== 'paving' || f.token === null) return '';
    return `Положите жетон «${names.roads[f.token]}»: у Города, у локации с дорогой или в продолжение дороги.`;
  },
  'turn.act'(view) {
    const f = view.stack.at(-1);
    if (f?.phase !== 'turn') return '';
    const { spent, life } = view.heroes[f.seat];
    return spent === 0
      ? `Ваш ход, у вас ${lives(life)}: идите, сражайтесь, снаряжайтесь или лечитесь.`
      : `Потрачено очков инициативы: ${spent}. Продолжайте или закончите ход.`;
  },
  'gift.answer'(view, say) {
    const f = view.stack.at(-1);
    return f?.phase === 'gift' ? `${say.seat(f.giver)} предлагает вам ${thing(f.artifact)}. Куда вы его положите?` : '';
  },
  'joint.answers'(view, say) {
    const f = view.stack.at(-1);
    if (f?.phase !== 'joint') return '';
    const shares = plan(f.plan, say);
    return `${say.seat(f.seat)} зовёт вас ${about(f.target, say, { foe: ['whom', (name) => `вместе атаковать ${name}:`], person: (name) => `в совместную атаку: цель — ${name},` })} ${names.attacks[f.kind ?? 'card']}. Это стоит вам 1 очко инициативы. ${shares === '' ? 'Трофей делится по правилам.' : `Уговор на случай победы: ${shares}.`}`;
  },
  'joint.decision'(view, say) {
    const f = view.stack.at(-1);
    if (f?.phase !== 'joint') return '';
    const absent = `Не участвуют: ${say.list(f.declined.map(say.seat))}.`;
    return f.joined.length === 0
      ? `${absent} Атаковать ${about(f.target, say, { foe: ['whom', (name) => `${name} в одиночку`], person: (name) => `в одиночку (цель — ${name})` })} или отменить атаку бесплатно?`
      : `${absent} Согласие дали: ${say.list(f.joined.map(say.seat))}. Атаковать с ними или отменить атаку бесплатно?`;
  },
  'duel.spells'(view, say) {
    const f = view.stack.at(-1);
    if (f?.phase !== 'duel') return '';
    return `Магия${aboutSide(f.defender, say, { foe: ['of', (name) => ` против ${name}`], person: (name) => `, противник — ${name}` })}. Какие заклинания вы применяете? Применённое уходит из игры при любом исходе.`;
  },
  'duel.counters'(view, say) {
    const f = view.stack.at(-1);
    if (f?.phase !== 'duel') return '';
    const used = f.cast.flatMap(({ spells }) => spells.map(token));
    return `Против вас: ${say.list(used)} (${party(f.attacker, say)}). Ответите противоположным заклинанием? Применённое уходит из игры.`;
  },
  'duel.stance'(view, say) {
    const f = view.stack.at(-1);
    if (f?.phase !== 'duel') return '';
    const all = f.defender.is === 'heroes' && f.defender.seats.length > 1 ? ' Вы решаете за всю группу.' : '';
    return `Ближний бой${aboutSide(f.attacker, say, { foe: ['by', (name) => ` с ${name}`], person: (name) => `, противник — ${name}` })}. Принять бой (Атака и меч, рискуют оба) или укрыться (Защита и щит, рискуете только вы)?${all}`;
  },
  'spoils.points'(view) {
    const f = view.stack.at(-1);
    if (f?.phase !== 'spoils') return '';
    const mine = f.points.filter((seat) => seat === f.points[0]).length;
    return `За победу — ${powerPoints(mine)}. Повысьте характеристику на 1 навсегда или оставьте очко на потом.`;
  },
  'spoils.loot'(view, say) {
    const f = view.stack.at(-1);
    return f?.phase === 'spoils'
      ? `Возьмите один артефакт ${about(f.victim, say, { foe: ['of', (name) => name], person: (name) => `павшего героя (${name})` })} или ни одного. Остальные уйдут из игры.`
      : '';
  },
};
