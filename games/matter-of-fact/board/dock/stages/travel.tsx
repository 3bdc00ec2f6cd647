import { ASSET_AT, type Cell, SITES } from '../../../content/map.ts';
import type { Errand, Reach } from '../../../types.ts';
import { Icon } from '../../art/icon.tsx';
import { VEHICLE_ICONS } from '../../art/look.ts';
import { announce } from '../../table/announced.ts';
import { useTable } from '../../table/context.ts';
import { errandAt } from '../../table/reading.ts';
import { select, unselect, useSelected } from '../../table/selection.ts';
import { c } from '../look.ts';
import { ActionButton, Panel } from '../panel.tsx';
import { SellSpare } from '../parts/proposed.tsx';
import { WhatIf } from '../parts/what-if.tsx';

/** Stage 3: where the chip can go, and what waits there. */
export function Travel() {
  const { facts, words, label, view, seat } = useTable();
  const cell = useSelected('cell');
  const reach = facts.reach.find((each) => each.cell === cell);
  if (reach !== undefined) return <Destination reach={reach} />;
  const own = seat === null ? null : view.players[seat].cell;
  const { vehicle, speed } = facts.seats[seat ?? 0];
  const places = facts.reach.filter((each) => isPlace(each.cell) && each.cell !== own).sort(byUse);
  return (
    <Panel
      title={words.stages[3]}
      part="travel"
      aside={
        <span className={c('badge')}>
          <Icon name={VEHICLE_ICONS[vehicle]} size={18} /> {label.travel.speed(speed)}
        </span>
      }
      foot={
        own !== null && (
          <ActionButton type="move" fields={{ to: own, card: false }} look="quiet" place="stay">
            {label.travel.stay}
          </ActionButton>
        )
      }
    >
      <SellSpare />
      <p className={c('legend')}>
        <span data-is="plain">{label.travel.plain}</span>
        <span data-is="striped">{label.travel.striped}</span>
        <span data-is="either">{label.travel.either}</span>
      </p>
      <ul className={c('places')}>
        {places.map(({ cell: to, hexes, card, arrests }) => (
          <li key={to}>
            <button
              type="button"
              data-card={card}
              data-place={`to-${to}`}
              onMouseEnter={() => select({ pointed: to })}
              onMouseLeave={() => select({ pointed: null })}
              onFocus={() => select({ pointed: to })}
              onBlur={() => select({ pointed: null })}
              onClick={() => select({ cell: to, pointed: null, sheet: null })}
            >
              <b>{words.cell(to)}</b>
              <span>
                {arrests !== null && <Icon name="handcuffs" size={15} />}
                {card === 'with' && <Icon name="card-random" size={15} />} {hexes}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const isPlace = (cell: Cell): boolean => SITES[cell].is !== 'open' && SITES[cell].is !== 'frontier';
/** What is nearest comes first, the business centre last: it has seven hexes and is one place. */
const byUse = (a: Reach, b: Reach): number =>
  Number(SITES[a.cell].is === 'businessCentre') - Number(SITES[b.cell].is === 'businessCentre') || a.hexes - b.hexes;

function Destination({ reach }: { reach: Reach }) {
  const { cell, hexes, card, arrests } = reach;
  const { words, label, sitters } = useTable();
  const errand = errandAt(reach);
  const asset = ASSET_AT[cell];
  return (
    <Panel
      title={words.cell(cell)}
      isClosable
      part="destination"
      foot={
        <>
          {errand !== null && <GoFor cell={cell} errand={errand} />}
          {card !== 'with' && (
            <ActionButton
              type="move"
              fields={{ to: cell, card: false }}
              look={errand === null ? 'main' : 'quiet'}
              onDone={unselect}
              place="go"
            >
              {label.travel.go(hexes)}
            </ActionButton>
          )}
          {card !== 'without' && (
            <ActionButton
              type="move"
              fields={{ to: cell, card: true }}
              look={card === 'with' ? 'main' : 'quiet'}
              onDone={unselect}
              place="go-card"
            >
              <Icon name="card-random" size={18} /> <span>{label.travel.goWithCard}</span>
            </ActionButton>
          )}
        </>
      }
    >
      {arrests !== null && (
        <p className={c('note')}>
          <Icon name="handcuffs" size={18} /> {label.travel.arrests(sitters[arrests]?.name ?? '')}
        </p>
      )}
      {asset === null ? <p className={c('lead')}>{label.sites[SITES[cell].is]}</p> : <WhatIf asset={asset} />}
      {card !== 'without' && <p className={c('lead')}>{label.travel.cardNote}</p>}
    </Panel>
  );
}

/** There, and what one goes there for, at one click. */
function GoFor({ cell, errand }: { cell: Cell; errand: Errand }) {
  const { label } = useTable();
  const then = errand.is === 'hire' ? { type: 'hire', workers: errand.workers } : { type: 'buyAsset' };
  return (
    <button
      type="button"
      className={c('act', 'main')}
      data-place="go-for"
      onClick={() =>
        announce({ by: 'errand', steps: [{ type: 'move', to: cell, card: false } as { type: string }, then] })
      }
    >
      {errand.is === 'hire' ? label.travel.goHire(errand.workers, errand.cost) : label.travel.goBuy(errand.cost)}
    </button>
  );
}
