import type { IconName } from '../art/icons.ts';

/** The six steps of a round: how each is drawn, and where the rules speak of it. */
export const SIGNS: readonly { phase: 1 | 2 | 3 | 4 | 5 | 6; icon: IconName; rule: string }[] = [
  { phase: 1, icon: 'shaking-hands', rule: 'BM-6.1' },
  { phase: 2, icon: 'forklift', rule: 'BM-7.1' },
  { phase: 3, icon: 'truck', rule: 'BM-8.1' },
  { phase: 4, icon: 'upgrade', rule: 'BM-10.1' },
  { phase: 5, icon: 'hazard-sign', rule: 'BM-11.1' },
  { phase: 6, icon: 'umbrella', rule: 'BM-12.1' },
];
