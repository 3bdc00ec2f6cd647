import type { BoardProps } from '@parlour/kit/board.ts';
import { useSeries } from '@parlour/kit/offers/series.ts';
import type { Manticore } from '../../types.ts';
import { frameOf, pavingOf } from './reading.ts';
import { select, useSelected } from './selection.ts';

/** Lays one token of mine after another where it fits best, until there is none to lay or somebody says stop. */
export function usePaving(props: BoardProps<Manticore>): void {
  const isPaving = useSelected('isPaving');
  const { view, seat, asked, offers } = props;
  useSeries(isPaving, {
    offers,
    canChoose: seat !== null && asked.includes(seat) && offers.length > 0,
    offer: (type) => props.offer(type as Parameters<typeof props.offer>[0]),
    next() {
      const paving = pavingOf(props);
      return paving === null || frameOf(view, 'paving')?.seat !== seat ? null : { type: 'lay', ...paving.site };
    },
    stop: () => select({ isPaving: false }),
  });
}
