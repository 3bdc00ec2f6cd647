import type { Measures } from '../../measures.ts';
import type { Manticore } from '../types.ts';

export const measures: Measures<Manticore> = {
  isTogether: ({ mode }) => mode !== 'semi',
  bars: { actions: 50_000, told: 0.5, redealt: 3_000 },
  hidden: {
    options: [{}, { hiddenArtifacts: 'on' }, { scenario: 'awakening', calmStart: 'on' }],
    every: 2,
    atOnce: 12,
  },
};
