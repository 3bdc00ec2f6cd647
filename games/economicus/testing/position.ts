import {
  apply,
  choicesOf,
  type Event,
  factsFor,
  idle,
  offers,
  roll,
  type Seat,
  seeded,
  waiting,
} from '@parlour/kernel';
import { spoken } from '@parlour/kernel/testing/spoken.ts';
import { INDUSTRIES, type Industry } from '../content/industries.ts';
import { economicus } from '../index.ts';
import { stars } from '../rules/03-stars/stars.ts';
import { invariants } from '../rules/invariants.ts';
import { NO_AIM } from '../types/aims.ts';
import type { Economicus, Facts, G, Player } from '../types.ts';
import { arrange, type Given } from './arrange.ts';

type ActionName = keyof Economicus['actions'];

/** A position of Economicus laid by hand, spoken to in the words of the specification's scenarios. */
export function position(given: Given = {}) {
  const names = given.names ?? ['A', 'B', 'C'];
  const g: G = arrange(given, names);
  const seatOf = (name: string) => names.indexOf(name) as Seat;
  const player = (name: string): Player => g.players[seatOf(name)];
  const nameOf = (seat: Seat) => names[seat] ?? '';

  const table = {
    ...spoken(economicus, g, names),
    player,
    /** What has happened up to the first question. */
    opening: g.events ?? [],
    /** Does something, which must be possible; returns what happened. */
    play(name: string, type: ActionName, fields: object = {}): Event<Economicus>[] {
      const applied = apply(economicus, g, { seat: seatOf(name), type, ...fields });
      if ('refusal' in applied) throw new Error(`${name} ${type}: ${JSON.stringify(applied.refusal)}`);
      for (const [law, holds] of Object.entries(invariants)) {
        const held = holds(g);
        if (held !== true) throw new Error(`${law}: ${held}`);
      }
      return applied.events;
    },
    /** Plays an option card; what it does not need is left out. */
    card: (name: string, card: string, aim: object = {}) => table.play(name, 'playCard', { card, ...NO_AIM, ...aim }),
    cardRefusal: (name: string, card: string, aim: object = {}) =>
      table.refusal(name, 'playCard', { card, ...NO_AIM, ...aim }),
    /** Makes the next rolls show this. */
    dice(...wanted: number[]): void {
      for (let seed = 0; ; seed++) {
        const trial = { chance: seeded(seed) };
        if (!wanted.every((die) => roll(trial) === die)) continue;
        g.chance = seeded(seed);
        return;
      }
    },
    /** Everybody who is asked does what is done at a time-out, until this question or the end. */
    calmUntil(question: string): Event<Economicus>[] {
      const events: Event<Economicus>[] = [];
      for (let guard = 0; table.question() !== question; guard++) {
        const open = waiting(economicus, g);
        if (open === null || guard > 500) throw new Error(`${question} is never reached`);
        events.push(...table.calm());
      }
      return events;
    },
    /** One who is asked does what is done at a time-out. */
    calm(): Event<Economicus>[] {
      const { seat, type, ...fields } = idle(economicus, g, waiting(economicus, g)?.seats[0] as Seat);
      return table.play(nameOf(seat), type, fields);
    },
    /** Everybody who is asked in the open window is ready. */
    allReady(): Event<Economicus>[] {
      const events: Event<Economicus>[] = [];
      const frame = g.stack.at(-1);
      while (frame !== undefined && g.stack.at(-1) === frame && table.question() === 'window.free')
        events.push(...table.calm());
      return events;
    },
    /** The kinds of actions a player is offered, without what is possible at any time. */
    menu: (name: string): string[] =>
      [...new Set(offers(economicus, g, seatOf(name)).map(({ type }) => type))]
        .filter((type) => !(type in economicus.anytime))
        .sort(),
    /** Every choice of one kind. */
    choices: (name: string, type: ActionName): object[] =>
      offers(economicus, g, seatOf(name))
        .filter((offer) => offer.type === type)
        .flatMap((offer) => [...choicesOf(offer)]),
    window: (): string | null => table.facts().window,
    facts: (viewer: string | null = null): Facts => factsFor(economicus, g, viewer === null ? null : seatOf(viewer)),
    cash: (...of: string[]): number[] => (of.length > 0 ? of : names).map((name) => player(name).cash),
    stars: (...of: string[]): number[] => (of.length > 0 ? of : names).map((name) => stars(g, seatOf(name))),
    owns: (name: string, industry: Industry): number => player(name).companies[industry],
    loans: (name: string): number => player(name).mortgaged.reduce((sum, each) => sum + each, 0),
    price: (industry: Industry): number | null => g.prices[industry],
    free: (industry: Industry): [number, number] => [g.freePrivate[industry], g.freeState[industry]],
    crises: (): Partial<Record<Industry, number>> =>
      Object.fromEntries(INDUSTRIES.filter((each) => g.crises[each] > 0).map((each) => [each, g.crises[each]])),
    winners: (): string[] => (g.outcome?.winners ?? []).map(nameOf),
  };
  return table;
}

/** The kinds of the events, in order. */
export const kinds = (events: readonly Event<Economicus>[]): string[] => events.map(({ type }) => type);

/** The events of one kind, without their name. */
export const only = (events: readonly Event<Economicus>[], type: keyof Economicus['events']): object[] =>
  events.filter((event) => event.type === type).map(({ type: _, ...facts }) => facts);
