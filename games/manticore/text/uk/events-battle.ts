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
  'MC-14.10': ' (за домовленістю)',
  'MC-14.11': ' (у кого більше очок ініціативи, за рівності — у призвідця)',
};

/** «атаки на Мантикору», «атаки (ціль — Ада)». */
const attackOn = (target: Fighter, say: Say): string =>
  about(target, say, { foe: ['whom', (name) => `атаки на ${name}`], person: (name) => `атаки (ціль — ${name})` });
/** «трофей Тернового пса», «трофей (Ада)». */
const trophyOf = (victim: Fighter, say: Say): string =>
  about(victim, say, { foe: ['of', (name) => `трофей ${name}`], person: (name) => `трофей (${name})` });

/** Attacks, spells, dice, deaths and trophies. */
export const battleEvents = {
  jointProposed({ seat, target, kind, helpers, plan: shares }, say) {
    const deal = plan(shares, say);
    const attack = about(target, say, {
      foe: ['whom', (name) => `разом атакувати ${name}:`],
      person: (name) => `спільну атаку: ціль — ${name},`,
    });
    return `${say.seat(seat)} пропонує ${attack} ${names.attacks[kind ?? 'card']}. ${verb(helpers.length, 'Вирішує', 'Вирішують')} ${say.list(helpers.map(say.seat))}.${deal === '' ? '' : ` Домовленість: ${deal}.`}`;
  },
  joined: ({ seat, target }, say) => `${say.seat(seat)} пристає до ${attackOn(target, say)}.`,
  declined: ({ seat, target }, say) => `${say.seat(seat)} не пристає до ${attackOn(target, say)}.`,
  jointCalledOff: ({ seat, target }, say) =>
    `${say.seat(seat)} відмовляється від ${attackOn(target, say)}; ніхто не платить.`,
  attacked({ attacker, defender, kind, why, course }, say) {
    const reason = attacker.is === 'foe' ? `: ${provoked(why, course?.location)}` : '';
    const whom = aboutSide(defender, say, {
      foe: ['whom', (name) => ` ${name}`],
      person: (name) => `, ціль — ${name}`,
    });
    return `${party(attacker, say)} ${verb(fightersOf(attacker).length, 'атакує', 'атакують')}${whom} (${names.attacks[kind ?? 'card']})${reason}.`;
  },
  responded: ({ attacker, defender }, say) =>
    `Атака у відповідь: ${party(attacker, say)} → ${party(defender, say)}. Вид визначить карта.`,
  combatReshuffled: () => 'Карти бою скінчилися: усі дванадцять перетасовано.',
  cardDrawn: ({ card, kind, side }, say) =>
    `Карта бою «${names.cards[card]}»: ${names.attacks[kind]} (${party(side, say)}).`,
  lootShown: ({ monster, tokens: ids }, say) => `${foe(monster)} показує свою ношу: ${tokens(ids, say)}.`,
  cast: ({ who, spells, isCounter }, say) =>
    spells.length === 0
      ? `${fighter(who, say)} ${isCounter ? 'не відповідає закляттям' : 'обходиться без заклять'}.`
      : `${fighter(who, say)} ${isCounter ? 'відповідає' : 'застосовує'}: ${tokens(spells, say)}.`,
  stanceTaken: ({ seat, stance, heroes }, say) =>
    `${say.seat(seat)} ${stance === 'fight' ? 'приймає бій' : 'ховається за щитом'}${heroes.length > 1 ? ' разом з усією групою' : ''}.`,
  clashed({ kind, stance, attacker, defender, isResponse, loser, damage }, say) {
    const side = (sum: typeof attacker, is: 'attacker' | 'defender'): string => {
      const { characteristic, artifact } = termNames(kind, stance, is);
      const says = {
        base: (n: number) => `${names.characteristics[characteristic]} ${n}`,
        power: (n: number) => `сила ${n}`,
        artifact: (n: number) => `${names.kinds[artifact]} ${n}`,
        spells: (n: number) => `закляття ${n}`,
      };
      const terms = sum.terms.map((term) => sumOf(term, says)).join(' + ');
      return `${party(sum.party, say)} — ${sum.total} (${terms} + кубик ${sum.die})`;
    };
    const title = `${isResponse ? 'Відповідь' : 'Атака'}, ${names.attacks[kind]}${stance === 'cover' ? ' проти укриття' : ''}`;
    const outcome =
      loser !== null
        ? `${party(loser, say)} ${verb(fightersOf(loser).length, 'втрачає', 'втрачають по')} ${lives(damage)}`
        : attacker.total === defender.total
          ? 'Порівну: ніхто не постраждав'
          : 'Захист вистояв: ніхто не постраждав';
    return `${title}: ${side(attacker, 'attacker')}; ${side(defender, 'defender')}. ${outcome}.`;
  },
  hurt: ({ who, damage, left, by }, say) =>
    `${by.length === 0 ? 'Монстри в Місті' : `${verb(by.length, 'Б’є', 'Б’ють')} ${say.list(by.map((each) => fighter(each, say)))}`}: ${fighter(who, say)} втрачає ${lives(damage)}, лишилося ${left}.`,
  died: ({ who, by, cell: where }, say) =>
    by.length === 0
      ? `${fighter(who, say)} гине ${at(where)}: у Місті лютують монстри.`
      : `${fighter(who, say)} гине ${at(where)}. Останній удар: ${say.list(by.map((each) => fighter(each, say)))}.`,
  pointsWon: ({ victim, points, rule }, say) =>
    `Нагорода за перемогу ${about(victim, say, { foe: ['by', (name) => `над ${name}`], person: (name) => `над героєм (${name})` })}: ${say.list(tallyOf(points).map(([seat, n]) => `${say.seat(seat)} — ${powerPoints(n)}`))}${SHARED[rule] ?? ''}.`,
  looted: ({ seat, victim, artifact, ...where }, say) =>
    `${say.seat(seat)} забирає ${trophyOf(victim, say)}: ${token(artifact)}, ${placed(where)}.`,
  lootLeft: ({ seat, victim }, say) => `${say.seat(seat)} не бере ${trophyOf(victim, say)}.`,
  tokensLost({ of, tokens: ids, hidden }, say) {
    const lost = [...ids.map(token), ...(hidden > 0 ? [`${tokenCount(hidden)} лицем донизу`] : [])];
    return `${about(of, say, { foe: ['of', (name) => `Ноша ${name} йде з гри`], person: (name) => `Ноша полеглого героя йде з гри (${name})` })}: ${say.list(lost)}.`;
  },
  tokensDropped: ({ of, artifacts, cell: where }, say) =>
    `${about(of, say, { foe: ['of', (name) => `Речі ${name} лишаються`], person: (name) => `${name}: речі лишаються` })} ${at(where)} — ${tokens(artifacts, say)}.`,
} satisfies Partial<Events>;
