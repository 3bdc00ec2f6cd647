import { useEffect, useRef, useState } from 'react';
import type { Resource } from '../../../content/exchange.ts';
import type { Contract } from '../../../types.ts';
import { Token } from '../../art/token.tsx';
import { useTable } from '../../table/context.ts';
import { choiceOf, listed, ownSeat } from '../../table/reading.ts';
import { unselect } from '../../table/selection.ts';
import { c } from '../look.ts';
import { ActionButton, Fact, Panel } from '../panel.tsx';
import { NumberStep } from '../parts/number-step.tsx';

/** A pile of one resource: sell it at the price of the moment, or deliver it on a contract at the highest. */
export function Sell({ resource }: { resource: Resource }) {
  const table = useTable();
  const { view, facts, words, label } = table;
  const player = view.players[ownSeat(table)];
  const { price, highest, lowest } = facts.market[resource];
  const stock = player.stock[resource];
  const most = choiceOf(table, 'sell', 'units', { resource }).range?.max ?? 0;
  const [wanted, setWanted] = useState(stock);
  const units = Math.max(1, Math.min(wanted, Math.max(1, most)));
  useCloseWhenEmpty(stock);
  const contracts = player.contracts.filter(({ open }) => open[resource] > 0);
  return (
    <Panel title={words.products[resource]} isClosable part="sell" aside={<Token of={resource} size={26} />}>
      <dl className={c('facts')}>
        <Fact name={label.sell.stock}>{stock}</Fact>
        <Fact name={label.sell.price}>
          {price} <small>{label.sell.range(lowest, highest)}</small>
        </Fact>
      </dl>
      {most > 0 && <NumberStep name={words.products[resource]} value={units} min={1} max={most} onValue={setWanted} />}
      <ActionButton type="sell" fields={{ resource, units }} look="main" place={`sell-${resource}`}>
        {label.sell.sell(units, units * price)}
      </ActionButton>
      {contracts.map((contract) => (
        <Delivery key={contract.card} contract={contract} resource={resource} />
      ))}
    </Panel>
  );
}

/** The last of a pile is gone: nothing is left to be done with it here. */
function useCloseWhenEmpty(stock: number): void {
  const before = useRef(stock);
  useEffect(() => {
    if (before.current > 0 && stock === 0) unselect();
    before.current = stock;
  }, [stock]);
}

function Delivery({ contract: { card, open, turns }, resource }: { contract: Contract; resource: Resource }) {
  const table = useTable();
  const { facts, words, label } = table;
  const most = choiceOf(table, 'deliver', 'units', { contract: card, resource }).range?.max ?? 0;
  const units = Math.max(1, most);
  const { highest } = facts.market[resource];
  return (
    <div className={c('lot')}>
      <span className={c('what')}>
        <b>{words.actionCards[card].name}</b>
        <small>
          {listed(open)
            .map((each) => `${each.units} ${words.products[each.resource]}`)
            .join(', ')}{' '}
          · {label.sell.turns(turns)}
        </small>
      </span>
      <ActionButton
        type="deliver"
        fields={{ contract: card, resource, units }}
        look="main"
        place={`deliver-${card}-${resource}`}
      >
        {label.sell.deliver(units, units * highest)}
      </ActionButton>
    </div>
  );
}
