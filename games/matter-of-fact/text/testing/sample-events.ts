import type { Event, EventName, PerSeat, View } from '@parlour/kernel';
import type { Bundle, Ending, MatterOfFact, Standing, Supplies } from '../../types.ts';

const noUnits = { coal: 0, ore: 0, steel: 0, energy: 0 };
const nothing: Bundle = {
  ...noUnits,
  money: 0,
  assets: [],
  technologies: [],
  vehicles: [],
  contracts: [],
  release: null,
};
const everything: Bundle = {
  money: 30,
  coal: 1,
  ore: 2,
  steel: 5,
  energy: 21,
  assets: ['M1', 'T4'],
  technologies: ['N04'],
  vehicles: ['quadcopter'],
  contracts: ['A01'],
  release: 'S3',
};
export const terms = { give: everything, take: nothing };
const supplies: Supplies = { salary: 2, inputs: { ...noUnits, ore: 2 } };
const mined = { asset: 'M1', technology: null, product: 'coal', units: 1, inputs: noUnits } as const;
const cast = { asset: 'S3', technology: 'N13', product: 'steel', units: 1, inputs: { ...noUnits, ore: 2 } } as const;
const standings = [
  { biobots: 1, worth: 421, capacity: 7 },
  { biobots: 0, worth: -9, capacity: 2 },
] as PerSeat<Standing>;
const ending: Ending = {
  because: 'biobots',
  rule: 'MF-22.1',
  round: 19,
  winners: [0],
  places: [1, 2] as PerSeat<number>,
  standings,
};
const moved = { resource: 'coal', by: -1, from: 16, to: 15, column: 1, rule: 'MF-6.6', seat: 0 } as const;

type Told = { [E in EventName<MatterOfFact>]: Omit<View<Event<MatterOfFact, E>>, 'type'>[] };

/** One or more of everything that can happen: what random games bring about seldom or never, too. */
export const EVENTS: Told = {
  starterFound: [
    { how: 'random', draws: [], starter: 1 },
    { how: 'host', draws: [], starter: 1 },
    { how: 'assetCards', draws: [[{ seat: 0, asset: 'M8' }], [{ seat: 1, asset: 'T4' }]], starter: 1 },
  ],
  compensated: [{ seat: 1, amount: 5 }],
  roundBegan: [{ round: 1 }],
  turnBegan: [
    { seat: 0, round: 1, arrest: 0, isOnStrike: false },
    { seat: 0, round: 1, arrest: 2, isOnStrike: true },
  ],
  chipPlaced: [{ seat: 0, cell: 68 }],
  produced: [
    { seat: 0, workers: 1, ownLabour: true, ...mined },
    { seat: 0, workers: 2, ownLabour: false, ...cast },
    { seat: 0, workers: 5, ownLabour: false, ...cast, asset: 'T1', product: 'biobot' },
  ],
  producedForRaider: [
    { seat: 0, raider: 1, workers: 2, salary: 2, ...cast },
    { seat: 0, raider: 1, workers: 2, salary: 2, ...mined },
  ],
  stoodStill: [
    {
      seat: 0,
      assets: [
        { asset: 'M1', because: { is: 'captured', by: 1 } },
        { asset: 'M2', because: { is: 'strike' } },
        { asset: 'M3', because: { is: 'shortOfWorkers', has: 1, needs: 2 } },
        { asset: 'S1', because: { is: 'shortOfInputs', missing: { ...noUnits, ore: 1 } } },
        { asset: 'X1', because: { is: 'unused' } },
      ],
    },
  ],
  biobotMade: [{ seat: 0, asset: 'T1', biobots: 1, target: 2 }],
  priceMoved: [
    { ...moved, because: 'newEnterprise', source: 'M1' },
    { ...moved, because: 'firstUse', source: 'N04' },
    { ...moved, by: 1, from: 15, to: 16, because: 'card', source: 'A34' },
    { ...moved, by: 1, from: 16, because: 'monopolist', source: null, to: 16 },
  ],
  resourceOpened: [{ resource: 'coal', seat: 0, asset: 'M1' }],
  monopolyChanged: [
    { resource: 'coal', from: null, to: 0, capacities: [1, 0] },
    { resource: 'ore', from: 0, to: null, capacities: [1, 1] },
    { resource: 'steel', from: null, to: null, capacities: [0, 0] },
  ],
  moved: [{ seat: 0, from: 68, to: 58, path: [68, 57, 58], vehicle: 'train', crossed: [57] }],
  stayed: [{ seat: 0, cell: 63 }],
  actionDeckReshuffled: [{ cards: 1 }, { cards: 34 }],
  technologyDeckReshuffled: [{ level: 'II', cards: 6 }],
  cardDrawn: (['A01', 'A17', 'A36', 'A38', 'A45'] as const).map((card) => ({ seat: 0, card })),
  contractTaken: [{ seat: 0, card: 'A02', turns: 2 }],
  grantPaid: [
    { seat: 0, card: 'A17', items: [{ of: 'mine', count: 2, rate: 2 }], amount: 4 },
    { seat: 0, card: 'A24', items: [], amount: 0 },
  ],
  taxed: [
    { seat: 0, card: 'A38', items: [{ of: 'technology', count: 1, rate: 6 }], amount: 6, unpaid: { secret: 3 } },
    { seat: 0, card: 'A45', items: [{ of: 'train', count: 1, rate: 2 }], amount: 2, unpaid: { secret: null } },
    { seat: 0, card: 'A38', items: [], amount: 0, unpaid: { secret: 0 } },
  ],
  debtPaid: [
    { seat: 0, amount: { secret: 9 }, left: { secret: 0 } },
    { seat: 0, amount: { secret: 9 }, left: { secret: 2 } },
    { seat: 0, amount: { secret: null }, left: { secret: null } },
  ],
  assetBought: [{ seat: 0, asset: 'E2', cell: 36, cost: 150 }],
  assetSold: [
    { seat: 0, asset: 'M1', price: 25, workers: 2, technology: 'N04' },
    { seat: 0, asset: 'M1', price: 25, workers: 0, technology: null },
  ],
  hired: [{ seat: 0, exchange: 'L1', workers: 1, cost: 10, left: 40 }],
  discharged: (['idle', 'picket', 'M1', 'guard M1'] as const).map((from) => ({ seat: 0, from, workers: 1 })),
  studied: [
    { seat: 0, university: 'U1', cards: { secret: ['N04', 'N10'] } },
    { seat: 0, university: 'U2', cards: { secret: null } },
  ],
  technologyBought: [
    { seat: 0, technology: 'N04', price: 40, discarded: ['N10'] },
    { seat: 0, technology: 'N04', price: 40, discarded: [] },
  ],
  technologiesDeclined: [
    { seat: 0, discarded: ['N10', 'N11'] },
    { seat: 0, discarded: [] },
  ],
  vehicleBought: [{ seat: 0, vehicle: 'electricVehicle', price: 50 }],
  vehicleReturned: [{ seat: 0, vehicle: 'quadcopter', refund: 50 }],
  vehicleReady: [{ seat: 0, vehicle: 'quadcopter' }],
  resourceBought: [{ seat: 0, resource: 'ore', units: 2, price: 18, cost: 36 }],
  sold: [{ seat: 0, resource: 'coal', units: 1, price: 15, income: 15 }],
  delivered: [
    { seat: 0, contract: 'A01', resource: 'ore', units: 2, price: 19, income: 38, open: { ...noUnits, coal: 1 } },
    { seat: 0, contract: 'A01', resource: 'ore', units: 2, price: 19, income: 38, open: noUnits },
  ],
  contractFilled: [{ seat: 0, contract: 'A01' }],
  contractLapsed: [{ seat: 0, contract: 'A01', open: { ...noUnits, ore: 1 } }],
  captured: [{ seat: 1, owner: 0, asset: 'S3', cell: 121 }],
  supplied: [{ seat: 1, owner: 0, asset: 'S3', ...supplies }],
  sabotaged: [
    { seat: 1, owner: 0, asset: 'S3', returned: null },
    { seat: 1, owner: 0, asset: 'S3', returned: supplies },
  ],
  suppliesUsed: [{ seat: 1, owner: 0, asset: 'S3' }],
  captureEnded: (['left', 'arrest', 'release', 'sale', 'conceded'] as const).map((because) => ({
    seat: 1,
    owner: 0,
    asset: 'S3',
    because,
    returned: because === 'sale' ? supplies : null,
    rule: 'MF-R58',
  })),
  arrested: [{ seat: 1, by: 0, asset: 'S3', from: 121, to: 68, turns: 2 }],
  arrestEnded: [{ seat: 1 }],
  salaryPaid: [{ seat: 0, workers: 3, rate: 1, amount: 3 }],
  salaryUnpaid: [{ seat: 0, workers: 1, due: 2 }],
  strikeBegan: [
    { seat: 0, by: 1, workers: 5 },
    { seat: 0, by: null, workers: 5 },
  ],
  strikeWaived: [{ seat: 0, by: 1 }],
  strikeEnded: [
    { seat: 0, workers: 5, because: 'paid' },
    { seat: 0, workers: 0, because: 'nothingDue' },
  ],
  workersMoved: [
    { seat: 0, from: 'idle', to: 'M1', workers: 2 },
    { seat: 0, from: 'M1', to: 'guard M1', workers: 1 },
    { seat: 0, from: 'guard M1', to: 'idle', workers: 1 },
  ],
  technologyLaid: [
    { seat: 0, technology: 'N04', from: 'hand', asset: 'M1', displaced: 'N01' },
    { seat: 0, technology: 'N04', from: 'M2', asset: 'M1', displaced: null },
  ],
  technologyTakenUp: [{ seat: 0, technology: 'N04', asset: 'M1' }],
  traded: [{ from: 0, to: 1, ...terms }],
  turnEnded: [{ seat: 0 }],
  lastTurnsBegan: [{ seat: 0, biobots: 1 }],
  conceded: [
    { seat: 0, assets: ['M1', 'X1'] },
    { seat: 0, assets: [] },
  ],
  gameEnded: [ending, { ...ending, because: 'roundCap', winners: [0, 1] }, { ...ending, because: 'lastPlayer' }],
  dealProposed: [
    { from: 0, to: 1, terms: { secret: terms } },
    { from: 0, to: 1, terms: { secret: null } },
  ],
  dealAccepted: [{ from: 0, to: 1, terms: { secret: null } }],
  dealDeclined: [{ from: 0, to: 1 }],
  dealWithdrawn: [{ from: 0, to: 1 }],
  dealLapsed: [{ from: 0, to: 1 }],
};
