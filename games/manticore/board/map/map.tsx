import { classes } from '@parlour/kit/classes.ts';
import { HexLayer, HexMap } from '@parlour/kit/hex/hex-map.tsx';
import type { CameraHandle } from '@parlour/kit/hex/use-camera.ts';
import { paceOf } from '@parlour/kit/motion.ts';
import { useMemo, useRef } from 'react';
import type { Cell } from '../../content/board.ts';
import { useTable } from '../table/context.tsx';
import { frameOf, ownHero } from '../table/reading.ts';
import { select } from '../table/selection.ts';
import { BOARD, LAYOUT, MAP } from './cells.ts';
import { Controls } from './controls.tsx';
import { Threats } from './courses.tsx';
import { Fireway } from './fireway.tsx';
import { Lit } from './ghost.tsx';
import { Hint } from './hint.tsx';
import { Land } from './land.tsx';
import css from './map.module.css';
import { litCells, pickCell, targetsOf } from './picking.ts';
import { Pieces } from './pieces.tsx';
import { Pointed } from './pointed.tsx';
import { ReachLayer } from './reach.tsx';
import { Roads } from './roads.tsx';
import { saysOf } from './says.ts';
import { Stacks } from './stacks.tsx';

const c = classes(css);
/** It is quite dark when so many rounds have gone by. */
const NIGHTFALL = 14;
/** On a narrow window the map begins near: so many units across. */
const NEAR = 760;

/** The map: what is printed, what was laid, where one may go, who stands where, and what the pointer says. */
export function GameMap({ isNarrow }: { isNarrow: boolean }) {
  const table = useTable();
  const { view, facts, offers, words, label, seat, pace } = table;
  const camera = useRef<CameraHandle>(null);
  // Offers are the same object until something happens, so the work is done once a position.
  const lit = useMemo(() => litCells({ offers }), [offers]);
  const targets = useMemo(() => targetsOf({ offers }), [offers]);
  const isWalking = table.offer('move').isOffered;
  const isPaving = frameOf(view, 'paving') !== null;
  const start = view.heroes[ownHero(view, seat)].cell;
  const { clock } = facts;
  const herNext = clock.prey === null ? clock.next : view.heroes[clock.prey].cell;
  return (
    <HexMap
      ref={camera}
      className={c('map')}
      board={BOARD}
      layout={LAYOUT}
      map={MAP}
      nearest={1.6}
      start={isNarrow ? { cell: start ?? CITY, width: NEAR } : null}
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
      over={
        <>
          <Hint />
          <Controls camera={camera} />
        </>
      }
    >
      <Land />
      <div className={c('mist')} />
      <HexLayer map={MAP}>
        <Fireway step={view.manticore.step} isAwake={clock.isAwake} />
        <Roads roads={view.roads} />
        <Stacks stacks={facts.stacks} names={words.lands} walks={isPaving ? facts.walks : null} />
      </HexLayer>
      <div className={c('night')} style={{ opacity: Math.min(0.5, (view.round / NIGHTFALL) * 0.5) }} />
      {isWalking ? (
        <HexLayer map={MAP}>
          <ReachLayer reach={facts.reach} left={seat === null ? 0 : facts.heroes[seat].left} />
        </HexLayer>
      ) : (
        <HexLayer map={MAP} className={c('pulse')}>
          <Lit cells={lit} />
        </HexLayer>
      )}
      <HexLayer map={MAP}>
        <Pieces targets={targets} />
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
      </HexLayer>
      <Pointed />
    </HexMap>
  );
}

/** The middle of the City. */
const CITY = BOARD.hexes.findIndex(({ q, r }) => q === 0 && r === 0);
