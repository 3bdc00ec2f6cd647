import type { GameTypes } from '@parlour/kernel';
import { renderToString } from 'react-dom/server';
import type { BoardModule, BoardProps } from '../board.ts';

/** A board with the hand at its foot, as the page would have it. */
export const drawnBy =
  <G extends GameTypes>({ Board, Hand }: BoardModule<G>) =>
  (props: BoardProps<G>): string => {
    if (Hand === undefined) throw new Error('no hand');
    return renderToString(<Board {...props} />) + renderToString(<Hand {...props} />);
  };
