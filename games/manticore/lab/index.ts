import type { Deed, Measures } from '../../measures.ts';
import type { Manticore } from '../types.ts';

export const measures: Measures<Manticore> = {
  bars: { actions: 50_000, told: 0.5, redealt: 3_000 },
  hidden: {
    options: [{}, { hiddenArtifacts: 'on' }, { scenario: 'awakening', calmStart: 'on' }],
    every: 2,
    atOnce: 12,
  },
  figures: {
    rounds: ({ round }) => round,
    first: (_, { order }) => order[0] ?? 0,
    ending: ({ ending }) => ending?.grade ?? 'nothing',
    deeds(event): Deed[] {
      switch (event.type) {
        case 'attacked': {
          const { attacker } = event;
          if (attacker.is === 'foe') return [];
          const how = attacker.seats.length > 1 ? 'attacks with others' : 'attacks alone';
          return [{ seat: attacker.lead, what: how }];
        }
        case 'joined':
        case 'declined':
        case 'took':
        case 'gave':
          return [{ seat: event.seat, what: event.type }];
        case 'healed':
          return [{ seat: event.seat, what: 'life healed', times: event.life }];
        case 'stanceTaken':
          return [{ seat: event.seat, what: event.stance }];
        case 'moved':
          return [{ seat: event.seat, what: 'cells walked', times: event.path.length - 1 }];
        default:
          return [];
      }
    },
  },
};
