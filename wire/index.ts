export { connectTable, type LineState, type TableLine } from './line.ts';
export { positionOf } from './position.ts';
