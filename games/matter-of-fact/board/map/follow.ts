import type { Point } from '@parlour/kit/hex/geometry.ts';
import type { CameraHandle } from '@parlour/kit/hex/use-camera.ts';
import { type RefObject, useEffect } from 'react';
import { useTable } from '../table/context.tsx';
import { ownSeat } from '../table/reading.ts';
import { useSelected } from '../table/selection.ts';
import { centre, MAP } from './cells.ts';

/** So many units are seen across when the window follows the chip: a train's four hexes on each side of it. */
export const NEAR = 900;

/** Of a chip at the rim one sees the country before it, not the sea behind. */
const inland = ({ x, y }: Point): Point => ({
  x: Math.min(MAP.x + MAP.width - NEAR / 2, Math.max(MAP.x + NEAR / 2, x)),
  y: Math.min(MAP.y + MAP.height - NEAR / 5, Math.max(MAP.y + NEAR / 5, y)),
});

/** A narrow window sees a part of the map: it follows one's own chip; and every window shows what was picked. */
export function Follow({ camera, isNarrow }: { camera: RefObject<CameraHandle | null>; isNarrow: boolean }) {
  const table = useTable();
  const own = table.view.players[ownSeat(table)].cell;
  const aim = useSelected('cell');
  useEffect(() => {
    if (isNarrow && own !== null) camera.current?.look(inland(centre(own)), NEAR);
  }, [camera, isNarrow, own]);
  useEffect(() => {
    if (aim !== null) camera.current?.reveal(centre(aim));
  }, [camera, aim]);
  return null;
}
