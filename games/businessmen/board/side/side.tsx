import { classes } from '@parlour/kit/classes.ts';
import { useEffect } from 'react';
import { Icon } from '../art/icon.tsx';
import type { IconName } from '../art/icons.ts';
import { useTable } from '../table/context.ts';
import { type Sheet, select, useSelection } from '../table/selection.ts';
import { Handle } from './handle.tsx';
import { Harbour } from './harbour.tsx';
import { Rivals } from './rivals.tsx';
import css from './side.module.css';
import { Wheels } from './wheels.tsx';

const c = classes(css);
const TABS: readonly { sheet: Sheet; icon: IconName }[] = [
  { sheet: 'harbour', icon: 'cargo-ship' },
  { sheet: 'wheels', icon: 'cartwheel' },
  { sheet: 'rivals', icon: 'warehouse' },
];

/** The wheels, the harbour and the rivals; on a small screen each is a sheet that is drawn over the market and pulled away. */
export function Side({ className }: { className: string }) {
  const { label, offer } = useTable();
  const sheet = useSelection(({ sheet }) => sheet);
  const ships = offer('ship').isOffered;
  const spins = offer('spinPrices').isOffered || offer('spinMisfortune').isOffered;
  // A question about the harbour or a wheel brings it forward.
  useEffect(() => {
    select({ sheet: ships ? 'harbour' : spins ? 'wheels' : null });
  }, [ships, spins]);
  return (
    <aside className={`${c('side')} ${className}`}>
      <div className={c('panel', 'wheels', sheet === 'wheels' && 'open')}>
        <Handle />
        <Wheels />
      </div>
      <div className={c('panel', 'harbour', sheet === 'harbour' && 'open')}>
        <Handle />
        <Harbour />
      </div>
      <div className={c('panel', 'rivals', sheet === 'rivals' && 'open')}>
        <Handle />
        <Rivals />
      </div>
      <nav className={c('tabs')}>
        {TABS.map(({ sheet: each, icon }) => (
          <button
            key={each}
            type="button"
            aria-pressed={sheet === each}
            onClick={() => select({ sheet: sheet === each ? null : each })}
          >
            <Icon name={icon} size="1.4em" />
            {label.tabs[each]}
          </button>
        ))}
      </nav>
    </aside>
  );
}
