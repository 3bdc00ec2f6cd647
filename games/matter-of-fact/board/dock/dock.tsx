import { Icon } from '../art/icon.tsx';
import { useTable } from '../table/context.ts';
import { openDeal, openDesk } from '../table/opening.ts';
import { useIsPhone } from '../table/phone.ts';
import { isAskedForDeal, isMine } from '../table/reading.ts';
import { type Sheet, unselect, useSelected } from '../table/selection.ts';
import { c } from './look.ts';
import { Alarm } from './parts/alarm.tsx';
import { AssetSheet } from './sheets/asset-sheet.tsx';
import { DealSheet } from './sheets/deal.tsx';
import { Drawer } from './sheets/drawer.tsx';
import { OpenDeals } from './sheets/open-deals.tsx';
import { Purse } from './sheets/purse.tsx';
import { Sell } from './sheets/sell.tsx';
import { StageBar } from './stage-bar.tsx';
import { Investments } from './stages/investments.tsx';
import { Monopoly } from './stages/monopoly.tsx';
import { Planning } from './stages/planning.tsx';
import { Production } from './stages/production.tsx';
import { Salary } from './stages/salary.tsx';
import { StartHex } from './stages/start-hex.tsx';
import { Strike } from './stages/strike.tsx';
import { Study } from './stages/study.tsx';
import { Travel } from './stages/travel.tsx';
import { Waiting } from './stages/waiting.tsx';

/** Beside the map: the stages of the turn, what is asked now, or the sheet that was laid over it. */
export function Dock() {
  const { offer, label } = useTable();
  const isPhone = useIsPhone();
  const laid = useSelected('sheet');
  const sheet = isPhone || laid === null || !isOpenAnyway(laid) ? laid : null;
  return (
    <div className={c('dock')} data-part="dock">
      <StageBar />
      <Alarm />
      {sheet?.is !== 'deal' && <OpenDeals />}
      {sheet === null ? <Question /> : <Laid sheet={sheet} />}
      {!isPhone && (
        <div className={c('tools')}>
          <button
            type="button"
            aria-pressed={sheet?.is === 'purse'}
            onClick={sheet?.is === 'purse' ? unselect : openDesk}
          >
            <Icon name="cash" size={19} /> <span>{label.purse.title}</span>
          </button>
          {(offer('proposeDeal').isOffered || sheet?.is === 'deal') && (
            <button
              type="button"
              aria-pressed={sheet?.is === 'deal'}
              onClick={sheet?.is === 'deal' ? unselect : () => openDeal()}
              data-place="deals"
            >
              <Icon name="shaking-hands" size={19} /> <span>{label.deal.title}</span>
            </button>
          )}
        </div>
      )}
    </div>
  );
}

/** Where there is room, these lie open beside the map and need no sheet. */
const isOpenAnyway = ({ is }: Sheet): boolean => is === 'exchange' || is === 'works' || is === 'rivals';

function Laid({ sheet }: { sheet: Sheet }) {
  switch (sheet.is) {
    case 'asset':
      return <AssetSheet asset={sheet.asset} />;
    case 'sell':
      return <Sell key={sheet.resource} resource={sheet.resource} />;
    case 'purse':
      return <Purse />;
    case 'deal':
      return <DealSheet key={sheet.answers ?? 'new'} answers={sheet.answers} />;
    default:
      return <Drawer is={sheet.is} />;
  }
}

/** What is asked of the person at this screen. */
function Question() {
  const table = useTable();
  const isPhone = useIsPhone();
  // An offer is answered where it lies; on a phone there is room for nothing beside it.
  if (isAskedForDeal(table)) return isPhone ? null : <Waiting />;
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
