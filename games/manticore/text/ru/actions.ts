import { heading, phrase } from '../phrase.ts';
import type { Actions, ManticoreText } from '../types.ts';
import { about } from './cases.ts';
import { names } from './names.ts';
import { cell, hero, into, plan, points, thing } from './words.ts';

export const actions: Actions = {
  enlist: ({ hero: id }) => heading('Выбрать героя', id !== undefined && hero(id)),
  standOn: ({ cell: where }) => heading('Начать с клетки', where !== undefined && cell(where)),
  arm: ({ token: id }) => phrase('Взять', id === undefined ? 'из стопок' : thing(id)),
  ready: () => 'Готово, в бой',
  lay: ({ cell: where, rotation }) =>
    heading(
      'Положить жетон дороги',
      where !== undefined && cell(where),
      rotation !== undefined && (rotation === 0 ? 'не поворачивая' : `поворот на ${rotation * 60}°`),
    ),
  move: ({ to }) => heading('Идти', to !== undefined && cell(to)),
  attack: ({ target, kind }, say) =>
    target === undefined
      ? heading('Атаковать', kind !== undefined && names.attacks[kind])
      : about(target, say, {
          foe: ['whom', (name) => heading(`Атаковать ${name}`, kind !== undefined && names.attacks[kind])],
          person: (name) => heading('Атаковать', name, kind !== undefined && names.attacks[kind]),
        }),
  attackTogether({ target, kind, helpers, ...shares }, say) {
    const deal = plan(shares, say);
    const head =
      target === undefined
        ? 'Атаковать вместе'
        : about(target, say, {
            foe: ['whom', (name) => `Вместе атаковать ${name}`],
            person: (name) => `Атаковать вместе (${name})`,
          });
    return heading(
      head,
      helpers !== undefined && helpers.length > 0 && `помощь: ${say.list(helpers.map(say.seat))}`,
      kind !== undefined && names.attacks[kind],
      deal !== '' && `уговор: ${deal}`,
    );
  },
  take: ({ token: id, place }) =>
    phrase('Взять', id === undefined ? 'из стопки' : thing(id), place !== undefined && into(place)),
  pickUp: ({ artifact, place }) =>
    phrase('Подобрать', artifact === undefined ? 'лежащее здесь' : thing(artifact), place !== undefined && into(place)),
  equip: ({ artifact }) => (artifact === undefined ? 'Снарядиться из сумки' : `Надеть ${thing(artifact)}`),
  stow: ({ artifact }) => phrase('Убрать в сумку', artifact !== undefined && thing(artifact)),
  give: ({ artifact, to }, say) =>
    phrase(
      'Отдать',
      artifact === undefined ? 'артефакт' : thing(artifact),
      to !== undefined && `→ ${say.seat(to)}`,
      '(1 очко)',
    ),
  drop: ({ token: id }) => phrase('Бросить', id === undefined ? 'вещь' : thing(id), '(1 очко)'),
  heal: ({ patient, life }, say) =>
    heading(
      'Лечить',
      patient !== undefined && say.seat(patient),
      life === undefined ? '2 очка за 1 жизнь' : `+${life} за ${points(life * 2)}`,
    ),
  assign: ({ to }) => (to === undefined ? 'Распределить очко силы' : `+1: ${names.characteristics[to]}`),
  endTurn: () => 'Закончить ход',
  accept: ({ place }) => phrase('Принять', place !== undefined && into(place)),
  refuse: () => 'Отказаться',
  join: () => 'Участвовать в атаке (1 очко)',
  decline: () => 'Не участвовать',
  goOn: () => 'Всё равно атаковать',
  callOff: () => 'Отменить атаку',
  cast: ({ spells }) =>
    spells === undefined
      ? 'Выбрать заклинания'
      : spells.length === 0
        ? 'Без заклинаний'
        : heading('Применить', ...spells.map((kind) => names.kinds[kind])),
  fight: () => 'Принять бой',
  cover: () => 'Укрыться',
  keep: () => 'Оставить очко на потом',
  takeLoot: ({ artifact, place }) =>
    phrase('Взять', artifact === undefined ? 'артефакт' : thing(artifact), place !== undefined && into(place)),
  leaveLoot: () => 'Ничего не брать',
};

export const fields: NonNullable<ManticoreText['fields']> = {
  hero: 'Герой',
  cell: 'Клетка',
  rotation: 'Поворот',
  to: 'Куда или кому',
  target: 'Цель',
  kind: 'Вид атаки',
  helpers: 'Кто участвует',
  firstPoint: 'Кому первое очко силы',
  secondPoint: 'Кому второе очко силы',
  artifact: 'Артефакт',
  blow: 'Чей смертельный удар',
  token: 'Жетон',
  place: 'Куда положить',
  patient: 'Кого лечить',
  life: 'Жизни',
  spells: 'Заклинания',
};
