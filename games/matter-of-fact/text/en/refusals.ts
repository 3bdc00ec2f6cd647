import type { Site } from '../../types.ts';
import { capital } from '../reading.ts';
import type { Refusals } from '../types.ts';
import {
  actionCard,
  amounts,
  asset,
  at,
  hexes,
  kinds,
  nan,
  product,
  supplies,
  technology,
  turns,
  vehicle,
  workers,
} from './words.ts';

const NEEDED: Record<Site, string> = {
  businessCentre: 'Resources are sold only on a hex of the business centre.',
  dealership: 'Vehicles are sold and taken back only at the dealership.',
  university: 'Technologies are sold only at a university.',
  labourExchange: 'Workers are hired only at a labour exchange.',
  freeAsset: 'To buy an asset, end your movement on a hex with one that nobody owns.',
  rivalAsset: 'To raid, end your movement on a rival’s asset.',
};

export const refusals: Refusals = {
  occupied: ({ cell, by }, say) =>
    `${say.seat(by)} stands on ${at(cell)}, and a hex has room for one chip. Try again when it’s free.`,
  guarded: ({ asset: id, owner }, say) =>
    `${asset(id)} of ${say.seat(owner)} has a guard: no rival may stop there, and only a quadcopter passes over it.`,
  outOfReach: ({ speed }) =>
    `Out of reach: you travel up to ${hexes(speed)} a turn, and only a quadcopter passes rival chips and guards.`,
  cardUnavoidable: () => 'Every way there crosses a border, so an action card will be drawn.',
  noBorderOnTheWay: () => 'No way there crosses a border within your range, so there’s no card to draw.',
  captured: ({ asset: id, by }, say) =>
    `${asset(id)} is captured by ${say.seat(by)}. Arrest the raider by ending your movement there, or buy its release.`,
  alreadyRan: ({ asset: id }) => `${asset(id)} has worked this turn already; each asset works once a turn.`,
  shortOfWorkers: ({ asset: id, has, needs }) =>
    `${asset(id)} needs ${workers(needs)} and has ${has}. Place more in planning, or begin the turn there with your chip.`,
  shortOfInputs: ({ asset: id, resource, has, needs }) =>
    `${asset(id)} needs ${needs} ${product(resource)}, and you have ${has}. Let your other assets work first, or buy some.`,
  notMonopolist: ({ resource, monopolist }, say) =>
    monopolist === null
      ? `${capital(product(resource))} has no monopolist: nobody’s capacity is above all others.`
      : `${say.seat(monopolist)} is the monopolist of ${product(resource)}. To take over, have more capacity.`,
  priceChanged: ({ resource }) =>
    `You have changed the price of ${product(resource)} this turn; once a turn is allowed.`,
  endOfRow: ({ resource, price }) =>
    `${capital(product(resource))} costs ${price}: its row ends here, and the price can’t go further.`,
  notHere: ({ needs }) => NEEDED[needs],
  mustArrive: () => 'You have stayed here. At this table a place serves only those who arrive: come back another turn.',
  owned: ({ asset: id, by }, say) => `${asset(id)} belongs to ${say.seat(by)}. It can only be bought in a deal.`,
  cannotPay: ({ cost, cash }) =>
    `This costs ${nan(cost)}, and there ${cash > 0 ? `are only ${nan(cash)}` : 'is no money'}.`,
  noWorkersLeft: ({ left }) =>
    left > 0
      ? `The bank has only ${workers(left)} left.`
      : 'The bank has no workers left. Some come back when they’re discharged.',
  atLeastOne: () => 'Hire at least one worker, or go on.',
  noCards: ({ level }) => `University ${level} has no cards left: all of its technologies are in play.`,
  soldOut: ({ vehicle: id }) => `The ${vehicle(id)} is sold out. Another player may sell you one.`,
  hasVehicle: ({ vehicle: id }) => `You already have the ${vehicle(id)}; one of each kind is enough.`,
  noVehicle: ({ vehicle: id }) => `There’s no ${vehicle(id)} to give.`,
  justBought: ({ vehicle: id }) => `The ${vehicle(id)} is new this turn. It can be returned from your next turn on.`,
  notOpened: ({ resource }) =>
    `${capital(product(resource))} isn’t on sale yet: first somebody must buy an asset that makes it.`,
  tokenLimit: ({ resource, left }) =>
    left > 0
      ? `The bank has only ${left} ${product(resource)} left.`
      : `The bank has no ${product(resource)} left until players use or sell theirs.`,
  raidsOff: () => 'There are no raids at this table.',
  parkOnlySabotaged: ({ asset: id }) =>
    `${asset(id)} is a technology park: it can be sabotaged, but never works for a raider.`,
  tooFewWorkersThere: ({ asset: id, has, needs }) =>
    `${asset(id)} has ${has} of the ${workers(needs)} it needs, so it can only be sabotaged.`,
  suppliesShort: ({ salary, cash, inputs, stock }, say) =>
    `To operate it you must put down ${supplies({ salary, inputs }, say)}. You have ${nan(cash)}${amounts(stock, say) ? ` and ${amounts(stock, say)}` : ' and no resources'}.`,
  alreadySo: ({ mode }) => (mode === 'operate' ? 'You operate it already.' : 'It’s sabotaged already.'),
  nothingDue: () => 'No salary is due now.',
  arrested: ({ turns: left }) =>
    `You’re under arrest for ${turns(left)} more: until then you sell no resources, use no places and move nobody.`,
  noStock: ({ resource }) => `You have no ${product(resource)}.`,
  nothingToSell: () => 'You have no resources to sell.',
  noContract: () => 'You hold no contract. Action cards at the borders bring them.',
  notInContract: ({ contract, resource }) =>
    `The contract ${actionCard(contract)} doesn’t ask for ${product(resource)}.`,
  contractLimit: ({ contract, open }) =>
    open > 0
      ? `The contract ${actionCard(contract)} takes only ${open} more. Sell the rest at the market price.`
      : `The contract ${actionCard(contract)} has got all it asks for of this. Sell the rest at the market price.`,
  stockLimit: ({ resource, stock }) =>
    stock > 0 ? `Only ${stock} ${product(resource)} in stock.` : `There’s no ${product(resource)} in stock.`,
  noAsset: () => 'You own no asset yet.',
  noWorkers: () => 'There are no workers for this.',
  locked: ({ asset: id, raider, mode }, say) =>
    mode === 'operate'
      ? `${say.seat(raider)} operates ${asset(id)}: nothing may be moved to it or from it until the raider’s next stage 4.`
      : `${say.seat(raider)} sabotages ${asset(id)}: its technology stays, nothing may be moved there, and only workers may leave.`,
  guardThere: ({ asset: id }) => `${asset(id)} has its guard; there’s place for one.`,
  oneGuard: ({ asset: id }) => `${asset(id)} has place for one guard only.`,
  samePlace: () => 'They’re there already.',
  noTechnology: () => 'You have no technology for this. Universities sell them.',
  otherKind: ({ technology: id, fits }) => `${technology(id)} fits ${kinds(fits)} only.`,
  liesThere: ({ technology: id, asset: on }) => `${technology(id)} lies on ${asset(on)} already.`,
  planStands: () => 'Your workers stand as proposed already.',
  onStrike: () => 'Your workers are on strike. Once the salary is paid they can be placed again.',
  botTakesOver: () => 'At this table a bot takes over for whoever leaves, so nobody concedes.',
  tradeOff: () => 'There are no deals at this table.',
  nothingToGive: ({ giver }, say) =>
    `There’s nothing that ${say.seat(giver)} could give in a deal now, neither money nor goods.`,
  emptySide: ({ giver }, say) =>
    `${say.seat(giver)} gives nothing in this deal; each side must give at least one thing or 1 nAn.`,
  notYours: ({ giver }, say) => `${say.seat(giver)} doesn’t have all that this deal promises.`,
  onlyTransport: () => 'Outside stages 2 to 5 of one of the two players, only a vehicle for money can be traded.',
  onlyActiveSellsAssets: ({ giver }, say) => `${say.seat(giver)} can sell assets only in a turn of their own.`,
  onlyToRaider: ({ asset: id, raider }, say) =>
    `${asset(id)} is captured: it can be sold only to its raider, ${say.seat(raider)}.`,
  alreadyOwns: ({ receiver, vehicle: id }, say) => `${say.seat(receiver)} already has this vehicle: ${vehicle(id)}.`,
  arrestedSeller: ({ giver }, say) =>
    `${say.seat(giver)} is under arrest and may sell neither resources nor technologies that lie on assets.`,
};
