import type { GameEntry } from '@parlour/games';
import type { GameTypes, Outcome } from '@parlour/kernel';
import type { BoardProps } from '@parlour/kit';
import { soon } from '@parlour/kit/parts/later.ts';
import type { Room } from '@parlour/protocol';
import { lazy, Suspense } from 'react';
import { leadOf } from '../../online/connect-online.ts';
import type { ScreenText } from '../text/index.ts';
import styles from './curtain.module.css';

const Ending = lazy(soon(() => import('./ending.tsx')));

type Props = {
  room: Room;
  entry: GameEntry;
  props: BoardProps<GameTypes>;
  outcome: Outcome | null;
  text: ScreenText;
};

/** What lies over the board when nothing is played: a pause, or the end. */
export function Curtain({ room, entry, props, outcome, text }: Props) {
  const lead = leadOf(room);
  if (room.isPaused && room.state === 'playing')
    return (
      <section className={styles['curtain']} data-part="screen-paused">
        <h1>{text.paused}</h1>
        {lead !== '' && <p>{text.pausedHint(lead)}</p>}
      </section>
    );
  if (outcome === null && room.state !== 'ended') return null;
  return (
    <section className={styles['curtain']} data-part="screen-over">
      {outcome === null ? (
        <>
          <h1>{text.over}</h1>
          <p>{text.playAgain}</p>
        </>
      ) : (
        <Suspense>
          <Ending entry={entry} props={props} outcome={outcome} text={text} />
        </Suspense>
      )}
    </section>
  );
}
