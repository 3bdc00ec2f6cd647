import { ASSETS_BY_KIND, KIND_OF } from '../../content/assets.ts';
import { HIRE_COST } from '../../content/table.ts';
import { DEALERSHIP } from '../../content/vehicles.ts';
import {
  dueIn,
  isUnserved,
  monopoliesIn,
  own,
  priceIn,
  purseOf,
  siteIn,
  speedIn,
  type Table,
  turnIn,
  vehicleIn,
} from '../reading.ts';
import type { Questions } from '../types.ts';
import { asset, nan, ofWorkers, product, technology, upToHexes, vehicle } from './words.ts';

const purse = (view: Table): string => {
  const cash = purseOf(view);
  return cash === null ? '' : ` У вас ${nan(cash)}.`;
};

/** What the hex has to offer. */
function offer(view: Table): string {
  const { site, owner } = siteIn(view);
  if (isUnserved(view) && owner === null)
    return 'Вы остались на месте, а за этим столом местом пользуется только тот, кто на него приехал. Продавайте, платите зарплату или идите дальше.';
  if (site?.is === 'businessCentre') return 'Купите ресурсы в бизнес-центре по рыночной цене или идите дальше.';
  if (site?.is === 'dealership')
    return `Автосалон продаёт электромобиль за ${DEALERSHIP.electricVehicle.price} и квадрокоптер за ${DEALERSHIP.quadcopter.price}, а обратно берёт за полцены. Ездить можно со следующего хода.`;
  if (site?.is === 'labourExchange')
    return `Наймите сколько угодно рабочих, по ${nan(HIRE_COST)} за каждого, или идите дальше.`;
  if (site?.is === 'university') return 'Возьмите две технологии и купите одну из них или ни одной. Или идите дальше.';
  if (site?.is !== 'asset') return 'Здесь нечего купить. Продавайте, платите зарплату или идите дальше.';
  if (owner === null)
    return `Купите актив ${asset(site.asset)} за ${nan(ASSETS_BY_KIND[KIND_OF[site.asset]].cost)} или идите дальше.`;
  return view.assets[site.asset].capture === null
    ? `Захватить актив ${asset(site.asset)}? Можно запустить его за свой счёт, устроить саботаж или мирно идти дальше.`
    : `Актив ${asset(site.asset)} захвачен. Запустите его за свой счёт ещё на ход, устройте саботаж или идите дальше.`;
}

export const questions: Questions = {
  'game.starter': () => 'Кто ходит первым? Дальше — по часовой стрелке.',
  'turn.startHex': (view) =>
    `Поставьте фишку на свободный гекс бизнес-центра. Оттуда можно проехать до ${upToHexes(speedIn(view))}.`,
  'turn.production': () => 'Какие ваши активы работают? Каждый не больше раза за ход, в любом порядке.',
  'turn.monopoly'(view, say) {
    const held = monopoliesIn(view).map((resource) => `${product(resource)} (${priceIn(view, resource)})`);
    return `Ваша монополия: ${say.list(held)}. Измените каждую цену на пункт вверх или вниз или оставьте как есть.`;
  },
  'turn.movement': (view) =>
    `Куда вы едете? Ваш транспорт — ${vehicle(vehicleIn(view))}, до ${upToHexes(speedIn(view))}. Путь через пограничный пост открывает карту действия.`,
  'turn.investments'(view) {
    const arrest = own(view)?.arrest ?? 0;
    return arrest > 0
      ? `Вы под арестом; осталось ходов, считая этот: ${arrest}. Можно продавать активы, заключать сделки, платить зарплату или идти дальше.`
      : `${offer(view)}${purse(view)}`;
  },
  'turn.salary'(view) {
    const due = dueIn(view);
    const cash = purseOf(view);
    const short =
      cash !== null && cash < due.amount ? ' Продайте что-нибудь или увольте рабочих, иначе грозит забастовка.' : '';
    return `Пора выплатить зарплату: ${nan(due.amount)} за ${ofWorkers(due.workers)}.${purse(view)}${short}`;
  },
  'turn.planning'(view) {
    const idle = own(view)?.idle ?? 0;
    const free = idle > 0 ? ` Свободных рабочих: ${idle}.` : '';
    const guards = view.options.raids === 'on' ? ', охрану' : '';
    return `Расставьте рабочих${guards} и технологии на следующий ход и закончите этот.${free}`;
  },
  'turn.strike'(view, say) {
    const f = turnIn(view);
    const who = f === null ? '' : ` (${say.seat(f.seat)})`;
    return `Зарплата не выплачена${who}. Объявить забастовку? Тогда все эти рабочие стоят, пока им не заплатят.`;
  },
  'study.choice'(view, say) {
    const f = view.stack.at(-1);
    const drawn =
      f?.phase === 'study' ? f.cards.secret.flatMap((card) => (card === null ? [] : [technology(card)])) : [];
    const what = drawn.length > 0 ? `: ${say.list(drawn)}` : '';
    return `Какую технологию вы купите (можно никакую)${what}? Остальное уйдёт в сброс.${purse(view)}`;
  },
};
