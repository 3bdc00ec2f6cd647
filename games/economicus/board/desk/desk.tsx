import { classes } from '@parlour/kit/classes.ts';
import { soon } from '@parlour/kit/parts/later.ts';
import { lazy, Suspense, useRef } from 'react';
import { Icon } from '../art/icon.tsx';
import type { IconName } from '../art/icons.ts';
import { FrontPage } from '../paper/front-page.tsx';
import { League } from '../paper/league.tsx';
import { Legend } from '../paper/legend.tsx';
import { Masthead } from '../paper/masthead.tsx';
import { useTable } from '../table/context.tsx';
import { frameOf, questionOf } from '../table/reading.ts';
import { layDown, openTab, select, type Tab, useSelection } from '../table/selection.ts';
import { AnswersPanel } from './answers.tsx';
import { AuctionPanel } from './auction/auction.tsx';
import { StartUpsPanel } from './auction/start-ups.tsx';
import { TakeoverPanel } from './auction/takeover.tsx';
import { BriefingPanel } from './cards/briefing.tsx';
import { HandOverPanel, TheftPanel } from './cards/card-picks.tsx';
import { ClippingPanel } from './cards/clipping.tsx';
import { InsiderPanel } from './cards/insider.tsx';
import { Consequence } from './consequence.tsx';
import { PaymentPanel } from './debts/payment.tsx';
import { SurrenderPanel } from './debts/surrender.tsx';
import { ProjectOffer, UpkeepPanel } from './debts/upkeep.tsx';
import css from './desk.module.css';
import { Dossier } from './dossier.tsx';
import { Continuing } from './orders.tsx';
import { Threats } from './threats.tsx';
import { usePull } from './use-pull.ts';
import { Waiting } from './waiting.tsx';
import { WindowPanel } from './window.tsx';

const c = classes(css);
// Seldom opened, so fetched when wanted.
const Charts = lazy(soon(() => import('./charts/charts.tsx').then((file) => ({ default: file.Charts }))));
const Deals = lazy(soon(() => import('./deals/deals.tsx').then((file) => ({ default: file.Deals }))));

const TABS: { tab: Tab; icon: IconName }[] = [
  { tab: 'desk', icon: 'newspaper' },
  { tab: 'deal', icon: 'shaking-hands' },
  { tab: 'players', icon: 'round-star' },
  { tab: 'charts', icon: 'progression' },
];

/** The desk beside the ring: the question in hand, a dossier, a clipping, a deal, the charts. On a phone it is a sheet. */
export function Desk({ className }: { className: string }) {
  const { view, label, seat } = useTable();
  const tab = useSelection((selection) => selection.tab);
  const isUp = useSelection((selection) => selection.isDeskUp);
  const proposals = view.deals.open.filter(({ to }) => to === seat).length;
  const sheet = useRef<HTMLElement>(null);
  const pull = usePull(sheet, () => select({ isDeskUp: true }), layDown);
  return (
    <section ref={sheet} className={`${c('desk', isUp && 'up')} ${className}`} aria-label={label.desk.title}>
      <div className={c('bar')} {...pull}>
        <div className={c('tabs')} role="tablist">
          {TABS.map(({ tab: each, icon }) => (
            <button
              key={each}
              type="button"
              role="tab"
              aria-selected={tab === each}
              className={c('tab', each === 'players' && 'onPhone')}
              onClick={() => openTab(each)}
              data-place={`tab-${each}`}
            >
              <Icon name={icon} />
              <span>{label.tabs[each]}</span>
              {each === 'deal' && proposals > 0 && <b className={c('badge')}>{proposals}</b>}
            </button>
          ))}
        </div>
        <button
          type="button"
          className={c('pull')}
          aria-expanded={isUp}
          aria-label={isUp ? label.desk.layDown : label.desk.pullUp}
          onClick={() => (isUp ? layDown() : select({ isDeskUp: true }))}
          data-part="pull"
        />
      </div>
      <div className={c('sheet')} data-scrolls="sideways-on-phones" role="tabpanel" data-part="desk">
        <Suspense>
          {tab === 'desk' && (
            <>
              <Continuing />
              <Threats />
              <Question />
            </>
          )}
          {tab === 'deal' && <Deals />}
          {tab === 'charts' && <Charts />}
          {tab === 'players' && (
            <>
              <Masthead />
              <FrontPage />
              <League />
              <Legend />
            </>
          )}
        </Suspense>
      </div>
      <Outlook />
    </section>
  );
}

/** What would follow from the choice under the pointer. It has a line of its own, so that no button grows when it is pointed at. */
function Outlook() {
  const looked = useSelection((selection) => selection.looked);
  return (
    <p className={c('outlook')} role="status" data-part="outlook">
      {looked !== null && <Consequence choice={JSON.parse(looked)} />}
    </p>
  );
}

/** What lies on top: what was taken up, else what is asked. */
function Question() {
  const { view } = useTable();
  const card = useSelection((selection) => selection.card);
  const industry = useSelection((selection) => selection.industry);
  if (card !== null) return <ClippingPanel card={card} />;
  if (industry !== null) return <Dossier industry={industry} />;
  const [phase] = questionOf(view).split('.');
  const [auction, startUps, offers, payment, window] = [
    frameOf(view, 'auction'),
    frameOf(view, 'startUps'),
    frameOf(view, 'offers'),
    frameOf(view, 'payment'),
    frameOf(view, 'window'),
  ];
  if (phase === 'payment' && payment !== null) return <PaymentPanel payment={payment} />;
  if (questionOf(view) === 'auction.settlement') return <AnswersPanel />;
  if (phase === 'auction' && auction !== null) return <AuctionPanel auction={auction} />;
  if (phase === 'startUps' && startUps !== null) return <StartUpsPanel startUps={startUps} />;
  if (phase === 'offers' && offers !== null) return <TakeoverPanel offers={offers} />;
  if (phase === 'window' && window !== null) return <WindowPanel window={window} />;
  return (
    <>
      <Asked />
      <Waiting />
    </>
  );
}

/** A question that is put to me alone, with a paper of its own where there is more to it than a few answers. */
function Asked() {
  const { view, seat, asked } = useTable();
  if (seat === null || !asked.includes(seat)) return null;
  const top = view.stack.at(-1);
  if (top?.phase === 'briefing') return <BriefingPanel />;
  if (top?.phase === 'espionage') return <TheftPanel theft={top} />;
  if (top?.phase === 'handOver') return <HandOverPanel handOver={top} />;
  if (top?.phase === 'insider') return <InsiderPanel insider={top} seat={seat} />;
  if (top?.phase === 'project') return <UpkeepPanel project={top} seat={seat} />;
  if (top?.phase === 'projectSale') return <ProjectOffer sale={top} />;
  if (top?.phase === 'event' && top.step === 'surrender' && top.industry !== null)
    return <SurrenderPanel industry={top.industry} seat={seat} />;
  return <AnswersPanel />;
}
