import { isSpell } from '../../content/artifacts.ts';
import { signOf } from '../cells.ts';
import type { Events } from '../types.ts';
import { names } from './names.ts';
import { at, cell, foe, hero, inLand, lives, placed, points, stack, thing, token, tokens } from './words.ts';

/** Setting up, paving the roads, and what a hero does in his turn. */
export const heroEvents = {
  orderSet({ how, order, rolls }, say) {
    if (order.length === 1) return `${say.list(order.map(say.seat))} отправляется в путь в одиночку.`;
    return {
      roll: `Порядок ходов решил кубик: ${order.map((seat) => `${say.seat(seat)} (${(rolls[seat] ?? []).join(', затем ')})`).join(', ')}.`,
      agreed: `Порядок ходов по уговору: ${order.map(say.seat).join(', ')}.`,
      random: `Порядок ходов по жребию: ${order.map(say.seat).join(', ')}.`,
    }[how];
  },
  enlisted: ({ seat, hero: id }, say) => `${say.seat(seat)} выбирает героя: ${hero(id)}.`,
  stoodOn: ({ seat, cell: where }, say) => `${say.seat(seat)} начинает ${at(where)}.`,
  armed: ({ seat, token: id, returned }, say) =>
    `${say.seat(seat)} берёт ${thing(id)}${returned === null ? '' : `; обратно в стопку — ${token(returned)}`}.`,
  madeReady: ({ seat }, say) => `К бою всё готово: ${say.seat(seat)}.`,
  foeStood: ({ foe: who, cell: where }) => `Противник на месте: ${foe(who)}, ${cell(where)}.`,
  tokenTurned: ({ seat, token: id, left }, say) =>
    `${say.seat(seat)} открывает жетон дороги: ${names.roads[id]}. Закрытых осталось: ${left}.`,
  tokenLaid({ seat, cell: where, joins, by }, say) {
    const why = {
      location: 'рядом с локацией, к которой ведёт дорога',
      road: 'в продолжение дороги',
      city: 'рядом с Городом',
      forced: 'потому что места по правилам нет',
    }[by];
    const joined = joins.length > 0 ? `; соединяется: ${say.list(joins.map(cell))}` : '';
    return `${say.seat(seat)} кладёт жетон (${cell(where)}) ${why}${joined}.`;
  },
  tokenRemoved: ({ monster }) =>
    monster === null
      ? 'Свободных клеток леса нет: жетон уходит из игры.'
      : `Свободных клеток леса нет: жетон уходит из игры, а с ним и ${foe(monster)}.`,
  monsterAppeared: ({ monster, cell: where }) => `Из логова ${at(where)} выбирается ${foe(monster)}.`,
  roundBegan: ({ round }) => `Раунд ${round}.`,
  turnBegan: ({ seat, points: n }, say) => `${say.seat(seat)} ходит: ${points(n)}.`,
  bootsWork: ({ seat, boots, index }, say) =>
    `${say.seat(seat)}: новые сапоги разношены, ${token(boots)}. Показатель инициативы теперь ${index}.`,
  moved: ({ seat, path, costs, left }, say) => {
    const [from, ...steps] = path;
    const to = steps.at(-1);
    const cost = costs.reduce((sum, each) => sum + each, 0);
    const way = steps.length > 1 ? ` через ${steps.slice(0, -1).map(signOf).join(', ')}` : '';
    return from === undefined || to === undefined
      ? `${say.seat(seat)} остаётся на месте.`
      : `${say.seat(seat)} идёт: ${cell(from)} → ${cell(to)}${way} за ${points(cost)}; осталось ${left}.`;
  },
  stackOpened: ({ seat, location, kind, tokens: ids }, say) =>
    `${say.seat(seat)} открывает стопку ${inLand(location)}: ${stack(kind)}${ids.length > 0 ? ` — ${tokens(ids, say)}` : ', но все уже разобраны'}.`,
  took: ({ seat, token: id, location, ...where }, say) =>
    `${say.seat(seat)} берёт ${inLand(location)} ${thing(id)}, ${placed(where)}.`,
  pickedUp: ({ seat, artifact, cell: spot, ...where }, say) =>
    `${say.seat(seat)} подбирает ${at(spot)} ${thing(artifact)}, ${placed(where)}.`,
  equipped: ({ seat, artifact, stowed }, say) =>
    `${say.seat(seat)} надевает ${thing(artifact)}${stowed === null ? '' : `; в сумку — ${token(stowed)}`}.`,
  stowed: ({ seat, artifact }, say) => `${say.seat(seat)} убирает в сумку ${thing(artifact)}.`,
  giftOffered: ({ seat, to, artifact }, say) => `${say.seat(seat)} предлагает ${thing(artifact)} → ${say.seat(to)}.`,
  gave: ({ seat, to, artifact, ...where }, say) =>
    `${say.seat(seat)} отдаёт ${thing(artifact)} за ${points(1)} → ${say.seat(to)}, ${placed(where)}.`,
  giftRefused: ({ to, artifact }, say) => `${say.seat(to)} не берёт ${thing(artifact)}; очко не тратится.`,
  dropped: ({ seat, token: id, cell: where, left }, say) =>
    isSpell(id)
      ? `${say.seat(seat)} выбрасывает ${thing(id)} за ${points(1)}, и оно уходит из игры; осталось ${left}.`
      : `${say.seat(seat)} оставляет ${thing(id)} ${at(where)} за ${points(1)}; осталось ${left}.`,
  healed: ({ seat, patient, life, cost, now }, say) =>
    seat === patient
      ? `${say.seat(seat)} лечится: +${lives(life)} за ${points(cost)}, теперь ${now}.`
      : `${say.seat(seat)} лечит: ${say.seat(patient)}, +${lives(life)} за ${points(cost)}, теперь ${now}.`,
  pointAssigned: ({ seat, to, now }, say) =>
    `${say.seat(seat)} вкладывает очко силы: ${names.characteristics[to]}, теперь +${now} до конца игры.`,
  pointKept: ({ seat, unassigned }, say) => `${say.seat(seat)} оставляет очко силы на потом (в запасе ${unassigned}).`,
  turnEnded: ({ seat, unused }, say) =>
    unused === 0
      ? `${say.seat(seat)} заканчивает ход.`
      : `${say.seat(seat)} заканчивает ход; пропадает ${points(unused)}.`,
} satisfies Partial<Events>;
