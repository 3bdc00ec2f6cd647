import type { BoardProps } from '@parlour/kit/board.ts';
import { classes } from '@parlour/kit/classes.ts';
import { MARKS } from '@parlour/kit/seats/index.ts';
import { Unit } from '../board/art/icon.tsx';
import { goodStyle } from '../board/art/look.ts';
import { LorryArt, lorryWidth, type Slot } from '../board/art/lorry.tsx';
import { Room } from '../board/art/rooms.tsx';
import { Office } from '../board/hand/office.tsx';
import { Purse } from '../board/hand/purse.tsx';
import { Store } from '../board/hand/store.tsx';
import { Ladder } from '../board/market/ladder.tsx';
import { WheelFace, type WheelKind } from '../board/side/wheel-face.tsx';
import { TableProvider } from '../board/table/context.ts';
import { Yard } from '../board/yard/yard.tsx';
import { CHARACTERISTICS } from '../content/characteristics.ts';
import { GOODS, type GoodId } from '../content/goods.ts';
import { LORRY_IDS, type LorryId } from '../content/lorries.ts';
import type { BusinessmenText } from '../text/types.ts';
import type { Businessmen } from '../types.ts';
import css from './book.module.css';

const c = classes(css);

/** The six goods with their names. */
export const Goods = ({ words }: { words: BusinessmenText }) => (
  <ul className={c('row')}>
    {GOODS.map((good) => (
      <li key={good}>
        <Unit good={good} size={48} />
        {words.goods[good]}
      </li>
    ))}
  </ul>
);

const [ME, RIVAL] = [MARKS[0], MARKS[1]].map(({ colour, symbol }) => ({ name: '', bot: null, colour, symbol }));
const crates = (good: GoodId, owner: typeof ME, count: number): Slot[] =>
  owner === undefined ? [] : Array.from({ length: count }, () => ({ good, owner, isGhost: false }));
/** One that is filled alone, one that is shared, one that has just been begun. */
const LOADS: Record<LorryId, Slot[]> = {
  yellow: crates('fish', ME, 5),
  blue: [...crates('wood', ME, 2), ...crates('wood', RIVAL, 4)],
  green: crates('oil', RIVAL, 3),
};

/** The three lorries, each with a load of its own kind. */
export const Lorries = () => (
  <div className={c('lorries')}>
    {LORRY_IDS.map((lorry) => (
      <svg key={lorry} viewBox={`0 4 ${lorryWidth(lorry)} 92`} aria-hidden="true">
        <LorryArt lorry={lorry} slots={LOADS[lorry]} />
      </svg>
    ))}
  </div>
);

/** A lorry without a load, small. */
export const LorryIcon = ({ lorry }: { lorry: LorryId }) => (
  <svg viewBox={`0 4 ${lorryWidth(lorry)} 92`} className={c('small')} aria-hidden="true">
    <LorryArt lorry={lorry} slots={[]} />
  </svg>
);

/** The three rooms of an office as it begins, and as good as it gets. */
export const Rooms = ({ words }: { words: BusinessmenText }) => (
  <ul className={c('row', 'rooms')}>
    {CHARACTERISTICS.map((trait) => (
      <li key={trait}>
        <span>
          <Room trait={trait} level={1} />
          <Room trait={trait} level={3} />
        </span>
        {words.characteristics[trait]}
      </li>
    ))}
  </ul>
);

/** The face of a wheel, large enough to read. */
export const Wheel = ({ kind }: { kind: WheelKind }) => (
  <svg viewBox="-102 -102 204 204" className={c('wheel')} aria-hidden="true">
    <WheelFace kind={kind} />
  </svg>
);

/** The position of an example: prices, lorries, and what the reader has. */
export const Position = (props: BoardProps<Businessmen>) => (
  <TableProvider props={props}>
    <div className={c('position')}>
      <div className={c('board')}>
        <div className={c('scene')}>
          <div className={c('ladders')}>
            {GOODS.map((good) => (
              <div key={good} className={c('ladder')} style={goodStyle(good)}>
                <Ladder good={good} />
                <Unit good={good} size={22} />
              </div>
            ))}
          </div>
          <Yard className={c('yard')} />
        </div>
      </div>
      {props.seat !== null && (
        <div className={c('tablet')}>
          <Purse seat={props.seat} />
          {CHARACTERISTICS.toReversed().map((trait) => (
            <Office key={trait} seat={props.seat ?? 0} trait={trait} />
          ))}
          <Store seat={props.seat} />
        </div>
      )}
    </div>
  </TableProvider>
);
