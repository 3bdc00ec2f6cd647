import { isSpell } from '../../content/artifacts.ts';
import { signOf } from '../cells.ts';
import type { Events } from '../types.ts';
import { names } from './names.ts';
import { at, cell, foe, hero, inLand, lives, placed, points, stack, thing, token, tokens } from './words.ts';

/** Setting up, paving the roads, and what a hero does in his turn. */
export const heroEvents = {
  orderSet({ how, order, rolls }, say) {
    if (order.length === 1) return `${say.list(order.map(say.seat))} вирушає самотужки.`;
    return {
      roll: `Черговість визначив кубик: ${order.map((seat) => `${say.seat(seat)} (${(rolls[seat] ?? []).join(', далі ')})`).join(', ')}.`,
      agreed: `Черговість за домовленістю: ${order.map(say.seat).join(', ')}.`,
      random: `Черговість за жеребом: ${order.map(say.seat).join(', ')}.`,
    }[how];
  },
  enlisted: ({ seat, hero: id }, say) => `${say.seat(seat)} вибирає героя: ${hero(id)}.`,
  stoodOn: ({ seat, cell: where }, say) => `${say.seat(seat)} починає ${at(where)}.`,
  armed: ({ seat, token: id, returned }, say) =>
    `${say.seat(seat)} бере ${thing(id)}${returned === null ? '' : `; назад до стосу — ${token(returned)}`}.`,
  madeReady: ({ seat }, say) => `До бою все готово: ${say.seat(seat)}.`,
  foeStood: ({ foe: who, cell: where }) => `Супротивник на місці: ${foe(who)}, ${cell(where)}.`,
  tokenTurned: ({ seat, token: id, left }, say) =>
    `${say.seat(seat)} відкриває жетон дороги: ${names.roads[id]}. Закритих лишилося: ${left}.`,
  tokenLaid({ seat, cell: where, joins, by }, say) {
    const why = {
      location: 'біля локації, до якої веде дорога',
      road: 'як продовження дороги',
      city: 'біля Міста',
      forced: 'бо місця за правилами немає',
    }[by];
    const joined = joins.length > 0 ? `; з’єднується: ${say.list(joins.map(cell))}` : '';
    return `${say.seat(seat)} кладе жетон (${cell(where)}) ${why}${joined}.`;
  },
  tokenRemoved: ({ monster }) =>
    monster === null
      ? 'Вільних лісових клітинок немає: жетон іде з гри.'
      : `Вільних лісових клітинок немає: жетон іде з гри, а з ним і ${foe(monster)}.`,
  monsterAppeared: ({ monster, cell: where }) => `Із лігва ${at(where)} вилазить ${foe(monster)}.`,
  roundBegan: ({ round }) => `Раунд ${round}.`,
  turnBegan: ({ seat, points: n }, say) => `${say.seat(seat)} ходить: ${points(n)}.`,
  bootsWork: ({ seat, boots, index }, say) =>
    `${say.seat(seat)}: нові чоботи розношено, ${token(boots)}. Показник ініціативи тепер ${index}.`,
  moved: ({ seat, path, costs, left }, say) => {
    const [from, ...steps] = path;
    const to = steps.at(-1);
    const cost = costs.reduce((sum, each) => sum + each, 0);
    const way = steps.length > 1 ? ` через ${steps.slice(0, -1).map(signOf).join(', ')}` : '';
    return from === undefined || to === undefined
      ? `${say.seat(seat)} лишається на місці.`
      : `${say.seat(seat)} іде: ${cell(from)} → ${cell(to)}${way} за ${points(cost)}; лишилося ${left}.`;
  },
  stackOpened: ({ seat, location, kind, tokens: ids }, say) =>
    `${say.seat(seat)} відкриває ${inLand(location)} стос: ${stack(kind)}${ids.length > 0 ? ` — ${tokens(ids, say)}` : ', але все вже розібрано'}.`,
  took: ({ seat, token: id, location, ...where }, say) =>
    `${say.seat(seat)} бере ${inLand(location)} ${thing(id)}, ${placed(where)}.`,
  pickedUp: ({ seat, artifact, cell: spot, ...where }, say) =>
    `${say.seat(seat)} підбирає ${at(spot)} ${thing(artifact)}, ${placed(where)}.`,
  equipped: ({ seat, artifact, stowed }, say) =>
    `${say.seat(seat)} надягає ${thing(artifact)}${stowed === null ? '' : `; до торби — ${token(stowed)}`}.`,
  stowed: ({ seat, artifact }, say) => `${say.seat(seat)} ховає до торби ${thing(artifact)}.`,
  giftOffered: ({ seat, to, artifact }, say) => `${say.seat(seat)} пропонує ${thing(artifact)} → ${say.seat(to)}.`,
  gave: ({ seat, to, artifact, ...where }, say) =>
    `${say.seat(seat)} віддає ${thing(artifact)} за ${points(1)} → ${say.seat(to)}, ${placed(where)}.`,
  giftRefused: ({ to, artifact }, say) => `${say.seat(to)} не бере ${thing(artifact)}; очко не витрачено.`,
  dropped: ({ seat, token: id, cell: where, left }, say) =>
    isSpell(id)
      ? `${say.seat(seat)} викидає ${thing(id)} за ${points(1)}, і воно йде з гри; лишилося ${left}.`
      : `${say.seat(seat)} лишає ${thing(id)} ${at(where)} за ${points(1)}; лишилося ${left}.`,
  healed: ({ seat, patient, life, cost, now }, say) =>
    seat === patient
      ? `${say.seat(seat)} лікується: +${lives(life)} за ${points(cost)}, тепер ${now}.`
      : `${say.seat(seat)} лікує: ${say.seat(patient)}, +${lives(life)} за ${points(cost)}, тепер ${now}.`,
  pointAssigned: ({ seat, to, now }, say) =>
    `${say.seat(seat)} вкладає очко сили: ${names.characteristics[to]}, тепер +${now} до кінця гри.`,
  pointKept: ({ seat, unassigned }, say) => `${say.seat(seat)} притримує очко сили на потім (у запасі ${unassigned}).`,
  turnEnded: ({ seat, unused }, say) =>
    unused === 0 ? `${say.seat(seat)} завершує хід.` : `${say.seat(seat)} завершує хід; пропадає ${points(unused)}.`,
} satisfies Partial<Events>;
