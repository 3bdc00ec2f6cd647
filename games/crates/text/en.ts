import { type GameText, naming, typeset } from '@parlour/kernel';
import type { Crates } from '../types.ts';
import { about } from './about.ts';

export const en: GameText<Crates> = typeset('en', {
  ...about.en,
  options: { target: { label: 'Points to win', values: { '30': 'thirty', '20': 'twenty: a quick game' } } },
  presets: {},
  picks: {},
  questions: { 'turn.choice': () => 'Load another crate, or ship what you have?' },
  actions: { load: () => 'Load a crate', ship: () => 'Ship the boat' },
  ...naming<Crates>({}, String),
  fields: {},
  events: {
    loaded: ({ seat, crate }, say) =>
      `${say.seat(seat)} loads a crate${crate.secret === null ? '' : ` of ${crate.secret}`}.`,
    seized: ({ seat, weight }, say) => `Customs weighs ${say.seat(seat)}’s boat at ${weight} and takes everything.`,
    shipped: ({ seat, weight }, say) => `${say.seat(seat)} ships ${weight}.`,
  },
  refusals: { emptyBoat: () => 'There’s nothing on your boat.' },
  rulebook: async () => ({
    sections: { NC: 'Nine Crates' },
    rules: {
      'NC-1': 'On your turn you load a crate or ship what you have.',
      'NC-2':
        'You draw a crate that weighs 1 to 9; only you see it. If your boat holds more than 15, customs takes all of it.',
      'NC-3': 'Shipping scores the weight of your boat and empties it. The first to reach the target wins.',
    },
  }),
});
