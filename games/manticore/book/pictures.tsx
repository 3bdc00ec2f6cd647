import type { BoardProps } from '@parlour/kit/board.ts';
import { classes } from '@parlour/kit/classes.ts';
import { type Box, boundsOf, hexPath, type Point } from '@parlour/kit/hex/geometry.ts';
import { HexLayer } from '@parlour/kit/hex/hex-map.tsx';
import { MARKS } from '@parlour/kit/seats/index.ts';
import { type ComponentType, type CSSProperties, type ReactNode, useRef } from 'react';
import { BEAST_GROUNDS, BeastFigure } from '../board/art/beasts.tsx';
import { HeroFigure } from '../board/art/heroes.tsx';
import { TokenCoin } from '../board/art/token.tsx';
import { cellsOf, centre, hexOf, LAYOUT, MAP } from '../board/map/cells.ts';
import { Threats } from '../board/map/courses.tsx';
import { Fireway, FirewayLine } from '../board/map/fireway.tsx';
import { Land } from '../board/map/land.tsx';
import { Pieces as Standees } from '../board/map/pieces.tsx';
import { Roads, RoadTile } from '../board/map/roads.tsx';
import { PlaceNames, Stacks } from '../board/map/stacks.tsx';
import { FoeStandee, HeroStandee, StandeeShapes } from '../board/map/standee.tsx';
import { useZoom } from '../board/map/use-zoom.ts';
import { TableProvider, useTable } from '../board/table/context.ts';
import { aliveMonsters } from '../board/table/reading.ts';
import { type Cell, LOCATIONS, type LocationId } from '../content/board.ts';
import type { HeroId } from '../content/heroes.ts';
import type { MonsterKind } from '../content/monsters.ts';
import type { RoadTokenId } from '../content/road-tokens.ts';
import type { BookText } from '../text/book-types.ts';
import { signOf } from '../text/cells.ts';
import type { ManticoreText } from '../text/types.ts';
import type { Manticore } from '../types.ts';
import css from './book.module.css';
import { type At, at } from './lay.ts';

const c = classes(css);
const [MARK] = MARKS;
const SITTER = { name: '', bot: null, colour: MARK.colour, symbol: MARK.symbol };
const NOTHING: readonly [] = [];

/** One piece, drawn around (0, 0) as on the map. */
const Piece = ({ says, children }: { says: string; children: ReactNode }) => (
  <li>
    <svg viewBox="-66 -68 132 128" className={c('piece')} aria-hidden="true">
      <StandeeShapes />
      {children}
    </svg>
    {says}
  </li>
);

/** What lies and stands on the map, piece by piece. */
export const Pieces = ({ words, name }: { words: BookText['start']['piece']; name: string }) => (
  <ul className={c('pieces')}>
    <Piece says={words.hero}>
      <HeroStandee hero="zorya" name={name} life={10} sitter={SITTER} isDone={false} isActive={false} />
    </Piece>
    <Piece says={words.ordinary}>
      <FoeStandee foe="M1" life={3} fullLife={3} carries={NOTHING} isTarget={false} />
    </Piece>
    <Piece says={words.raider}>
      <FoeStandee foe="M5" life={3} fullLife={3} carries={NOTHING} isTarget={false} />
    </Piece>
    <Piece says={words.manticore}>
      <FoeStandee foe="manticore" life={20} fullLife={20} carries={NOTHING} isTarget={false} />
    </Piece>
    <Piece says={words.road}>
      <RoadTile token="rightFork" rotation={0} />
    </Piece>
    <Piece says={words.lair}>
      <RoadTile token="lesserLair" rotation={0} />
    </Piece>
    <li>
      <span className={c('coin')}>
        <TokenCoin token="SW-1" size={60} />
      </span>
      {words.artifact}
    </li>
    <li>
      <span className={c('coin')}>
        <TokenCoin token="FB-1" size={60} />
      </span>
      {words.spell}
    </li>
  </ul>
);

/** A face for a table's row. */
const Face = ({ ground, children }: { ground: string; children: ReactNode }) => (
  <svg viewBox="0 0 64 72" className={c('face')} aria-hidden="true">
    <rect width="64" height="72" fill={ground} />
    {children}
  </svg>
);
export const HeroFace = ({ hero }: { hero: HeroId }) => (
  <Face ground="#e3d4ab">
    <HeroFigure hero={hero} />
  </Face>
);
export const BeastFace = ({ kind }: { kind: MonsterKind | 'manticore' }) => (
  <Face ground={BEAST_GROUNDS[kind].deep}>
    <circle cx="32" cy="36" r="34" fill={BEAST_GROUNDS[kind].bright} opacity=".6" />
    <BeastFigure kind={kind} />
  </Face>
);
export const RoadFace = ({ token }: { token: RoadTokenId }) => (
  <svg viewBox="-62 -56 124 112" className={c('road')} aria-hidden="true">
    <RoadTile token={token} rotation={0} />
  </svg>
);

/** A window on the map: what lies outside of it is cut off. */
function Window({ box, width, children }: { box: Box; width: number; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  useZoom(frame);
  const share = (part: number, whole: number) => `${(100 * part) / whole}%`;
  const world: CSSProperties = {
    width: share(MAP.width, box.width),
    height: share(MAP.height, box.height),
    left: share(MAP.x - box.x, box.width),
    top: share(MAP.y - box.y, box.height),
  };
  return (
    <div ref={frame} className={c('window')} style={{ aspectRatio: `${box.width} / ${box.height}`, maxWidth: width }}>
      <div className={c('world')} style={world}>
        <Land />
        {children}
      </div>
    </div>
  );
}

/** The map as it is printed. */
export const WholeMap = ({ words }: { words: ManticoreText }) => (
  <Window box={MAP} width={600}>
    <HexLayer map={MAP}>
      <Fireway step={0} isAwake />
      <FirewayLine step={0} isAwake />
      <PlaceNames names={words.lands} />
    </HexLayer>
  </Window>
);

/** Pictures of positions, with the part of the map where it happens and the signs of the cells one speaks of. */
export function positionIn(corners: readonly At[], named: readonly At[]): ComponentType<BoardProps<Manticore>> {
  const box = boundsOf(
    corners.map((corner) => hexOf(at(corner))),
    LAYOUT,
    24,
  );
  const names = (words: ManticoreText) =>
    Object.fromEntries(
      LOCATIONS.map((location) => [location, isWithin(box, location) ? words.lands[location] : '']),
    ) as Record<LocationId, string>;
  return (props) => (
    <TableProvider props={props}>
      <Window box={box} width={Math.min(MOST.width, (MOST.height * box.width) / box.height)}>
        <Position named={named} names={names(props.text as ManticoreText)} />
      </Window>
    </TableProvider>
  );
}

/** So large a picture of a position may be: it must not push away what is said of it. */
const MOST = { width: 480, height: 420 };

/** A location that is seen whole has its name under it. */
const isWithin = ({ x, y, width, height }: Box, location: LocationId): boolean =>
  cellsOf(location)
    .map(centre)
    .every((at) => at.x > x && at.x < x + width && at.y > y && at.y < y + height);

/** The sign of a cell stands to the left, clear of names; where somebody stands, over their head. */
const signAt = ({ x, y }: Point, isOccupied: boolean): Point =>
  isOccupied ? { x, y: y - 62 } : { x: x - 30, y: y + 28 };

type PositionProps = { named: readonly At[]; names: Record<LocationId, string> };

function Position({ named, names }: PositionProps) {
  const { view, facts } = useTable();
  const { clock } = facts;
  const occupied = new Set<Cell | null>([
    clock.cell,
    ...view.heroes.map(({ cell }) => cell),
    ...aliveMonsters(view).map((id) => view.monsters[id].cell),
  ]);
  const herNext = clock.prey === null ? clock.next : view.heroes[clock.prey].cell;
  const manticore =
    clock.isAwake && herNext !== null ? { from: clock.cell, to: herNext, isAttack: clock.prey !== null } : null;
  return (
    <HexLayer map={MAP}>
      <Roads roads={view.roads} />
      <Fireway step={view.manticore.step} isAwake={clock.isAwake} />
      <Stacks stacks={facts.stacks} walks={null} />
      <FirewayLine step={view.manticore.step} isAwake={clock.isAwake} />
      <PlaceNames names={names} />
      {view.round > 0 && (
        <Threats threats={facts.threats} heroes={view.heroes.map(({ cell }) => cell)} manticore={manticore} />
      )}
      <Standees targets={NOTHING} />
      {named.map(at).map((cell) => (
        <g key={cell} className={c('named')}>
          <path d={hexPath(hexOf(cell), LAYOUT, 6)} />
          <text {...signAt(centre(cell), occupied.has(cell))}>{signOf(cell)}</text>
        </g>
      ))}
    </HexLayer>
  );
}
