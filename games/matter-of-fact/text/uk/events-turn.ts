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
    const cards = rounds.length > 0 ? `Витягнуто карти активів: ${rounds.join('. Порівну, ще раз: ')}. ` : '';
    const why = { random: 'Вирішує жереб', assetCards: 'Вирішує більший номер', host: 'Вирішує господар столу' }[how];
    return `${cards}${why}. Перший хід: ${say.seat(starter)}.`;
  },
  compensated: ({ seat, amount: more }, say) => `${say.seat(seat)} отримує за дальше місце ще ${nan(more)}.`,
  roundBegan: ({ round }) => `Починається раунд ${round}.`,
  turnBegan({ seat, arrest, isOnStrike }, say) {
    const jail = arrest > 0 ? ` Арешт, разом із цим ходом: ще ${turns(arrest)}.` : '';
    const strike = isOnStrike ? ' Робітники страйкують: виробництва немає.' : '';
    return `Ходить ${say.seat(seat)}.${jail}${strike}`;
  },
  chipPlaced: ({ seat, cell: where }, say) => `${say.seat(seat)} ставить фішку на карту: ${cell(where)}.`,
  produced({ seat, asset: id, product: made, units, inputs, ownLabour }, say) {
    const used = amounts(inputs, say);
    const from = used === '' ? '' : `, сировина: ${used}`;
    const hand = ownLabour ? '. Власна праця замінює одного робітника' : '';
    return `${say.seat(seat)} виробляє: ${amount(units, made)} — ${asset(id)}${from}${hand}.`;
  },
  producedForRaider({ seat, raider, asset: id, product: made, units, inputs, salary }, say) {
    const used = amounts(inputs, say);
    const cost = used === '' ? nan(salary) : `${nan(salary)} і ${used}`;
    return `${asset(id)} працює на рейдера, власник — ${say.seat(seat)}: ${say.seat(raider)} отримує ${amount(units, made)}. З карти до банку йде: ${cost}.`;
  },
  stoodStill: ({ seat, assets }, say) =>
    `${say.seat(seat)}, без діла: ${assets.map((each) => `${asset(each.asset)} — ${standstill(each.because, say)}`).join('; ')}.`,
  biobotMade: ({ seat, asset: id, biobots, target }, say) =>
    `${asset(id)}: БІОбот готовий! ${say.seat(seat)}: ${biobots} із ${target}.`,
  moved({ seat, to, path, vehicle: by, crossed }, say) {
    const border = crossed.length > 0 ? ', через кордон' : '';
    return `${say.seat(seat)} їде: ${cell(to)}. Шлях — ${hexes(path.length - 1)}, ${vehicle(by)}${border}.`;
  },
  stayed: ({ seat, cell: where }, say) => `${say.seat(seat)} лишається на місці: ${cell(where)}.`,
  actionDeckReshuffled: ({ cards }) => `Колода дій скінчилася. Скид перетасовано, у новій колоді ${cardCount(cards)}.`,
  technologyDeckReshuffled: ({ level, cards }) =>
    `В Університеті ${level} бракує технологій: зі скиду підмішано ${cardCount(cards)}.`,
  cardDrawn: ({ seat, card }, say) => `${say.seat(seat)} відкриває карту дії ${actionCard(card)}. ${effect(card)}`,
  contractTaken: ({ seat, card, turns: left }, say) =>
    `${say.seat(seat)} отримує контракт ${actionCard(card)}, строк — ${turns(left)}.`,
  grantPaid: ({ seat, items, amount: paid }, say) =>
    paid > 0
      ? `${say.seat(seat)} отримує ${nan(paid)}: ${rates(items)}.`
      : `${say.seat(seat)} нічого не отримує: потрібних активів немає.`,
  taxed({ seat, items, amount: due, unpaid }, say) {
    if (due === 0) return `${say.seat(seat)} нічого не платить: оподатковувати нічого.`;
    const debt =
      unpaid.secret === null || unpaid.secret === 0 ? '' : ` Грошей бракує, у борг записано ${nan(unpaid.secret)}.`;
    return `${say.seat(seat)} платить податок ${nan(due)}: ${rates(items)}.${debt}`;
  },
  debtPaid({ seat, amount: paid, left }, say) {
    if (paid.secret === null) return `${say.seat(seat)} віддає отримані гроші в рахунок боргу.`;
    const rest = left.secret === null || left.secret === 0 ? 'Боргу більше немає.' : `Лишається ${nan(left.secret)}.`;
    return `${say.seat(seat)} гасить борг отриманими грошима: ${nan(paid.secret)}. ${rest}`;
  },
  turnEnded: ({ seat }, say) => `${say.seat(seat)} завершує хід.`,
  lastTurnsBegan: ({ seat, biobots }, say) =>
    `${say.seat(seat)}: ${amount(biobots, 'biobot')}, мети досягнуто. Раунд дограють до кінця.`,
  conceded: ({ seat, assets }, say) =>
    assets.length > 0
      ? `${say.seat(seat)} виходить із гри. Знову вільні: ${say.list(assets.map(asset))}. Решта йде до банку.`
      : `${say.seat(seat)} виходить із гри; усе майно йде до банку.`,
  gameEnded({ because, round, winners, standings }, say) {
    const why = {
      biobots: 'Усе вирішують БІОботи.',
      roundCap: `Раунд ${round} був останнім: вирішують БІОботи, потім статки.`,
      lastPlayer: 'Лишається тільки один гравець.',
    }[because];
    const won = say.list(winners.map(say.seat));
    const table = standings.map(
      ({ biobots, worth }, seat) => `${say.seat(seat as Seat)} — ${amount(biobots, 'biobot')}, ${nan(worth)}`,
    );
    return `${why} ${winners.length > 1 ? `Перемогу ділять ${won}` : `Перемагає ${won}`}. Підсумок: ${table.join('; ')}.`;
  },
} satisfies Partial<Events>;
