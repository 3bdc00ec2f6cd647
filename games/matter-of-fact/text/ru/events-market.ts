import type { Seat } from '@parlour/kernel';
import { capital } from '../reading.ts';
import type { Events } from '../types.ts';
import { names } from './names.ts';
import { actionCard, amount, amounts, asset, bundle, nan, product, technology, thing, vehicle } from './words.ts';

/** Prices, monopolies, purchases, sales and deals. */
export const marketEvents = {
  priceMoved({ resource, by, from, to, because, seat, source }, say) {
    const name = source === null ? '' : thing(source);
    const why = {
      newEnterprise: `новый актив ${name}`,
      firstUse: `первое применение технологии ${name}`,
      card: `карта действия ${name}`,
      monopolist: `решение монополиста: ${say.seat(seat)}`,
    }[because];
    const what =
      from === to ? `цена остаётся ${to}, это конец шкалы` : `цена ${by > 0 ? 'растёт' : 'падает'} с ${from} до ${to}`;
    return `${names.products[resource]}: ${what}. ${capital(why)}.`;
  },
  resourceOpened: ({ resource }) => `${names.products[resource]} теперь продаётся в бизнес-центре.`,
  monopolyChanged({ resource, from, to, capacities }, say) {
    const share = `Мощности: ${capacities.map((units, seat) => `${say.seat(seat as Seat)} — ${units}`).join(', ')}.`;
    if (to !== null) return `${names.products[resource]}: монополист теперь ${say.seat(to)}. ${share}`;
    return from === null
      ? `${names.products[resource]}: монополиста нет. ${share}`
      : `${say.seat(from)} теряет монополию (${product(resource)}); теперь её нет ни у кого. ${share}`;
  },
  assetBought: ({ seat, asset: id, cost }, say) => `${say.seat(seat)} покупает актив ${asset(id)} за ${nan(cost)}.`,
  assetSold({ seat, asset: id, price, workers, technology: card }, say) {
    const freed = [
      ...(workers > 0 ? [`рабочие — в резерв (${workers})`] : []),
      ...(card ? [`технология ${technology(card)} — на руку`] : []),
    ];
    return `${say.seat(seat)} продаёт банку актив ${asset(id)} за ${nan(price)}${freed.length > 0 ? `; ${say.list(freed)}` : ''}.`;
  },
  studied: ({ seat, university, cards }, say) =>
    cards.secret === null
      ? `${say.seat(seat)} смотрит технологии: ${names.universities[university]}.`
      : `${say.seat(seat)} смотрит технологии (${names.universities[university]}): ${say.list(cards.secret.map(technology))}.`,
  technologyBought({ seat, technology: id, price, discarded }, say) {
    const rest = discarded.length > 0 ? ` В сброс: ${say.list(discarded.map(technology))}.` : '';
    return `${say.seat(seat)} покупает технологию ${technology(id)} за ${nan(price)}.${rest}`;
  },
  technologiesDeclined: ({ seat, discarded }, say) =>
    discarded.length > 0
      ? `${say.seat(seat)} не покупает технологий. В сброс: ${say.list(discarded.map(technology))}.`
      : `${say.seat(seat)} не покупает технологий.`,
  vehicleBought: ({ seat, vehicle: id, price }, say) =>
    `${say.seat(seat)} покупает ${vehicle(id)} за ${nan(price)}. Ездить на нём можно со следующего хода.`,
  vehicleReturned: ({ seat, vehicle: id, refund }, say) =>
    `${say.seat(seat)} возвращает ${vehicle(id)} за ${nan(refund)}.`,
  vehicleReady: ({ seat, vehicle: id }, say) => `${say.seat(seat)}: новый транспорт готов — ${vehicle(id)}.`,
  resourceBought: ({ seat, resource, units, price, cost }, say) =>
    `${say.seat(seat)} покупает ${amount(units, resource)} по ${price}, всего ${nan(cost)}.`,
  sold: ({ seat, resource, units, price, income }, say) =>
    `${say.seat(seat)} продаёт банку ${amount(units, resource)} по ${price} и получает ${nan(income)}.`,
  delivered({ seat, contract, resource, units, price, income, open }, say) {
    const rest = amounts(open, say);
    return `${say.seat(seat)} поставляет по контракту ${actionCard(contract)} ${amount(units, resource)} по ${price} и получает ${nan(income)}.${rest ? ` Осталось: ${rest}.` : ''}`;
  },
  contractFilled: ({ seat, contract }, say) =>
    `${say.seat(seat)} выполняет контракт ${actionCard(contract)} полностью.`,
  contractLapsed({ seat, contract, open }, say) {
    const rest = amounts(open, say);
    return `Срок контракта ${actionCard(contract)} истёк (${say.seat(seat)})${rest ? `; не поставлено: ${rest}` : ''}.`;
  },
  traded: ({ from, to, give, take }, say) =>
    `Сделка. ${say.seat(from)} отдаёт: ${bundle(give, say)}. ${say.seat(to)} отдаёт: ${bundle(take, say)}.`,
  dealProposed: ({ from, to, terms }, say) =>
    terms.secret === null
      ? `${say.seat(from)} предлагает сделку; отвечает ${say.seat(to)}.`
      : `${say.seat(from)} предлагает: ${bundle(terms.secret.give, say)}; в обмен: ${bundle(terms.secret.take, say)}. Отвечает ${say.seat(to)}.`,
  dealAccepted: ({ from, to }, say) => `${say.seat(to)} принимает предложение. Автор — ${say.seat(from)}.`,
  dealDeclined: ({ from, to }, say) => `${say.seat(to)} отклоняет предложение. Автор — ${say.seat(from)}.`,
  dealWithdrawn: ({ from, to }, say) => `${say.seat(from)} отзывает предложение (${say.seat(from)} → ${say.seat(to)}).`,
  dealLapsed: ({ from, to }, say) => `Предложение теряет силу: ${say.seat(from)} → ${say.seat(to)}.`,
} satisfies Partial<Events>;
