import type { Seat } from '@parlour/kernel';
import type { LorryId } from '../../content/lorries.ts';
import { INSURANCE_COST, SHIPMENTS, UNIT_COST } from '../../content/table.ts';
import type { Actions } from '../types.ts';
import { cards } from './cards.ts';
import { names } from './names.ts';
import { amount, capital, characteristicAs, crates, forCoins, goodAs, lorry, lorryAs, points } from './words.ts';

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

  value(value, say, field) {
    if (typeof value === 'number') return String(value);
    // Lorries and players share their colours; in the field of a lorry it is the lorry.
    if (field === 'lorry') return capital(lorry(value as LorryId));
    if (typeof value === 'boolean') return value ? 'так' : 'ні';
    if (Array.isArray(value)) return say.list(value.map((each) => actions.value(each, say)));
    if (typeof value === 'string') return NAMED[value] ?? capital(value);
    return value === null ? '–' : say.seat(value as Seat);
  },

  fields: {
    good: 'Товар',
    units: 'Ящики',
    lorry: 'Вантажівка',
    goods: 'Що ви залишаєте',
    characteristic: 'Характеристика',
  },
};
