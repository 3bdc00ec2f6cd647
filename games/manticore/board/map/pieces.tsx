import { hexPath } from '@parlour/kit/hex/geometry.ts';
import type { TokenId } from '../../content/artifacts.ts';
import { TOKENS } from '../../content/artifacts.ts';
import type { Carried, Fighter } from '../../types.ts';
import { IconAt } from '../art/icon.tsx';
import { KIND_ICONS } from '../art/icon-of.ts';
import { useTable } from '../table/context.ts';
import { cellOf, foesOf, isSeat, onTurn } from '../table/reading.ts';
import { centre, LAYOUT } from './cells.ts';
import { FoeStandee, HeroStandee, StandeeShapes } from './standee.tsx';

export const openToken = (carried: Carried): TokenId | null => (carried.is === 'open' ? carried.token : null);
const placeName = (who: Fighter): string => (isSeat(who) ? `hero-${who}` : `foe-${who}`);

/** Everybody who stands on the map, those farther south in front. */
export function Pieces({ targets }: { targets: readonly Fighter[] }) {
  const { view, facts, sitters, say } = useTable();
  const active = onTurn(view);
  const heroes: Fighter[] = view.seats.filter((seat) => view.heroes[seat].cell !== null);
  const all = [...heroes, ...foesOf(view)]
    .flatMap((who) => {
      const cell = cellOf(view, who);
      return cell === null ? [] : [{ who, ...centre(cell) }];
    })
    .sort((a, b) => a.y - b.y);
  return (
    <>
      <StandeeShapes />
      {view.ground.map(({ cell, artifact }, i) => {
        const { x, y } = centre(cell);
        return (
          <g key={artifact} transform={`translate(${x - 30 + (i % 3) * 18} ${y + 30})`}>
            <circle r="15" fill="#6b4a1e" stroke="#f6ecd2" strokeWidth="2.5" />
            <IconAt name={KIND_ICONS[TOKENS[artifact].kind]} x={0} y={0} size={20} fill="#fff3dc" />
          </g>
        );
      })}
      {all.map(({ who, x, y }) => (
        <g key={who} data-place={placeName(who)} style={{ transform: `translate(${x}px, ${y}px)` }}>
          <path d={CELL} fill="none" />
          {isSeat(who) ? (
            <HeroStandee
              name={say.seat(who)}
              hero={view.heroes[who].hero}
              life={view.heroes[who].life}
              sitter={sitters[who]}
              isDone={view.heroes[who].isDone && view.round > 0}
              isActive={active === who}
            />
          ) : (
            <FoeStandee
              foe={who}
              life={facts.foes[who]?.life ?? 0}
              fullLife={facts.foes[who]?.fullLife ?? 0}
              carries={who === 'manticore' ? NOTHING : view.monsters[who].carries.map(openToken)}
              isTarget={targets.includes(who)}
              isAsleep={who === 'manticore' && !facts.clock.isAwake}
            />
          )}
        </g>
      ))}
    </>
  );
}

const NOTHING: readonly TokenId[] = [];
/** The whole cell belongs to whoever stands there: its middle is where to touch, whatever badges stick out. */
const CELL = hexPath({ q: 0, r: 0 }, LAYOUT);
