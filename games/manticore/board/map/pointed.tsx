import { hexPath } from '@parlour/kit/hex/geometry.ts';
import { HexLayer } from '@parlour/kit/hex/hex-map.tsx';
import { MONSTER_IDS, type MonsterId } from '../../content/monsters.ts';
import { useTable } from '../table/context.ts';
import { frameOf, pavingOf, standingOn } from '../table/reading.ts';
import { useSelected } from '../table/selection.ts';
import { hexOf, LAYOUT, MAP } from './cells.ts';
import { CourseLayer } from './courses.tsx';
import { Ghost } from './ghost.tsx';
import { rotationFor } from './picking.ts';
import { PathPreview } from './reach.tsx';

const isMonster = (who: unknown): who is MonsterId => MONSTER_IDS.includes(who as MonsterId);

/** What follows the pointer: the way there, the token as it would lie, the reasons of a monster. Nothing else is drawn anew. */
export function Pointed() {
  const table = useTable();
  const { view, facts, offer, seat } = table;
  const pointed = useSelected('pointed');
  const cell = useSelected('cell');
  const rotation = useSelected('rotation');
  const fighter = useSelected('fighter');
  const courses = useSelected('courses');
  const token = frameOf(view, 'paving')?.token ?? null;
  const isLaying = offer('lay').isOffered && token !== null;
  const aim = pointed ?? cell;
  const own = seat === null ? null : view.heroes[seat].cell;
  const way = offer('move').isOffered ? facts.reach.find((each) => each.cell === aim) : undefined;
  const under = pointed === null ? null : standingOn(view, pointed);
  const beast = isMonster(under) ? under : isMonster(fighter) ? fighter : null;
  const course = beast === null ? undefined : (facts.threats[beast] ?? courses[beast]);
  // Where it would lie best is shown before anybody points anywhere.
  const best = pavingOf(table)?.site.cell ?? null;
  const ghostAt = isLaying ? [...new Set([best, pointed])] : [];
  return (
    <HexLayer map={MAP}>
      {course !== undefined && <CourseLayer course={course} />}
      {way !== undefined && own !== null && <PathPreview from={own} way={way} reach={facts.reach} />}
      {ghostAt.map((at) => {
        if (at === null || token === null) return null;
        const turn = rotationFor(table, at, rotation);
        return turn === null ? null : (
          <Ghost key={at} cell={at} token={token} rotation={turn} isPinned={at === pointed} />
        );
      })}
      {cell !== null && !isLaying && way === undefined && (
        <path d={hexPath(hexOf(cell), LAYOUT, 3)} fill="none" stroke="#fff3c4" strokeWidth="6" />
      )}
    </HexLayer>
  );
}
