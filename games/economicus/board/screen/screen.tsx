import type { BoardProps } from '@parlour/kit/board.ts';
import { classes } from '@parlour/kit/classes.ts';
import type { Economicus } from '../../types.ts';
import { useMovements } from '../motion/movements.ts';
import { FrontPage } from '../paper/front-page.tsx';
import { Masthead } from '../paper/masthead.tsx';
import { ROOMY } from '../ring/geometry.ts';
import { Ring } from '../ring/ring.tsx';
import { TableProvider } from '../table/context.tsx';
import css from './screen.module.css';

const c = classes(css);

/** The financial daily for the whole room: today's front page, and the great dial. */
export function Screen(props: BoardProps<Economicus>) {
  useMovements(props);
  return (
    <TableProvider props={props}>
      <div className={c('screen')} data-phase={props.facts.phase}>
        <div className={c('scene')}>
          <Ring className={c('dial')} dial={ROOMY} />
          <aside className={c('paper')}>
            <Masthead />
            <FrontPage />
          </aside>
        </div>
      </div>
    </TableProvider>
  );
}
