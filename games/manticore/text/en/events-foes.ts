import { type Say, verb } from '@parlour/kernel';
import { IN_CITY } from '../../content/board.ts';
import type { Course } from '../../types.ts';
import type { Events } from '../types.ts';
import { names } from './names.ts';
import { because, capital, cell, fighter, foe, passedOver, rounds, token } from './words.ts';

const reasons = ({ why, location, passedOver: cells }: Course, say: Say): string =>
  `${because(why, location)}${passedOver(cells, say)}`;

/** What monsters and the Manticore do by themselves, each with its reason, and how the game ends. */
export const foeEvents = {
  monstersBegan: ({ queue }, say) =>
    queue.length === 0
      ? 'The monsters’ turn: nothing stirs.'
      : `The monsters’ turn, the nearest to the City first: ${say.list(queue.map(foe))}.`,
  monsterMoved: ({ monster, from, to, ...course }, say) =>
    `${foe(monster)} goes from ${cell(from)} to ${cell(to)}: ${reasons(course, say)}.`,
  monsterStayed: ({ monster, cell: at, ...course }, say) =>
    `${foe(monster)} stays at ${cell(at)}: ${stays(course, say)}.`,
  monsterLooted: ({ monster, location, token: id }) =>
    id === null
      ? `${foe(monster)} takes the top token of the stack at the ${names.lands[location]}, face down.`
      : `${foe(monster)} takes ${token(id)} at the ${names.lands[location]}, the strongest there.`,
  monsterPickedUp: ({ monster, artifact, cell: at }) => `${foe(monster)} picks up ${token(artifact)} at ${cell(at)}.`,
  monsterEntered: ({ monster, cell: at, damage }) =>
    `${foe(monster)} enters ${cell(at)}: all heroes, wherever they are, lose ${damage} life.`,
  monstersRestored: ({ monsters }, say) => `At full life again: ${say.list(monsters.map(foe))}.`,
  manticoreWoke: ({ because: reason, seat }, say) => {
    const who = seat === null ? 'a hero' : say.seat(seat);
    return `The Manticore wakes: ${
      {
        firstKill: 'the first monster is dead',
        nearCave: `${who} stands at her Cave`,
        attacked: `${who} attacks her`,
        fifthRound: 'the fifth round is over',
        token: 'the Awakening token is turned up',
      }[reason]
    }.`;
  },
  manticoreMoved: ({ from, to, step }) =>
    step >= IN_CITY
      ? `The Manticore walks from ${cell(from)} into the City.`
      : `The Manticore walks from ${cell(from)} to ${cell(to)}; ${rounds(IN_CITY - step)} to the City.`,
  trampled: ({ monster, cell: at }) =>
    `The Manticore tramples ${foe(monster)} at ${cell(at)}: it’s gone with everything it carried, and nobody gets anything for it.`,
  cityDamaged: ({ monsters, damage }, say) =>
    `${capital(say.list(monsters.map(foe)))} ${verb(monsters.length, 'has', 'have')} been in the City all round: every hero loses ${damage} life.`,
  ended: ({ grade, because: reason, winners, blow }, say) =>
    [
      `${names.grades[grade]}:`,
      {
        manticoreDead:
          blow.length > 0
            ? `the Manticore is dead, struck down by ${say.list(blow.map(say.seat))}.`
            : 'the Manticore is dead.',
        allDead: 'all heroes are dead.',
        cityEntered: 'the Manticore has entered the City.',
        roundLimit: 'the last round is over, and the Manticore lives.',
        foeDead: `the foe is dead, struck down by ${say.list(blow.map(say.seat))}.`,
        heroesBeaten: 'all heroes have fallen.',
        foeUnbeaten: 'the last round is over, and the foe lives.',
      }[reason],
      winners.length > 0
        ? `${verb(winners.length, 'Winner', 'Winners')}: ${say.list(winners.map(say.seat))}.`
        : 'No hero wins.',
    ].join(' '),
} satisfies Partial<Events>;

/** Why a monster does not move: its kind of rest, or who is in its way. */
function stays({ why, passedOver: cells, location }: Course, say: Say): string {
  if (why === 'inCity' || why === 'justCame' || why === 'static') return because(why);
  const held = cells.flatMap(({ cell: at, by }) => (by === null ? [] : [`${cell(at)} is held by ${fighter(by, say)}`]));
  return held.length > 0 ? `its way is blocked (${say.list(held)})` : `it finds no way (${because(why, location)})`;
}
