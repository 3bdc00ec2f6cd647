import type { BoardProps } from '@parlour/kit/board.ts';
import { classes } from '@parlour/kit/classes.ts';
import { CompanyWindow } from '../board/company/window.tsx';
import cardCss from '../board/hand/card.module.css';
import { CardFace } from '../board/hand/card.tsx';
import { lookOf } from '../board/hand/look.ts';
import { TableProvider } from '../board/table/context.ts';
import { LimitChart } from '../board/table/gauges/limit-chart.tsx';
import type { PlayCardId } from '../content/cards.ts';
import type { BoomText } from '../text/types.ts';
import type { Boom } from '../types.ts';
import css from './book.module.css';

const c = classes(css);
const card = classes(cardCss);

/** Cards side by side, as they are held. */
export const Cards = ({ cards, words }: { cards: readonly PlayCardId[]; words: BoomText }) => (
  <ul className={c('cards')}>
    {cards.map((id) => (
      <li key={id} className={`${c('card')} ${card('card', lookOf(id))}`}>
        <CardFace card={id} words={words} label={words.board} />
      </li>
    ))}
  </ul>
);

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
