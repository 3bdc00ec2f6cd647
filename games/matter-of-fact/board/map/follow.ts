import type { Point } from '@parlour/kit/hex/geometry.ts';
import type { CameraHandle } from '@parlour/kit/hex/use-camera.ts';
import { useMatches } from '@parlour/kit/use-matches.ts';
import { type RefObject, useEffect } from 'react';
import { CELLS, type Cell } from '../../content/map.ts';
import { usePull } from '../dock/pull.tsx';
import { useTable } from '../table/context.ts';
import { useIsPhone } from '../table/phone.ts';
import { ownSeat } from '../table/reading.ts';
import { useSelected } from '../table/selection.ts';
import { centre, MAP } from './cells.ts';

/** So many units are seen across when the window follows the chip: upright, a train's four hexes on each side of it. */
const NEAR = { upright: 900, sideways: 1240, besideSheet: 640, desktop: 760 };

export function useNear(): number {
  const isSideways = useMatches('(orientation: landscape)');
  const isPhone = useIsPhone();
  const pull = usePull();
  if (!isPhone) return NEAR.desktop;
  return !isSideways ? NEAR.upright : pull === 'peek' ? NEAR.sideways : NEAR.besideSheet;
}

/** Of a chip at the rim one sees the country before it, not the sea behind. */
const inland = ({ x, y }: Point, near: number): Point => ({
  x: Math.min(MAP.x + MAP.width - near / 2, Math.max(MAP.x + near / 2, x)),
  y: Math.min(MAP.y + MAP.height - near / 5, Math.max(MAP.y + near / 5, y)),
});

/** The hex in the middle of a window that begins with a chip here. */
export function startAt(cell: Cell, near: number): Cell {
  const aim = inland(centre(cell), near);
  const far = (each: Cell) => Math.hypot(centre(each).x - aim.x, centre(each).y - aim.y);
  return CELLS.reduce((best, each) => (far(each) < far(best) ? each : best), cell);
}

/** A narrow window sees a part of the map: it follows one's own chip; and every window shows what was picked. */
export function Follow({ camera, isNarrow }: { camera: RefObject<CameraHandle | null>; isNarrow: boolean }) {
  const table = useTable();
  const own = table.view.players[ownSeat(table)].cell;
  const aim = useSelected('cell');
  const near = useNear();
  useEffect(() => {
    if (isNarrow && own !== null) camera.current?.look(inland(centre(own), near), near);
  }, [camera, isNarrow, own, near]);
  useEffect(() => {
    if (aim !== null) camera.current?.reveal(centre(aim));
  }, [camera, aim]);
  return null;
}
