import type { Deed, Measures } from '../../measures.ts';
import type { Economicus } from '../types.ts';

/** What is counted of its balance is kept as a line a game (`play.ts`), and told by `report.ts`; the figures are of what one does. */
export const measures: Measures<Economicus> = {
  bars: { actions: 50_000, told: 0.2, redealt: 6_400, seats: 4, options: { rules: 'full' } },
  hidden: { options: [{ limit: 'turns12' }, { rules: 'full', limit: 'turns8' }], every: 4, atOnce: 5 },
  figures: {
    ending: ({ ending }) => ending?.because ?? 'nothing',
    rounds: ({ turn }) => turn.number,
    first: ({ auditor }) => auditor,
    deeds(event): Deed[] {
      switch (event.type) {
        case 'bidMade':
          return [
            { seat: event.seat, what: 'bids' },
            { seat: event.seat, what: 'bids, money', times: event.amount },
          ];
        case 'lotSold':
          return [
            { seat: event.seat, what: 'lots won' },
            { seat: event.seat, what: 'lots won, money', times: event.paid },
          ];
        case 'projectsCreated':
          return [{ seat: event.seat, what: 'projects created', times: event.count }];
        case 'loanTaken':
        case 'loanRepaid':
        case 'soldToMarket':
        case 'cardPlayed':
          return [{ seat: event.seat, what: event.type }];
        case 'takeoverOffered':
        case 'takeoverAccepted':
          return [{ seat: event.by, what: event.type }];
        case 'dealMade':
          return [{ seat: event.from, what: event.type }];
        default:
          return [];
      }
    },
  },
};
