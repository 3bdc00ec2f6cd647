import { HIRE_COST } from '../../content/table.ts';
import { TECHNOLOGIES } from '../../content/technologies.ts';
import { DEALERSHIP } from '../../content/vehicles.ts';
import { guardedBy, heading, isGuardPost } from '../reading.ts';
import type { Actions } from '../types.ts';
import {
  actionCard,
  amount,
  asset,
  bundle,
  cell,
  nan,
  ofWorkers,
  post,
  productAs,
  productOf,
  technology,
  vehicle,
} from './words.ts';

export const { actions, fields }: Actions = {
  actions: {
    nameStarter: ({ starter }, say) => heading('Перший хід', starter !== undefined && say.seat(starter)),
    placeChip: ({ cell: where }) => heading('Поставити фішку', where !== undefined && cell(where)),
    run: ({ asset: id }) => (id ? `Запустити актив ${asset(id)}` : 'Запустити актив'),
    runProposed: () => 'Запустити все, як запропоновано',
    changePrice: ({ resource, by }) =>
      by === undefined
        ? `Змінити ціну${resource ? ` ${productOf[resource]}` : ''}`
        : `${by > 0 ? 'Підняти' : 'Знизити'} ціну${resource ? ` ${productOf[resource]}` : ''} на пункт`,
    move: ({ to, card }) =>
      heading(
        'Їхати',
        to !== undefined && cell(to),
        card !== undefined && (card ? 'через кордон, з картою' : 'без карти'),
      ),
    buyAsset: () => 'Купити цей актив',
    hire: ({ workers }) =>
      workers ? `Найняти ${ofWorkers(workers)} за ${nan(workers * HIRE_COST)}` : 'Найняти робітників',
    study: () => 'Узяти дві технології',
    buyVehicle: ({ vehicle: id }) =>
      id ? `Купити ${vehicle(id)} за ${nan(DEALERSHIP[id].price)}` : 'Купити транспорт',
    returnVehicle: ({ vehicle: id }) =>
      id ? `Повернути ${vehicle(id)} за ${nan(DEALERSHIP[id].refund)}` : 'Повернути транспорт',
    buyResource: ({ resource, units }) =>
      resource && units
        ? `Купити ${amount(units, resource)}`
        : resource
          ? `Купити ${productAs[resource]}`
          : 'Купити ресурси',
    raid: ({ mode }) =>
      mode === undefined
        ? 'Захопити цей актив'
        : mode === 'operate'
          ? 'Захоплення: запустити власним коштом'
          : 'Захоплення: саботаж',
    buyTechnology: ({ technology: id }) =>
      id ? `Купити технологію ${technology(id)} за ${nan(TECHNOLOGIES[id].price)}` : 'Купити технологію',
    takeNone: () => 'Нічого не купувати',
    paySalary: () => 'Виплатити зарплату',
    leaveUnpaid: () => 'Не платити й іти далі',
    sell: ({ resource, units }) =>
      resource && units
        ? `Продати ${amount(units, resource)}`
        : resource
          ? `Продати ${productAs[resource]}`
          : 'Продати банку',
    deliver: ({ contract, resource, units }) =>
      heading(
        'Поставити за контрактом',
        contract && actionCard(contract),
        resource && (units ? amount(units, resource) : productAs[resource]),
      ),
    sellAsset: ({ asset: id }) => (id ? `Продати банку актив ${asset(id)}` : 'Продати актив банку'),
    discharge: ({ from, workers }) =>
      heading(workers ? `Звільнити ${ofWorkers(workers)}` : 'Звільнити робітників', from && post(from)),
    moveWorkers({ from, to, workers }) {
      if (to !== undefined && isGuardPost(to))
        return heading(`Поставити охорону на актив ${asset(guardedBy(to))}`, from && post(from));
      const who = workers ? `Перевести ${ofWorkers(workers)}` : 'Перевести робітників';
      return `${heading(who, from && post(from))}${to ? ` → ${post(to)}` : ''}`;
    },
    layTechnology: ({ technology: id, asset: on }) =>
      `Покласти ${id ? `технологію ${technology(id)}` : 'технологію'}${on ? ` на актив ${asset(on)}` : ''}`,
    takeUpTechnology: ({ technology: id }) => (id ? `Узяти технологію ${technology(id)} на руку` : 'Зняти технологію'),
    adoptPlan: () => 'Розставити робітників, як запропоновано',
    goOn: () => 'Далі',
    endTurn: () => 'Завершити хід',
    callStrike: () => 'Оголосити страйк',
    letItBe: () => 'Не оголошувати',
    concede: () => 'Здатися',
    proposeDeal({ to, terms }, say) {
      const whom = to === undefined ? '' : ` (${say.seat(to)})`;
      return terms?.give && terms.take
        ? `Запропонувати${whom}: віддати — ${bundle(terms.give, say)}; отримати — ${bundle(terms.take, say)}`
        : `Запропонувати угоду${whom}`;
    },
    acceptDeal: () => 'Прийняти пропозицію',
    declineDeal: () => 'Відхилити пропозицію',
    counterDeal: ({ terms }, say) =>
      terms?.give && terms.take
        ? `Зустрічна пропозиція: віддати — ${bundle(terms.give, say)}; отримати — ${bundle(terms.take, say)}`
        : 'Зробити зустрічну пропозицію',
    withdrawDeal: () => 'Відкликати пропозицію',
  },

  fields: {
    starter: 'Хто ходить першим',
    cell: 'Гекс',
    asset: 'Актив',
    resource: 'Ресурс',
    by: 'Угору чи вниз',
    to: 'Куди або кому',
    card: 'Карта дії',
    workers: 'Робітники',
    vehicle: 'Транспорт',
    units: 'Одиниці',
    mode: 'Що з ним робити',
    technology: 'Технологія',
    contract: 'Контракт',
    from: 'Звідки',
    deal: 'Пропозиція',
    terms: 'Умови',
    give: 'Ви віддаєте',
    take: 'Ви отримуєте',
    money: 'Гроші, нАн',
    coal: 'Вугілля',
    ore: 'Руда',
    steel: 'Сталь',
    energy: 'Енергія',
    assets: 'Активи',
    technologies: 'Технології',
    vehicles: 'Транспорт',
    contracts: 'Контракти',
    release: 'Звільнення захопленого активу',
  },
};
