import type { Rulebook } from '../../types.ts';
import { beginning } from './beginning.ts';
import { ending } from './ending.ts';
import { loading } from './loading.ts';
import { rulings } from './rulings.ts';
import { selling } from './selling.ts';

export const rulebook: Rulebook = {
  sections: {
    'BM-1': 'The game in short',
    'BM-2': 'The board',
    'BM-3': 'Your tablet',
    'BM-4': 'Setting up',
    'BM-5': 'A round begins',
    'BM-6': 'Phase 1: buying goods',
    'BM-7': 'Phase 2: loading the lorries',
    'BM-8': 'Phase 3: sending the lorries',
    'BM-9': 'Phase 3, second part: export',
    'BM-10': 'Phase 4: improving',
    'BM-11': 'Phase 5: the wheel of misfortune',
    'BM-12': 'Phase 6: insurance',
    'BM-13': 'The end of the round and of the game',
    'BM-14': 'Skipping a round',
    'BM-R': 'Questions the rulebook leaves open',
  },
  rules: { ...beginning, ...loading, ...selling, ...ending, ...rulings },
};
