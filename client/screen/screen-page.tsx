import type { Room } from '@parlour/protocol';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { openRoom, type RoomStore } from '../online/room-store.ts';
import { applySettings, useSettings } from '../settings/settings.ts';
import { Loading } from '../shell/loading.tsx';
import { Chairs } from './chairs.tsx';
import styles from './screen.module.css';
import { openScreen, type ScreenStore } from './shown.ts';
import { type ScreenText, useScreenText } from './text/index.ts';
import { useScale } from './use-scale.ts';
import { Waiting } from './waiting.tsx';
import { useWakeLock } from './wake-lock.ts';
import { Wall } from './wall/wall.tsx';

type Shown = NonNullable<ReturnType<ScreenStore['getState']>['shown']>;

/** The table on a television: it holds no seat and no secret, needs no mouse, and finds its way back by itself. */
export default function ScreenPage({ wanted }: { wanted: string | null }) {
  const text = useScreenText();
  const { theme } = useSettings();
  const [store, setStore] = useState<ScreenStore | null>(null);
  const scale = useScale();
  useWakeLock();
  useEffect(() => {
    const opened = openScreen(wanted);
    setStore(opened);
    addEventListener('online', opened.wake);
    document.addEventListener('visibilitychange', opened.wake);
    return () => {
      removeEventListener('online', opened.wake);
      document.removeEventListener('visibilitychange', opened.wake);
      opened.close();
    };
  }, [wanted]);
  // An evening room, unless somebody wants it otherwise.
  useEffect(() => {
    if (theme !== 'auto') return;
    document.documentElement.dataset['theme'] = 'dark';
    return () => {
      delete document.documentElement.dataset['theme'];
    };
  }, [theme]);
  if (store === null || text === null) return <Loading />;
  return (
    <div className={styles['screen']} style={scale} data-part="screen">
      <Screen store={store} text={text} />
    </div>
  );
}

function Screen({ store, text }: { store: ScreenStore; text: ScreenText }) {
  const { shown, isLost } = useStore(store);
  if (shown === null)
    return (
      <p className={styles['alone']} role="status">
        {isLost ? text.noHouse : ''}
      </p>
    );
  if (shown.room === null) return <Waiting shown={shown} text={text} isLost={isLost} />;
  return <ShownRoom key={shown.room} id={shown.room} shown={shown} text={text} />;
}

function ShownRoom({ id, shown, text }: { id: string; shown: Shown; text: ScreenText }) {
  const [store, setStore] = useState<RoomStore | null>(null);
  useEffect(() => {
    const opened = openRoom(id, true);
    setStore(opened);
    return () => opened.close();
  }, [id]);
  return store === null ? <Loading /> : <OpenedRoom store={store} shown={shown} text={text} />;
}

/** The television speaks as the phone that chose the game, whatever its own browser was made for; what is kept there stays. */
function useLanguageOf(room: Room | null): void {
  const language = room?.language ?? null;
  useEffect(() => {
    if (language === null) return;
    useSettings.setState({ language });
    applySettings(useSettings.getState());
  }, [language]);
}

function OpenedRoom({ store, shown, text }: { store: RoomStore; shown: Shown; text: ScreenText }) {
  const { room, line, isLaid } = useStore(store);
  useLanguageOf(room);
  if (room === null) return <Loading />;
  const isLost = line.is === 'waiting';
  return (
    <>
      {isLost && (
        <p className={styles['lost']} role="status" data-part="screen-lost">
          {text.lost}
        </p>
      )}
      {room.state === 'gathering' || room.state === 'dice' || !isLaid ? (
        <Chairs room={room} shown={shown} text={text} />
      ) : (
        // A seat that changes hands is another name on the wall.
        <Wall
          key={room.seats.map(({ name, bot }) => `${name} ${bot}`).join()}
          store={store}
          room={room}
          shown={shown}
          text={text}
        />
      )}
    </>
  );
}
