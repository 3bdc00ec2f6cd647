import { useState } from 'react';
import { RESOURCES, type Resource } from '../../../content/exchange.ts';
import { Token } from '../../art/token.tsx';
import { type Table, useTable } from '../../table/context.ts';
import { choiceOf, ownSeat } from '../../table/reading.ts';
import { c } from '../look.ts';
import { ActionButton } from '../panel.tsx';
import { NumberStep } from '../parts/number-step.tsx';

/** The counter of the bank: what has been opened is on sale at its price, in the number one's own plants are short of. */
export const Purchases = () => RESOURCES.map((resource) => <Lot key={resource} resource={resource} />);

function Lot({ resource }: { resource: Resource }) {
  const table = useTable();
  const { facts, words, label, view, seat } = table;
  const [wanted, setWanted] = useState<number | null>(null);
  const { price, tokens } = facts.market[resource];
  const { range } = choiceOf(table, 'buyResource', 'units', { resource });
  const most = range?.max ?? 0;
  const short = shortOf(table, resource);
  const units = Math.max(1, Math.min(wanted ?? short, most));
  const isOpen = view.market[resource].isOpen;
  const stock = seat === null ? 0 : view.players[seat].stock[resource];
  const cash = view.players[seat ?? 0].cash.secret ?? 0;
  return (
    <div className={c('lot', 'counter', !isOpen && 'dim')} data-place={`lot-${resource}`}>
      <span className={c('what')}>
        <Token of={resource} size={24} /> <b>{words.products[resource]}</b>
      </span>
      {isOpen && most > 0 && (
        <NumberStep
          name={words.products[resource]}
          value={units}
          min={1}
          max={most}
          above={range?.above}
          isShort
          onValue={setWanted}
        />
      )}
      <ActionButton
        type="buyResource"
        fields={{ resource, units }}
        {...(short > 0 && { look: 'main' as const })}
        place={`buy-${resource}`}
        onDone={() => setWanted(null)}
      >
        {label.invest.buyFor(units * price)}
      </ActionButton>
      <small>
        {label.invest.lot(price, tokens, stock)}
        {isOpen && most > 0 && `; ${label.asset.cashAfter(cash, cash - units * price)}`}
      </small>
      {isOpen && most > 4 && (
        <input
          type="range"
          min={1}
          max={most}
          value={units}
          aria-label={words.products[resource]}
          onChange={(event) => setWanted(event.target.valueAsNumber)}
        />
      )}
    </div>
  );
}

/** What my next stage of production will lack of a resource. */
function shortOf(table: Table, resource: Resource): number {
  const { standstills } = table.facts.seats[ownSeat(table)].forecast;
  return standstills.reduce(
    (sum, { because }) => sum + (because.is === 'shortOfInputs' ? because.missing[resource] : 0),
    0,
  );
}
