import type { Seat } from '@parlour/kernel';
import type { Events } from '../types.ts';
import {
  actionCard,
  amount,
  amounts,
  asset,
  cardCount,
  cell,
  effect,
  hexes,
  nan,
  rates,
  standstill,
  turns,
  vehicle,
} from './words.ts';

/** Turns, production, movement and action cards. */
export const turnEvents = {
  starterFound({ how, draws, starter }, say) {
    const rounds = draws.map((each) => say.list(each.map((draw) => `${say.seat(draw.seat)} — ${asset(draw.asset)}`)));
    const cards = rounds.length > 0 ? `Вытянуты карты активов: ${rounds.join('. Поровну, ещё раз: ')}. ` : '';
    const why = { random: 'Решает жребий', assetCards: 'Решает больший номер', host: 'Решает хозяин стола' }[how];
    return `${cards}${why}. Первый ход: ${say.seat(starter)}.`;
  },
  compensated: ({ seat, amount: more }, say) => `${say.seat(seat)} получает за дальнее место ещё ${nan(more)}.`,
  roundBegan: ({ round }) => `Начинается раунд ${round}.`,
  turnBegan({ seat, arrest, isOnStrike }, say) {
    const jail = arrest > 0 ? ` Арест, считая этот ход: ещё ${turns(arrest)}.` : '';
    const strike = isOnStrike ? ' Рабочие бастуют: производства нет.' : '';
    return `Ходит ${say.seat(seat)}.${jail}${strike}`;
  },
  chipPlaced: ({ seat, cell: where }, say) => `${say.seat(seat)} ставит фишку на карту: ${cell(where)}.`,
  produced({ seat, asset: id, product: made, units, inputs, ownLabour }, say) {
    const used = amounts(inputs, say);
    const from = used === '' ? '' : `, сырьё: ${used}`;
    const hand = ownLabour ? '. Свой труд заменяет одного рабочего' : '';
    return `${say.seat(seat)} производит: ${amount(units, made)} — ${asset(id)}${from}${hand}.`;
  },
  producedForRaider({ seat, raider, asset: id, product: made, units, inputs, salary }, say) {
    const used = amounts(inputs, say);
    const cost = used === '' ? nan(salary) : `${nan(salary)} и ${used}`;
    return `${asset(id)} работает на рейдера, владелец — ${say.seat(seat)}: ${say.seat(raider)} получает ${amount(units, made)}. С карты в банк уходит: ${cost}.`;
  },
  stoodStill: ({ seat, assets }, say) =>
    `${say.seat(seat)}, без дела: ${assets.map((each) => `${asset(each.asset)} — ${standstill(each.because, say)}`).join('; ')}.`,
  biobotMade: ({ seat, asset: id, biobots, target }, say) =>
    `${asset(id)}: готов БИОбот! ${say.seat(seat)}: ${biobots} из ${target}.`,
  moved({ seat, to, path, vehicle: by, crossed }, say) {
    const border = crossed.length > 0 ? ', через границу' : '';
    return `${say.seat(seat)} едет: ${cell(to)}. Путь — ${hexes(path.length - 1)}, ${vehicle(by)}${border}.`;
  },
  stayed: ({ seat, cell: where }, say) => `${say.seat(seat)} остаётся на месте: ${cell(where)}.`,
  actionDeckReshuffled: ({ cards }) =>
    `Колода действий закончилась. Сброс перемешан, в новой колоде ${cardCount(cards)}.`,
  technologyDeckReshuffled: ({ level, cards }) =>
    `В Университете ${level} не хватает технологий: из сброса подмешано ${cardCount(cards)}.`,
  cardDrawn: ({ seat, card }, say) => `${say.seat(seat)} открывает карту действия ${actionCard(card)}. ${effect(card)}`,
  contractTaken: ({ seat, card, turns: left }, say) =>
    `${say.seat(seat)} получает контракт ${actionCard(card)}, срок — ${turns(left)}.`,
  grantPaid: ({ seat, items, amount: paid }, say) =>
    paid > 0
      ? `${say.seat(seat)} получает ${nan(paid)}: ${rates(items)}.`
      : `${say.seat(seat)} ничего не получает: нужных активов нет.`,
  taxed({ seat, items, amount: due, unpaid }, say) {
    if (due === 0) return `${say.seat(seat)} ничего не платит: облагать нечего.`;
    const debt =
      unpaid.secret === null || unpaid.secret === 0 ? '' : ` Денег не хватает, в долг записано ${nan(unpaid.secret)}.`;
    return `${say.seat(seat)} платит налог ${nan(due)}: ${rates(items)}.${debt}`;
  },
  debtPaid({ seat, amount: paid, left }, say) {
    if (paid.secret === null) return `${say.seat(seat)} отдаёт полученные деньги в счёт долга.`;
    const rest = left.secret === null || left.secret === 0 ? 'Долга больше нет.' : `Остаётся ${nan(left.secret)}.`;
    return `${say.seat(seat)} гасит долг полученными деньгами: ${nan(paid.secret)}. ${rest}`;
  },
  turnEnded: ({ seat }, say) => `${say.seat(seat)} заканчивает ход.`,
  lastTurnsBegan: ({ seat, biobots }, say) =>
    `${say.seat(seat)}: ${amount(biobots, 'biobot')}, цель достигнута. Раунд доигрывают до конца.`,
  conceded: ({ seat, assets }, say) =>
    assets.length > 0
      ? `${say.seat(seat)} выходит из игры. Снова свободны: ${say.list(assets.map(asset))}. Остальное уходит в банк.`
      : `${say.seat(seat)} выходит из игры; всё имущество уходит в банк.`,
  gameEnded({ because, round, winners, standings }, say) {
    const why = {
      biobots: 'Всё решают БИОботы.',
      roundCap: `Раунд ${round} был последним: решают БИОботы, затем состояние.`,
      lastPlayer: 'Остаётся только один игрок.',
    }[because];
    const won = say.list(winners.map(say.seat));
    const table = standings.map(
      ({ biobots, worth }, seat) => `${say.seat(seat as Seat)} — ${amount(biobots, 'biobot')}, ${nan(worth)}`,
    );
    return `${why} ${winners.length > 1 ? `Победу делят ${won}` : `Побеждает ${won}`}. Итог: ${table.join('; ')}.`;
  },
} satisfies Partial<Events>;
