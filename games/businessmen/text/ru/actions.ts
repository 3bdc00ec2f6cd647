import { INSURANCE_COST, SHIPMENTS, UNIT_COST } from '../../content/table.ts';
import type { Actions } from '../types.ts';
import { amount, characteristicAs, crates, forCoins, goodAs, lorry, points } from './words.ts';

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

  fields: {
    good: 'Товар',
    units: 'Ящики',
    lorry: 'Грузовик',
    goods: 'Что вы оставляете',
    characteristic: 'Характеристика',
  },
};
