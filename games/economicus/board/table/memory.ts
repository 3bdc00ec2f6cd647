import type { BoardProps } from '@parlour/kit/board.ts';
import { useEffect, useState } from 'react';
import { INDUSTRIES } from '../../content/industries.ts';
import type { Economicus } from '../../types.ts';
import { useTable } from './context.tsx';

/** What stood at the end of a turn, or stands now: the charts are drawn from it. */
export type Moment = { turn: number; prices: (number | null)[]; assets: number[] };

const momentOf = ({ view, facts }: Pick<BoardProps<Economicus>, 'view' | 'facts'>): Moment => ({
  turn: view.turn.number,
  prices: [null, null, ...INDUSTRIES.map((industry) => view.prices[industry])],
  assets: view.seats.map((seat) => facts.seats[seat].netAssets),
});

/** All turns from the first to the one that is shown. */
export function useMoments(): readonly Moment[] {
  const { past, view, facts } = useTable();
  const [earlier, setEarlier] = useState<readonly Moment[]>([]);
  const { number: turn } = view.turn;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn has a longer past
  useEffect(() => {
    let hasLeft = false;
    void past('turn.number').then((positions) => hasLeft || setEarlier(positions.map(momentOf)));
    return () => {
      hasLeft = true;
    };
  }, [past, turn]);
  return [...earlier.filter((moment) => moment.turn < turn), momentOf({ view, facts })];
}
