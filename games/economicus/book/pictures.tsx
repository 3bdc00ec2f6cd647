import type { BoardProps } from '@parlour/kit/board.ts';
import { classes } from '@parlour/kit/classes.ts';
import { Die } from '@parlour/kit/dice/die.tsx';
import { MARKS } from '@parlour/kit/seats/index.ts';
import { useMatches } from '@parlour/kit/use-matches.ts';
import { Icon } from '../board/art/icon.tsx';
import { CompanyToken, FreeToken, ProjectToken } from '../board/art/tokens.tsx';
import { TALL, WIDE } from '../board/ring/geometry.ts';
import { Ring } from '../board/ring/ring.tsx';
import { TableProvider } from '../board/table/context.tsx';
import type { BookText } from '../text/book-types.ts';
import type { Economicus } from '../types.ts';
import css from './book.module.css';

const c = classes(css);
const SIZE = 44;
const [ME, RIVAL] = MARKS;

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

/** What the die makes of a project: each result, and what stands there afterwards. */
export const Fate = ({ words }: { words: BookText['pictures']['fate'] }) => (
  <ul className={c('pieces', 'wide')}>
    <li>
      <span className={c('row')}>
        <Dice faces={[1]} />
        <Icon name="flame" className={c('sign')} />
      </span>
      {words.gone}
    </li>
    <li>
      <span className={c('row')}>
        <Dice faces={[2, 3, 4]} />
        <ProjectToken owner={ME} size={SIZE} />
      </span>
      {words.waits}
    </li>
    <li>
      <span className={c('row')}>
        <Dice faces={[5, 6]} />
        <CompanyToken owner={ME} condition="clean" size={SIZE} />
      </span>
      {words.works}
    </li>
  </ul>
);

const Dice = ({ faces }: { faces: readonly number[] }) =>
  faces.map((face) => <Die key={face} face={face} isRolling={false} />);

/** What becomes of the price at the end of Phase 6. */
export const PriceMoves = ({ words }: { words: BookText['pictures']['price'] }) => (
  <ul className={c('pieces', 'wide')}>
    <li>
      <span className={c('row')}>
        <Icon name="gavel" className={c('sign')} />
      </span>
      {words.sold}
    </li>
    <li>
      <span className={c('row')}>
        <ProjectToken owner={ME} size={SIZE} />
      </span>
      {words.started}
    </li>
    <li>
      <span className={c('row')}>
        <Icon name="falling-rocks" className={c('sign')} />
      </span>
      {words.nobody}
    </li>
  </ul>
);

/** A company before, with and after a loan. */
export const Loan = ({ words }: { words: BookText['pictures']['loan'] }) => (
  <ul className={c('pieces', 'wide')}>
    <li>
      <span className={c('row')}>
        <CompanyToken owner={ME} condition="clean" size={SIZE} />
        <Icon name="receive-money" className={c('sign')} />
      </span>
      {words.lend}
    </li>
    <li>
      <span className={c('row')}>
        <CompanyToken owner={ME} condition="mortgaged" size={SIZE} />
        <Icon name="calendar" className={c('sign')} />
      </span>
      {words.owe}
    </li>
    <li>
      <span className={c('row')}>
        <CompanyToken owner={ME} condition="clean" size={SIZE} />
        <Icon name="bank" className={c('sign')} />
      </span>
      {words.repay}
    </li>
  </ul>
);

/** EC-S.36. Who has how many stars where companies of two players stand. */
export const Stars = ({ words }: { words: BookText['pictures']['stars'] }) => (
  <ul className={c('pieces', 'wide')}>
    <Segment mine={1} theirs={0} says={words.alone} />
    <Segment mine={2} theirs={1} says={words.first} />
    <Segment mine={1} theirs={1} says={words.level} />
  </ul>
);

const Segment = ({ mine, theirs, says }: { mine: number; theirs: number; says: string }) => (
  <li>
    <span className={c('row')}>
      <Companies owner={ME} count={mine} />
      <Companies owner={RIVAL} count={theirs} />
    </span>
    {says}
  </li>
);

const Companies = ({ owner, count }: { owner: (typeof MARKS)[number]; count: number }) =>
  Array.from({ length: count }, (_, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
    <CompanyToken key={i} owner={owner} condition="clean" size={SIZE} />
  ));

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
