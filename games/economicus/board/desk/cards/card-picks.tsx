import { classes } from '@parlour/kit/classes.ts';
import { fieldChoice, untyped } from '@parlour/kit/offers/index.ts';
import { useState } from 'react';
import type { OptionCard } from '../../../content/options.ts';
import { OPTION_ICONS } from '../../art/look.ts';
import { type Table, useTable } from '../../table/context.tsx';
import { type FrameOf, nameOf } from '../../table/reading.ts';
import { ChoiceButton } from '../choice-button.tsx';
import desk from '../desk.module.css';
import { Foot, Panel } from '../panel.tsx';
import css from './slip.module.css';
import { OptionSlip } from './slip.tsx';

const c = classes(css);
const d = classes(desk);

/** Somebody's hand lies open before me, and I take a card of it. */
export function TheftPanel({ theft }: { theft: FrameOf<'espionage'> }) {
  const table = useTable();
  const { label } = table;
  const cards = choiceOf(table, 'takeCard', 'card').values as OptionCard[];
  return (
    <Panel icon={OPTION_ICONS.OP40} title={label.picks.theft(nameOf(table, theft.victim))}>
      <p>{label.picks.theftHint}</p>
      <div className={d('list')}>
        {cards.map((card) => (
          <ChoiceButton key={card} type="takeCard" fields={{ card }} look="slip">
            <OptionSlip card={card} />
          </ChoiceButton>
        ))}
      </div>
    </Panel>
  );
}

/** A deal asks for cards by number: I choose which. */
export function HandOverPanel({ handOver }: { handOver: FrameOf<'handOver'> }) {
  const table = useTable();
  const { label } = table;
  const { some } = choiceOf(table, 'giveCards', 'cards');
  const cards = (some?.items ?? []) as unknown as OptionCard[];
  const wanted = some?.atLeast ?? 0;
  const to = nameOf(table, handOver.from);
  const [picked, setPicked] = useState<readonly OptionCard[]>([]);
  const toggle = (card: OptionCard) =>
    // One card more than asked for takes the place of the one picked first.
    setPicked(picked.includes(card) ? picked.filter((each) => each !== card) : [...picked, card].slice(-wanted));
  return (
    <Panel icon="shaking-hands" title={label.picks.handOver(wanted, to)}>
      <p>{label.picks.handOverHint(to)}</p>
      <div className={c('picks')}>
        {cards.map((card) => (
          <button
            key={card}
            type="button"
            className={c('pick')}
            aria-pressed={picked.includes(card)}
            onClick={() => toggle(card)}
            data-place={`pick-${card}`}
          >
            <OptionSlip card={card} />
          </button>
        ))}
      </div>
      <Foot>
        <ChoiceButton type="giveCards" fields={{ cards: picked }} look="main">
          {label.picks.give(picked.length, wanted)}
        </ChoiceButton>
      </Foot>
    </Panel>
  );
}

const choiceOf = ({ offers }: Table, type: 'takeCard' | 'giveCards', field: string) =>
  fieldChoice(
    untyped(offers).filter((offer) => offer.type === type),
    field,
  );
