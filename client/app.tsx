import { later } from '@parlour/kit/parts/later.ts';
import { lazy, type ReactNode, Suspense } from 'react';
import { useStore } from 'zustand';
import { HomePage } from './home/home-page.tsx';
import { Boundary } from './shell/boundary.tsx';
import { Loading } from './shell/loading.tsx';
import { NotFound } from './shell/not-found.tsx';
import { matched, usePlace } from './shell/places.tsx';
import { WithWords } from './shell/words.tsx';
import { storageState } from './storage/trouble.ts';

const SetupPage = lazy(later(() => import('./setup/setup-page.tsx')));
const TablePage = lazy(later(() => import('./table/table-page.tsx')));
const ReplayPage = lazy(later(() => import('./replay/replay-page.tsx')));
const RulesPage = lazy(later(() => import('./rules/rules-page.tsx')));
const SettingsPage = lazy(later(() => import('./settings/settings-page.tsx')));
const Trouble = lazy(later(() => import('./table/trouble.tsx').then((file) => ({ default: file.Trouble }))));
const StorageNotice = lazy(later(() => import('./keeping/storage-notice.tsx')));
const OnlinePage = lazy(later(() => import('./online/online-page.tsx')));
const NewTablePage = lazy(later(() => import('./online/new-page.tsx')));
const GoOnPage = lazy(later(() => import('./online/go-on-page.tsx')));
const RoomPage = lazy(later(() => import('./online/room-page.tsx')));
const DevicePage = lazy(later(() => import('./online/device-page.tsx')));
const StopPage = lazy(later(() => import('./online/notices/stop-page.tsx')));
const HousePage = lazy(later(() => import('./house/house-page.tsx')));
const ScreenPage = lazy(later(() => import('./screen/screen-page.tsx')));
const ScannedPage = lazy(later(() => import('./screen/phone/scanned-page.tsx')));
const LearnPage = lazy(later(() => import('./tutorial/learn-page.tsx')));

type Parts = Record<string, string | undefined>;
/** Every place of the shell, by its address. */
const PLACES: readonly [pattern: string, page: (parts: Parts) => ReactNode][] = [
  ['/', () => <HomePage />],
  ['/play/:game', ({ game = '' }) => <SetupPage key={game} id={game} />],
  [
    '/learn/:game/:lesson?',
    ({ game = '', lesson = '1' }) => <LearnPage key={`${game} ${lesson}`} id={game} number={Number(lesson)} />,
  ],
  ['/table/:id', ({ id = '' }) => <TablePage key={id} id={id} />],
  ['/replay/:id', ({ id = '' }) => <ReplayPage key={id} id={id} />],
  ['/rules/:game/:rule?', ({ game = '', rule = null }) => <RulesPage key={game} id={game} rule={rule} />],
  ['/online', () => <OnlinePage />],
  ['/host/:game', ({ game = '' }) => <NewTablePage key={game} id={game} />],
  ['/friends/:id', ({ id = '' }) => <GoOnPage key={id} id={id} />],
  ['/t/:id', ({ id = '' }) => <RoomPage key={id} id={id} />],
  ['/screen/:code?', ({ code = null }) => <ScreenPage key={code} wanted={code} />],
  ['/s/:code?', ({ code = '' }) => <ScannedPage key={code} code={code} />],
  ['/device', () => <DevicePage />],
  ['/stop', () => <StopPage />],
  ['/house', () => <HousePage />],
  ['/settings', () => <SettingsPage />],
];

function page(place: string): ReactNode {
  for (const [pattern, draw] of PLACES) {
    const parts = matched(pattern, place);
    if (parts !== null) return draw(parts);
  }
  return <NotFound />;
}

export function App() {
  // An error on one page is left behind with it.
  const place = usePlace();
  const { trouble } = useStore(storageState);
  return (
    <WithWords>
      {trouble !== null && (
        <Suspense>
          <StorageNotice trouble={trouble} />
        </Suspense>
      )}
      <Boundary
        key={place.split('/').slice(0, 3).join('/')}
        fallback={(detail) => (
          <Suspense>
            <Trouble status="crashed" detail={detail} saved={null} />
          </Suspense>
        )}
      >
        <Suspense fallback={<Loading />}>{page(place)}</Suspense>
      </Boundary>
    </WithWords>
  );
}
