import { STEPS, VALUES } from '../../content/characteristics.ts';
import { INSURANCE_COST, SKIP_MONEY, SKIP_POINTS, UNIT_COST } from '../../content/table.ts';
import { exportable, own, plannedShipments, plannedSteps, type Table, warned } from '../reading.ts';
import type { Questions } from '../types.ts';
import { characteristic, coins, crates, forCoins, good, points, types } from './words.ts';

const purse = (view: Table): string => {
  const me = own(view);
  return me === null ? '' : ` У вас ${coins(me.coins)}.`;
};

const LOADER = { perMove: 'за раз', perRound: 'одного товару за раунд' };

export const questions: Questions = {
  'announcements.announcement'(view) {
    const loss =
      own(view)?.points === 0 ? 'Очок у вас немає, втрачати нічого' : `Зараз це коштує ${points(SKIP_POINTS)}`;
    return `Пропускаєте цей раунд?${purse(view)} ${loss}, а на початку наступного раунду ви отримаєте ${forCoins(SKIP_MONEY)}.`;
  },
  'round.cards': (view) => `Відкрийте карту товарів і карту експорту. Раунд ${view.round}.`,
  'buying.purchase'(view) {
    const me = own(view);
    const most = me === null ? '' : `, щонайбільше ${crates(VALUES.manager[me.levels.manager])}`;
    return `Купіть один товар${most}, ${coins(UNIT_COST)} за ящик, або спасуйте до кінця цієї фази.${purse(view)}`;
  },
  'loading.turn'(view) {
    const me = own(view);
    const most =
      me === null
        ? ''
        : `, але щонайбільше ${crates(VALUES.loader[me.levels.loader])} ${LOADER[view.options.loaderCap]}`;
    return view.options.loadingDuty === 'compulsory'
      ? `Завантажте один товар на одну вантажівку: скільки можна${most}. Поки можете вантажити, мусите.`
      : `Завантажте один товар на одну вантажівку: скільки можна${most}. Або спасуйте до кінця цієї фази.`;
  },
  'keeping.choice'(view) {
    const f = view.stack.at(-1);
    const me = own(view);
    const room = me === null ? 'не все' : types(VALUES.warehouse[me.levels.warehouse]);
    const since = f?.phase === 'keeping' && f.because === 'fine' ? 'Після штрафу Склад' : 'Склад';
    return `${since} уміщує ${room}. Що ви залишаєте? Решта повернеться в стоси без оплати.`;
  },
  'round.priceWheel': () => 'Крутіть колесо цін: воно змінить дві ціни або накладе ембарго на два товари.',
  'exports.shipments'(view, say) {
    const limit = {
      onePerGood: ', кожен товар один раз',
      onePerRound: ', усього одна поставка',
      unlimited: '',
    }[view.options.exportLots];
    const planned = plannedShipments(view).map((each) => `${good(each.good)} × ${each.units}`);
    const soFar = planned.length > 0 ? ` Заплановано: ${say.list(planned)}.` : '';
    return `Експортуйте 4, 6 або 8 ящиків за 1, 2 або 3 очки${limit}, або закінчіть. Потрібні: ${say.list(exportable(view).map(good))}.${soFar}`;
  },
  'improvements.steps'(view, say) {
    const planned = plannedSteps(view).map(characteristic);
    const soFar = planned.length > 0 ? ` Заплановано: ${say.list(planned)}.` : '';
    const step = (level: 2 | 3) =>
      `рівень ${level} коштує ${forCoins(STEPS[level].cost)} і дає ${points(STEPS[level].points)}`;
    return `Поліпшуйте або закінчіть: ${step(2)}, ${step(3)}.${purse(view)}${soFar}`;
  },
  'misfortune.wheel'(view, say) {
    const marked = warned(view).map(characteristic);
    if (view.options.negativeEvents === 'immediate')
      return 'Крутіть колесо негараздів: удар — це штраф, якщо немає страховки.';
    return marked.length > 0
      ? `Крутіть колесо негараздів. Штраф загрожує там, де є попередження: ${say.list(marked)}.`
      : 'Крутіть колесо негараздів. Попереджень у вас немає, тож удар може лише попередити.';
  },
  'insurance.policies'(view, say) {
    const planned = plannedSteps(view).map(characteristic);
    const soFar = planned.length > 0 ? ` Заплановано: ${say.list(planned)}.` : '';
    const marked = warned(view).map(characteristic);
    const where = marked.length > 0 ? ` (${say.list(marked)})` : '';
    return `Застрахуйте характеристики з попередженням${where}, по ${forCoins(INSURANCE_COST)} за кожну, або закінчіть.${purse(view)}${soFar}`;
  },
};
