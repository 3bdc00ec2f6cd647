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
    nameStarter: ({ starter }, say) => heading('Первый ход', starter !== undefined && say.seat(starter)),
    placeChip: ({ cell: where }) => heading('Поставить фишку', where !== undefined && cell(where)),
    run: ({ asset: id }) => (id ? `Запустить актив ${asset(id)}` : 'Запустить актив'),
    runProposed: () => 'Запустить всё, как предложено',
    changePrice: ({ resource, by }) =>
      by === undefined
        ? `Изменить цену${resource ? ` ${productOf[resource]}` : ''}`
        : `${by > 0 ? 'Поднять' : 'Снизить'} цену${resource ? ` ${productOf[resource]}` : ''} на пункт`,
    move: ({ to, card }) =>
      heading(
        'Ехать',
        to !== undefined && cell(to),
        card !== undefined && (card ? 'через границу, с картой' : 'без карты'),
      ),
    buyAsset: () => 'Купить этот актив',
    hire: ({ workers }) => (workers ? `Нанять ${ofWorkers(workers)} за ${nan(workers * HIRE_COST)}` : 'Нанять рабочих'),
    study: () => 'Взять две технологии',
    buyVehicle: ({ vehicle: id }) =>
      id ? `Купить ${vehicle(id)} за ${nan(DEALERSHIP[id].price)}` : 'Купить транспорт',
    returnVehicle: ({ vehicle: id }) =>
      id ? `Вернуть ${vehicle(id)} за ${nan(DEALERSHIP[id].refund)}` : 'Вернуть транспорт',
    buyResource: ({ resource, units }) =>
      resource && units
        ? `Купить ${amount(units, resource)}`
        : resource
          ? `Купить ${productAs[resource]}`
          : 'Купить ресурсы',
    raid: ({ mode }) =>
      mode === undefined
        ? 'Захватить этот актив'
        : mode === 'operate'
          ? 'Захват: запустить за свой счёт'
          : 'Захват: саботаж',
    buyTechnology: ({ technology: id }) =>
      id ? `Купить технологию ${technology(id)} за ${nan(TECHNOLOGIES[id].price)}` : 'Купить технологию',
    takeNone: () => 'Ничего не покупать',
    paySalary: () => 'Выплатить зарплату',
    leaveUnpaid: () => 'Не платить и идти дальше',
    sell: ({ resource, units }) =>
      resource && units
        ? `Продать ${amount(units, resource)}`
        : resource
          ? `Продать ${productAs[resource]}`
          : 'Продать банку',
    deliver: ({ contract, resource, units }) =>
      heading(
        'Поставить по контракту',
        contract && actionCard(contract),
        resource && (units ? amount(units, resource) : productAs[resource]),
      ),
    sellAsset: ({ asset: id }) => (id ? `Продать банку актив ${asset(id)}` : 'Продать актив банку'),
    discharge: ({ from, workers }) =>
      heading(workers ? `Уволить ${ofWorkers(workers)}` : 'Уволить рабочих', from && post(from)),
    moveWorkers({ from, to, workers }) {
      if (to !== undefined && isGuardPost(to))
        return heading(`Поставить охрану на актив ${asset(guardedBy(to))}`, from && post(from));
      const who = workers ? `Перевести ${ofWorkers(workers)}` : 'Перевести рабочих';
      return `${heading(who, from && post(from))}${to ? ` → ${post(to)}` : ''}`;
    },
    layTechnology: ({ technology: id, asset: on }) =>
      `Положить ${id ? `технологию ${technology(id)}` : 'технологию'}${on ? ` на актив ${asset(on)}` : ''}`,
    takeUpTechnology: ({ technology: id }) => (id ? `Взять технологию ${technology(id)} на руку` : 'Снять технологию'),
    adoptPlan: () => 'Расставить рабочих, как предложено',
    goOn: () => 'Дальше',
    endTurn: () => 'Закончить ход',
    callStrike: () => 'Объявить забастовку',
    letItBe: () => 'Не объявлять',
    concede: () => 'Сдаться',
    proposeDeal({ to, terms }, say) {
      const whom = to === undefined ? '' : ` (${say.seat(to)})`;
      return terms?.give && terms.take
        ? `Предложить${whom}: отдать — ${bundle(terms.give, say)}; получить — ${bundle(terms.take, say)}`
        : `Предложить сделку${whom}`;
    },
    acceptDeal: () => 'Принять предложение',
    declineDeal: () => 'Отклонить предложение',
    counterDeal: ({ terms }, say) =>
      terms?.give && terms.take
        ? `Встречное предложение: отдать — ${bundle(terms.give, say)}; получить — ${bundle(terms.take, say)}`
        : 'Сделать встречное предложение',
    withdrawDeal: () => 'Отозвать предложение',
  },

  fields: {
    starter: 'Кто ходит первым',
    cell: 'Гекс',
    asset: 'Актив',
    resource: 'Ресурс',
    by: 'Вверх или вниз',
    to: 'Куда или кому',
    card: 'Карта действия',
    workers: 'Рабочие',
    vehicle: 'Транспорт',
    units: 'Единицы',
    mode: 'Что с ним делать',
    technology: 'Технология',
    contract: 'Контракт',
    from: 'Откуда',
    deal: 'Предложение',
    terms: 'Условия',
    give: 'Вы отдаёте',
    take: 'Вы получаете',
    money: 'Деньги, нАн',
    coal: 'Уголь',
    ore: 'Руда',
    steel: 'Сталь',
    energy: 'Энергия',
    assets: 'Активы',
    technologies: 'Технологии',
    vehicles: 'Транспорт',
    contracts: 'Контракты',
    release: 'Освобождение захваченного актива',
  },
};
