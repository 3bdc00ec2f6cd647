import type { BoardProps } from '@parlour/kit/board.ts';
import { useSyncExternalStore } from 'react';
import { INDUSTRIES } from '../../content/industries.ts';
import type { Economicus } from '../../types.ts';

/** What stood at the end of each turn that was seen: the charts are drawn from it. The table itself keeps no past. */
export type Moment = { turn: number; prices: (number | null)[]; assets: number[] };

let moments: readonly Moment[] = [];
const listeners = new Set<() => void>();

/** Writes down what is seen; of each turn the latest counts. Looking back at earlier turns fills what was missed. */
export function remember({ view, facts }: Pick<BoardProps<Economicus>, 'view' | 'facts'>): void {
  const moment: Moment = {
    turn: view.turn.number,
    prices: [null, null, ...INDUSTRIES.map((industry) => view.prices[industry])],
    assets: view.seats.map((seat) => facts.seats[seat].netAssets),
  };
  const known = moments.find(({ turn }) => turn === moment.turn);
  if (known !== undefined && JSON.stringify(known) === JSON.stringify(moment)) return;
  moments = [...moments.filter(({ turn }) => turn !== moment.turn), moment].sort((a, b) => a.turn - b.turn);
  for (const listener of listeners) listener();
}

export function forgetMoments(): void {
  moments = [];
}

const NONE: readonly Moment[] = [];
export const useMoments = (): readonly Moment[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => moments,
    () => NONE,
  );
