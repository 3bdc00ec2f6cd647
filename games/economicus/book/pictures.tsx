import type { BoardProps } from '@parlour/kit/board.ts';
import { classes } from '@parlour/kit/classes.ts';
import { MARKS } from '@parlour/kit/seats/index.ts';
import { useMatches } from '@parlour/kit/use-matches.ts';
import { CompanyToken, FreeToken, ProjectToken } from '../board/art/tokens.tsx';
import { TALL, WIDE } from '../board/ring/geometry.ts';
import { Ring } from '../board/ring/ring.tsx';
import { TableProvider } from '../board/table/context.tsx';
import type { BookText } from '../text/book-types.ts';
import type { Economicus } from '../types.ts';
import css from './book.module.css';

const c = classes(css);
const SIZE = 44;
const [ME] = MARKS;

/** What stands on the ring, piece by piece. */
export const Pieces = ({ words }: { words: BookText['start']['piece'] }) => (
  <ul className={c('pieces')}>
    <li>
      <CompanyToken owner={ME} condition="clean" size={SIZE} />
      {words.own}
    </li>
    <li>
      <CompanyToken owner={ME} condition="mortgaged" size={SIZE} />
      {words.mortgaged}
    </li>
    <li>
      <ProjectToken owner={ME} size={SIZE} />
      {words.project}
    </li>
    <li>
      <FreeToken kind="private" size={SIZE} />
      {words.private}
    </li>
    <li>
      <FreeToken kind="state" size={SIZE} />
      {words.state}
    </li>
  </ul>
);

/** The ring of an example. */
export function Position(props: BoardProps<Economicus>) {
  const isNarrow = useMatches('(max-width: 760px)');
  return (
    <TableProvider props={props}>
      <div className={c('desk')}>
        <div className={c('ring', isNarrow && 'tall')}>
          <div className={c('scene')}>
            <Ring className={c('dial')} dial={isNarrow ? TALL : WIDE} />
          </div>
        </div>
      </div>
    </TableProvider>
  );
}
