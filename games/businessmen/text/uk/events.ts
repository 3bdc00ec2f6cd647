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
  lorryAs,
  points,
} from './words.ts';

/** «риба +3 (4 монети)» */
const move = ({ good: id, by, to }: PriceMove): string => `${good(id)} ${signed(by)} (${coins(priceAt(to))})`;

const DECIDED: Record<QuietPart, string> = {
  keeping: 'товари вибрано',
  exports: 'рішення про експорт ухвалено',
  improvements: 'рішення про поліпшення ухвалено',
  insurance: 'рішення про страхування ухвалено',
};
const NOT_ASKED: Record<QuietPart, string> = {
  keeping: 'Усе вміщується на Складі',
  exports: 'Експортувати нічого',
  improvements: 'Поліпшити поки нічого не можна',
  insurance: 'Страхувати нічого або нема за що',
};

export const events: Events = {
  roundBegan: ({ round, leader }, say) => `Починається раунд ${round}. Його відкриває ${say.seat(leader)}.`,
  skipMoneyPaid: ({ seat, coins: paid }, say) =>
    `${say.seat(seat)} отримує з Банку ${forCoins(paid)} за пропущений раунд.`,
  skipAnnounced: ({ seat, lost }, say) =>
    lost > 0
      ? `${say.seat(seat)} пропускає цей раунд і втрачає ${points(lost)}.`
      : `${say.seat(seat)} пропускає цей раунд; очок немає, тож втрачати нічого.`,
  skipDeclined: ({ seat }, say) => `${say.seat(seat)} грає цей раунд.`,
  stoodIn: ({ seat, leader }, say) => `${say.seat(leader)} пропускає свій раунд: його відкриває ${say.seat(seat)}.`,
  everybodySkips: () => 'Раунд пропускають усі: він іде сам собою.',
  deckReshuffled: ({ deck, cards: n }) =>
    `Колода ${deck === 'goods' ? 'товарів' : 'експорту'} закінчилася. Відбій перетасовано в нову колоду, карт у ній: ${n}.`,
  cardsTurned({ seat, goodsCard, exportCard, laid, missing }, say) {
    const who = seat === null ? 'Відкрито карти' : `${say.seat(seat)} відкриває карти`;
    const short = amounts(missing, say);
    const market = amounts(laid, say) || 'нічого';
    const wanted = say.list(EXPORT_CARDS[exportCard].map(good));
    return (
      `${who}. На ринок, «${cards.goodsCards[goodsCard].name}»: ${market}.` +
      (short === '' ? '' : ` У стосах бракує: ${short}.`) +
      ` На експорт, «${cards.exportCards[exportCard].name}»: ${wanted}.`
    );
  },
  bought: ({ seat, good: id, units, cost, left }, say) =>
    `${say.seat(seat)} купує ${amount(units, id)} за ${forCoins(cost)}; ${left > 0 ? `на ринку лишається ${left}` : 'на ринку цього товару більше немає'}.`,
  passed: ({ seat, during, isForced }, say) =>
    !isForced
      ? `${say.seat(seat)} пасує.`
      : during === 'buying'
        ? `${say.seat(seat)} не може нічого купити й пасує.`
        : `${say.seat(seat)} не може нічого завантажити й пасує.`,
  buyingEnded: ({ because }) =>
    because === 'marketEmpty' ? 'Ринок порожній: закупівлю завершено.' : 'Усі спасували: закупівлю завершено.',
  leftOver: ({ units, goes }, say) =>
    goes === 'returned'
      ? `Ніхто не купив: ${amounts(units, say)}. Це повертається в стоси.`
      : `Ніхто не купив: ${amounts(units, say)}. Це лишається на ринку.`,
  loadingBegan: ({ order }, say) => `Починається завантаження. Черговість: ${order.map(say.seat).join(', ')}.`,
  loaded({ seat, lorry: where, good: id, units, limit, onBoard, isFull }, say) {
    const why = {
      loader: 'більше Вантажник не підійме',
      space: 'більше не вміщується',
      stock: 'це весь запас',
    }[limit];
    const now = isFull ? 'Вантажівка повна.' : `Завантажено ${onBoard} із ${LORRIES[where].capacity}.`;
    return `${say.seat(seat)} вантажить ${amount(units, id)} на ${lorryAs[where]}: ${why}. ${now}`;
  },
  loadingEnded: () => 'Усі спасували: завантаження завершено.',
  transferred: ({ seat, units }, say) => `${say.seat(seat)} переносить на основний склад: ${amounts(units, say)}.`,
  gaveUp: ({ seat, good: id, units, because }, say) =>
    because === 'fine'
      ? `${say.seat(seat)} повертає в стос ${amount(units, id)}: після штрафу на Складі немає місця.`
      : `${say.seat(seat)} повертає в стос ${amount(units, id)}: на Складі немає місця.`,
  decided: ({ seat, part }, say) => `${say.seat(seat)}: ${DECIDED[part]}.`,
  passedOver: ({ seats, part }, say) => `${NOT_ASKED[part]}: ${say.list(seats.map(say.seat))}.`,
  priceWheelSpun({ seat, sector, moves, embargo }, say) {
    const who = seat === null ? 'Колесо цін крутиться' : `${say.seat(seat)} крутить колесо цін`;
    const what =
      embargo.length > 0
        ? `Ембарго на ${say.list(embargo.map((id) => goodAs[id]))}: у цьому раунді ні продажу, ні експорту.`
        : `${capital(say.list(moves.map(move)))}.`;
    return `${who}: «${names.priceSectors[sector]}». ${what}`;
  },
  lorryHeld: ({ lorry: which, good: id }) =>
    `${capital(lorry(which))} повна, але на ${goodAs[id]} накладено ембарго: вона стоїть із вантажем до наступного раунду.`,
  lorrySent({ lorry: which, good: id, price, payments, exclusive }, say) {
    const paid = payments.map((each) => `${say.seat(each.seat)} — ${coins(each.coins)} (${each.units} × ${price})`);
    const alone =
      exclusive === null
        ? ''
        : exclusive.points > 0
          ? ` Увесь вантаж одного власника: ${say.seat(exclusive.seat)} отримує ${points(exclusive.points)}.`
          : ` Увесь вантаж одного власника, але ${say.seat(exclusive.seat)} пропускає раунд і очок не отримує.`;
    return `${capital(lorry(which))} вирушає: ${good(id)}, ціна ящика — ${coins(price)}. Банк платить: ${say.list(paid)}.${alone}`;
  },
  pricesAdjusted: ({ moves }, say) =>
    `${moves.some(({ by }) => by < 0) ? 'Продане дешевшає, решта дорожчає' : 'Нічого не продано, і все дорожчає'}. ${capital(say.list(moves.map(move)))}.`,
  exported: ({ seat, good: id, units, points: gained }, say) =>
    `${say.seat(seat)} експортує ${amount(units, id)} й отримує ${points(gained)}.`,
  improved: ({ seat, characteristic: id, to, cost, points: gained }, say) =>
    `${say.seat(seat)} поліпшує ${characteristicAs[id]} до рівня ${to} за ${forCoins(cost)} і отримує ${points(gained)}.`,
  misfortuneSpun: ({ seat, sector, hits }, say) =>
    `${say.seat(seat)} крутить колесо негараздів: «${names.misfortuneSectors[sector]}». ${hits === null ? 'Нічого не стається.' : `Під ударом ${characteristic(hits)}.`}`,
  warned: ({ seat, characteristic: id }, say) =>
    `${say.seat(seat)} отримує попередження: ${characteristic(id)}. Зняти його може лише страховка.`,
  fined({ seat, characteristic: id, from, to, points: fine, lost }, say) {
    const level = to < from ? `опускається до рівня ${to}` : `лишається на рівні ${to}`;
    const loss =
      lost === fine
        ? `втрачає ${points(lost)}`
        : lost > 0
          ? `втрачає ${points(lost)} замість ${fine}, бо більше немає`
          : 'не втрачає очок, бо їх немає';
    return `Штраф: ${say.seat(seat)} ${loss}; ${characteristic(id)} ${level}.`;
  },
  spared: ({ seat, characteristic: id }, say) =>
    `${characteristic(id)} під захистом страховки: ${say.seat(seat)} нічого не втрачає.`,
  insured: ({ seat, characteristic: id, cost }, say) =>
    `${say.seat(seat)} страхує ${characteristicAs[id]} за ${forCoins(cost)}; попередження знято.`,
  insuranceLapsed: ({ seat, characteristic: id }, say) =>
    `Строк страховки минув: ${say.seat(seat)}, ${characteristic(id)}.`,
  targetReached: ({ seat, points: has, target }, say) =>
    `${say.seat(seat)} набирає ${points(has)}, а для перемоги потрібно ${target}. Раунд грають до кінця: невдача ще можлива.`,
  roundEnded: ({ round, finalists }, say) =>
    finalists.length > 0
      ? `Раунд ${round} завершено. Мети досягнуто: ${say.list(finalists.map(say.seat))}.`
      : `Раунд ${round} завершено. Мети поки ніхто не досяг.`,
  gameEnded({ because, round, finalists, winners }, say) {
    const why =
      because === 'guard'
        ? `Раунд ${round} був останнім із можливих: вирішують очки, потім монети.`
        : finalists.length > 1
          ? 'Мети досягло кілька гравців, і рівність розв’язано за правилами.'
          : 'Мети досягнуто, і раунд завершено.';
    const won = say.list(winners.map(say.seat));
    return `${why} ${winners.length > 1 ? `Перемогу ділять ${won}.` : `Перемагає ${won}.`}`;
  },
};
