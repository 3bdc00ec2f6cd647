import type { Paragraphs } from '../../types.ts';

export const travelRulings = {
  'MF-R20':
    'Besides 4 trains there are 3 electric vehicles and 2 quadcopters. You may own one of each; what is sold out is sold out.',
  'MF-R21':
    'You always travel with the fastest vehicle you have. The train can be neither returned nor sold. After a quadcopter you are back on the electric vehicle if you own one, else on the train. Both may be returned in one visit.',
  'MF-R22':
    'A vehicle from another player counts like one from the dealership: it can be used from your next turn on, and cannot be returned before. One that you sell is gone at once.',
  'MF-R23': 'You may stay where you are and use the place again. With an option you must arrive again.',
  'MF-R24':
    'You draw a card if your route entered a frontier hex, passing, flying or stopping. The hex you start from does not count, and staying on a frontier hex draws nothing.',
  'MF-R25':
    'Any route within your range is allowed. So for every goal the only question is: with a card or without? If both are possible, you choose.',
  'MF-R26': 'Your own guards and assets never block you.',
  'MF-R27':
    'One chip to a hex, everywhere: in the business centre and at universities too, and an arrested chip counts.',
  'MF-R28': 'Nothing has to work. You choose which assets do and in which order, each at most once.',
  'MF-R29':
    'Your chip replaces exactly 1 worker, only on an asset of your own and only where it stood when the turn began. It costs no wages. A raider’s chip does not work, and in a strike not even your own does.',
  'MF-R30':
    'If there are too few workers for the technology on top, the asset stands still; it does not fall back on the printed one. Take the card off in planning.',
  'MF-R31':
    'Technologies are laid and taken up in stage 5, even those bought in this turn. From an asset a card goes to another of the same kind, to your hand or to a buyer.',
  'MF-R32':
    'Nobody has to draw at a university. Only you see the two cards until you have chosen; then everybody sees what was bought and what was discarded. One draw a turn.',
  'MF-R33': 'Hired workers wait among your idle ones until stage 5. Your first 3 workers begin there too.',
  'MF-R34': 'An asset has room for one guard, who may stand there even without workers.',
  'MF-R35': 'More workers than needed are allowed, but make nothing more.',
} satisfies Paragraphs;
