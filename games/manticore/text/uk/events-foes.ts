import type { Say } from '@parlour/kernel';
import { IN_CITY } from '../../content/board.ts';
import type { Course } from '../../types.ts';
import { signOf } from '../cells.ts';
import type { Events } from '../types.ts';
import { foeIn } from './cases.ts';
import { names } from './names.ts';
import { at, because, cell, fighter, foe, inLand, lives, passedOver, rounds, thing } from './words.ts';

const reasons = ({ why, location, passedOver: cells }: Course, say: Say): string =>
  `${because(why, location)}${passedOver(cells, say)}`;

/** What monsters and the Manticore do by themselves, each with its reason, and how the game ends. */
export const foeEvents = {
  monstersBegan: ({ queue }, say) =>
    queue.length === 0
      ? 'Хід монстрів: ніхто не ворушиться.'
      : `Хід монстрів, найближчий до Міста — перший: ${say.list(queue.map(foe))}.`,
  monsterMoved: ({ monster, from, to, ...course }, say) =>
    `${foe(monster)}: ${cell(from)} → ${cell(to)}, ${reasons(course, say)}.`,
  monsterStayed: ({ monster, cell: where, ...course }, say) =>
    `${foe(monster)} лишається ${at(where)}: ${stays(course, say)}.`,
  monsterLooted: ({ monster, location, token: id }) =>
    id === null
      ? `${foe(monster)} бере ${inLand(location)} верхній жетон стосу, не відкриваючи.`
      : `${foe(monster)} бере ${inLand(location)} ${thing(id)} — найсильніше з того, що там є.`,
  monsterPickedUp: ({ monster, artifact, cell: where }) => `${foe(monster)} підбирає ${at(where)} ${thing(artifact)}.`,
  monsterEntered: ({ monster, cell: where, damage }) =>
    `${foe(monster)} входить до Міста (${signOf(where)}): кожен герой, хоч би де був, втрачає ${lives(damage)}.`,
  monstersRestored: ({ monsters }, say) => `Рани загоїлися: ${say.list(monsters.map(foe))}.`,
  manticoreWoke: ({ because: reason, seat }, say) => {
    const who = seat === null ? 'герой' : say.seat(seat);
    return `Мантикора прокидається: ${
      {
        firstKill: 'загинув перший монстр',
        nearCave: `біля Печери стоїть ${who}`,
        attacked: `її атакує ${who}`,
        fifthRound: 'скінчився п’ятий раунд',
        token: 'відкрито жетон Пробудження',
      }[reason]
    }.`;
  },
  manticoreMoved: ({ from, to, step }) =>
    step >= IN_CITY
      ? `Мантикора входить до Міста: ${cell(from)} → ${cell(to)}.`
      : `Мантикора йде: ${cell(from)} → ${cell(to)}; до Міста ще ${rounds(IN_CITY - step)}.`,
  trampled: ({ monster, cell: where }) =>
    `Мантикора розтоптує ${foeIn('whom', monster)} ${at(where)}: він гине з усією ношею, і нагороди за це нікому немає.`,
  cityDamaged: ({ monsters, damage }, say) =>
    `Увесь раунд у Місті: ${say.list(monsters.map(foe))}. Кожен герой втрачає ${lives(damage)}.`,
  ended: ({ grade, because: reason, winners, blow }, say) =>
    [
      `${names.grades[grade]}:`,
      {
        manticoreDead:
          blow.length > 0 ? `Мантикора мертва, останній удар — ${say.list(blow.map(say.seat))}.` : 'Мантикора мертва.',
        allDead: 'усі герої загинули.',
        cityEntered: 'Мантикора ввійшла до Міста.',
        roundLimit: 'останній раунд скінчився, а Мантикора жива.',
        foeDead: `супротивник мертвий, останній удар — ${say.list(blow.map(say.seat))}.`,
        heroesBeaten: 'усі герої полягли.',
        foeUnbeaten: 'останній раунд скінчився, а супротивник живий.',
      }[reason],
      winners.length > 0 ? `Перемога: ${say.list(winners.map(say.seat))}.` : 'З героїв не переміг ніхто.',
    ].join(' '),
} satisfies Partial<Events>;

/** Why a monster does not move: its kind of rest, or who is in its way. */
function stays({ why, passedOver: cells, location }: Course, say: Say): string {
  if (why === 'inCity' || why === 'justCame' || why === 'static') return because(why);
  const held = cells.flatMap(({ cell: where, by }) => (by === null ? [] : [`${cell(where)} — ${fighter(by, say)}`]));
  return held.length > 0 ? `шлях зайнято (${held.join(', ')})` : `шляху немає (${because(why, location)})`;
}
