export { ownHands } from './own-hands.ts';
export { workQueue } from './queue.ts';
export type { Hand, Job, Kind, Work } from './work.ts';
