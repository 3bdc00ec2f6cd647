import { INSURANCE_COST, SHIPMENTS, UNIT_COST } from '../../content/table.ts';
import type { Actions } from '../types.ts';
import { amount, characteristicAs, crates, forCoins, goodAs, lorryAs, points } from './words.ts';

export const actions: Actions = {
  actions: {
    skipRound: () => 'Пропустити раунд',
    playRound: () => 'Грати раунд',
    turnCards: () => 'Відкрити карти',
    buy: ({ good, units }) =>
      good && units
        ? `Купити ${amount(units, good)} за ${forCoins(units * UNIT_COST)}`
        : good
          ? `Купити ${goodAs[good]}`
          : units
            ? `Купити ${crates(units)}`
            : 'Купити товар',
    load: ({ lorry, good }) =>
      lorry && good
        ? `Завантажити ${goodAs[good]} на ${lorryAs[lorry]}`
        : lorry
          ? `Завантажити ${lorryAs[lorry]}`
          : good
            ? `Завантажити ${goodAs[good]}`
            : 'Завантажити вантажівку',
    pass: () => 'Пас',
    keep: ({ goods }, say) =>
      goods && goods.length > 0 ? `Залишити ${say.list(goods.map((good) => goodAs[good]))}` : 'Вибрати, що залишити',
    spinPrices: () => 'Крутити колесо цін',
    ship: ({ good, units }) =>
      good && units
        ? `Експортувати ${amount(units, good)} за ${points(SHIPMENTS[units])}`
        : good
          ? `Експортувати ${goodAs[good]}`
          : units
            ? `Експортувати ${crates(units)} за ${points(SHIPMENTS[units])}`
            : 'Експортувати товар',
    improve: ({ characteristic }) => (characteristic ? `Поліпшити ${characteristicAs[characteristic]}` : 'Поліпшити'),
    spinMisfortune: () => 'Крутити колесо негараздів',
    insure: ({ characteristic }) =>
      characteristic
        ? `Застрахувати ${characteristicAs[characteristic]} за ${forCoins(INSURANCE_COST)}`
        : 'Застрахувати',
    finish: () => 'Закінчити',
  },

  fields: {
    good: 'Товар',
    units: 'Ящики',
    lorry: 'Вантажівка',
    goods: 'Що ви залишаєте',
    characteristic: 'Характеристика',
  },
};
