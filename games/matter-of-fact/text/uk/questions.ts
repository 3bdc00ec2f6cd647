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
    return 'Ви лишилися на місці, а за цим столом місцем користується лише той, хто на нього приїхав. Продавайте, платіть зарплату або йдіть далі.';
  if (site?.is === 'businessCentre') return 'Купіть ресурси в бізнес-центрі за ринковою ціною або йдіть далі.';
  if (site?.is === 'dealership')
    return `Автосалон продає електромобіль за ${DEALERSHIP.electricVehicle.price} і квадрокоптер за ${DEALERSHIP.quadcopter.price}, а назад бере за пів ціни. Їздити можна з наступного ходу.`;
  if (site?.is === 'labourExchange')
    return `Найміть скільки завгодно робітників, по ${nan(HIRE_COST)} за кожного, або йдіть далі.`;
  if (site?.is === 'university') return 'Візьміть дві технології та купіть одну з них або жодної. Або йдіть далі.';
  if (site?.is !== 'asset') return 'Тут нічого купувати. Продавайте, платіть зарплату або йдіть далі.';
  if (owner === null)
    return `Купіть актив ${asset(site.asset)} за ${nan(ASSETS_BY_KIND[KIND_OF[site.asset]].cost)} або йдіть далі.`;
  return view.assets[site.asset].capture === null
    ? `Захопити актив ${asset(site.asset)}? Можна запустити його власним коштом, влаштувати саботаж або мирно йти далі.`
    : `Актив ${asset(site.asset)} захоплено. Запустіть його власним коштом ще на хід, влаштуйте саботаж або йдіть далі.`;
}

export const questions: Questions = {
  'game.starter': () => 'Хто ходить першим? Далі — за годинниковою стрілкою.',
  'turn.startHex': (view) =>
    `Поставте фішку на вільний гекс бізнес-центру. Звідти можна проїхати до ${upToHexes(speedIn(view))}.`,
  'turn.production': () => 'Які ваші активи працюють? Кожен щонайбільше раз за хід, у будь-якому порядку.',
  'turn.monopoly'(view, say) {
    const held = monopoliesIn(view).map((resource) => `${product(resource)} (${priceIn(view, resource)})`);
    return `Ваша монополія: ${say.list(held)}. Змініть кожну ціну на пункт угору чи вниз або лишіть як є.`;
  },
  'turn.movement': (view) =>
    `Куди ви їдете? Ваш транспорт — ${vehicle(vehicleIn(view))}, до ${upToHexes(speedIn(view))}. Шлях через прикордонний пост відкриває карту дії.`,
  'turn.investments'(view) {
    const arrest = own(view)?.arrest ?? 0;
    return arrest > 0
      ? `Ви під арештом; лишилося ходів, разом із цим: ${arrest}. Можна продавати активи, укладати угоди, платити зарплату або йти далі.`
      : `${offer(view)}${purse(view)}`;
  },
  'turn.salary'(view) {
    const due = dueIn(view);
    const cash = purseOf(view);
    const short =
      cash !== null && cash < due.amount ? ' Продайте щось або звільніть робітників, інакше загрожує страйк.' : '';
    return `Час виплатити зарплату: ${nan(due.amount)} за ${ofWorkers(due.workers)}.${purse(view)}${short}`;
  },
  'turn.planning'(view) {
    const idle = own(view)?.idle ?? 0;
    const free = idle > 0 ? ` Вільних робітників: ${idle}.` : '';
    const guards = view.options.raids === 'on' ? ', охорону' : '';
    return `Розставте робітників${guards} та технології на наступний хід і завершіть цей.${free}`;
  },
  'turn.strike'(view, say) {
    const f = turnIn(view);
    const who = f === null ? '' : ` (${say.seat(f.seat)})`;
    return `Зарплату не виплачено${who}. Оголосити страйк? Тоді всі ці робітники стоять, доки їм не заплатять.`;
  },
  'study.choice'(view, say) {
    const f = view.stack.at(-1);
    const drawn =
      f?.phase === 'study' ? f.cards.secret.flatMap((card) => (card === null ? [] : [technology(card)])) : [];
    const what = drawn.length > 0 ? `: ${say.list(drawn)}` : '';
    return `Яку технологію ви купите (можна жодної)${what}? Решта піде у відбій.${purse(view)}`;
  },
};
