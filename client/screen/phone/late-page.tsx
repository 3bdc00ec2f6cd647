import type { Seat } from '@parlour/kernel';
import type { Room } from '@parlour/protocol';
import { useState } from 'react';
import { NameForm } from '../../online/name-form.tsx';
import type { RoomStore } from '../../online/room-store.ts';
import { type OnlineText, sorry } from '../../online/text/index.ts';
import { Page } from '../../shell/page.tsx';
import shell from '../../shell/shell.module.css';
import { useScreenText } from '../text/index.ts';
import styles from './phone.module.css';

type Props = { store: RoomStore; room: Room; text: OnlineText; onNamed(): void; onWatch(): void };

/** Somebody comes while the game is going on: they may take a bot's seat with the next round. */
export default function LatePage({ store, room, text: online, onNamed, onWatch }: Props) {
  const text = useScreenText();
  const [trouble, setTrouble] = useState('');
  if (text === null) return null;
  const bots = room.seats.flatMap(({ person, bot, next, name }, seat) =>
    person === null && bot !== null && next === null ? [{ seat: seat as Seat, name }] : [],
  );
  const take = async (seat: Seat) => {
    const { answer } = await store.ask({ is: 'sit', seat });
    setTrouble(answer.ok ? '' : sorry(online, answer.refusal?.refused ?? 'broken'));
  };
  return (
    <Page title={text.joinLate}>
      <section className={`${shell['card']} ${styles['panel']}`} data-part="late-page">
        {room.you.next !== null ? (
          <p role="status">{text.youAreNext}</p>
        ) : room.you.person === null ? (
          <NameForm text={online} isAwaited action={online.sitDown} onMe={onNamed} />
        ) : bots.length === 0 ? (
          <p>{text.allTaken}</p>
        ) : (
          <>
            <p>{text.takeBotHint}</p>
            {bots.map(({ seat, name }) => (
              <button
                key={seat}
                type="button"
                className={shell['primary']}
                onClick={() => void take(seat)}
                data-part={`take-bot-${seat}`}
              >
                {text.takeBot(name)}
              </button>
            ))}
          </>
        )}
        <button type="button" className={shell['button']} onClick={onWatch} data-part="just-watch">
          {text.notNow}
        </button>
        <p role="alert">{trouble}</p>
      </section>
    </Page>
  );
}
