import type { Seat } from '@parlour/kernel';
import type { LorryId } from '../../content/lorries.ts';
import { INSURANCE_COST, SHIPMENTS, UNIT_COST } from '../../content/table.ts';
import type { Actions } from '../types.ts';
import { cards } from './cards.ts';
import { names } from './names.ts';
import { amount, capital, characteristicAs, crates, forCoins, goodAs, lorry, points } from './words.ts';

const NAMED: Record<string, string> = {
  ...names.goods,
  ...names.picks,
  ...names.lorries,
  ...names.characteristics,
  ...names.priceSectors,
  ...names.misfortuneSectors,
  ...Object.fromEntries(
    Object.entries({ ...cards.goodsCards, ...cards.exportCards }).map(([id, { name }]) => [id, name]),
  ),
};

export const actions: Actions = {
  actions: {
    skipRound: () => 'Пропустить раунд',
    playRound: () => 'Играть раунд',
    turnCards: () => 'Открыть карты',
    buy: ({ good, units }) =>
      good && units
        ? `Купить ${amount(units, good)} за ${forCoins(units * UNIT_COST)}`
        : good
          ? `Купить ${goodAs[good]}`
          : units
            ? `Купить ${crates(units)}`
            : 'Купить товар',
    load: ({ lorry: where, good }) =>
      where && good
        ? `Погрузить ${goodAs[good]} на ${lorry(where)}`
        : where
          ? `Загрузить ${lorry(where)}`
          : good
            ? `Погрузить ${goodAs[good]}`
            : 'Загрузить грузовик',
    pass: () => 'Пас',
    keep: ({ goods }, say) =>
      goods && goods.length > 0 ? `Оставить ${say.list(goods.map((good) => goodAs[good]))}` : 'Выбрать, что оставить',
    spinPrices: () => 'Крутить колесо цен',
    ship: ({ good, units }) =>
      good && units
        ? `Экспортировать ${amount(units, good)} за ${points(SHIPMENTS[units])}`
        : good
          ? `Экспортировать ${goodAs[good]}`
          : units
            ? `Экспортировать ${crates(units)} за ${points(SHIPMENTS[units])}`
            : 'Экспортировать товар',
    improve: ({ characteristic }) => (characteristic ? `Улучшить ${characteristicAs[characteristic]}` : 'Улучшить'),
    spinMisfortune: () => 'Крутить колесо неудач',
    insure: ({ characteristic }) =>
      characteristic
        ? `Застраховать ${characteristicAs[characteristic]} за ${forCoins(INSURANCE_COST)}`
        : 'Застраховать',
    finish: () => 'Закончить',
  },

  value(value, say, field) {
    if (typeof value === 'number') return String(value);
    // Lorries and players share their colours; in the field of a lorry it is the lorry.
    if (field === 'lorry') return capital(lorry(value as LorryId));
    if (typeof value === 'boolean') return value ? 'да' : 'нет';
    if (Array.isArray(value)) return say.list(value.map((each) => actions.value(each, say)));
    if (typeof value === 'string') return NAMED[value] ?? capital(value);
    return value === null ? '–' : say.seat(value as Seat);
  },

  fields: {
    good: 'Товар',
    units: 'Ящики',
    lorry: 'Грузовик',
    goods: 'Что вы оставляете',
    characteristic: 'Характеристика',
  },
};
