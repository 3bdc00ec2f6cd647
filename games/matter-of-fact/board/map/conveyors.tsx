import { classes } from '@parlour/kit/classes.ts';
import { type AssetId, type AssetKind, KIND_OF } from '../../content/assets.ts';
import { CELL_OF } from '../../content/map.ts';
import { useTable } from '../table/context.ts';
import { centre } from './cells.ts';
import css from './map.module.css';

const c = classes(css);
const FEEDS: Partial<Record<AssetKind, AssetKind>> = { excavatingPlant: 'steelPlant', mine: 'powerPlant' };
/** A line begins and ends at the rim of the works. */
const RIM = 46;

/** Lines from what digs to what burns it, from plants to the park: one sees whose works hang together. */
export function Conveyors() {
  const { view, sitters } = useTable();
  return (
    <>
      {view.seats.map((seat) => {
        const own = view.players[seat].assets;
        const lines = own.flatMap((from) => own.filter((to) => feeds(from, to)).map((to) => lineOf(from, to)));
        return (
          lines.length > 0 && (
            <g key={seat}>
              <path d={lines.join('')} className={c('belt')} stroke={sitters[seat]?.colour} strokeWidth="9" />
              <path d={lines.join('')} className={c('belt', 'moving')} stroke="#fff" strokeWidth="3" />
            </g>
          )
        );
      })}
    </>
  );
}

const feeds = (from: AssetId, to: AssetId): boolean =>
  FEEDS[KIND_OF[from]] === KIND_OF[to] ||
  (KIND_OF[to] === 'technologyPark' && (KIND_OF[from] === 'steelPlant' || KIND_OF[from] === 'powerPlant'));

function lineOf(from: AssetId, to: AssetId): string {
  const [a, b] = [centre(CELL_OF[from]), centre(CELL_OF[to])];
  const far = Math.hypot(b.x - a.x, b.y - a.y);
  const [dx, dy] = [((b.x - a.x) / far) * RIM, ((b.y - a.y) / far) * RIM];
  const point = (x: number, y: number): string => `${x.toFixed(0)} ${y.toFixed(0)}`;
  return `M${point(a.x + dx, a.y + dy)}L${point(b.x - dx, b.y - dy)}`;
}
