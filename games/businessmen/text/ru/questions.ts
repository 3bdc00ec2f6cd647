import { STEPS, VALUES } from '../../content/characteristics.ts';
import { INSURANCE_COST, SKIP_MONEY, SKIP_POINTS, UNIT_COST } from '../../content/table.ts';
import { exportable, own, plannedShipments, plannedSteps, type Table, warned } from '../reading.ts';
import type { Questions } from '../types.ts';
import { characteristic, coins, forCoins, good, points, types, upToCrates } from './words.ts';

const purse = (view: Table): string => {
  const me = own(view);
  return me === null ? '' : ` У вас ${coins(me.coins)}.`;
};

const LOADER = { perMove: 'за раз', perRound: 'одного товара за раунд' };

export const questions: Questions = {
  'announcements.announcement'(view) {
    const loss = own(view)?.points === 0 ? 'Очков у вас нет, терять нечего' : `Сейчас это стоит ${points(SKIP_POINTS)}`;
    return `Пропустите этот раунд?${purse(view)} ${loss}, а в начале следующего раунда вы получите ${forCoins(SKIP_MONEY)}.`;
  },
  'round.cards': (view) => `Откройте карту товаров и карту экспорта. Раунд ${view.round}.`,
  'buying.purchase'(view) {
    const me = own(view);
    const most = me === null ? '' : `, не больше ${upToCrates(VALUES.manager[me.levels.manager])}`;
    return `Купите один товар${most}, ${coins(UNIT_COST)} за ящик, или спасуйте до конца этой фазы.${purse(view)}`;
  },
  'loading.turn'(view) {
    const me = own(view);
    const most =
      me === null
        ? ''
        : `, но не больше ${upToCrates(VALUES.loader[me.levels.loader])} ${LOADER[view.options.loaderCap]}`;
    return view.options.loadingDuty === 'compulsory'
      ? `Погрузите один товар на один грузовик: сколько возможно${most}. Пока можете грузить, вы обязаны.`
      : `Погрузите один товар на один грузовик: сколько возможно${most}. Или спасуйте до конца этой фазы.`;
  },
  'keeping.choice'(view) {
    const f = view.stack.at(-1);
    const me = own(view);
    const room = me === null ? 'не всё' : types(VALUES.warehouse[me.levels.warehouse]);
    const since = f?.phase === 'keeping' && f.because === 'fine' ? 'После штрафа Склад' : 'Склад';
    return `${since} вмещает ${room}. Что вы оставите? Остальное вернётся в стопки без оплаты.`;
  },
  'round.priceWheel': () => 'Крутите колесо цен: оно изменит две цены или наложит эмбарго на два товара.',
  'exports.shipments'(view, say) {
    const limit = {
      onePerGood: ', каждый товар один раз',
      onePerRound: ', всего одна поставка',
      unlimited: '',
    }[view.options.exportLots];
    const planned = plannedShipments(view).map(({ good: id, units }) => `${good(id)} × ${units}`);
    const soFar = planned.length > 0 ? ` Запланировано: ${say.list(planned)}.` : '';
    return `Экспортируйте 4, 6 или 8 ящиков за 1, 2 или 3 очка${limit}, или закончите. Нужны: ${say.list(exportable(view).map(good))}.${soFar}`;
  },
  'improvements.steps'(view, say) {
    const planned = plannedSteps(view).map(characteristic);
    const soFar = planned.length > 0 ? ` Запланировано: ${say.list(planned)}.` : '';
    const step = (level: 2 | 3) =>
      `уровень ${level} стоит ${forCoins(STEPS[level].cost)} и даёт ${points(STEPS[level].points)}`;
    return `Улучшайте или закончите: ${step(2)}, ${step(3)}.${purse(view)}${soFar}`;
  },
  'misfortune.wheel'(view, say) {
    const marked = warned(view).map(characteristic);
    if (view.options.negativeEvents === 'immediate')
      return 'Крутите колесо неудач: удар — это штраф, если нет страховки.';
    return marked.length > 0
      ? `Крутите колесо неудач. Штраф грозит там, где есть предупреждение: ${say.list(marked)}.`
      : 'Крутите колесо неудач. Предупреждений у вас нет, так что удар может только предупредить.';
  },
  'insurance.policies'(view, say) {
    const planned = plannedSteps(view).map(characteristic);
    const soFar = planned.length > 0 ? ` Запланировано: ${say.list(planned)}.` : '';
    const marked = warned(view).map(characteristic);
    const where = marked.length > 0 ? ` (${say.list(marked)})` : '';
    return `Застрахуйте характеристики с предупреждением${where}, по ${forCoins(INSURANCE_COST)} за каждую, или закончите.${purse(view)}${soFar}`;
  },
};
