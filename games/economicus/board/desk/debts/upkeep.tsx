import type { Seat } from '@parlour/kernel';
import { classes } from '@parlour/kit/classes.ts';
import { alternatives, fieldChoice, untyped } from '@parlour/kit/offers/index.ts';
import { SeatMark } from '@parlour/kit/seats/index.ts';
import { useState } from 'react';
import { ProjectToken } from '../../art/tokens.tsx';
import { useTable } from '../../table/context.tsx';
import { type FrameOf, nameOf, rivalsOf } from '../../table/reading.ts';
import { Raise } from '../auction/raise.tsx';
import { Odds } from '../auction/start-ups.tsx';
import css from '../cards/slip.module.css';
import { ChoiceButton } from '../choice-button.tsx';
import { Amount } from '../deals/amount.tsx';
import desk from '../desk.module.css';
import { Panel } from '../panel.tsx';

const c = classes(css);
const d = classes(desk);

/** A project of mine that has come up: pay for it, raise the money, sell it to somebody, or let it burn. */
export function UpkeepPanel({ project, seat }: { project: FrameOf<'project'>; seat: Seat }) {
  const { view, facts, words, label, sitters } = useTable();
  const { industry } = project;
  return (
    <Panel icon="light-bulb" title={label.upkeep.title(words.industries[industry])}>
      <p className={c('company')}>
        <ProjectToken owner={sitters[seat] ?? { colour: '', symbol: '' }} size="1.9em" />
        <span>{label.upkeep.cost(facts.upkeep, view.players[seat].cash)}</span>
      </p>
      <Odds />
      <ChoiceButton type="payUpkeep" look="main" isForetold />
      <Raise />
      <Buyers seat={seat} />
      <ChoiceButton type="letBurn" look="danger" />
    </Panel>
  );
}

/** Everybody else: who could take the project over, and at what price. */
function Buyers({ seat }: { seat: Seat }) {
  const table = useTable();
  const { view, offers, label, sitters } = table;
  const handle = table.offer('offerProject');
  const [to, setTo] = useState<Seat | null>(null);
  const [wanted, setWanted] = useState(1);
  if (!handle.isOffered) return null;
  const { range } = fieldChoice(alternatives(untyped(offers), 'offerProject', { to }), 'price');
  const price = Math.min(wanted, range?.max ?? 0);
  return (
    <fieldset className={d('aims')}>
      <legend>{label.upkeep.offer}</legend>
      <div className={c('buyers')}>
        {rivalsOf(view, seat).map((each) => {
          const isOpen = handle.allows({ to: each });
          return (
            <button
              key={each}
              type="button"
              className={c('buyer')}
              aria-pressed={to === each}
              aria-disabled={!isOpen}
              onClick={() => (isOpen ? setTo(each) : handle.pick({ to: each, price: 0 }))}
              data-place={`buyer-${each}`}
            >
              {sitters[each] !== undefined && <SeatMark sitter={sitters[each]} size={18} />}
              {nameOf(table, each)} <i>{view.players[each].cash}M</i>
            </button>
          );
        })}
      </div>
      {to !== null && (
        <>
          <div className={c('price')}>
            <Amount domain={range} value={price} words={label.upkeep.price} onValue={setWanted} />
          </div>
          <ChoiceButton type="offerProject" fields={{ to, price }} note={label.upkeep.offerNote}>
            {label.upkeep.send(nameOf(table, to), price)}
          </ChoiceButton>
        </>
      )}
    </fieldset>
  );
}

/** Somebody's project is offered to me. */
export function ProjectOffer({ sale }: { sale: FrameOf<'projectSale'> }) {
  const table = useTable();
  const { facts, words, label, sitters } = table;
  const { from, industry, price } = sale;
  return (
    <Panel icon="light-bulb" title={label.upkeep.offered(nameOf(table, from), words.industries[industry])}>
      <p className={c('company')}>
        <ProjectToken owner={sitters[from] ?? { colour: '', symbol: '' }} size="1.9em" />
        <span>{label.upkeep.offeredHint(price, facts.upkeep)}</span>
      </p>
      <Odds />
      <ChoiceButton type="buyProject" look="main" isForetold />
      <ChoiceButton type="pass" />
    </Panel>
  );
}
