import { Icon } from '../../art/icon.tsx';
import { Chart } from '../../hand/chart.tsx';
import { Bank } from '../../side/bank.tsx';
import { Exchange } from '../../side/exchange.tsx';
import { Rivals } from '../../side/rivals.tsx';
import { useTable } from '../../table/context.ts';
import { openDeal } from '../../table/opening.ts';
import { c } from '../look.ts';
import { Panel } from '../panel.tsx';

/** What lies open beside the map on a large screen, as a sheet of a phone. */
export function Drawer({ is }: { is: 'exchange' | 'works' | 'rivals' }) {
  const { label, offer } = useTable();
  return (
    <Panel title={label.tabs[is]} isClosable part={`drawer-${is}`}>
      {is === 'exchange' && <Exchange />}
      {is === 'works' && <Chart />}
      {is === 'rivals' && (
        <>
          <Rivals />
          {offer('proposeDeal').isOffered && (
            <button type="button" className={c('act')} onClick={() => openDeal()} data-place="deals">
              <Icon name="shaking-hands" size={19} /> {label.deal.title}
            </button>
          )}
        </>
      )}
      {is !== 'works' && <Bank />}
    </Panel>
  );
}
