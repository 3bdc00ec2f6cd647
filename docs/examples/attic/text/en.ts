import { type GameText, naming, typeset } from '@parlour/kernel';
import type { Attic } from '../types.ts';
import { about } from './about.ts';

export const en: GameText<Attic> = typeset('en', {
  ...about.en,
  options: { lots: { label: 'Lots', values: { '6': 'six', '3': 'three: a quick game' } } },
  presets: {},
  picks: {},
  questions: { 'auction.envelopes': ({ lot }) => `A lot worth ${lot}. Which note goes into your envelope?` },
  actions: {
    bid: ({ note }) => (note === undefined ? 'Bid a note' : `Bid note ${note}`),
    sitOut: () => 'Sit this one out',
  },
  ...naming<Attic>({ bid: { note: String } }, String),
  fields: { note: 'Note' },
  events: {
    turnedUp: ({ lot }) => `A lot worth ${lot} is carried down.`,
    sealed: ({ seat }, say) => `${say.seat(seat)} seals an envelope.`,
    satOut: ({ seat }, say) => `${say.seat(seat)} sits this lot out.`,
    opened: ({ seat, note }, say) => `${say.seat(seat)}’s envelope holds note ${note}.`,
    sold: ({ lot, to }, say) => (to === null ? 'Nobody wants the lot.' : `${say.seat(to)} takes the lot worth ${lot}.`),
  },
  refusals: { justSatOut: () => 'You sat out the lot before this one.' },
  rulebook: async () => ({
    sections: { 'TA-1': 'The sale', 'TA-2': 'Envelopes' },
    rules: {
      'TA-1.1':
        'Six lots (or three, as agreed), each worth 1 to 9 points, are sold one after another. Then the most points win.',
      'TA-2.1':
        'Everybody holds six of the notes 1 to 30. For each lot you put one of them into an envelope; nobody else sees it.',
      'TA-2.2':
        'The envelopes are opened at once. The highest note takes the lot. All notes in the envelopes are spent.',
      'TA-2.3': 'Instead of bidding you may sit a lot out, and say so. You cannot sit out two lots in a row.',
    },
  }),
});
