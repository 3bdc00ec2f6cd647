import { classes } from '@parlour/kit/classes.ts';
import { Spoken } from '@parlour/kit/spoken/spoken.tsx';
import { useEffect, useState } from 'react';
import type { LorryId } from '../../content/lorries.ts';
import { LorryArt, lorryWidth, type Slot } from '../art/lorry.tsx';
import { landingOf } from '../motion/movements.ts';
import { type Table, useTable } from '../table/context.ts';
import { isAfterDrag } from '../table/drag.ts';
import { usePreview } from '../table/preview.ts';
import { select, useForeseen, useSelection } from '../table/selection.ts';
import { type Intent, intentOf } from './loading.ts';
import { Pay } from './pay.tsx';
import { summaryOf } from './summary.ts';
import { Which } from './which.tsx';
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
  const after = usePreview(shownGood !== null ? { type: 'load', lorry, good: shownGood } : null);
  const known = after?.facts.lorries[lorry] ?? facts.lorries[lorry];
  const weighed = isPointed ? intent.good : null;
  useEffect(() => {
    if (weighed === null) return;
    select({ weighed: { type: 'load', lorry, good: weighed } });
    return () => select({ weighed: null });
  }, [lorry, weighed]);
  useForeseen(isPointed && weighed === null ? facts.lorries[lorry].pricesIfSent : null);
  const press = (event: React.MouseEvent) => {
    if (isAfterDrag()) return;
    // A mouse and a key have rested on it and seen what comes of it; a finger is shown that first.
    const isFinger = event.detail > 0 && !matchMedia('(pointer: fine)').matches;
    if (isFinger && held === null && intent.good !== null) select({ asks: lorry });
    else intent.act();
  };
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
        onClick={press}
        onFocus={() => setPointed(true)}
        onBlur={() => setPointed(false)}
      >
        <Spoken words={summaryOf(table, lorry)}>
          <svg viewBox={`-4 4 ${Math.max(306, lorryWidth(lorry))} 92`} className={c('art')} aria-hidden="true">
            <LorryArt lorry={lorry} slots={slotsOf(table, lorry, shownGood)} />
          </svg>
          {isHeld && <span className={c('barrier')}>{label.yard.held}</span>}
          {isFull && !isHeld && view.outcome === null && <span className={c('ready')}>{label.yard.full}</span>}
          {intent.isLit && intent.good !== null && <b className={c('adds')}>{addsOf(table, lorry, intent)}</b>}
        </Spoken>
        <span className={c('unseen')}>{capacity}</span>
      </button>
      <Pay lorry={lorry} facts={known} isFuture={after !== null} />
      {isAsking && intent.takes.length > 0 && <Which lorry={lorry} takes={intent.takes} />}
    </div>
  );
}

function addsOf({ facts, seat, label, words }: Table, lorry: LorryId, { good }: Intent): string {
  if (seat === null || good === null) return '';
  const load = label.yard.load(facts.seats[seat].loads[lorry][good], words.goods[good]);
  // What it brings is written on it, without pointing; rules of older games do not say it.
  const brings = facts.seats[seat].brings?.[lorry][good];
  return brings === undefined ? load : `${load} · ${label.seat.money(brings)}`;
}

/** The places of a lorry: the lots of their owners, and what a load of mine would add. */
function slotsOf({ facts, view, sitters, seat, events, pace }: Table, lorry: LorryId, adding: Intent['good']): Slot[] {
  const { good } = view.lorries[lorry];
  const loaded = pace === 0 ? undefined : events.find((event) => event.type === 'loaded' && event.lorry === lorry);
  const slots: Slot[] = facts.lorries[lorry].lots.flatMap((lot) => {
    const owner = sitters[lot.seat];
    return good === null || owner === undefined
      ? []
      : Array.from({ length: lot.units }, (_, i) => {
          const slot = { good, owner, isGhost: false };
          // The crates that were loaded last lie at the end of their owner's lot.
          const order = loaded?.type === 'loaded' && loaded.seat === lot.seat ? i - (lot.units - loaded.units) : -1;
          return order < 0 ? slot : { ...slot, landsAfter: landingOf(order) * pace };
        });
  });
  const me = seat === null ? undefined : sitters[seat];
  if (adding !== null && seat !== null && me !== undefined)
    for (let i = 0; i < facts.seats[seat].loads[lorry][adding]; i++)
      slots.push({ good: adding, owner: me, isGhost: true });
  return slots;
}
