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
  post,
  product,
  technology,
  vehicle,
  whereTo,
  workers,
} from './words.ts';

export const { actions, fields }: Actions = {
  actions: {
    nameStarter: ({ starter }, say) =>
      starter === undefined ? 'Name the first player' : `${say.seat(starter)} plays first`,
    placeChip: ({ cell: where }) => heading('Place your chip', where !== undefined && cell(where)),
    run: ({ asset: id }) => (id ? `Run ${asset(id)}` : 'Run an asset'),
    runProposed: () => 'Run everything as proposed',
    changePrice: ({ resource, by }) =>
      by === undefined
        ? `Change the price${resource ? ` of ${product(resource)}` : ''}`
        : `${by > 0 ? 'Raise' : 'Lower'} ${resource ? product(resource) : 'the price'} by one point`,
    move: ({ to, card }) =>
      heading(
        'Go',
        to !== undefined && cell(to),
        card !== undefined && (card ? 'over a border, with a card' : 'without a card'),
      ),
    buyAsset: () => 'Buy this asset',
    hire: ({ workers: n }) => (n ? `Hire ${workers(n)} for ${nan(n * HIRE_COST)}` : 'Hire workers'),
    study: () => 'Draw two technologies',
    buyVehicle: ({ vehicle: id }) => (id ? `Buy the ${vehicle(id)} for ${nan(DEALERSHIP[id].price)}` : 'Buy a vehicle'),
    returnVehicle: ({ vehicle: id }) =>
      id ? `Return the ${vehicle(id)} for ${nan(DEALERSHIP[id].refund)}` : 'Return a vehicle',
    buyResource: ({ resource, units }) =>
      resource && units ? `Buy ${amount(units, resource)}` : resource ? `Buy ${product(resource)}` : 'Buy resources',
    raid: ({ mode }) =>
      mode === undefined
        ? 'Raid this asset'
        : mode === 'operate'
          ? 'Raid: operate it at your cost'
          : 'Raid: sabotage it',
    buyTechnology: ({ technology: id }) =>
      id ? `Buy ${technology(id)} for ${nan(TECHNOLOGIES[id].price)}` : 'Buy a technology',
    takeNone: () => 'Buy neither',
    paySalary: () => 'Pay the wages',
    leaveUnpaid: () => 'Continue without paying',
    sell: ({ resource, units }) =>
      resource && units
        ? `Sell ${amount(units, resource)}`
        : resource
          ? `Sell ${product(resource)}`
          : 'Sell to the bank',
    deliver: ({ contract, resource, units }) =>
      heading(
        'Deliver',
        resource && (units ? amount(units, resource) : product(resource)),
        contract && `contract ${actionCard(contract)}`,
      ),
    sellAsset: ({ asset: id }) => (id ? `Sell ${asset(id)} to the bank` : 'Sell an asset to the bank'),
    discharge: ({ from, workers: n }) =>
      heading(n ? `Discharge ${workers(n)}` : 'Discharge workers', from && post(from)),
    moveWorkers({ from, to, workers: n }) {
      const who = n ? workers(n) : 'workers';
      if (to !== undefined && isGuardPost(to)) return heading(`Guard ${asset(guardedBy(to))}`, from && post(from));
      return `Move ${who}${from ? ` from ${whereTo(from)}` : ''}${to ? ` to ${whereTo(to)}` : ''}`;
    },
    layTechnology: ({ technology: id, asset: on }) =>
      `Lay ${id ? technology(id) : 'a technology'}${on ? ` on ${asset(on)}` : ''}`,
    takeUpTechnology: ({ technology: id }) =>
      id ? `Take ${technology(id)} back into your hand` : 'Take back a technology',
    adoptPlan: () => 'Place workers as proposed',
    goOn: () => 'Continue',
    endTurn: () => 'End your turn',
    callStrike: () => 'Call a strike',
    letItBe: () => 'Don’t call one',
    concede: () => 'Concede',
    proposeDeal({ to, terms }, say) {
      const whom = to === undefined ? '' : ` to ${say.seat(to)}`;
      return terms?.give && terms.take
        ? `Offer${whom}: ${bundle(terms.give, say)} for ${bundle(terms.take, say)}`
        : `Offer a deal${whom}`;
    },
    acceptDeal: () => 'Accept the deal',
    declineDeal: () => 'Decline the deal',
    counterDeal: ({ terms }, say) =>
      terms?.give && terms.take
        ? `Counter: ${bundle(terms.give, say)} for ${bundle(terms.take, say)}`
        : 'Make a counter-offer',
    withdrawDeal: () => 'Withdraw the offer',
  },

  fields: {
    starter: 'First player',
    cell: 'Hex',
    asset: 'Asset',
    resource: 'Resource',
    by: 'Up or down',
    to: 'To',
    card: 'Action card',
    workers: 'Workers',
    vehicle: 'Vehicle',
    units: 'Units',
    mode: 'What to do with it',
    technology: 'Technology',
    contract: 'Contract',
    from: 'From',
    deal: 'Offer',
    terms: 'Terms',
    give: 'You give',
    take: 'You get',
    money: 'Money in nAn',
    coal: 'Coal',
    ore: 'Ore',
    steel: 'Steel',
    energy: 'Energy',
    assets: 'Assets',
    technologies: 'Technologies',
    vehicles: 'Vehicles',
    contracts: 'Contracts',
    release: 'Release of a captured asset',
  },
};
