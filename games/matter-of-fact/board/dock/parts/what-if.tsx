import type { AssetId } from '../../../content/assets.ts';
import { useTable } from '../../table/context.ts';
import { ownSeat } from '../../table/reading.ts';
import { c } from '../look.ts';
import { Fact } from '../panel.tsx';
import { Recipe } from '../stages/production.tsx';

/** What an asset makes and costs, and what buying it would change: cost, salary, yield, price, monopoly. */
export function WhatIf({ asset }: { asset: AssetId }) {
  const table = useTable();
  const { view, facts, words, label, sitters, say } = table;
  const { owner, capture } = view.assets[asset];
  const { cost, resale, dividend, margin, product, ifBought, standstill, workers } = facts.assets[asset];
  const seat = ownSeat(table);
  const cash = view.players[seat].cash.secret;
  const yields = ifBought?.margin ?? margin;
  const stops = ifBought === null ? standstill : ifBought.standstill;
  const price = product === 'biobot' ? null : facts.market[product].price;
  return (
    <>
      <p className={c('recipeLine')}>
        <Recipe asset={asset} isNamed={false} />
      </p>
      <dl className={c('facts')}>
        {owner === null ? (
          <Fact name={label.asset.cost} tone={(ifBought?.cash ?? 0) < 0 ? 'bad' : 'good'}>
            {label.money(cost)}
            {cash !== null && ifBought !== null && ifBought.cash !== null && (
              <small> {label.asset.cashAfter(cash, ifBought.cash)}</small>
            )}
          </Fact>
        ) : (
          <Fact name={label.asset.owner}>{sitters[owner]?.name ?? ''}</Fact>
        )}
        <Fact name={label.asset.crew}>
          {workers} <small>{label.asset.salary(workers * facts.salaryRate)}</small>
        </Fact>
        <Fact name={label.asset.margin} tone={yields >= 0 ? 'good' : 'bad'}>
          {label.signed(yields)}
        </Fact>
        {ifBought !== null && price !== null && ifBought.price !== null && (
          <Fact name={label.asset.priceOf(words.products[product])}>
            {price} → {ifBought.price}
          </Fact>
        )}
        {ifBought !== null && product !== 'biobot' && (
          <Fact name={label.asset.capacity(words.products[product])}>
            {facts.seats[seat].capacities[product]} → {ifBought.capacity}
          </Fact>
        )}
        {ifBought !== null && product !== 'biobot' && (
          <Fact name={label.asset.monopoly}>
            {ifBought.monopolist === null ? label.asset.nobody : say.seat(ifBought.monopolist)}
          </Fact>
        )}
        <Fact name={label.asset.worth}>
          {resale} <small>{label.asset.dividend(dividend)}</small>
        </Fact>
        {capture !== null ? (
          <Fact name={label.asset.state} tone="bad">
            {label.asset.captured(sitters[capture.raider]?.name ?? '', words.modes[capture.mode])}
          </Fact>
        ) : (
          <Fact name={label.asset.state} tone={stops === null ? 'good' : 'bad'}>
            {stops === null ? label.asset.ready : words.standstill(stops, say)}
          </Fact>
        )}
      </dl>
    </>
  );
}
