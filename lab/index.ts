export { type Report, type Simulation, simulate } from './simulate.ts';
export { type Share, type Spread, shareOf } from './statistics.ts';
