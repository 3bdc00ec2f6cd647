import { verb } from '@parlour/kernel';
import type { Manticore } from '../../types.ts';
import { fightersOf, sumOf, tallyOf, termNames } from '../phrase.ts';
import type { Events } from '../types.ts';
import { names } from './names.ts';
import {
  capital,
  cell,
  fighter,
  foe,
  HOW,
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
  'MC-14.10': ' (as agreed)',
  'MC-14.11': ' (most initiative points left, then the one who started it)',
};

/** Attacks, spells, dice, deaths and trophies. */
export const battleEvents = {
  jointProposed({ seat, target, kind, helpers, plan: shares }, say) {
    const deal = plan(shares, say);
    return `${say.seat(seat)} asks ${say.list(helpers.map(say.seat))} to attack ${fighter(target, say)} together ${HOW[kind ?? 'card']}${deal === '' ? '' : `; for a kill: ${deal}`}.`;
  },
  joined: ({ seat, target }, say) => `${say.seat(seat)} joins the attack on ${fighter(target, say)}.`,
  declined: ({ seat, target }, say) => `${say.seat(seat)} stays out of the attack on ${fighter(target, say)}.`,
  jointCalledOff: ({ seat, target }, say) =>
    `${say.seat(seat)} calls off the attack on ${fighter(target, say)}; nobody pays.`,
  attacked({ attacker, defender, kind, why, course }, say) {
    const reason = attacker.is === 'foe' ? `: ${provoked(why, course?.location)}` : '';
    return `${capital(party(attacker, say))} ${verb(fightersOf(attacker).length, 'attacks', 'attack')} ${party(defender, say)} ${HOW[kind ?? 'card']}${reason}.`;
  },
  responded: ({ attacker, defender }, say) =>
    `${capital(party(attacker, say))} ${verb(fightersOf(attacker).length, 'strikes', 'strike')} back at ${party(defender, say)}: a card decides the kind.`,
  combatReshuffled: () => 'All twelve combat cards have been used and are reshuffled.',
  cardDrawn: ({ card, kind, side }, say) =>
    `Combat card “${names.cards[card]}”: ${names.attacks[kind]} for ${party(side, say)}.`,
  lootShown: ({ monster, tokens: ids }, say) => `${foe(monster)} shows what it carries: ${tokens(ids, say)}.`,
  cast: ({ who, spells, isCounter }, say) =>
    spells.length === 0
      ? `${capital(fighter(who, say))} uses no ${isCounter ? 'counter-spell' : 'spell'}.`
      : `${capital(fighter(who, say))} ${isCounter ? 'counters with' : 'casts'} ${tokens(spells, say)}.`,
  stanceTaken: ({ seat, stance, heroes }, say) =>
    `${say.seat(seat)} ${stance === 'fight' ? 'accepts the fight' : 'takes cover behind the shield'}${heroes.length > 1 ? ' for the whole group' : ''}.`,
  clashed({ kind, stance, attacker, defender, isResponse, loser, damage }, say) {
    const side = (sum: typeof attacker, is: 'attacker' | 'defender'): string => {
      const { characteristic, artifact } = termNames(kind, stance, is);
      const says = {
        base: (n: number) => `${n} ${names.characteristics[characteristic]}`,
        power: (n: number) => `${n} power`,
        artifact: (n: number) => `${n} ${names.kinds[artifact]}`,
        spells: (n: number) => `${n} spells`,
      };
      const terms = sum.terms.map((term) => sumOf(term, says)).join(' + ');
      return `${party(sum.party, say)} ${verb(fightersOf(sum.party).length, 'reaches', 'reach')} ${sum.total} (${terms} + ${sum.die} on the die)`;
    };
    const title = `${isResponse ? 'Response, ' : ''}${names.attacks[kind]}${stance === 'cover' ? ' against cover' : ''}`;
    const outcome =
      loser !== null
        ? `${capital(party(loser, say))} ${verb(fightersOf(loser).length, 'loses', 'lose')} ${damage} life${fightersOf(loser).length > 1 ? ' each' : ''}`
        : attacker.total === defender.total
          ? 'Equal: nobody is hurt'
          : 'The defence holds: nobody is hurt';
    return `${capital(title)}: ${side(attacker, 'attacker')}, ${side(defender, 'defender')}. ${outcome}.`;
  },
  hurt: ({ who, damage, left, by }, say) =>
    `${capital(fighter(who, say))} loses ${damage} life to ${by.length === 0 ? 'the monsters in the City' : say.list(by.map((each) => fighter(each, say)))} and has ${left} left.`,
  died: ({ who, by, cell: at }, say) =>
    by.length === 0
      ? `${capital(fighter(who, say))} dies at ${cell(at)}: monsters are ravaging the City.`
      : `${capital(fighter(who, say))} falls at ${cell(at)} to ${say.list(by.map((each) => fighter(each, say)))}.`,
  pointsWon: ({ victim, points, rule }, say) =>
    `For defeating ${fighter(victim, say)}: ${say.list(tallyOf(points).map(([seat, n]) => `${say.seat(seat)} wins ${powerPoints(n)}`))}${SHARED[rule] ?? ''}.`,
  looted: ({ seat, victim, artifact, ...where }, say) =>
    `${say.seat(seat)} takes ${token(artifact)} from ${fighter(victim, say)}, ${placed(where)}.`,
  lootLeft: ({ seat, victim }, say) => `${say.seat(seat)} takes nothing from ${fighter(victim, say)}.`,
  tokensLost({ of, tokens: ids, hidden }, say) {
    const lost = [...ids.map(token), ...(hidden > 0 ? [`${tokenCount(hidden)} face down`] : [])];
    return `Lost with ${fighter(of, say)}: ${say.list(lost)}.`;
  },
  tokensDropped: ({ of, artifacts, cell: at }, say) =>
    `What ${fighter(of, say)} was carrying stays at ${cell(at)}: ${tokens(artifacts, say)}.`,
} satisfies Partial<Events>;
