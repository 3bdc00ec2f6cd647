import { type Say, verb } from '@parlour/kernel';
import type { Fighter, Manticore } from '../../types.ts';
import { fightersOf, sumOf, tallyOf, termNames } from '../phrase.ts';
import type { Events } from '../types.ts';
import { about, aboutSide } from './cases.ts';
import { names } from './names.ts';
import {
  at,
  fighter,
  foe,
  lives,
  party,
  placed,
  plan,
  powerPoints,
  provoked,
  token,
  tokenCount,
  tokens,
} from './words.ts';

/** Why a trophy of several heroes is shared out so. */
const SHARED: Partial<Record<Manticore['rule'], string>> = {
  'MC-14.10': ' (по уговору)',
  'MC-14.11': ' (у кого больше очков инициативы, при равенстве — у зачинщика)',
};

/** «атаке на Мантикору», «атаке (цель — Ада)». */
const attackOn = (target: Fighter, say: Say, attack = 'атаке'): string =>
  about(target, say, {
    foe: ['whom', (name) => `${attack} на ${name}`],
    person: (name) => `${attack} (цель — ${name})`,
  });
/** «трофей Тернового пса», «трофей (Ада)». */
const trophyOf = (victim: Fighter, say: Say): string =>
  about(victim, say, { foe: ['of', (name) => `трофей ${name}`], person: (name) => `трофей (${name})` });

/** Attacks, spells, dice, deaths and trophies. */
export const battleEvents = {
  jointProposed({ seat, target, kind, helpers, plan: shares }, say) {
    const deal = plan(shares, say);
    const attack = about(target, say, {
      foe: ['whom', (name) => `вместе атаковать ${name}:`],
      person: (name) => `совместную атаку: цель — ${name},`,
    });
    return `${say.seat(seat)} предлагает ${attack} ${names.attacks[kind ?? 'card']}. ${verb(helpers.length, 'Решает', 'Решают')} ${say.list(helpers.map(say.seat))}.${deal === '' ? '' : ` Уговор: ${deal}.`}`;
  },
  joined: ({ seat, target }, say) => `${say.seat(seat)} участвует в ${attackOn(target, say)}.`,
  declined: ({ seat, target }, say) => `${say.seat(seat)} не участвует в ${attackOn(target, say)}.`,
  jointCalledOff: ({ seat, target }, say) =>
    `${say.seat(seat)} отказывается от ${attackOn(target, say, 'атаки')}; никто не платит.`,
  attacked({ attacker, defender, kind, why, course }, say) {
    const reason = attacker.is === 'foe' ? `: ${provoked(why, course?.location)}` : '';
    const whom = aboutSide(defender, say, {
      foe: ['whom', (name) => ` ${name}`],
      person: (name) => `, цель — ${name}`,
    });
    return `${party(attacker, say)} ${verb(fightersOf(attacker).length, 'атакует', 'атакуют')}${whom} (${names.attacks[kind ?? 'card']})${reason}.`;
  },
  responded: ({ attacker, defender }, say) =>
    `Ответная атака: ${party(attacker, say)} → ${party(defender, say)}. Вид решает карта.`,
  combatReshuffled: () => 'Карты боя кончились: все двенадцать перемешаны заново.',
  cardDrawn: ({ card, kind, side }, say) =>
    `Карта боя «${names.cards[card]}»: ${names.attacks[kind]} (${party(side, say)}).`,
  lootShown: ({ monster, tokens: ids }, say) => `${foe(monster)} показывает свою ношу: ${tokens(ids, say)}.`,
  cast: ({ who, spells, isCounter }, say) =>
    spells.length === 0
      ? `${fighter(who, say)} ${isCounter ? 'не отвечает заклинанием' : 'обходится без заклинаний'}.`
      : `${fighter(who, say)} ${isCounter ? 'отвечает' : 'применяет'}: ${tokens(spells, say)}.`,
  stanceTaken: ({ seat, stance, heroes }, say) =>
    `${say.seat(seat)} ${stance === 'fight' ? 'принимает бой' : 'укрывается за щитом'}${heroes.length > 1 ? ' вместе со всей группой' : ''}.`,
  clashed({ kind, stance, attacker, defender, isResponse, loser, damage }, say) {
    const side = (sum: typeof attacker, is: 'attacker' | 'defender'): string => {
      const { characteristic, artifact } = termNames(kind, stance, is);
      const says = {
        base: (n: number) => `${names.characteristics[characteristic]} ${n}`,
        power: (n: number) => `сила ${n}`,
        artifact: (n: number) => `${names.kinds[artifact]} ${n}`,
        spells: (n: number) => `заклинания ${n}`,
      };
      const terms = sum.terms.map((term) => sumOf(term, says)).join(' + ');
      return `${party(sum.party, say)} — ${sum.total} (${terms} + кубик ${sum.die})`;
    };
    const title = `${isResponse ? 'Ответ' : 'Атака'}, ${names.attacks[kind]}${stance === 'cover' ? ' против укрытия' : ''}`;
    const outcome =
      loser !== null
        ? `${party(loser, say)} ${verb(fightersOf(loser).length, 'теряет', 'теряют по')} ${lives(damage)}`
        : attacker.total === defender.total
          ? 'Поровну: никто не пострадал'
          : 'Защита выдержала: никто не пострадал';
    return `${title}: ${side(attacker, 'attacker')}; ${side(defender, 'defender')}. ${outcome}.`;
  },
  hurt: ({ who, damage, left, by }, say) =>
    `${by.length === 0 ? 'Монстры в Городе' : `${verb(by.length, 'Бьёт', 'Бьют')} ${say.list(by.map((each) => fighter(each, say)))}`}: ${fighter(who, say)} теряет ${lives(damage)}, осталось ${left}.`,
  died: ({ who, by, cell: where }, say) =>
    by.length === 0
      ? `${fighter(who, say)} погибает ${at(where)}: в Городе бесчинствуют монстры.`
      : `${fighter(who, say)} погибает ${at(where)}. Последний удар: ${say.list(by.map((each) => fighter(each, say)))}.`,
  pointsWon: ({ victim, points, rule }, say) =>
    `Награда за победу ${about(victim, say, { foe: ['by', (name) => `над ${name}`], person: (name) => `над героем (${name})` })}: ${say.list(tallyOf(points).map(([seat, n]) => `${say.seat(seat)} — ${powerPoints(n)}`))}${SHARED[rule] ?? ''}.`,
  looted: ({ seat, victim, artifact, ...where }, say) =>
    `${say.seat(seat)} забирает ${trophyOf(victim, say)}: ${token(artifact)}, ${placed(where)}.`,
  lootLeft: ({ seat, victim }, say) => `${say.seat(seat)} не берёт ${trophyOf(victim, say)}.`,
  tokensLost({ of, tokens: ids, hidden }, say) {
    const lost = [...ids.map(token), ...(hidden > 0 ? [`${tokenCount(hidden)} лицом вниз`] : [])];
    return `${about(of, say, { foe: ['of', (name) => `Ноша ${name} уходит из игры`], person: (name) => `Ноша павшего героя уходит из игры (${name})` })}: ${say.list(lost)}.`;
  },
  tokensDropped: ({ of, artifacts, cell: where }, say) =>
    `${about(of, say, { foe: ['of', (name) => `Вещи ${name} остаются`], person: (name) => `${name}: вещи остаются` })} ${at(where)} — ${tokens(artifacts, say)}.`,
} satisfies Partial<Events>;
