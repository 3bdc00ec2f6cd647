import { type Event, type Seat, seeded, start, type View, viewEvents, waiting } from '@parlour/kernel';
import { botsPlay } from '@parlour/kit/testing/play-until.ts';
import { bots } from '../../bot/index.ts';
import { boom } from '../../index.ts';
import { position } from '../../testing/position.ts';
import type { Boom, G } from '../../types.ts';

export type Scene = { g: G; seat: Seat; staged?: View<Event<Boom>> };

const FIVE = ['EKP', 'NOI', 'GOS', 'ARS', 'FLA'] as const;

/** Lets careful bots play everybody's part until something is true. */
export const playUntil = botsPlay(boom, bots[1]);

const fresh = (seats: number, seed: number): G => start(boom, { seats, chance: seeded(seed) });

const CROWD = {
  firms: [...FIVE],
  on: 'EKP',
  then: ['ARS'],
  round: 6,
  limit: 4,
  event: 'E3',
  eventDeck: ['E1', 'E6', 'E4', 'E5'],
  usedEvents: ['E2'],
  treasuries: { EKP: 84, NOI: 132, GOS: 47, ARS: 12, FLA: 95 },
  hands: { EKP: ['C04', 'C37', 'D04', 'P13', 'C31'], NOI: ['C05'], GOS: ['C06'], ARS: ['D08'], FLA: ['D01'] },
  companies: [
    { plan: 'P01', attached: ['C01', 'C14', 'C26'], lead: 'EKP', shares: { EKP: 3, NOI: 1, GOS: 2 }, cash: 31 },
    { plan: 'P09', attached: ['C09', 'C07', 'C28', 'C21'], lead: 'EKP', shares: { EKP: 2, FLA: 1 }, cash: 14 },
    { plan: 'P05', attached: ['C36'], lead: 'NOI', shares: { NOI: 2, EKP: 1 }, cash: 11 },
    {
      plan: 'P10',
      attached: ['C11', 'C10', 'C18', 'C33', 'C24'],
      lead: 'NOI',
      shares: { NOI: 2, ARS: 2, GOS: 1, FLA: 1 },
      cash: 42,
    },
    { plan: 'P12', attached: ['C32', 'C29'], lead: 'GOS', shares: { GOS: 2, ARS: 1 }, cash: 15 },
    { plan: 'P06', attached: ['C22', 'C25'], lead: 'FLA', shares: { FLA: 2, EKP: 1 }, cash: 24 },
    { plan: 'P07', attached: ['C08', 'C38'], lead: 'ARS', shares: { ARS: 2, NOI: 1 }, cash: 9 },
    { plan: 'P03', front: 'GOS' },
    { plan: 'P11', attached: ['C19'], front: 'FLA' },
  ],
  discardPile: ['C15', 'C16', 'D02'],
} as const;

type Given = Parameters<typeof position>[0];
const crowd = (more: object = {}): ReturnType<typeof position> =>
  position(structuredClone({ ...CROWD, ...more }) as unknown as Given);

export const SCENES: Record<string, () => Scene> = {
  opening: () => ({ g: playUntil(fresh(4, 3), (g) => waiting(boom, g)?.seats[0] === 0), seat: 0 }),
  early: () => ({ g: playUntil(fresh(4, 5), (g) => g.round === 3 && waiting(boom, g)?.seats[0] === 0), seat: 0 }),
  crowd: () => ({ g: crowd({ step: 'cardStep' }).g, seat: 0 }),
  finance: () => ({ g: crowd().g, seat: 0 }),
  thirteen: () => {
    const { g } = crowd({
      step: 'cardStep',
      hands: { EKP: ['C04', 'D05', 'D11'] },
      companies: [
        ...CROWD.companies,
        {
          plan: 'P02',
          attached: ['C02', 'C03'],
          lead: 'GOS',
          shares: { GOS: 1, EKP: 1, NOI: 1, ARS: 1, FLA: 1 },
          cash: 120,
        },
        {
          plan: 'P04',
          attached: ['C05', 'C17', 'C20', 'C23', 'C27', 'C30', 'C34'],
          lead: 'ARS',
          shares: { ARS: 4, FLA: 3 },
          cash: 55,
        },
        { plan: 'P08', front: 'NOI' },
        { plan: 'P13', attached: ['C12', 'C13'], front: 'EKP' },
      ],
    });
    return { g, seat: 0 };
  },
  lead: () => {
    const table = crowd();
    table.play('EKP', 'lead', { company: 'P03', shares: 2, price: 9 });
    return { g: table.g, seat: 0 };
  },
  leadAgain: () => {
    const table = crowd();
    table.play('EKP', 'lead', { company: 'P01', shares: 2, price: 9 });
    return { g: table.g, seat: 0 };
  },
  invited: () => {
    const table = crowd({ on: 'NOI', then: ['EKP'] });
    table.play('NOI', 'lead', { company: 'P03', shares: 2, price: 9 });
    table.play('NOI', 'invite', { guest: 3, sweetener: 0 });
    if (table.asked()[0] === 'ARS') table.play('ARS', 'decline');
    table.play('NOI', 'invite', { guest: 0, sweetener: 0 });
    return { g: table.g, seat: 0 };
  },
  consent: () => {
    const table = crowd({ on: 'GOS', then: ['EKP'] });
    table.play('GOS', 'askConsent', { company: 'P06', price: 8 });
    return { g: table.g, seat: 0 };
  },
  terms: () => {
    const table = crowd({ on: 'GOS', then: ['EKP'] });
    table.play('GOS', 'askConsent', { company: 'P06', price: 8 });
    table.play('EKP', 'agree');
    return { g: table.g, seat: 2 };
  },
  persuasion: () => {
    const table = crowd({ on: 'GOS', then: ['EKP'], options: { sideDeals: 'cash' } });
    table.play('GOS', 'askConsent', { company: 'P06', price: 8 });
    return { g: table.g, seat: 2 };
  },
  sweetened: () => {
    const table = crowd({ options: { sideDeals: 'cash', treasuries: 'hidden' } });
    table.play('EKP', 'lead', { company: 'P03', shares: 2, price: 9 });
    return { g: table.g, seat: 0 };
  },
  ipo: () => {
    const table = crowd();
    table.nextDie(5);
    const before = structuredClone(table.g);
    const staged = viewEvents(table.play('EKP', 'takePublic', { company: 'P09' }), 0).find(
      ({ type }) => type === 'wentPublic',
    );
    return { g: before, seat: 0, ...(staged === undefined ? {} : { staged }) };
  },
  event: () => ({ g: crowd().g, seat: 0, staged: { type: 'eventFlipped', event: 'E4' } as View<Event<Boom>> }),
  bust: () => ({
    g: crowd().g,
    seat: 0,
    staged: { type: 'wentBust', company: 'P07', burn: 16, cash: 9 } as View<Event<Boom>>,
  }),
  crash: () => {
    const { g } = crowd();
    return {
      g,
      seat: 0,
      staged: { type: 'crashed', companies: g.companies.map(({ plan }) => plan) } as View<Event<Boom>>,
    };
  },
};
