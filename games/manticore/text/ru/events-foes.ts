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
      ? 'Ход монстров: никто не шевелится.'
      : `Ход монстров, ближайший к Городу — первый: ${say.list(queue.map(foe))}.`,
  monsterMoved: ({ monster, from, to, ...course }, say) =>
    `${foe(monster)}: ${cell(from)} → ${cell(to)}, ${reasons(course, say)}.`,
  monsterStayed: ({ monster, cell: where, ...course }, say) =>
    `${foe(monster)} остаётся ${at(where)}: ${stays(course, say)}.`,
  monsterLooted: ({ monster, location, token: id }) =>
    id === null
      ? `${foe(monster)} берёт ${inLand(location)} верхний жетон стопки, не открывая.`
      : `${foe(monster)} берёт ${inLand(location)} ${thing(id)} — самое сильное из того, что там есть.`,
  monsterPickedUp: ({ monster, artifact, cell: where }) => `${foe(monster)} подбирает ${at(where)} ${thing(artifact)}.`,
  monsterEntered: ({ monster, cell: where, damage }) =>
    `${foe(monster)} входит в Город (${signOf(where)}): каждый герой, где бы ни был, теряет ${lives(damage)}.`,
  monstersRestored: ({ monsters }, say) => `Раны зажили: ${say.list(monsters.map(foe))}.`,
  manticoreWoke: ({ because: reason, seat }, say) => {
    const who = seat === null ? 'герой' : say.seat(seat);
    return `Мантикора просыпается: ${
      {
        firstKill: 'погиб первый монстр',
        nearCave: `у Пещеры стоит ${who}`,
        attacked: `её атакует ${who}`,
        fifthRound: 'закончился пятый раунд',
        token: 'открыт жетон Пробуждения',
      }[reason]
    }.`;
  },
  manticoreMoved: ({ from, to, step }) =>
    step >= IN_CITY
      ? `Мантикора входит в Город: ${cell(from)} → ${cell(to)}.`
      : `Мантикора идёт: ${cell(from)} → ${cell(to)}; до Города ещё ${rounds(IN_CITY - step)}.`,
  trampled: ({ monster, cell: where }) =>
    `Мантикора растаптывает ${foeIn('whom', monster)} ${at(where)}: он гибнет со всей ношей, и наград за это никому нет.`,
  cityDamaged: ({ monsters, damage }, say) =>
    `Весь раунд в Городе: ${say.list(monsters.map(foe))}. Каждый герой теряет ${lives(damage)}.`,
  ended: ({ grade, because: reason, winners, blow }, say) =>
    [
      `${names.grades[grade]}:`,
      {
        manticoreDead:
          blow.length > 0 ? `Мантикора мертва, последний удар — ${say.list(blow.map(say.seat))}.` : 'Мантикора мертва.',
        allDead: 'все герои погибли.',
        cityEntered: 'Мантикора вошла в Город.',
        roundLimit: 'последний раунд закончен, а Мантикора жива.',
        foeDead: `противник мёртв, последний удар — ${say.list(blow.map(say.seat))}.`,
        heroesBeaten: 'все герои пали.',
        foeUnbeaten: 'последний раунд закончен, а противник жив.',
      }[reason],
      winners.length > 0 ? `Победа: ${say.list(winners.map(say.seat))}.` : 'Из героев не победил никто.',
    ].join(' '),
} satisfies Partial<Events>;

/** Why a monster does not move: its kind of rest, or who is in its way. */
function stays({ why, passedOver: cells, location }: Course, say: Say): string {
  if (why === 'inCity' || why === 'justCame' || why === 'static') return because(why);
  const held = cells.flatMap(({ cell: where, by }) => (by === null ? [] : [`${cell(where)} — ${fighter(by, say)}`]));
  return held.length > 0 ? `путь занят (${held.join(', ')})` : `пути нет (${because(why, location)})`;
}
