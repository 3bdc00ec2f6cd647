import { HEROES } from '../../content/heroes.ts';
import type { Questions } from '../types.ts';
import { about, aboutSide } from './cases.ts';
import { names } from './names.ts';
import { foe, lives, party, plan, powerPoints, thing, token } from './words.ts';

export const questions: Questions = {
  'muster.hero'(view, say) {
    const taken = view.heroes.filter((each) => each.isEnlisted).map((each) => names.classes[HEROES[each.hero]].name);
    return taken.length === 0
      ? 'Виберіть героя: клас і подобу, чоловічу чи жіночу.'
      : `Виберіть героя. Кожен клас буває у грі один раз; уже зайняті: ${say.list(taken)}.`;
  },
  'muster.startCell': () => 'З якої вільної клітинки Міста ви починаєте?',
  'arming.gear': ({ options: { practice } }) =>
    `Спорядіться безкоштовно: по одному жетону в комірку. Супротивник — ${practice === 'off' || practice === 'manticore' ? foe('manticore') : names.monsters[practice].name}.`,
  'paving.lay'(view) {
    const f = view.stack.at(-1);
    if (f?.phase !== 'paving' || f.token === null) return '';
    return `Покладіть жетон «${names.roads[f.token]}»: біля Міста, біля локації з дорогою або як продовження дороги.`;
  },
  'turn.act'(view) {
    const f = view.stack.at(-1);
    if (f?.phase !== 'turn') return '';
    const { spent, life } = view.heroes[f.seat];
    return spent === 0
      ? `Ваш хід, у вас ${lives(life)}: ідіть, бийтеся, споряджайтеся чи лікуйтеся.`
      : `Витрачено очок ініціативи: ${spent}. Продовжуйте або завершіть хід.`;
  },
  'gift.answer'(view, say) {
    const f = view.stack.at(-1);
    return f?.phase === 'gift' ? `${say.seat(f.giver)} пропонує вам ${thing(f.artifact)}. Куди ви його покладете?` : '';
  },
  'joint.answers'(view, say) {
    const f = view.stack.at(-1);
    if (f?.phase !== 'joint') return '';
    const shares = plan(f.plan, say);
    return `${say.seat(f.seat)} кличе вас ${about(f.target, say, { foe: ['whom', (name) => `разом атакувати ${name}:`], person: (name) => `до спільної атаки: ціль — ${name},` })} ${names.attacks[f.kind ?? 'card']}. Це коштує вам 1 очко ініціативи. ${shares === '' ? 'Трофей ділять за правилами.' : `Домовленість на випадок перемоги: ${shares}.`}`;
  },
  'joint.decision'(view, say) {
    const f = view.stack.at(-1);
    if (f?.phase !== 'joint') return '';
    const absent = `Участі не беруть: ${say.list(f.declined.map(say.seat))}.`;
    return f.joined.length === 0
      ? `${absent} Атакувати ${about(f.target, say, { foe: ['whom', (name) => `${name} самотужки`], person: (name) => `самотужки (ціль — ${name})` })} чи скасувати атаку безкоштовно?`
      : `${absent} Погодилися: ${say.list(f.joined.map(say.seat))}. Атакувати з ними чи скасувати атаку безкоштовно?`;
  },
  'duel.spells'(view, say) {
    const f = view.stack.at(-1);
    if (f?.phase !== 'duel') return '';
    return `Магія${aboutSide(f.defender, say, { foe: ['of', (name) => ` проти ${name}`], person: (name) => `, супротивник — ${name}` })}. Які закляття ви застосовуєте? Застосоване йде з гри за будь-якого наслідку.`;
  },
  'duel.counters'(view, say) {
    const f = view.stack.at(-1);
    if (f?.phase !== 'duel') return '';
    const used = f.cast.flatMap(({ spells }) => spells.map(token));
    return `Проти вас: ${say.list(used)} (${party(f.attacker, say)}). Відповісте протилежним закляттям? Застосоване йде з гри.`;
  },
  'duel.stance'(view, say) {
    const f = view.stack.at(-1);
    if (f?.phase !== 'duel') return '';
    const all = f.defender.is === 'heroes' && f.defender.seats.length > 1 ? ' Ви вирішуєте за всю групу.' : '';
    return `Ближній бій${aboutSide(f.attacker, say, { foe: ['by', (name) => ` із ${name}`], person: (name) => `, супротивник — ${name}` })}. Прийняти бій (Атака й меч, ризикують обоє) чи сховатися (Захист і щит, ризикуєте лише ви)?${all}`;
  },
  'spoils.points'(view) {
    const f = view.stack.at(-1);
    if (f?.phase !== 'spoils') return '';
    const mine = f.points.filter((seat) => seat === f.points[0]).length;
    return `За перемогу — ${powerPoints(mine)}. Підвищте характеристику на 1 назавжди або притримайте очко на потім.`;
  },
  'spoils.loot'(view, say) {
    const f = view.stack.at(-1);
    return f?.phase === 'spoils'
      ? `Візьміть один артефакт ${about(f.victim, say, { foe: ['of', (name) => name], person: (name) => `полеглого героя (${name})` })} або жодного. Решта піде з гри.`
      : '';
  },
};
