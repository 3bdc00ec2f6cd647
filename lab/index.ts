export { playForOthers, type Report, simulate } from './simulate.ts';
export { type Share, type Spread, shareOf } from './statistics.ts';
