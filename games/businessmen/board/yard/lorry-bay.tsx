import { classes } from '@parlour/kit/classes.ts';
import { Spoken } from '@parlour/kit/spoken.tsx';
import { useEffect, useState } from 'react';
import type { LorryId } from '../../content/lorries.ts';
import { Unit } from '../art/icon.tsx';
import { LorryArt, lorryWidth, type Slot } from '../art/lorry.tsx';
import { type Table, useTable } from '../table/context.tsx';
import { isAfterDrag } from '../table/drag.ts';
import { usePreview } from '../table/preview.ts';
import { select, useSelection } from '../table/selection.ts';
import { type Intent, intentOf, load } from './loading.ts';
import { Pay } from './pay.tsx';
import { summaryOf } from './summary.ts';
import css from './yard.module.css';

const c = classes(css);

/** One lorry in its bay: what is on it and whose, what it pays, and what I can put on it. */
export function LorryBay({ lorry }: { lorry: LorryId }) {
  const table = useTable();
  const { facts, label, view } = table;
  const held = useSelection(({ held }) => held);
  const isAsking = useSelection(({ asks }) => asks === lorry);
  const [isPointed, setPointed] = useState(false);
  const intent = intentOf(table, lorry, held);
  const { isFull, isHeld, capacity } = facts.lorries[lorry];
  const shownGood = isPointed || held !== null ? intent.good : null;
  const after = usePreview(isPointed && intent.good !== null ? { type: 'load', lorry, good: intent.good } : null);
  const known = after?.facts.lorries[lorry] ?? facts.lorries[lorry];
  const foreseen = isPointed ? known.pricesIfSent : null;
  useEffect(() => {
    if (foreseen === null) return;
    select({ foreseen });
    return () => select({ foreseen: null });
  }, [foreseen]);
  return (
    <div
      className={c('bay', isHeld && 'stopped', isFull && !isHeld && 'full')}
      data-drop={`lorry-${lorry}`}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setPointed(true)}
      onPointerLeave={() => setPointed(false)}
    >
      <button
        type="button"
        className={c('lorry', intent.isLit && 'lit', intent.isOff && 'off')}
        data-place={`lorry-${lorry}`}
        aria-disabled={!intent.isLit || undefined}
        onClick={() => !isAfterDrag() && intent.act()}
        onFocus={() => setPointed(true)}
        onBlur={() => setPointed(false)}
      >
        <Spoken words={summaryOf(table, lorry)}>
          <svg viewBox={`-4 4 ${Math.max(306, lorryWidth(lorry))} 92`} className={c('art')} aria-hidden="true">
            <LorryArt lorry={lorry} slots={slotsOf(table, lorry, shownGood)} />
          </svg>
          {isHeld && <span className={c('barrier')}>{label.yard.held}</span>}
          {isFull && !isHeld && view.outcome === null && <span className={c('ready')}>{label.yard.full}</span>}
          {shownGood !== null && <b className={c('adds')}>{addsOf(table, lorry, intent)}</b>}
        </Spoken>
        <span className={c('unseen')}>{capacity}</span>
      </button>
      <Pay lorry={lorry} facts={known} isFuture={after !== null} />
      {isAsking && intent.takes.length > 1 && <Which table={table} lorry={lorry} intent={intent} />}
    </div>
  );
}

/** Several of my goods could go on it: which? */
function Which({ table, lorry, intent }: { table: Table; lorry: LorryId; intent: Intent }) {
  const { facts, seat, label, words } = table;
  if (seat === null) return null;
  return (
    <section className={c('which')} aria-label={label.yard.which}>
      <span>{label.yard.which}</span>
      {intent.takes.map((good, i) => (
        <button
          key={good}
          type="button"
          // biome-ignore lint/a11y/noAutofocus: the question was asked by this very click
          autoFocus={i === 0}
          onClick={() => load(table, lorry, good)}
          aria-label={label.yard.load(facts.seats[seat].loads[lorry][good], words.goods[good])}
        >
          <Unit good={good} size="1.7em" />+{facts.seats[seat].loads[lorry][good]}
        </button>
      ))}
      <button type="button" className={c('no')} onClick={() => select({ asks: null })} aria-label={label.close}>
        ×
      </button>
    </section>
  );
}

function addsOf({ facts, seat, label, words }: Table, lorry: LorryId, { good }: Intent): string {
  if (seat === null || good === null) return '';
  return label.yard.load(facts.seats[seat].loads[lorry][good], words.goods[good]);
}

/** The places of a lorry: the lots of their owners, and what a load of mine would add. */
function slotsOf({ facts, view, sitters, seat }: Table, lorry: LorryId, adding: Intent['good']): Slot[] {
  const { good } = view.lorries[lorry];
  const slots: Slot[] = facts.lorries[lorry].lots.flatMap((lot) => {
    const owner = sitters[lot.seat];
    return good === null || owner === undefined
      ? []
      : Array.from({ length: lot.units }, () => ({ good, owner, isGhost: false }));
  });
  const me = seat === null ? undefined : sitters[seat];
  if (adding !== null && seat !== null && me !== undefined)
    for (let i = 0; i < facts.seats[seat].loads[lorry][adding]; i++)
      slots.push({ good: adding, owner: me, isGhost: true });
  return slots;
}
