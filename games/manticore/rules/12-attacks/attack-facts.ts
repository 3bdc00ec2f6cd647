import type { Frame, Seat } from '@parlour/kernel';
import { ATTACK_KINDS, type AttackKind, COMBAT_CARD_IDS, COMBAT_CARDS } from '../../content/combat.ts';
import type { AttackFacts, DuelFacts, Fighter, G, JointFacts, Manticore, Odds, Party, Response } from '../../types.ts';
import { inTurnOrder } from '../03-rounds/hero.ts';
import { duelOdds, isMutual, leastLife, oddsOf } from '../08-battle/odds.ts';
import { striking, tallyOf, warding } from '../08-battle/values.ts';
import { cannotHelp, isFirstAttack, peersOf, targetsOf } from './targets.ts';

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
      together: groupsOf(helpers).map((group) => ({
        helpers: group,
        odds: oddsByKind(g, [me, ...group], target),
        response: responseTo(g, [me, ...group], target),
      })),
      response: responseTo(g, [me], target),
    };
  });
}

function oddsByKind(g: G, seats: Seat[], target: Fighter): Record<AttackKind, Odds> {
  const attacker: Party = { is: 'heroes', seats, lead: seats[0] ?? 0 };
  const odds = (kind: AttackKind): Odds => duelOdds(g, attacker, partyOf(target), kind, null);
  return { magic: odds('magic'), close: odds('close'), shooting: odds('shooting') };
}

/** MC-13, MC-14.8, MC-14.9. Against all who have attacked: their sums together, and each is hurt in full. */
function responseTo(g: G, seats: Seat[], target: Fighter): Response {
  const attacker = partyOf(target);
  const defender: Party = { is: 'heroes', seats, lead: seats[0] ?? 0 };
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

/** MC-14, MC-R45. What those who are asked along would go into. */
export function jointFacts(g: G): JointFacts | null {
  const joint = g.stack.find((frame) => frame.phase === 'joint');
  if (joint === undefined) return null;
  const { seat, joined, asked, target, kind } = joint;
  const seats = [seat, ...inTurnOrder(g, [...joined, ...asked])];
  return { kind, seats, odds: oddsByKind(g, seats, target), response: responseTo(g, seats, target) };
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
