import { INSURANCE_COST, SHIPMENTS, UNIT_COST } from '../../content/table.ts';
import type { Actions } from '../types.ts';
import { amount, characteristic, coins, crates, good, lorry, points } from './words.ts';

export const actions: Actions = {
  actions: {
    skipRound: () => 'Skip this round',
    playRound: () => 'Play this round',
    turnCards: () => 'Turn up the cards',
    buy: ({ good: id, units }) =>
      id && units
        ? `Buy ${amount(units, id)} for ${coins(units * UNIT_COST)}`
        : id
          ? `Buy ${good(id)}`
          : units
            ? `Buy ${crates(units)}`
            : 'Buy goods',
    load: ({ lorry: where, good: id }) =>
      where && id
        ? `Load ${good(id)} on ${lorry(where)}`
        : where
          ? `Load ${lorry(where)}`
          : id
            ? `Load ${good(id)}`
            : 'Load a lorry',
    pass: () => 'Pass',
    keep: ({ goods }, say) =>
      goods && goods.length > 0 ? `Keep ${say.list(goods.map(good))}` : 'Choose what you keep',
    spinPrices: () => 'Spin the price wheel',
    ship: ({ good: id, units }) =>
      id && units
        ? `Export ${amount(units, id)} for ${points(SHIPMENTS[units])}`
        : id
          ? `Export ${good(id)}`
          : units
            ? `Export ${crates(units)} for ${points(SHIPMENTS[units])}`
            : 'Export goods',
    improve: ({ characteristic: id }) => (id ? `Improve the ${characteristic(id)}` : 'Improve'),
    spinMisfortune: () => 'Spin the wheel of misfortune',
    insure: ({ characteristic: id }) =>
      id ? `Insure the ${characteristic(id)} for ${coins(INSURANCE_COST)}` : 'Insure',
    finish: () => 'Finish',
  },

  fields: {
    good: 'Good',
    units: 'Crates',
    lorry: 'Lorry',
    goods: 'Goods you keep',
    characteristic: 'Characteristic',
  },
};
