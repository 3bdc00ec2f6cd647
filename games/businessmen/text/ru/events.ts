import { EXPORT_CARDS } from '../../content/export-cards.ts';
import { LORRIES } from '../../content/lorries.ts';
import type { PriceMove, QuietPart } from '../../types.ts';
import { priceAt, signed } from '../reading.ts';
import type { Events } from '../types.ts';
import { cards } from './cards.ts';
import { names } from './names.ts';
import {
  amount,
  amounts,
  capital,
  characteristic,
  characteristicAs,
  coins,
  forCoins,
  good,
  goodAs,
  lorry,
  points,
} from './words.ts';

/** «рыба +3 (4 монеты)» */
const move = ({ good: id, by, to }: PriceMove): string => `${good(id)} ${signed(by)} (${coins(priceAt(to))})`;

const DECIDED: Record<QuietPart, string> = {
  keeping: 'выбор товаров сделан',
  exports: 'решение об экспорте принято',
  improvements: 'решение об улучшениях принято',
  insurance: 'решение о страховке принято',
};
const NOT_ASKED: Record<QuietPart, string> = {
  keeping: 'Всё помещается на Складе',
  exports: 'Экспортировать нечего',
  improvements: 'Улучшить пока ничего нельзя',
  insurance: 'Страховать нечего или не на что',
};

export const events: Events = {
  roundBegan: ({ round, leader }, say) => `Начинается раунд ${round}. Его открывает ${say.seat(leader)}.`,
  skipMoneyPaid: ({ seat, coins: paid }, say) =>
    `${say.seat(seat)} получает из Банка ${forCoins(paid)} за пропущенный раунд.`,
  skipAnnounced: ({ seat, lost }, say) =>
    lost > 0
      ? `${say.seat(seat)} пропускает этот раунд и теряет ${points(lost)}.`
      : `${say.seat(seat)} пропускает этот раунд; очков нет, и терять нечего.`,
  skipDeclined: ({ seat }, say) => `${say.seat(seat)} играет этот раунд.`,
  stoodIn: ({ seat, leader }, say) => `${say.seat(leader)} пропускает свой раунд: его открывает ${say.seat(seat)}.`,
  everybodySkips: () => 'Раунд пропускают все: он идёт сам собой.',
  deckReshuffled: ({ deck, cards: n }) =>
    `Колода ${deck === 'goods' ? 'товаров' : 'экспорта'} закончилась. Сброс перемешан и стал новой колодой, карт в ней: ${n}.`,
  cardsTurned({ seat, goodsCard, exportCard, laid, missing }, say) {
    const who = seat === null ? 'Открыты карты' : `${say.seat(seat)} открывает карты`;
    const short = amounts(missing, say);
    const market = amounts(laid, say) || 'ничего';
    const wanted = say.list(EXPORT_CARDS[exportCard].map(good));
    return (
      `${who}. На рынок, «${cards.goodsCards[goodsCard].name}»: ${market}.` +
      (short === '' ? '' : ` В стопках не хватает: ${short}.`) +
      ` На экспорт, «${cards.exportCards[exportCard].name}»: ${wanted}.`
    );
  },
  bought: ({ seat, good: id, units, cost, left }, say) =>
    `${say.seat(seat)} покупает ${amount(units, id)} за ${forCoins(cost)}; ${left > 0 ? `на рынке остаётся ${left}` : 'на рынке этого товара больше нет'}.`,
  passed: ({ seat, during, isForced }, say) =>
    !isForced
      ? `${say.seat(seat)} пасует.`
      : during === 'buying'
        ? `${say.seat(seat)} не может ничего купить и пасует.`
        : `${say.seat(seat)} не может ничего погрузить и пасует.`,
  buyingEnded: ({ because }) =>
    because === 'marketEmpty' ? 'Рынок пуст: закупка окончена.' : 'Все спасовали: закупка окончена.',
  leftOver: ({ units, goes }, say) =>
    goes === 'returned'
      ? `Никто не купил: ${amounts(units, say)}. Это возвращается в стопки.`
      : `Никто не купил: ${amounts(units, say)}. Это остаётся на рынке.`,
  loadingBegan: ({ order }, say) => `Начинается погрузка. Порядок: ${order.map(say.seat).join(', ')}.`,
  loaded({ seat, lorry: where, good: id, units, limit, onBoard, isFull }, say) {
    const why = {
      loader: 'больше Грузчик не поднимет',
      space: 'больше не помещается',
      stock: 'это весь запас',
    }[limit];
    const now = isFull ? 'Грузовик полон.' : `Загружено ${onBoard} из ${LORRIES[where].capacity}.`;
    return `${say.seat(seat)} грузит ${amount(units, id)} на ${lorry(where)}: ${why}. ${now}`;
  },
  loadingEnded: () => 'Все спасовали: погрузка окончена.',
  transferred: ({ seat, units }, say) => `${say.seat(seat)} переносит на основной склад: ${amounts(units, say)}.`,
  gaveUp: ({ seat, good: id, units, because }, say) =>
    because === 'fine'
      ? `${say.seat(seat)} возвращает в стопку ${amount(units, id)}: после штрафа на Складе нет места.`
      : `${say.seat(seat)} возвращает в стопку ${amount(units, id)}: на Складе нет места.`,
  decided: ({ seat, part }, say) => `${say.seat(seat)}: ${DECIDED[part]}.`,
  passedOver: ({ seats, part }, say) => `${NOT_ASKED[part]}: ${say.list(seats.map(say.seat))}.`,
  priceWheelSpun({ seat, sector, moves, embargo }, say) {
    const who = seat === null ? 'Колесо цен крутится' : `${say.seat(seat)} крутит колесо цен`;
    const what =
      embargo.length > 0
        ? `Эмбарго на ${say.list(embargo.map((id) => goodAs[id]))}: в этом раунде ни продажи, ни экспорта.`
        : `${capital(say.list(moves.map(move)))}.`;
    return `${who}: «${names.priceSectors[sector]}». ${what}`;
  },
  lorryHeld: ({ lorry: which, good: id }) =>
    `${capital(lorry(which))} полон, но на ${goodAs[id]} наложено эмбарго: он стоит с грузом до следующего раунда.`,
  lorrySent({ lorry: which, good: id, price, payments, exclusive }, say) {
    const paid = payments.map((each) => `${say.seat(each.seat)} — ${coins(each.coins)} (${each.units} × ${price})`);
    const alone =
      exclusive === null
        ? ''
        : exclusive.points > 0
          ? ` Весь груз одного владельца: ${say.seat(exclusive.seat)} получает ${points(exclusive.points)}.`
          : ` Весь груз одного владельца, но ${say.seat(exclusive.seat)} пропускает раунд и очков не получает.`;
    return `${capital(lorry(which))} уезжает: ${good(id)}, цена ящика — ${coins(price)}. Банк платит: ${say.list(paid)}.${alone}`;
  },
  pricesAdjusted: ({ moves }, say) =>
    `${moves.some(({ by }) => by < 0) ? 'Проданное дешевеет, остальное дорожает' : 'Ничего не продано, и всё дорожает'}. ${capital(say.list(moves.map(move)))}.`,
  exported: ({ seat, good: id, units, points: gained }, say) =>
    `${say.seat(seat)} экспортирует ${amount(units, id)} и получает ${points(gained)}.`,
  improved: ({ seat, characteristic: id, to, cost, points: gained }, say) =>
    `${say.seat(seat)} улучшает ${characteristicAs[id]} до уровня ${to} за ${forCoins(cost)} и получает ${points(gained)}.`,
  misfortuneSpun: ({ seat, sector, hits }, say) =>
    `${say.seat(seat)} крутит колесо неудач: «${names.misfortuneSectors[sector]}». ${hits === null ? 'Ничего не происходит.' : `Под ударом ${characteristic(hits)}.`}`,
  warned: ({ seat, characteristic: id }, say) =>
    `${say.seat(seat)} получает предупреждение: ${characteristic(id)}. Снять его может только страховка.`,
  fined({ seat, characteristic: id, from, to, points: fine, lost }, say) {
    const level = to < from ? `опускается до уровня ${to}` : `остаётся на уровне ${to}`;
    const loss =
      lost === fine
        ? `теряет ${points(lost)}`
        : lost > 0
          ? `теряет ${points(lost)} вместо ${fine}: больше нет`
          : 'не теряет очков, потому что их нет';
    return `Штраф: ${say.seat(seat)} ${loss}; ${characteristic(id)} ${level}.`;
  },
  spared: ({ seat, characteristic: id }, say) =>
    `${characteristic(id)} под защитой страховки: ${say.seat(seat)} ничего не теряет.`,
  insured: ({ seat, characteristic: id, cost }, say) =>
    `${say.seat(seat)} страхует ${characteristicAs[id]} за ${forCoins(cost)}; предупреждение снято.`,
  insuranceLapsed: ({ seat, characteristic: id }, say) =>
    `Срок страховки истёк: ${say.seat(seat)}, ${characteristic(id)}.`,
  targetReached: ({ seat, points: has, target }, say) =>
    `${say.seat(seat)} набирает ${points(has)}, а для победы нужно ${target}. Раунд играют до конца: неудача ещё возможна.`,
  roundEnded: ({ round, finalists }, say) =>
    finalists.length > 0
      ? `Раунд ${round} окончен. Цель достигнута: ${say.list(finalists.map(say.seat))}.`
      : `Раунд ${round} окончен. Цели пока никто не достиг.`,
  gameEnded({ because, round, finalists, winners }, say) {
    const why =
      because === 'guard'
        ? `Раунд ${round} был последним из возможных: решают очки, потом монеты.`
        : finalists.length > 1
          ? 'Цели достигли несколько игроков, и равенство разрешено по правилам.'
          : 'Цель достигнута, и раунд окончен.';
    const won = say.list(winners.map(say.seat));
    return `${why} ${winners.length > 1 ? `Победу делят ${won}.` : `Побеждает ${won}.`}`;
  },
};
