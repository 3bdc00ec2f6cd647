import { lazy, Suspense } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { useStore } from 'zustand';
import { HomePage } from './home/home-page.tsx';
import { Boundary } from './shell/boundary.tsx';
import { Loading } from './shell/loading.tsx';
import { NotFound } from './shell/not-found.tsx';
import { WithWords } from './shell/words.tsx';
import { storageState } from './storage/trouble.ts';

const SetupPage = lazy(() => import('./setup/setup-page.tsx'));
const TablePage = lazy(() => import('./table/table-page.tsx'));
const ReplayPage = lazy(() => import('./replay/replay-page.tsx'));
const RulesPage = lazy(() => import('./rules/rules-page.tsx'));
const SettingsPage = lazy(() => import('./settings/settings-page.tsx'));
const Trouble = lazy(() => import('./table/trouble.tsx').then((file) => ({ default: file.Trouble })));
const StorageNotice = lazy(() => import('./keeping/storage-notice.tsx'));
const OnlinePage = lazy(() => import('./online/online-page.tsx'));
const NewTablePage = lazy(() => import('./online/new-page.tsx'));
const RoomPage = lazy(() => import('./online/room-page.tsx'));
const DevicePage = lazy(() => import('./online/device-page.tsx'));
const LearnPage = lazy(() => import('./tutorial/learn-page.tsx'));

/** Every place of the shell has an address. */
export function App() {
  // An error on one page is left behind with it.
  const [place] = useLocation();
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
        <Suspense fallback={<Loading />}>
          <Switch>
            <Route path="/" component={HomePage} />
            <Route path="/play/:game">{({ game }) => <SetupPage key={game} id={game} />}</Route>
            <Route path="/learn/:game">{({ game }) => <LearnPage key={game} id={game} />}</Route>
            <Route path="/learn/:game/:lesson">
              {({ game, lesson }) => <LearnPage key={`${game} ${lesson}`} id={game} number={Number(lesson)} />}
            </Route>
            <Route path="/table/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
            <Route path="/replay/:id">{({ id }) => <ReplayPage key={id} id={id} />}</Route>
            <Route path="/rules/:game/:rule?">
              {({ game, rule }) => <RulesPage key={game} id={game} rule={rule ?? null} />}
            </Route>
            <Route path="/online" component={OnlinePage} />
            <Route path="/host/:game">{({ game }) => <NewTablePage key={game} id={game} />}</Route>
            <Route path="/t/:id">{({ id }) => <RoomPage key={id} id={id} />}</Route>
            <Route path="/device" component={DevicePage} />
            <Route path="/settings" component={SettingsPage} />
            <Route component={NotFound} />
          </Switch>
        </Suspense>
      </Boundary>
    </WithWords>
  );
}
