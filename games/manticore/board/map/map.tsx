import { classes } from '@parlour/kit/classes.ts';
import { HexLayer, HexMap } from '@parlour/kit/hex/hex-map.tsx';
import type { CameraHandle } from '@parlour/kit/hex/use-camera.ts';
import { paceOf } from '@parlour/kit/motion.ts';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import type { Cell } from '../../content/board.ts';
import { useTable } from '../table/context.ts';
import { frameOf, ownHero } from '../table/reading.ts';
import { select, useSelected } from '../table/selection.ts';
import { BOARD, centre, LAYOUT, MAP } from './cells.ts';
import { Threats } from './courses.tsx';
import { Fireway, FirewayLine } from './fireway.tsx';
import { Land } from './land.tsx';
import { Lit, Veil } from './lit.tsx';
import css from './map.module.css';
import { litCells, pickCell, targetsOf } from './picking.ts';
import { Pieces } from './pieces.tsx';
import { Pointed } from './pointed.tsx';
import { ReachLayer } from './reach.tsx';
import { Roads } from './roads.tsx';
import { saysOf } from './says.ts';
import { PlaceNames, Stacks } from './stacks.tsx';
import { useZoom } from './use-zoom.ts';

const c = classes(css);
/** It is quite dark when so many rounds have gone by. */
const NIGHTFALL = 14;
/** On a phone's side the whole map would be too small to touch, so it begins near: so many units across. */
const NEAR = 900;
const LOW = 560;

/** The map: what is printed, what was laid, where one may go, who stands where, and what the pointer says. */
export function GameMap({ camera }: { camera: RefObject<CameraHandle | null> }) {
  const table = useTable();
  const { view, facts, offers, words, label, seat, pace } = table;
  const box = useRef<HTMLDivElement>(null);
  useZoom(box);
  const layout = useSelected('layout');
  const cell = useSelected('cell');
  // Offers are the same object until something happens, so the work is done once a position.
  const lit = useMemo(() => litCells({ offers }), [offers]);
  const targets = useMemo(() => targetsOf({ offers }), [offers]);
  const isWalking = table.offer('move').isOffered;
  const isPaving = frameOf(view, 'paving') !== null;
  const start = view.heroes[ownHero(view, seat)].cell;
  const { clock } = facts;
  const herNext = clock.prey === null ? clock.next : view.heroes[clock.prey].cell;
  const aim = layout === 'wide' ? null : (cell ?? start);
  // What was touched, or where my hero has come to, stays in sight of a small window.
  useEffect(() => {
    if (aim !== null) camera.current?.reveal(centre(aim));
  }, [aim, camera]);
  return (
    <div ref={box} className={c('box')}>
      <HexMap
        ref={camera}
        className={c('map')}
        board={BOARD}
        layout={LAYOUT}
        map={MAP}
        nearest={1.6}
        start={layout === 'flat' && innerHeight < LOW ? { cell: start ?? CITY, width: NEAR } : null}
        calm={paceOf(pace) === 0}
        label={label.map.label}
        describe={(cell) =>
          Object.values(saysOf(table, cell as Cell))
            .filter((part) => typeof part === 'string')
            .join('. ')
        }
        lit={lit}
        onPick={(cell, means) => pickCell(table, cell, means)}
        onPoint={(cell) => select({ pointed: cell as Cell | null })}
      >
        <Land />
        <div className={c('mist')} />
        <HexLayer map={MAP}>
          <Roads roads={view.roads} />
          <Fireway step={view.manticore.step} isAwake={clock.isAwake} />
          <Stacks stacks={facts.stacks} walks={isPaving ? facts.walks : null} />
        </HexLayer>
        <div className={c('night')} style={{ opacity: Math.min(0.5, (view.round / NIGHTFALL) * 0.5) }} />
        <HexLayer map={MAP}>
          <Veil cells={lit} />
          {isWalking && <ReachLayer reach={facts.reach} left={facts.heroes[ownHero(view, seat)].left} />}
        </HexLayer>
        {!isWalking && (
          <HexLayer map={MAP} className={c('pulse')}>
            <Lit cells={lit} />
          </HexLayer>
        )}
        <HexLayer map={MAP}>
          <FirewayLine step={view.manticore.step} isAwake={clock.isAwake} />
          <PlaceNames names={words.lands} />
          {view.round > 0 && (
            <Threats
              threats={facts.threats}
              heroes={view.heroes.map(({ cell }) => cell)}
              manticore={
                clock.isAwake && herNext !== null
                  ? { from: clock.cell, to: herNext, isAttack: clock.prey !== null }
                  : null
              }
            />
          )}
          <Pieces targets={targets} />
        </HexLayer>
        <Pointed />
      </HexMap>
    </div>
  );
}

/** The middle of the City. */
const CITY = BOARD.hexes.findIndex(({ q, r }) => q === 0 && r === 0);
