import type { BoardProps } from '@parlour/kit/board.ts';
import { isSameChoice, useSeries } from '@parlour/kit/offers/series.ts';
import type { MatterOfFact } from '../../types.ts';
import { hasOfferForMe, isMine, proposalOf } from './reading.ts';
import { type Announced, select, selected, useSelected } from './selection.ts';

/** Several things at one click, announced before it: they are done one after another as if each had been clicked. */
export const announce = (announced: Announced): void => select({ announced, cell: null, sheet: null });

/** Whether everything is as it was when it was announced. */
function isStill({ by, steps }: Announced, props: BoardProps<MatterOfFact>): boolean {
  if (hasOfferForMe(props)) return false;
  if (by === 'errand') return true;
  const proposed = proposalOf(props);
  return (
    proposed.length === steps.length && proposed.every(({ choice }, i) => isSameChoice(choice, steps[i] ?? NOTHING))
  );
}
const NOTHING = {};

/** Goes on with what was announced; whatever comes in between ends it. */
export function useAnnounced(props: BoardProps<MatterOfFact>): void {
  const announced = useSelected('announced');
  useSeries(announced !== null, {
    offers: props.offers,
    canChoose: isMine(props) && props.offers.length > 0,
    offer: (type) => props.offer(type as Parameters<typeof props.offer>[0]),
    next() {
      const now = selected().announced;
      const [step, ...rest] = now?.steps ?? [];
      if (now === null || step === undefined || !isStill(now, props)) return null;
      select({ announced: { ...now, steps: rest } });
      return step;
    },
    stop: () => select({ announced: null }),
  });
}
