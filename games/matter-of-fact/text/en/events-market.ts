import type { Seat } from '@parlour/kernel';
import { capital } from '../reading.ts';
import type { Events } from '../types.ts';
import {
  actionCard,
  amount,
  amounts,
  asset,
  bundle,
  nan,
  product,
  technology,
  thing,
  vehicle,
  workers,
} from './words.ts';

/** Prices, monopolies, purchases, sales and deals. */
export const marketEvents = {
  priceMoved({ resource, by, from, to, because, seat, source }, say) {
    const name = source === null ? '' : thing(source);
    const why = {
      newEnterprise: `a new asset, ${name}`,
      firstUse: `the first use of ${name}`,
      card: `the action card ${name}`,
      monopolist: `the decision of the monopolist, ${say.seat(seat)}`,
    }[because];
    const what =
      from === to ? `stays at ${to}, the end of its row` : `${by > 0 ? 'rises' : 'falls'} from ${from} to ${to}`;
    return `${capital(product(resource))} ${what}: ${why}.`;
  },
  resourceOpened: ({ resource }) => `${capital(product(resource))} is now on sale in the business centre.`,
  monopolyChanged({ resource, from, to, capacities }, say) {
    const share = `Capacities: ${capacities.map((units, seat) => `${say.seat(seat as Seat)} – ${units}`).join(', ')}.`;
    if (to !== null) return `${say.seat(to)} is now the monopolist of ${product(resource)}. ${share}`;
    return from === null
      ? `${capital(product(resource))} has no monopolist. ${share}`
      : `${say.seat(from)} loses the monopoly of ${product(resource)}; nobody has it now. ${share}`;
  },
  assetBought: ({ seat, asset: id, cost }, say) => `${say.seat(seat)} buys ${asset(id)} for ${nan(cost)}.`,
  assetSold({ seat, asset: id, price, workers: n, technology: card }, say) {
    const freed = [
      ...(n > 0 ? [`${workers(n)} ${n === 1 ? 'becomes' : 'become'} idle`] : []),
      ...(card ? [`${technology(card)} goes back to the hand`] : []),
    ];
    return `${say.seat(seat)} sells ${asset(id)} to the bank for ${nan(price)}.${freed.length > 0 ? ` ${capital(say.list(freed))}.` : ''}`;
  },
  studied: ({ seat, university, cards }, say) => {
    const where = university === 'U1' ? 'University I' : 'University II';
    return cards.secret === null
      ? `${say.seat(seat)} looks at technologies from ${where}.`
      : `${say.seat(seat)} looks at technologies from ${where}: ${say.list(cards.secret.map(technology))}.`;
  },
  technologyBought({ seat, technology: id, price, discarded }, say) {
    const rest = discarded.length > 0 ? ` Discarded: ${say.list(discarded.map(technology))}.` : '';
    return `${say.seat(seat)} buys the technology ${technology(id)} for ${nan(price)}.${rest}`;
  },
  technologiesDeclined: ({ seat, discarded }, say) =>
    discarded.length > 0
      ? `${say.seat(seat)} buys no technology. Discarded: ${say.list(discarded.map(technology))}.`
      : `${say.seat(seat)} buys no technology.`,
  vehicleBought: ({ seat, vehicle: id, price }, say) =>
    `${say.seat(seat)} buys a vehicle for ${nan(price)}: ${vehicle(id)}. It can be used from the next turn.`,
  vehicleReturned: ({ seat, vehicle: id, refund }, say) =>
    `${say.seat(seat)} returns a vehicle for ${nan(refund)}: ${vehicle(id)}.`,
  vehicleReady: ({ seat, vehicle: id }, say) => `${say.seat(seat)}’s new vehicle is ready: ${vehicle(id)}.`,
  resourceBought: ({ seat, resource, units, price, cost }, say) =>
    `${say.seat(seat)} buys ${amount(units, resource)} at ${price}, for ${nan(cost)}.`,
  sold: ({ seat, resource, units, price, income }, say) =>
    `${say.seat(seat)} sells ${amount(units, resource)} to the bank at ${price} and receives ${nan(income)}.`,
  delivered({ seat, contract, resource, units, price, income, open }, say) {
    const rest = amounts(open, say);
    return `${say.seat(seat)} delivers ${amount(units, resource)} at ${price} on the contract ${actionCard(contract)} and receives ${nan(income)}.${rest ? ` Still open: ${rest}.` : ''}`;
  },
  contractFilled: ({ seat, contract }, say) => `${say.seat(seat)} has filled the contract ${actionCard(contract)}.`,
  contractLapsed({ seat, contract, open }, say) {
    const rest = amounts(open, say);
    return `${say.seat(seat)}’s contract ${actionCard(contract)} runs out${rest ? ` with ${rest} undelivered` : ''}.`;
  },
  traded: ({ from, to, give, take }, say) =>
    `A deal: ${say.seat(from)} gives ${bundle(give, say)}; ${say.seat(to)} gives ${bundle(take, say)}.`,
  dealProposed: ({ from, to, terms }, say) =>
    terms.secret === null
      ? `${say.seat(from)} makes ${say.seat(to)} an offer.`
      : `${say.seat(from)} offers ${say.seat(to)} a deal: ${bundle(terms.secret.give, say)} for ${bundle(terms.secret.take, say)}.`,
  dealAccepted: ({ from, to }, say) => `${say.seat(to)} accepts ${say.seat(from)}’s offer.`,
  dealDeclined: ({ from, to }, say) => `${say.seat(to)} declines ${say.seat(from)}’s offer.`,
  dealWithdrawn: ({ from, to }, say) => `${say.seat(from)} withdraws the offer to ${say.seat(to)}.`,
  dealLapsed: ({ from, to }, say) => `${say.seat(from)}’s offer to ${say.seat(to)} lapses.`,
} satisfies Partial<Events>;
