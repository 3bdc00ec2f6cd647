import type { Refusal } from '@parlour/kernel';
import { useCallback, useMemo, useState } from 'react';
import type { OfferHandle } from '../board.ts';
import { type Half, type Menu, pick } from './choosing.ts';
import { alternatives, reasonAgainst } from './narrow.ts';

type Sending = {
  menu: Menu;
  /** The position the offers belong to: with another one, half-made choices are forgotten. */
  version: number;
  send(choice: { type: string }): void;
  /** Called when a person picks what cannot be: to answer "why not?". */
  refuse(because: Refusal, asked: { type: string }): void;
};

export type Offering = {
  handle(type: string): OfferHandle;
  half: Half | null;
  clear(): void;
};

/** What a board and the generated controls choose with. */
export function useOffers({ menu, version, send, refuse }: Sending): Offering {
  const [state, setState] = useState<{ half: Half; version: number } | null>(null);
  const half = state !== null && state.version === version ? state.half : null;
  const clear = useCallback(() => setState(null), []);
  const handle = useCallback(
    (type: string): OfferHandle => {
      const picked = half?.type === type ? half.picked : {};
      const isOffered = menu.offers.some((offer) => offer.type === type);
      return {
        type,
        isOffered,
        picked,
        allows: (fields) => alternatives(menu.offers, type, { ...picked, ...fields }).length > 0,
        whyNot: (fields) => reasonAgainst(menu.offers, menu.refused, type, { ...picked, ...fields }),
        pick(fields) {
          const picking = pick(menu, half, type, fields);
          if (picking.is === 'half') return setState({ half: picking.half, version });
          if (picking.is === 'refused') return refuse(picking.because, picking.asked);
          setState(null);
          send(picking.choice);
        },
      };
    },
    [menu, half, version, send, refuse],
  );
  return useMemo(() => ({ handle, half, clear }), [handle, half, clear]);
}
