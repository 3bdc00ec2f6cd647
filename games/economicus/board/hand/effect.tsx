import { classes } from '@parlour/kit/classes.ts';
import { designOf, type OptionCard, optionOf } from '../../content/options.ts';
import { useTable } from '../table/context.tsx';
import css from './effect.module.css';

const c = classes(css);

/** What a card does and costs, above the hand while it is pointed at: whoever waits need not open it. */
export function Effect({ card }: { card: OptionCard }) {
  const { words, label } = useTable();
  const { effect, name } = words.optionCards[designOf(card)];
  const { cost, difficulty } = optionOf(card);
  return (
    <p className={c('effect')} role="tooltip" data-part="effect">
      <b>{name}</b> {effect} {cost !== undefined && label.card.cost(cost)}
      {difficulty !== undefined && label.card.crime(difficulty)}
    </p>
  );
}
