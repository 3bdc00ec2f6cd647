import { classes } from '@parlour/kit/classes.ts';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Icon } from '../art/icon.tsx';
import { CompanyWindow } from '../company/window.tsx';
import { useTable } from './context.ts';
import css from './desk.module.css';
import { Pager } from './pager.tsx';
import { aimOf } from './playing.ts';
import { handOf, sorted } from './reading.ts';
import { useSelection } from './selection.ts';
import { Wallpaper } from './wallpaper.tsx';

const c = classes(css);
/** Below this width the desk is a phone's: pages of two windows beside each other, that are swiped. */
const PHONE = 560;
/** So high it must be for a second row. */
const TWO_ROWS = 210;

/** The desk with the windows of all companies, grouped by who leads them. */
export function Desk({ className, pagerClassName }: { className: string; pagerClassName: string }) {
  const table = useTable();
  const { view, seat, label } = table;
  const { card, target, open } = useSelection();
  const isHeld = card !== null && handOf(view, seat).includes(card);
  const held = useMemo(() => (isHeld ? aimOf(table, { card, target }) : null), [table, isHeld, card, target]);
  // The card rises at once; the windows it may be played on light up a moment later.
  const aiming = useDeferredValue(held);
  const { ref, width, height } = useSize();
  const companies = sorted(view, seat);
  const isPhone = width > 0 && width < PHONE;
  const rows = height < TWO_ROWS ? 1 : 2;
  const grid = isPhone
    ? { gridTemplateRows: `repeat(${rows}, minmax(0, 1fr))` }
    : gridFor(companies.length, width, height);
  return (
    <>
      <section
        ref={ref}
        className={`${c('desk', isPhone && 'phone', companies.length > 4 && 'many', companies.length === 0 && 'blank')} ${className}`}
        aria-label={label.desk.label}
        data-place="desk"
        style={grid}
      >
        <Wallpaper />
        {companies.map((company, i) => (
          <CompanyWindow
            key={company.plan}
            company={company}
            isFirst={companies[i - 1]?.lead !== company.lead}
            isOpen={open === company.plan}
            aiming={aiming}
          />
        ))}
        {companies.length === 0 && (
          <div className={c('empty')}>
            <div className={c('emptyBar')}>about:blank</div>
            <Icon name="traffic-cone" size={54} />
            <strong>{label.desk.empty}</strong>
            <span>{label.desk.emptyHint}</span>
          </div>
        )}
      </section>
      {isPhone && <Pager desk={ref} count={companies.length} perPage={2 * rows} className={pagerClassName} />}
    </>
  );
}

/** The grid in which so many windows come out largest, a window being about 3 wide to 2 high. */
function gridFor(n: number, width: number, height: number): React.CSSProperties {
  let best = { columns: 1, rows: 1, scale: 0 };
  for (let columns = 1; columns <= Math.max(1, n); columns++) {
    const rows = Math.ceil(n / columns);
    const scale = Math.min(width / columns / 3, height / Math.max(1, rows) / 2.05);
    if (scale > best.scale) best = { columns, rows, scale };
  }
  return {
    gridTemplateColumns: `repeat(${best.columns}, minmax(0, 560px))`,
    gridTemplateRows: `repeat(${best.rows}, minmax(0, 400px))`,
  };
}

function useSize() {
  const ref = useRef<HTMLElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const { current } = ref;
    if (current === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return { ref, ...size };
}
