import { STEPS, VALUES } from '../../content/characteristics.ts';
import { INSURANCE_COST, SKIP_MONEY, SKIP_POINTS, UNIT_COST } from '../../content/table.ts';
import { exportable, own, plannedShipments, plannedSteps, type Table, warned } from '../reading.ts';
import type { Questions } from '../types.ts';
import { amount, characteristic, coins, good, points, types } from './words.ts';

const purse = (view: Table): string => {
  const me = own(view);
  return me === null ? '' : ` You have ${coins(me.coins)}.`;
};

const LOADER = { perMove: 'crates in one move', perRound: 'crates of a good this round' };

export const questions: Questions = {
  'announcements.announcement'(view) {
    const loss =
      own(view)?.points === 0 ? 'With no points it costs you nothing' : `It costs ${points(SKIP_POINTS)} now`;
    return `Will you skip this round?${purse(view)} ${loss}, and the next round brings you ${coins(SKIP_MONEY)}.`;
  },
  'round.cards': (view) => `Turn up the Goods card and the Export card for round ${view.round}.`,
  'buying.purchase'(view) {
    const me = own(view);
    const most = me === null ? '' : `up to ${VALUES.manager[me.levels.manager]} `;
    return `Buy ${most}crates of one good at ${coins(UNIT_COST)} each, or pass for the rest of this phase.${purse(view)}`;
  },
  'loading.turn'(view) {
    const me = own(view);
    const most = me === null ? '' : `, up to ${VALUES.loader[me.levels.loader]} ${LOADER[view.options.loaderCap]}`;
    return view.options.loadingDuty === 'compulsory'
      ? `Load one good onto one lorry: as much as possible${most}. You must load while you can.`
      : `Load one good onto one lorry: as much as possible${most}. Or pass for the rest of this phase.`;
  },
  'keeping.choice'(view) {
    const f = view.stack.at(-1);
    const me = own(view);
    const room = me === null ? 'fewer types' : types(VALUES.warehouse[me.levels.warehouse]);
    const since = f?.phase === 'keeping' && f.because === 'fine' ? 'After the fine your' : 'Your';
    return `${since} Warehouse has room for ${room}. What do you keep? The rest goes back to the piles without payment.`;
  },
  'round.priceWheel': () => 'Spin the price wheel: it changes two prices or puts two goods under embargo.',
  'exports.shipments'(view, say) {
    const limit = {
      onePerGood: ', once for each good',
      onePerRound: ', one shipment in all',
      unlimited: '',
    }[view.options.exportLots];
    const planned = plannedShipments(view).map(({ good: id, units }) => amount(units, id));
    const soFar = planned.length > 0 ? ` Planned: ${say.list(planned)}.` : '';
    return `Export 4, 6 or 8 crates for 1, 2 or 3 points${limit}, or finish. Wanted: ${say.list(exportable(view).map(good))}.${soFar}`;
  },
  'improvements.steps'(view, say) {
    const planned = plannedSteps(view).map(characteristic);
    const soFar = planned.length > 0 ? ` Planned: ${say.list(planned)}.` : '';
    return `Improve, or finish: level 2 costs ${coins(STEPS[2].cost)} and gives ${points(STEPS[2].points)}, level 3 costs ${coins(STEPS[3].cost)} and gives ${points(STEPS[3].points)}.${purse(view)}${soFar}`;
  },
  'misfortune.wheel'(view, say) {
    const marked = warned(view).map(characteristic);
    if (view.options.negativeEvents === 'immediate')
      return 'Spin the wheel of misfortune: a hit is a fine, unless what it hits is insured.';
    return marked.length > 0
      ? `Spin the wheel of misfortune. A hit is a fine where you have a warning: ${say.list(marked)}.`
      : 'Spin the wheel of misfortune. You have no warnings, so a hit can only warn you.';
  },
  'insurance.policies'(view, say) {
    const planned = plannedSteps(view).map(characteristic);
    const soFar = planned.length > 0 ? ` Planned: ${say.list(planned)}.` : '';
    const marked = warned(view).map(characteristic);
    const where = marked.length > 0 ? ` (${say.list(marked)})` : '';
    return `Insure what carries a warning${where} for ${coins(INSURANCE_COST)} each, or finish.${purse(view)}${soFar}`;
  },
};
