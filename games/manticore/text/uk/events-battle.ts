import type { Manticore } from '../../types.ts';
import { sumOf, tallyOf } from '../phrase.ts';
import type { Events } from '../types.ts';
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
  verb,
} from './words.ts';

const LABELS = { power: 'сила', artifact: 'артефакт', spells: 'закляття' };
/** Why a trophy of several heroes is shared out so. */
const SHARED: Partial<Record<Manticore['rule'], string>> = {
  'MC-14.10': ' (за домовленістю)',
  'MC-14.11': ' (у кого більше очок ініціативи, за рівності — у призвідця)',
};

/** Attacks, spells, dice, deaths and trophies. */
export const battleEvents = {
  jointProposed({ seat, target, kind, helpers, plan: shares }, say) {
    const deal = plan(shares, say);
    return `${say.seat(seat)} пропонує спільну атаку: ціль — ${fighter(target, say)}, ${names.attacks[kind ?? 'card']}. Вирішують: ${say.list(helpers.map(say.seat))}.${deal === '' ? '' : ` Домовленість: ${deal}.`}`;
  },
  joined: ({ seat, target }, say) => `${say.seat(seat)} пристає до атаки (ціль — ${fighter(target, say)}).`,
  declined: ({ seat, target }, say) => `${say.seat(seat)} не бере участі в атаці (ціль — ${fighter(target, say)}).`,
  jointCalledOff: ({ seat, target }, say) =>
    `${say.seat(seat)} скасовує атаку (ціль — ${fighter(target, say)}); ніхто не платить.`,
  attacked({ attacker, defender, kind, why, course }, say) {
    const reason = attacker.is === 'foe' ? `: ${provoked(why, course?.location)}` : '';
    return `${party(attacker, say)} ${verb(attacker, 'атакує', 'атакують')}, ціль — ${party(defender, say)} (${names.attacks[kind ?? 'card']})${reason}.`;
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
  clashed({ kind, stance, isResponse, attacker, defender, loser, damage }, say) {
    const side = ({ party: who, terms, die, total }: typeof attacker): string =>
      `${party(who, say)}: ${terms.map((term) => sumOf(term, LABELS)).join(' і ')} + кубик ${die} = ${total}`;
    const title = `${isResponse ? 'Відповідь' : 'Атака'}, ${names.attacks[kind]}${stance === 'cover' ? ' проти укриття' : ''}`;
    const outcome =
      loser !== null
        ? `${party(loser, say)} ${verb(loser, 'втрачає', 'втрачають по')} ${damage}`
        : attacker.total === defender.total
          ? 'Порівну: ніхто не постраждав'
          : 'Захист вистояв: ніхто не постраждав';
    return `${title} — ${side(attacker)}; ${side(defender)}. ${outcome}.`;
  },
  hurt: ({ who, damage, left, by }, say) =>
    `${fighter(who, say)} втрачає ${lives(damage)}, лишається ${left} (${by.length === 0 ? 'монстри в Місті' : say.list(by.map((each) => fighter(each, say)))}).`,
  died: ({ who, by, cell: where }, say) =>
    by.length === 0
      ? `${fighter(who, say)} гине ${at(where)}: у Місті лютують монстри.`
      : `${fighter(who, say)} гине ${at(where)}. Останній удар: ${say.list(by.map((each) => fighter(each, say)))}.`,
  pointsWon: ({ victim, points, rule }, say) =>
    `Нагорода за перемогу (${fighter(victim, say)}): ${say.list(tallyOf(points).map(([seat, n]) => `${say.seat(seat)} — ${powerPoints(n)}`))}${SHARED[rule] ?? ''}.`,
  looted: ({ seat, victim, artifact, ...where }, say) =>
    `${say.seat(seat)} забирає трофей (${fighter(victim, say)}): ${token(artifact)}, ${placed(where)}.`,
  lootLeft: ({ seat, victim }, say) => `${say.seat(seat)} не бере трофея (${fighter(victim, say)}).`,
  tokensLost({ of, tokens: ids, hidden }, say) {
    const lost = [...ids.map(token), ...(hidden > 0 ? [`${tokenCount(hidden)} лицем униз`] : [])];
    return `Ноша полеглого йде з гри (${fighter(of, say)}): ${say.list(lost)}.`;
  },
  tokensDropped: ({ of, artifacts, cell: where }, say) =>
    `${fighter(of, say)}: речі лишаються ${at(where)} — ${tokens(artifacts, say)}.`,
} satisfies Partial<Events>;
