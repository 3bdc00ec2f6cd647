import { apply, choicesOf, type Event, factsFor, idle, offers, type Seat, waiting } from '@parlour/kernel';
import { spoken } from '@parlour/kernel/testing/spoken.ts';
import type { AssetId } from '../content/assets.ts';
import { EMPTY_BUNDLE } from '../content/bundle.ts';
import { RESOURCES, type Resource, type Units } from '../content/exchange.ts';
import { HEXES } from '../content/map.ts';
import { matterOfFact } from '../index.ts';
import { priceOf } from '../rules/06-exchange/market.ts';
import { workersOf } from '../rules/holdings.ts';
import type { Asset, Bundle, Facts, G, MatterOfFact, Player } from '../types.ts';
import { arrange, type Given, place } from './arrange.ts';

type ActionName = keyof MatterOfFact['actions'];
export type News = Event<MatterOfFact>;

/** A position laid by hand, spoken to in the words of the specification's scenarios. */
export function position(given: Given = {}) {
  const names = given.names ?? ['P1', 'P2'];
  const g: G = arrange(given, names);
  const seatOf = (name: string) => names.indexOf(name) as Seat;
  const player = (name: string): Player => g.players[seatOf(name)];

  const table = {
    ...spoken(matterOfFact, g, names),
    player,
    /** What has happened up to the first question. */
    opening: g.events ?? [],
    /** Moves to an asset, a location or coordinates; without an action card unless it is asked for. */
    move: (name: string, to: string, card = false) => table.play(name, 'move', { to: place(to), card }),
    /** The active player stays where he is. */
    stay: (name: string) => table.play(name, 'move', { to: player(name).cell ?? 0, card: false }),
    /** Everybody who is asked does what is done at a time-out, until this question is asked of this player. */
    idleUntil(question: string, name?: string): News[] {
      const events: News[] = [];
      for (
        let guard = 0;
        table.question() !== question || (name !== undefined && !table.asked().includes(name));
        guard++
      ) {
        const open = waiting(matterOfFact, g);
        if (open === null || guard > 500) throw new Error(`${question} is never reached`);
        const applied = apply(matterOfFact, g, idle(matterOfFact, g, open.seats[0] as Seat));
        if ('refusal' in applied) throw new Error(JSON.stringify(applied.refusal));
        events.push(...applied.events);
      }
      return events;
    },
    /** Proposes and accepts a deal in one go. */
    trade(from: string, to: string, give: Partial<Bundle>, take: Partial<Bundle>): News[] {
      table.propose(from, to, give, take);
      return table.play(to, 'acceptDeal', { deal: g.deals.next - 1 });
    },
    propose: (from: string, to: string, give: Partial<Bundle>, take: Partial<Bundle>) =>
      table.play(from, 'proposeDeal', {
        to: seatOf(to),
        terms: { give: { ...EMPTY_BUNDLE, ...give }, take: { ...EMPTY_BUNDLE, ...take } },
      }),
    /** Why a deal cannot be proposed. */
    noDeal: (from: string, to: string, give: Partial<Bundle>, take: Partial<Bundle>): string | null =>
      table.refusal(from, 'proposeDeal', {
        to: seatOf(to),
        terms: { give: { ...EMPTY_BUNDLE, ...give }, take: { ...EMPTY_BUNDLE, ...take } },
      }),
    noMove: (name: string, to: string, card = false): string | null =>
      table.refusal(name, 'move', { to: place(to), card }),
    /** The kinds of actions a player is offered; deals apart. */
    menu: (name: string): string[] =>
      [...new Set(offers(matterOfFact, g, seatOf(name)).map(({ type }) => type))]
        .filter((type) => !type.endsWith('Deal'))
        .sort(),
    /** Every choice of one kind, its fields in one line. */
    choices: (name: string, type: ActionName): string[] =>
      offers(matterOfFact, g, seatOf(name))
        .filter((offer) => offer.type === type)
        .flatMap((offer) => [...choicesOf(offer)])
        .map(({ type: _, ...fields }) => Object.values(fields).flat().join(' ')),
    facts: (viewer?: string): Facts => factsFor(matterOfFact, g, viewer === undefined ? null : seatOf(viewer)),
    cash: (name: string): number => player(name).cash.secret,
    debt: (name: string): number => player(name).debt.secret,
    stock: (name: string): Partial<Units> =>
      Object.fromEntries(
        RESOURCES.filter((each) => player(name).stock[each] > 0).map((each) => [each, player(name).stock[each]]),
      ),
    price: (resource: Resource): number => priceOf(g, resource),
    prices: (): number[] => RESOURCES.map((resource) => priceOf(g, resource)),
    /** Whose marker is on the price; `null`: white. */
    monopolist: (resource: Resource): string | null => {
      const seat = g.market[resource].monopolist;
      return seat === null ? null : (names[seat] as string);
    },
    asset: (id: AssetId): Asset => g.assets[id],
    owner: (id: AssetId): string | null => {
      const { owner } = g.assets[id];
      return owner === null ? null : (names[owner] as string);
    },
    workers: (name: string): number => workersOf(g, seatOf(name)),
    /** Where a chip stands: '1,3'. */
    at: (name: string): string | null => {
      const { cell } = player(name);
      return cell === null ? null : `${HEXES[cell].q},${HEXES[cell].r}`;
    },
    winners: (): string[] => (g.outcome?.winners ?? []).map((seat) => names[seat] as string),
  };
  return table;
}

/** The kinds of the events, in order. */
export const kinds = (events: readonly News[]): string[] => events.map(({ type }) => type);
