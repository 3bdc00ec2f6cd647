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
      newEnterprise: `новий актив ${name}`,
      firstUse: `перше застосування технології ${name}`,
      card: `карта дії ${name}`,
      monopolist: `рішення монополіста: ${say.seat(seat)}`,
    }[because];
    const what =
      from === to ? `ціна лишається ${to}, це кінець шкали` : `ціна ${by > 0 ? 'зростає' : 'падає'} з ${from} до ${to}`;
    return `${names.products[resource]}: ${what}. ${capital(why)}.`;
  },
  resourceOpened: ({ resource }) => `${names.products[resource]} тепер продається в бізнес-центрі.`,
  monopolyChanged({ resource, from, to, capacities }, say) {
    const share = `Потужності: ${capacities.map((units, seat) => `${say.seat(seat as Seat)} — ${units}`).join(', ')}.`;
    if (to !== null) return `${names.products[resource]}: монополіст тепер ${say.seat(to)}. ${share}`;
    return from === null
      ? `${names.products[resource]}: монополіста немає. ${share}`
      : `${say.seat(from)} втрачає монополію (${product(resource)}); тепер її не має ніхто. ${share}`;
  },
  assetBought: ({ seat, asset: id, cost }, say) => `${say.seat(seat)} купує актив ${asset(id)} за ${nan(cost)}.`,
  assetSold({ seat, asset: id, price, workers, technology: card }, say) {
    const freed = [
      ...(workers > 0 ? [`робітники — в резерв (${workers})`] : []),
      ...(card ? [`технологія ${technology(card)} — на руку`] : []),
    ];
    return `${say.seat(seat)} продає банку актив ${asset(id)} за ${nan(price)}${freed.length > 0 ? `; ${say.list(freed)}` : ''}.`;
  },
  studied: ({ seat, university, cards }, say) =>
    cards.secret === null
      ? `${say.seat(seat)} розглядає технології: ${names.universities[university]}.`
      : `${say.seat(seat)} розглядає технології (${names.universities[university]}): ${say.list(cards.secret.map(technology))}.`,
  technologyBought({ seat, technology: id, price, discarded }, say) {
    const rest = discarded.length > 0 ? ` У скид: ${say.list(discarded.map(technology))}.` : '';
    return `${say.seat(seat)} купує технологію ${technology(id)} за ${nan(price)}.${rest}`;
  },
  technologiesDeclined: ({ seat, discarded }, say) =>
    discarded.length > 0
      ? `${say.seat(seat)} не купує технологій. У скид: ${say.list(discarded.map(technology))}.`
      : `${say.seat(seat)} не купує технологій.`,
  vehicleBought: ({ seat, vehicle: id, price }, say) =>
    `${say.seat(seat)} купує ${vehicle(id)} за ${nan(price)}. Їздити на ньому можна з наступного ходу.`,
  vehicleReturned: ({ seat, vehicle: id, refund }, say) =>
    `${say.seat(seat)} повертає ${vehicle(id)} за ${nan(refund)}.`,
  vehicleReady: ({ seat, vehicle: id }, say) => `${say.seat(seat)}: новий транспорт готовий — ${vehicle(id)}.`,
  resourceBought: ({ seat, resource, units, price, cost }, say) =>
    `${say.seat(seat)} купує ${amount(units, resource)} по ${price}, усього ${nan(cost)}.`,
  sold: ({ seat, resource, units, price, income }, say) =>
    `${say.seat(seat)} продає банку ${amount(units, resource)} по ${price} й отримує ${nan(income)}.`,
  delivered({ seat, contract, resource, units, price, income, open }, say) {
    const rest = amounts(open, say);
    return `${say.seat(seat)} постачає за контрактом ${actionCard(contract)} ${amount(units, resource)} по ${price} й отримує ${nan(income)}.${rest ? ` Лишилося: ${rest}.` : ''}`;
  },
  contractFilled: ({ seat, contract }, say) => `${say.seat(seat)} виконує контракт ${actionCard(contract)} повністю.`,
  contractLapsed({ seat, contract, open }, say) {
    const rest = amounts(open, say);
    return `Строк контракту ${actionCard(contract)} сплив (${say.seat(seat)})${rest ? `; не поставлено: ${rest}` : ''}.`;
  },
  traded: ({ from, to, give, take }, say) =>
    `Угода. ${say.seat(from)} віддає: ${bundle(give, say)}. ${say.seat(to)} віддає: ${bundle(take, say)}.`,
  dealProposed: ({ from, to, terms }, say) =>
    terms.secret === null
      ? `${say.seat(from)} пропонує угоду; відповідає ${say.seat(to)}.`
      : `${say.seat(from)} пропонує: ${bundle(terms.secret.give, say)}; навзаєм: ${bundle(terms.secret.take, say)}. Відповідає ${say.seat(to)}.`,
  dealAccepted: ({ from, to }, say) => `${say.seat(to)} приймає пропозицію. Автор — ${say.seat(from)}.`,
  dealDeclined: ({ from, to }, say) => `${say.seat(to)} відхиляє пропозицію. Автор — ${say.seat(from)}.`,
  dealWithdrawn: ({ from, to }, say) => `${say.seat(from)} відкликає пропозицію (${say.seat(from)} → ${say.seat(to)}).`,
  dealLapsed: ({ from, to }, say) => `Пропозиція втрачає чинність: ${say.seat(from)} → ${say.seat(to)}.`,
} satisfies Partial<Events>;
