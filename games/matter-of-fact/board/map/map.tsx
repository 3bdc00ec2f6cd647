import { classes } from '@parlour/kit/classes.ts';
import { hexPath } from '@parlour/kit/hex/geometry.ts';
import { HexLayer, HexMap } from '@parlour/kit/hex/hex-map.tsx';
import type { CameraHandle } from '@parlour/kit/hex/use-camera.ts';
import { paceOf } from '@parlour/kit/motion.ts';
import { type RefObject, useMemo } from 'react';
import { BUSINESS_CENTRE, CELL_OF, type Cell } from '../../content/map.ts';
import { useTable } from '../table/context.ts';
import { ownSeat } from '../table/reading.ts';
import { select } from '../table/selection.ts';
import { AssetMarks } from './assets.tsx';
import { BOARD, hexOf, LAYOUT, MAP } from './cells.ts';
import { Chips } from './chips.tsx';
import { Conveyors } from './conveyors.tsx';
import { Follow, startAt, useNear } from './follow.ts';
import { Hint } from './hint.tsx';
import { LandSheet, PlacesSheet } from './land.tsx';
import css from './map.module.css';
import { barredCells, litCells, pickCell } from './picking.ts';
import { Pointed } from './pointed.tsx';
import { BeyondLayer, ReachLayer } from './reach.tsx';
import { saysOf } from './says.ts';

const c = classes(css);
/** Pixels a unit of the map has at the nearest. */
const NEAREST = 1.5;

type Props = { camera: RefObject<CameraHandle | null>; isNarrow: boolean };

/** The map: what is printed, who owns what, where one may go, who stands where, and what the pointer says. */
export function GameMap({ camera, isNarrow }: Props) {
  const table = useTable();
  const { facts, offers, words, label, pace, view } = table;
  // Offers are the same object until something happens, so the work is done once a position.
  const lit = useMemo(() => litCells({ offers }), [offers]);
  const barred = useMemo(() => barredCells({ offers }), [offers]);
  const owned = useMemo(
    () => view.seats.flatMap((each) => view.players[each].assets.map((asset) => CELL_OF[asset])),
    [view],
  );
  const own = view.players[ownSeat(table)].cell;
  const isTravelling = table.offer('move').isOffered;
  const near = useNear();
  const start = own ?? BUSINESS_CENTRE[0] ?? 0;
  return (
    <HexMap
      ref={camera}
      className={c('map')}
      board={BOARD}
      layout={LAYOUT}
      map={MAP}
      nearest={NEAREST}
      start={isNarrow ? { cell: startAt(start, near), width: near } : null}
      calm={paceOf(pace) === 0}
      label={label.map.label}
      describe={(cell) => {
        const { title, lines } = saysOf(table, cell as Cell);
        return [title, ...lines].join('. ');
      }}
      lit={lit}
      onPick={(cell, means) => pickCell(table, cell as Cell | null, means)}
      onPoint={(cell) => select({ pointed: cell as Cell | null })}
      over={
        <>
          <Hint />
          <Follow camera={camera} isNarrow={isNarrow} />
        </>
      }
    >
      <LandSheet names={words.areas} />
      {isTravelling && (
        <HexLayer map={MAP}>
          <ReachLayer reach={facts.reach} />
        </HexLayer>
      )}
      {!isTravelling && lit.length > 0 && (
        <HexLayer map={MAP} className={c('pulse')}>
          {lit.map((cell) => (
            <path key={cell} d={hexPath(hexOf(cell), LAYOUT, 4)} className={c('lit')} data-place={`cell-${cell}`} />
          ))}
        </HexLayer>
      )}
      <HexLayer map={MAP}>
        <Conveyors />
      </HexLayer>
      <PlacesSheet />
      <HexLayer map={MAP}>
        <AssetMarks />
        {isTravelling && <BeyondLayer barred={barred} owned={owned} reach={facts.reach} turnsTo={facts.turnsTo} />}
      </HexLayer>
      <HexLayer map={MAP}>
        <Chips />
      </HexLayer>
      <Pointed />
    </HexMap>
  );
}
