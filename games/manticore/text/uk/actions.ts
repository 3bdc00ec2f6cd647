import { heading, phrase } from '../phrase.ts';
import type { Actions, ManticoreText } from '../types.ts';
import { about } from './cases.ts';
import { names } from './names.ts';
import { cell, hero, into, plan, points, thing } from './words.ts';

export const actions: Actions = {
  enlist: ({ hero: id }) => heading('Вибрати героя', id !== undefined && hero(id)),
  standOn: ({ cell: where }) => heading('Почати з клітинки', where !== undefined && cell(where)),
  arm: ({ token: id }) => phrase('Узяти', id === undefined ? 'зі стосів' : thing(id)),
  ready: () => 'Готово, до бою',
  lay: ({ cell: where, rotation }) =>
    heading(
      'Покласти жетон дороги',
      where !== undefined && cell(where),
      rotation !== undefined && (rotation === 0 ? 'не повертаючи' : `поворот на ${rotation * 60}°`),
    ),
  move: ({ to }) => heading('Іти', to !== undefined && cell(to)),
  attack: ({ target, kind }, say) =>
    target === undefined
      ? heading('Атакувати', kind !== undefined && names.attacks[kind])
      : about(target, say, {
          foe: ['whom', (name) => heading(`Атакувати ${name}`, kind !== undefined && names.attacks[kind])],
          person: (name) => heading('Атакувати', name, kind !== undefined && names.attacks[kind]),
        }),
  attackTogether({ target, kind, helpers, ...shares }, say) {
    const deal = plan(shares, say);
    const head =
      target === undefined
        ? 'Атакувати разом'
        : about(target, say, {
            foe: ['whom', (name) => `Разом атакувати ${name}`],
            person: (name) => `Атакувати разом (${name})`,
          });
    return heading(
      head,
      helpers !== undefined && helpers.length > 0 && `допомога: ${say.list(helpers.map(say.seat))}`,
      kind !== undefined && names.attacks[kind],
      deal !== '' && `домовленість: ${deal}`,
    );
  },
  take: ({ token: id, place }) =>
    phrase('Узяти', id === undefined ? 'зі стосу' : thing(id), place !== undefined && into(place)),
  pickUp: ({ artifact, place }) =>
    phrase(
      'Підібрати',
      artifact === undefined ? 'те, що лежить тут' : thing(artifact),
      place !== undefined && into(place),
    ),
  equip: ({ artifact }) => (artifact === undefined ? 'Спорядитися з торби' : `Надягти ${thing(artifact)}`),
  stow: ({ artifact }) => phrase('Сховати до торби', artifact !== undefined && thing(artifact)),
  give: ({ artifact, to }, say) =>
    phrase(
      'Віддати',
      artifact === undefined ? 'артефакт' : thing(artifact),
      to !== undefined && `→ ${say.seat(to)}`,
      '(1 очко)',
    ),
  drop: ({ token: id }) => phrase('Кинути', id === undefined ? 'річ' : thing(id), '(1 очко)'),
  heal: ({ patient, life }, say) =>
    heading(
      'Лікувати',
      patient !== undefined && say.seat(patient),
      life === undefined ? '2 очки за 1 життя' : `+${life} за ${points(life * 2)}`,
    ),
  assign: ({ to }) => (to === undefined ? 'Розподілити очко сили' : `+1: ${names.characteristics[to]}`),
  endTurn: () => 'Завершити хід',
  accept: ({ place }) => phrase('Прийняти', place !== undefined && into(place)),
  refuse: () => 'Відмовитися',
  join: () => 'Пристати до атаки (1 очко)',
  decline: () => 'Не брати участі',
  goOn: () => 'Усе одно атакувати',
  callOff: () => 'Скасувати атаку',
  cast: ({ spells }) =>
    spells === undefined
      ? 'Вибрати закляття'
      : spells.length === 0
        ? 'Без заклять'
        : heading('Застосувати', ...spells.map((kind) => names.kinds[kind])),
  fight: () => 'Прийняти бій',
  cover: () => 'Сховатися',
  keep: () => 'Притримати очко на потім',
  takeLoot: ({ artifact, place }) =>
    phrase('Узяти', artifact === undefined ? 'артефакт' : thing(artifact), place !== undefined && into(place)),
  leaveLoot: () => 'Нічого не брати',
};

export const fields: NonNullable<ManticoreText['fields']> = {
  hero: 'Герой',
  cell: 'Клітинка',
  rotation: 'Поворот',
  to: 'Куди або кому',
  target: 'Ціль',
  kind: 'Вид атаки',
  helpers: 'Хто бере участь',
  firstPoint: 'Кому перше очко сили',
  secondPoint: 'Кому друге очко сили',
  artifact: 'Артефакт',
  blow: 'Чий смертельний удар',
  token: 'Жетон',
  place: 'Куди покласти',
  patient: 'Кого лікувати',
  life: 'Життя',
  spells: 'Закляття',
};
