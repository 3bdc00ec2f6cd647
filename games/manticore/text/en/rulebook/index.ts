import type { Rulebook } from '../../types.ts';
import { battle } from './battle.ts';
import { foes } from './foes.ts';
import { heroes } from './heroes.ts';
import { battleRulings } from './rulings-battle.ts';
import { foeRulings } from './rulings-foes.ts';
import { heroRulings } from './rulings-heroes.ts';
import { tableRulings } from './rulings-table.ts';
import { setUp } from './set-up.ts';
import { variants } from './variants.ts';

export const rulebook: Rulebook = {
  sections: {
    'MC-1': 'What it is about, and setting up',
    'MC-2': 'Stage 1: paving the roads',
    'MC-3': 'Stage 2: rounds and turns',
    'MC-4': 'Walking',
    'MC-5': 'Getting artifacts and spells',
    'MC-6': 'Giving and dropping',
    'MC-7': 'Growing stronger',
    'MC-8': 'Battle',
    'MC-9': 'Magic',
    'MC-10': 'Close combat',
    'MC-11': 'Shooting',
    'MC-12': 'Attack',
    'MC-13': 'Response attack',
    'MC-14': 'Joint attack',
    'MC-15': 'Death',
    'MC-16': 'Figures of the foes',
    'MC-17': 'Healing',
    'MC-18': 'Monsters: movement',
    'MC-19': 'Monsters: looting',
    'MC-20': 'Monsters: attacks',
    'MC-21': 'Monsters in the City',
    'MC-22': 'End of the monsters’ turn',
    'MC-23': 'The Manticore',
    'MC-24': 'Harm done in the City',
    'MC-25': 'How it ends',
    'MC-26': 'Easier: static monsters',
    'MC-27': 'Harder: faster monsters',
    'MC-28': 'Harder: hidden artifacts',
    'MC-29': 'Scenario: Manticore Awakening',
    'MC-R': 'Questions the rulebook leaves open',
  },
  rules: {
    ...setUp,
    ...heroes,
    ...battle,
    ...foes,
    ...variants,
    ...heroRulings,
    ...foeRulings,
    ...battleRulings,
    ...tableRulings,
  },
};
