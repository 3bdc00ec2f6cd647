import { classes } from '@parlour/kit/classes.ts';
import { fieldChoice, untyped } from '@parlour/kit/offers/index.ts';
import { useState } from 'react';
import type { CrisisCard } from '../../../content/crisis-cards.ts';
import { OPTION_ICONS } from '../../art/look.ts';
import { useTable } from '../../table/context.tsx';
import { ChoiceButton } from '../choice-button.tsx';
import { Foot, Panel } from '../panel.tsx';
import css from './slip.module.css';
import { CrisisSlip } from './slip.tsx';

const c = classes(css);

/** The next crisis cards, known to me alone: I put them back in the order I like. */
export function BriefingPanel() {
  const { offers, label } = useTable();
  const { some } = fieldChoice(
    untyped(offers).filter(({ type }) => type === 'orderCrises'),
    'order',
  );
  const cards = (some?.items ?? []) as unknown as CrisisCard[];
  return (
    <Panel icon={OPTION_ICONS.OP04} title={label.briefing.title}>
      <p>{label.briefing.hint}</p>
      {cards.length > 0 && <Order key={cards.join()} cards={cards} />}
    </Panel>
  );
}

function Order({ cards }: { cards: CrisisCard[] }) {
  const { words, label } = useTable();
  const [order, setOrder] = useState(cards);
  const swap = (at: number, other: number) => {
    const [one, two] = [order[at], order[other]];
    if (one === undefined || two === undefined) return;
    setOrder(order.with(at, two).with(other, one));
  };
  return (
    <>
      <ol className={c('order')}>
        {order.map((card, i) => {
          const { name } = words.crisisCards[card];
          return (
            <li key={card} data-place={`crisis-${card}`}>
              <b className={c('place')}>{i + 1}</b>
              <CrisisSlip card={card} />
              <span className={c('moves')}>
                <button
                  type="button"
                  aria-disabled={i === 0}
                  aria-label={`${name}: ${label.briefing.sooner}`}
                  title={label.briefing.sooner}
                  onClick={() => swap(i, i - 1)}
                >
                  ▲
                </button>
                <button
                  type="button"
                  aria-disabled={i === order.length - 1}
                  aria-label={`${name}: ${label.briefing.later}`}
                  title={label.briefing.later}
                  onClick={() => swap(i, i + 1)}
                >
                  ▼
                </button>
              </span>
            </li>
          );
        })}
      </ol>
      <Foot>
        <ChoiceButton type="orderCrises" fields={{ order }} look="main">
          {label.briefing.confirm}
        </ChoiceButton>
      </Foot>
    </>
  );
}
