import type { Frame, Seat } from '@parlour/kernel';
import { ATTACK_KINDS, type AttackKind, COMBAT_CARD_IDS, COMBAT_CARDS } from '../content/combat.ts';
import type { AttackFacts, DuelFacts, Fighter, G, Manticore, Odds, Party } from '../types.ts';
import { duelOdds, isMutual, leastLife, oddsOf } from './odds.ts';
import { cannotHelp, isFirstAttack, peersOf, targetsOf } from './targets.ts';
import { striking, tallyOf, warding } from './values.ts';

/** Whom the hero on turn can attack: alone, with every group that could help, and what comes back. */
export function attackFacts(g: G, turn: Frame<Manticore, 'turn'>): AttackFacts[] {
  const me = turn.seat;
  return targetsOf(g, me).map((target) => {
    const helpers = peersOf(g, me, target).filter((seat) => cannotHelp(g, target, seat) === null);
    return {
      target,
      isFirst: isFirstAttack(turn, target),
      alone: oddsByKind(g, [me], target),
      helpers,
      together: groupsOf(helpers).map((group) => ({ helpers: group, odds: oddsByKind(g, [me, ...group], target) })),
      response: responseTo(g, me, target),
    };
  });
}

function oddsByKind(g: G, seats: Seat[], target: Fighter): Record<AttackKind, Odds> {
  const attacker: Party = { is: 'heroes', seats, lead: seats[0] ?? 0 };
  const odds = (kind: AttackKind): Odds => duelOdds(g, attacker, partyOf(target), kind, null);
  return { magic: odds('magic'), close: odds('close'), shooting: odds('shooting') };
}

function responseTo(g: G, me: Seat, target: Fighter): AttackFacts['response'] {
  const [attacker, defender] = [partyOf(target), partyOf(me)];
  return {
    magic: duelOdds(g, attacker, defender, 'magic', null),
    close: duelOdds(g, attacker, defender, 'close', 'fight'),
    shooting: duelOdds(g, attacker, defender, 'shooting', null),
    cover: duelOdds(g, attacker, defender, 'close', 'cover'),
  };
}

const partyOf = (who: Fighter): Party =>
  typeof who === 'number' ? { is: 'heroes', seats: [who], lead: who } : { is: 'foe', foe: who };

/** Every group that is not empty. */
function groupsOf(seats: readonly Seat[]): Seat[][] {
  const groups: Seat[][] = [];
  for (const seat of seats) groups.push([seat], ...groups.map((group) => [...group, seat]));
  return groups;
}

/** The open duel, with the spells named so far and both stances where one is still to be chosen. */
export function duelFacts(g: G): DuelFacts | null {
  const duel = g.stack.find((frame) => frame.phase === 'duel');
  if (duel === undefined || duel.kind === null) return null;
  const { kind, stance, cast, countered } = duel;
  const attacker = tallyOf(g, duel.attacker, striking(kind), cast);
  const lives = { attackerLife: leastLife(g, duel.attacker), defenderLife: leastLife(g, duel.defender) };
  const withStance = (chosen: typeof stance) => {
    const defender = tallyOf(g, duel.defender, warding(kind, chosen), countered);
    const sums = { attacker: attacker.sum, defender: defender.sum };
    return { defender, odds: oddsOf(sums, { isMutual: isMutual(kind, chosen), ...lives }) };
  };
  const open = withStance(stance);
  const isOpen = kind === 'close' && stance === null;
  return { attacker, defender: open.defender, fight: open.odds, cover: isOpen ? withStance('cover').odds : null };
}

/** MC-R53. The kinds of the combat cards still to come: everybody can count them. */
export function cardsLeft(g: G): Record<AttackKind, number> {
  const left = COMBAT_CARD_IDS.filter((card) => !g.combatDiscard.includes(card));
  const [magic = 0, close = 0, shooting = 0] = ATTACK_KINDS.map(
    (kind) => left.filter((card) => COMBAT_CARDS[card] === kind).length,
  );
  return { magic, close, shooting };
}
