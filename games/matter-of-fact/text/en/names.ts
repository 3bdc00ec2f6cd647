import type { Names } from '../types.ts';

export const names: Names = {
  products: { coal: 'Coal', ore: 'Ore', steel: 'Steel', energy: 'Energy', biobot: 'BIObot' },
  kinds: {
    mine: 'Mine',
    excavatingPlant: 'Excavating plant',
    steelPlant: 'Steel plant',
    powerPlant: 'Power plant',
    technologyPark: 'Technology park',
  },
  vehicles: { train: 'Train', electricVehicle: 'Electric vehicle', quadcopter: 'Quadcopter' },
  areas: {
    blackseam: 'Blackseam',
    redstone: 'Redstone',
    coalbrook: 'Coalbrook',
    ironmoor: 'Ironmoor',
    border: 'Frontier',
    centre: 'Business centre',
  },
  universities: { U1: 'University I', U2: 'University II' },
  exchanges: { L1: 'Labour exchange 1', L2: 'Labour exchange 2', L3: 'Labour exchange 3' },
  cardKinds: {
    contract: 'Contract',
    subsidy: 'Subsidy',
    dividend: 'Dividend',
    taxes: 'Taxes',
    transportTax: 'Transport tax',
  },
  modes: { operate: 'Operate', sabotage: 'Sabotage' },
  colours: { red: 'Red', yellow: 'Yellow', blue: 'Blue', green: 'Green' },
  stages: { 1: 'Production', 2: 'Monopoly', 3: 'Movement', 4: 'Investments', 5: 'Planning' },
};
