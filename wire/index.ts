export { connectTable, type LinePatience, type LineState, type TableLine } from './line.ts';
export { positionOf } from './position.ts';
