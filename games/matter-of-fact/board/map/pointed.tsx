import { hexPath } from '@parlour/kit/hex/geometry.ts';
import { HexLayer } from '@parlour/kit/hex/hex-map.tsx';
import { useTable } from '../table/context.ts';
import { useSelected } from '../table/selection.ts';
import { hexOf, LAYOUT, MAP } from './cells.ts';
import { Way } from './reach.tsx';

/** What follows the pointer: the way there, with and without a card. Nothing else is drawn anew. */
export function Pointed() {
  const { facts, offer } = useTable();
  const pointed = useSelected('pointed');
  const cell = useSelected('cell');
  const aim = pointed ?? cell;
  const reach = offer('move').isOffered ? facts.reach.find((each) => each.cell === aim) : undefined;
  return (
    <HexLayer map={MAP}>
      {reach !== undefined && reach.ways.with !== null && <Way path={reach.ways.with} isCard />}
      {reach !== undefined && reach.ways.without !== null && <Way path={reach.ways.without} isCard={false} />}
      {cell !== null && <path d={hexPath(hexOf(cell), LAYOUT, 3)} fill="none" stroke="#fff" strokeWidth="6" />}
    </HexLayer>
  );
}
