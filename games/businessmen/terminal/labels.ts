import { type Language, plural } from '@parlour/kernel';

/** The words around the table of Businessmen that are not words of the game itself. */
export type BusinessmenLabels = {
  round(n: number, target: number): string;
  phases: Record<0 | 1 | 2 | 3 | 4 | 5 | 6, string>;
  exports: string;
  wheel: string;
  good: string;
  price: string;
  next: string;
  market: string;
  points: string;
  coins: string;
  lorries: string;
  empty: string;
  full: string;
  held: string;
  skips: string;
  /** Units of a load, and how full the lorry then is. */
  load(units: number, onBoard: number, capacity: number): string;
  lot(seat: string, units: number, pays: number): string;
  alone(points: number): string;
  sale(price: number, lowest: number, highest: number): string;
  step(value: number, cost: number, points: number): string;
  fine(points: number): string;
  warning: string;
  goodsCard: string;
  exportCard: string;
  legend: string;
};

export const labels: Record<Language, BusinessmenLabels> = {
  en: {
    round: (n, target) => `Round ${n}, to ${target} points`,
    phases: {
      0: 'A new round',
      1: '1 Buying',
      2: '2 Loading',
      3: '3 Selling',
      4: '4 Improving',
      5: '5 Misfortune',
      6: '6 Insuring',
    },
    exports: 'Export',
    wheel: 'Price wheel',
    good: 'Good',
    price: 'price',
    next: 'next',
    market: 'market',
    points: 'Points',
    coins: 'Coins',
    lorries: 'Lorries',
    empty: 'empty',
    full: 'full',
    held: 'held by the embargo',
    skips: 'skips',
    load: (units, onBoard, capacity) =>
      `${plural('en', units, { one: `${units} crate`, other: `${units} crates` })}, then ${onBoard} of ${capacity}`,
    lot: (seat, units, pays) => `${seat} ${units} (pays ${pays})`,
    alone: (n) => `alone +${plural('en', n, { one: `${n} point`, other: `${n} points` })}`,
    sale: (price, lowest, highest) => `sells at ${price} now, ${lowest}–${highest} after the wheel`,
    step: (value, cost, n) =>
      `${cost} coins, then ${value}, +${plural('en', n, { one: `${n} point`, other: `${n} points` })}`,
    fine: (n) => `next hit: −${plural('en', n, { one: `${n} point`, other: `${n} points` })}`,
    warning: 'next hit: a warning',
    goodsCard: 'Goods card',
    exportCard: 'Export card',
    legend:
      '✈ on the Export card · ✖ under embargo · next: the price after this round if all full lorries leave · 3+2: main and temporary warehouse · ! warned · ▸ opens the round',
  },
  ru: {
    round: (n, target) => `Раунд ${n}, до ${target} очков`,
    phases: {
      0: 'Новый раунд',
      1: '1 Закупка',
      2: '2 Погрузка',
      3: '3 Продажа',
      4: '4 Улучшения',
      5: '5 Неудачи',
      6: '6 Страховка',
    },
    exports: 'Экспорт',
    wheel: 'Рулетка цен',
    good: 'Товар',
    price: 'цена',
    next: 'далее',
    market: 'рынок',
    points: 'Очки',
    coins: 'Монеты',
    lorries: 'Грузовики',
    empty: 'пуст',
    full: 'полон',
    held: 'стоит: эмбарго',
    skips: 'пропуск',
    load: (units, onBoard, capacity) => `${units} ящ., станет ${onBoard} из ${capacity}`,
    lot: (seat, units, pays) => `${seat} ${units} (выручка ${pays})`,
    alone: (n) => `в одиночку +${plural('ru', n, { one: `${n} очко`, few: `${n} очка`, many: `${n} очков` })}`,
    sale: (price, lowest, highest) => `цена ${price} сейчас, ${lowest}–${highest} после рулетки`,
    step: (value, cost, n) =>
      `${cost} монет, станет ${value}, +${plural('ru', n, { one: `${n} очко`, few: `${n} очка`, many: `${n} очков` })}`,
    fine: (n) => `следующий удар: −${plural('ru', n, { one: `${n} очко`, few: `${n} очка`, many: `${n} очков` })}`,
    warning: 'следующий удар: предупреждение',
    goodsCard: 'Карта товаров',
    exportCard: 'Карта экспорта',
    legend:
      '✈ на карте экспорта · ✖ под эмбарго · далее: цена после раунда, если уедут все полные грузовики · 3+2: основной и временный склад · ! предупреждение · ▸ открывает раунд',
  },
  uk: {
    round: (n, target) => `Раунд ${n}, до ${target} очок`,
    phases: {
      0: 'Новий раунд',
      1: '1 Закупівля',
      2: '2 Завантаження',
      3: '3 Продаж',
      4: '4 Поліпшення',
      5: '5 Негаразди',
      6: '6 Страховка',
    },
    exports: 'Експорт',
    wheel: 'Рулетка цін',
    good: 'Товар',
    price: 'ціна',
    next: 'далі',
    market: 'ринок',
    points: 'Очки',
    coins: 'Монети',
    lorries: 'Вантажівки',
    empty: 'порожня',
    full: 'повна',
    held: 'стоїть: ембарго',
    skips: 'пропуск',
    load: (units, onBoard, capacity) => `${units} ящ., стане ${onBoard} з ${capacity}`,
    lot: (seat, units, pays) => `${seat} ${units} (виторг ${pays})`,
    alone: (n) => `самотужки +${plural('uk', n, { one: `${n} очко`, few: `${n} очки`, many: `${n} очок` })}`,
    sale: (price, lowest, highest) => `ціна ${price} зараз, ${lowest}–${highest} після рулетки`,
    step: (value, cost, n) =>
      `${cost} монет, стане ${value}, +${plural('uk', n, { one: `${n} очко`, few: `${n} очки`, many: `${n} очок` })}`,
    fine: (n) => `наступний удар: −${plural('uk', n, { one: `${n} очко`, few: `${n} очки`, many: `${n} очок` })}`,
    warning: 'наступний удар: попередження',
    goodsCard: 'Карта товарів',
    exportCard: 'Карта експорту',
    legend:
      '✈ на карті експорту · ✖ під ембарго · далі: ціна після раунду, якщо поїдуть усі повні вантажівки · 3+2: основний і тимчасовий склад · ! попередження · ▸ відкриває раунд',
  },
};
