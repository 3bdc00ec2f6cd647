import type { Deed, Measures } from '../../measures.ts';
import type { Businessmen } from '../types.ts';

export const measures: Measures<Businessmen> = {
  bars: { actions: 100_000, told: 0.2, redealt: 15_400 },
  hidden: { options: [{}, { quietPhases: 'parallel' }], every: 3, atOnce: 10 },
  /** The figures of docs/balance-businessmen.md. */
  figures: {
    rounds: ({ round }) => round,
    first: ({ leader }) => leader,
    ending({ ending }) {
      const finalists = ending?.finalists.length ?? 0;
      return finalists === 0 ? 'the guard' : finalists === 1 ? 'one finalist' : 'several finalists';
    },
    deeds(event): Deed[] {
      switch (event.type) {
        case 'improved':
          return [
            { seat: event.seat, what: `${event.characteristic} to ${event.to}` },
            { seat: event.seat, what: 'points: improvements', times: event.points },
          ];
        case 'exported':
          return [
            { seat: event.seat, what: `export of ${event.units}` },
            { seat: event.seat, what: 'points: exports', times: event.points },
          ];
        case 'lorrySent': {
          const { exclusive, lorry, payments } = event;
          const how = exclusive === null ? 'shared' : 'alone';
          return [
            ...payments.map(({ seat }) => ({ seat, what: `${lorry} lorry, ${how}` })),
            ...(exclusive === null ? [] : [{ seat: exclusive.seat, what: 'points: lorries', times: exclusive.points }]),
          ];
        }
        case 'fined':
          return [{ seat: event.seat, what: 'points: fines', times: -event.lost }];
        case 'bought':
          return [{ seat: event.seat, what: 'units bought', times: event.units }];
        case 'insured':
          return [{ seat: event.seat, what: `insured ${event.characteristic}` }];
        case 'skipAnnounced':
          return [{ seat: event.seat, what: 'skipped a round' }];
        default:
          return [];
      }
    },
  },
};
