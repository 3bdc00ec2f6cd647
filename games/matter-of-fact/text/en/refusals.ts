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
  moreTurns,
  nan,
  product,
  supplies,
  technology,
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
    `${say.seat(owner)}’s ${asset(id)} is guarded: no rival may stop there, and only a quadcopter can pass over it.`,
  outOfReach: ({ speed }) =>
    `Out of reach: you can travel up to ${hexes(speed)} a turn, and only a quadcopter passes over rival chips and guards.`,
  cardUnavoidable: () => 'Every route there crosses a border, so an action card will be drawn.',
  noBorderOnTheWay: () => 'No route there within your range crosses a border, so there’s no card to draw.',
  captured: ({ asset: id, by }, say) =>
    `${asset(id)} is captured by ${say.seat(by)}. Arrest the raider by ending your movement there, or buy its release.`,
  alreadyRan: ({ asset: id }) => `${asset(id)} has already worked this turn; each asset works once a turn.`,
  shortOfWorkers: ({ asset: id, has, needs }) =>
    `${asset(id)} needs ${workers(needs)} and has ${has}. Place more in planning, or start your turn with your chip there.`,
  shortOfInputs: ({ asset: id, resource, has, needs }) =>
    `${asset(id)} needs ${needs} ${product(resource)}, and you have ${has}. Let your other assets work first, or buy some.`,
  notMonopolist: ({ resource, monopolist }, say) =>
    monopolist === null
      ? `${capital(product(resource))} has no monopolist: nobody’s capacity is above all others.`
      : `${say.seat(monopolist)} is the monopolist of ${product(resource)}. To take over, you need more capacity.`,
  priceChanged: ({ resource }) =>
    `You’ve already changed the price of ${product(resource)} this turn, and you may do it only once.`,
  endOfRow: ({ resource, price }) =>
    `${capital(product(resource))} costs ${price}: that’s the end of its row, and the price can’t go any further.`,
  notHere: ({ needs }) => NEEDED[needs],
  mustArrive: () => 'You haven’t moved. At this table a place serves only those who arrive: come back another turn.',
  owned: ({ asset: id, by }, say) => `${asset(id)} belongs to ${say.seat(by)}. It can only be bought in a deal.`,
  cannotPay: ({ cost, cash }) =>
    `This costs ${nan(cost)}, and ${cash > 0 ? `there’s only ${nan(cash)}` : 'there’s no money'}.`,
  noWorkersLeft: ({ left }) =>
    left > 0
      ? `The bank has only ${workers(left)} left.`
      : 'The bank has no workers left. Some come back when they’re discharged.',
  atLeastOne: () => 'Hire at least one worker, or continue.',
  noCards: ({ level }) => `University ${level} has no cards left: all of its technologies are in play.`,
  soldOut: ({ vehicle: id }) => `The ${vehicle(id)} is sold out. Another player might sell you one.`,
  hasVehicle: ({ vehicle: id }) => `You already have the ${vehicle(id)}; one of each kind is enough.`,
  noVehicle: ({ vehicle: id }) => `There’s no ${vehicle(id)} to give.`,
  justBought: ({ vehicle: id }) => `The ${vehicle(id)} is new this turn. You can return it from your next turn on.`,
  notOpened: ({ resource }) =>
    `${capital(product(resource))} isn’t on sale yet: somebody has to buy an asset that makes it first.`,
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
    `To operate it you have to put down ${supplies({ salary, inputs }, say)}. You have ${nan(cash)}${amounts(stock, say) ? ` and ${amounts(stock, say)}` : ' and no resources'}.`,
  alreadySo: ({ mode }) => (mode === 'operate' ? 'You already operate it.' : 'It’s already sabotaged.'),
  nothingDue: () => 'No wages are due now.',
  arrested: ({ turns: left }) =>
    `You’re under arrest for ${moreTurns(left)}: until then you can’t sell resources, use places or move workers.`,
  noStock: ({ resource }) => `You have no ${product(resource)}.`,
  nothingToSell: () => 'You have no resources to sell.',
  noContract: () => 'You have no contracts. Action cards at the borders bring them.',
  notInContract: ({ contract, resource }) =>
    `The contract ${actionCard(contract)} doesn’t ask for ${product(resource)}.`,
  contractLimit: ({ contract, open }) =>
    open > 0
      ? `The contract ${actionCard(contract)} takes only ${open} more. Sell the rest at the market price.`
      : `The contract ${actionCard(contract)} has received all of this it asks for. Sell the rest at the market price.`,
  stockLimit: ({ resource, stock }) =>
    stock > 0 ? `Only ${stock} ${product(resource)} in stock.` : `There’s no ${product(resource)} in stock.`,
  noAsset: () => 'You don’t own any assets yet.',
  noWorkers: () => 'There are no workers for this.',
  locked: ({ asset: id, raider, mode }, say) =>
    mode === 'operate'
      ? `${say.seat(raider)} operates ${asset(id)}: nothing can be moved there or away until the raider’s next stage 4.`
      : `${say.seat(raider)} sabotages ${asset(id)}: its technology stays, nothing can be moved there, and only workers can leave.`,
  guardThere: ({ asset: id }) => `${asset(id)} already has a guard, and there’s room for only one.`,
  oneGuard: ({ asset: id }) => `${asset(id)} has room for only one guard.`,
  samePlace: () => 'They’re already there.',
  noTechnology: () => 'You have no technology for this. Universities sell them.',
  otherKind: ({ technology: id, fits }) => `${technology(id)} fits ${kinds(fits)} only.`,
  liesThere: ({ technology: id, asset: on }) => `${technology(id)} is already on ${asset(on)}.`,
  planStands: () => 'Your workers are already placed as proposed.',
  onStrike: () => 'Your workers are on strike. Once their wages are paid, you can place them again.',
  botTakesOver: () => 'At this table a bot takes over for anyone who leaves, so there’s no need to concede.',
  tradeOff: () => 'There are no deals at this table.',
  nothingToGive: ({ giver }, say) =>
    `${say.seat(giver)} has nothing to give in a deal right now, neither money nor goods.`,
  emptySide: ({ giver }, say) =>
    `${say.seat(giver)} gives nothing in this deal; each side must give at least one thing or 1 nAn.`,
  notYours: ({ giver }, say) => `${say.seat(giver)} doesn’t have everything this deal promises.`,
  onlyTransport: () => 'Outside stages 2 to 5 of one of the two players, only a vehicle for money can be traded.',
  onlyActiveSellsAssets: ({ giver }, say) => `${say.seat(giver)} can sell assets only on their own turn.`,
  onlyToRaider: ({ asset: id, raider }, say) =>
    `${asset(id)} is captured: it can be sold only to its raider, ${say.seat(raider)}.`,
  alreadyOwns: ({ receiver, vehicle: id }, say) => `${say.seat(receiver)} already has this vehicle: ${vehicle(id)}.`,
  arrestedSeller: ({ giver }, say) =>
    `${say.seat(giver)} is under arrest and can’t sell resources or technologies that are on assets.`,
};
