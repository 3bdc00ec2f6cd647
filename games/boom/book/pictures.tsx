import type { BoardProps } from '@parlour/kit/board.ts';
import { classes } from '@parlour/kit/classes.ts';
import { Die } from '@parlour/kit/dice/die.tsx';
import { Icon } from '../board/art/icon.tsx';
import { CompanyWindow } from '../board/company/window.tsx';
import cardCss from '../board/hand/card.module.css';
import { CardFace } from '../board/hand/card.tsx';
import { lookOf } from '../board/hand/look.ts';
import { TableProvider } from '../board/table/context.ts';
import { LimitChart } from '../board/table/gauges/limit-chart.tsx';
import type { PlayCardId } from '../content/cards.ts';
import { IPO_TABLE } from '../content/table.ts';
import type { BoomText } from '../text/types.ts';
import type { Boom } from '../types.ts';
import css from './book.module.css';

const c = classes(css);
const card = classes(cardCss);

/** Cards side by side, as they are held. */
export const Cards = ({ cards, words }: { cards: readonly PlayCardId[]; words: BoomText }) => (
  <ul className={c('cards', cards.length < 3 && 'few')}>
    {cards.map((id) => (
      <li key={id} className={`${c('card')} ${card('card', lookOf(id))}`}>
        <CardFace card={id} words={words} label={words.board} />
      </li>
    ))}
  </ul>
);

const SIZE = 40;

/** BO-X4. What the die of an IPO is added to, as the table shows it. */
export const Sum = ({ words }: { words: BoomText }) => {
  const { stage, money } = words.board;
  return (
    <ol className={c('sum')}>
      <li>
        <Die face={3} isRolling={false} />
        <b>3</b>
        {stage.die}
      </li>
      <li>
        <Icon name="card-draw" size={SIZE} />
        <b>+ 4</b>
        {stage.cards(4)}
      </li>
      <li>
        <Icon name="light-bulb" size={SIZE} />
        <b>+ 1</b>
        {stage.matches(1)}
      </li>
      <li>
        <Icon name="flame" size={SIZE} />
        <b>+ 2</b>
        {stage.hot(words.industries.software)}
      </li>
      <li>
        <Icon name="ringing-bell" size={SIZE} />
        <b>= 10</b>
        {stage.raises} {money(IPO_TABLE[10])}
      </li>
    </ol>
  );
};

/** The companies of an example and the Limit, as they look on the table. */
export const Position = (props: BoardProps<Boom>) => (
  <TableProvider props={props}>
    <div className={c('position')}>
      {props.view.companies.map((company) => (
        <div key={company.plan} className={c('company')}>
          <CompanyWindow company={company} isFirst isOpen={false} aiming={null} />
        </div>
      ))}
      <div className={c('limit')}>
        <LimitChart />
      </div>
    </div>
  </TableProvider>
);
