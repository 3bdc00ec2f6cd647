import { alternatives, type Refusal, reasonAmong, settled, type Values } from '@parlour/kernel';
import { useCallback, useMemo, useState } from 'react';
import type { OfferHandle } from '../board.ts';
import { type Half, type Menu, pick } from './choosing.ts';

type Sending = {
  menu: Menu;
  /** The position the offers belong to: with another one, half-made choices are forgotten. */
  version: number;
  send(choice: { type: string }): void;
  /** Called when a person picks what cannot be: to answer "why not?". */
  refuse(because: Refusal, asked: { type: string }): void;
  /** What the table says against a whole choice. Without it, that is told when the choice is sent. */
  why?(choice: { type: string }): Promise<Refusal | null>;
};

export type Offering = {
  handle(type: string): OfferHandle;
  half: Half | null;
  clear(): void;
};

/** What a board and the generated controls choose with. */
export function useOffers({ menu, version, send, refuse, why }: Sending): Offering {
  const [state, setState] = useState<{ half: Half; version: number } | null>(null);
  const half = state !== null && state.version === version ? state.half : null;
  const clear = useCallback(() => setState(null), []);
  const handle = useMemo(() => {
    const made = new Map<string, OfferHandle>();
    const make = (type: string): OfferHandle => {
      const read = reading(menu, half, type, why);
      return {
        ...read,
        explain(fields) {
          const asked = { ...read.picked, ...fields, type };
          void read.ask(fields).then((because) => because !== null && refuse(because, asked));
        },
        pick(fields) {
          const picking = pick(menu, half, type, fields);
          if (picking.is === 'half') return setState({ half: picking.half, version });
          if (picking.is === 'refused') return refuse(picking.because, picking.asked);
          setState(null);
          send(picking.choice);
        },
      };
    };
    // The same handle until something changes, so that a question to the table is asked once.
    return (type: string): OfferHandle => {
      const known = made.get(type) ?? make(type);
      made.set(type, known);
      return known;
    };
  }, [menu, half, version, send, refuse, why]);
  return useMemo(() => ({ handle, half, clear }), [handle, half, clear]);
}

const pickedIn = (half: Half | null, type: string): Values => (half?.type === type ? half.picked : {});

/** What a handle tells, without choosing anything. */
export function reading(
  { offers, refused }: Menu,
  half: Half | null,
  type: string,
  why?: Sending['why'],
): Omit<OfferHandle, 'explain' | 'pick'> {
  const picked = pickedIn(half, type);
  return {
    type,
    isOffered: offers.some((offer) => offer.type === type),
    picked,
    allows: (fields) => alternatives(offers, type, { ...picked, ...fields }).length > 0,
    whyNot: (fields) => reasonAmong(offers, refused, type, { ...picked, ...fields }),
    async ask(fields) {
      const meant = { ...picked, ...fields };
      const possible = alternatives(offers, type, meant);
      if (possible.length === 0) return reasonAmong(offers, refused, type, meant);
      const choice = possible.some(({ checked }) => checked) ? settled(possible, meant) : null;
      return choice === null ? null : ((await why?.(choice)) ?? null);
    },
  };
}

/** The handle of a table that is only looked at. */
export const idleHandle = (type: string): OfferHandle => ({
  type,
  isOffered: false,
  picked: {},
  allows: () => false,
  whyNot: () => null,
  ask: async () => null,
  explain: () => undefined,
  pick: () => undefined,
});
