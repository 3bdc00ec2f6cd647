import { classes } from '@parlour/kit/classes.ts';
import { Icon } from '../art/icon.tsx';
import { useTable } from '../table/context.tsx';
import { isMine } from '../table/reading.ts';
import { select, useSelected } from '../table/selection.ts';
import { AssetSheet } from './asset-sheet.tsx';
import { DealSheet } from './deal.tsx';
import css from './dock.module.css';
import { Investments } from './investments.tsx';
import { Monopoly } from './monopoly.tsx';
import { OpenDeals } from './open-deals.tsx';
import { Planning } from './planning.tsx';
import { Production } from './production.tsx';
import { Purse } from './purse.tsx';
import { Salary } from './salary.tsx';
import { Sell } from './sell.tsx';
import { StageBar } from './stage-bar.tsx';
import { StartHex } from './start-hex.tsx';
import { Strike } from './strike.tsx';
import { Study } from './study.tsx';
import { Travel } from './travel.tsx';
import { Waiting } from './waiting.tsx';

const c = classes(css);

/** Beside the map: the stages of the turn, what is asked now, or the sheet that was laid over it. */
export function Dock() {
  const { offer, label } = useTable();
  const sheet = useSelected('sheet');
  return (
    <div className={c('dock')} data-part="dock">
      <StageBar />
      {sheet?.is !== 'deal' && <OpenDeals />}
      {sheet === null ? <Question /> : <Laid sheet={sheet} />}
      <div className={c('tools')}>
        <button type="button" aria-pressed={sheet?.is === 'purse'} onClick={() => toggle('purse')}>
          <Icon name="cash" size={19} /> <span>{label.purse.title}</span>
        </button>
        {(offer('proposeDeal').isOffered || sheet?.is === 'deal') && (
          <button type="button" aria-pressed={sheet?.is === 'deal'} onClick={() => toggle('deal')} data-place="deals">
            <Icon name="shaking-hands" size={19} /> <span>{label.deal.title}</span>
          </button>
        )}
      </div>
    </div>
  );

  function toggle(is: 'purse' | 'deal'): void {
    if (sheet?.is === is) return select({ sheet: null });
    select({ sheet: is === 'purse' ? { is } : { is, answers: null }, cell: null });
  }
}

function Laid({ sheet }: { sheet: NonNullable<ReturnType<typeof useSelected<'sheet'>>> }) {
  if (sheet.is === 'asset') return <AssetSheet asset={sheet.asset} />;
  if (sheet.is === 'sell') return <Sell key={sheet.resource} resource={sheet.resource} />;
  if (sheet.is === 'purse') return <Purse />;
  return <DealSheet key={sheet.answers ?? 'new'} answers={sheet.answers} />;
}

/** What is asked of the person at this screen. */
function Question() {
  const table = useTable();
  if (!isMine(table)) return <Waiting />;
  switch (table.facts.part) {
    case 'startHex':
      return <StartHex />;
    case 'production':
      return <Production />;
    case 'monopoly':
      return <Monopoly />;
    case 'movement':
      return <Travel />;
    case 'investments':
      return <Investments />;
    case 'study':
      return <Study />;
    case 'salary':
      return <Salary />;
    case 'planning':
      return <Planning />;
    case 'strike':
      return <Strike />;
    default:
      return <Waiting />;
  }
}
