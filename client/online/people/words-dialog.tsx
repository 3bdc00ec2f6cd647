import type { Room } from '@parlour/protocol';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { CloseFoot, Dialog } from '../../shell/dialog.tsx';
import shell from '../../shell/shell.module.css';
import styles from '../online.module.css';
import type { RoomStore } from '../room-store.ts';
import { type OnlineText, PHRASES, type Phrase, sorry } from '../text/index.ts';
import { useMuted } from './muted.ts';

type Props = { store: RoomStore; room: Room; text: OnlineText; onClose(): void };

/** What people say at a table: their own words, and phrases that everybody reads in their own language. */
export function Words({ store, room, text, onClose }: Props) {
  const { said } = useStore(store);
  const [draft, setDraft] = useState('');
  const [trouble, setTrouble] = useState('');
  const { muted, toggle } = useMuted();
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the latest words are in sight
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [said]);
  const say = async (what: { text: string } | { phrase: string }) => {
    const { answer } = await store.ask({ is: 'say', ...what });
    setTrouble(answer.ok ? '' : sorry(text, answer.refusal?.refused ?? 'broken'));
    if (answer.ok && 'text' in what) setDraft('');
  };
  return (
    <Dialog title={text.chat} onClose={onClose}>
      {said.length === 0 && <p className={styles['hint']}>{text.chatEmpty}</p>}
      <ol className={styles['said']} ref={list} data-part="said">
        {said.map(({ at, person, name, text: own, phrase }) => {
          const isMuted = person !== null && muted.includes(person);
          return (
            <li key={at} data-muted={isMuted}>
              <b>{name || text.forgotten}:</b>{' '}
              {isMuted ? <i>{text.muted}</i> : (own ?? text.phrases[phrase as Phrase] ?? '…')}
              {person !== null && person !== room.you.person && (
                <button type="button" className={styles['mute']} onClick={() => toggle(person)} data-part="mute">
                  {isMuted ? text.unmute(name) : text.mute(name)}
                </button>
              )}
            </li>
          );
        })}
      </ol>
      {room.isChatOff ? (
        <p className={styles['hint']}>{text.chatOff}</p>
      ) : (
        room.you.person !== null && (
          <>
            <div className={styles['phrases']}>
              {PHRASES.map((phrase) => (
                <button key={phrase} type="button" className={shell['button']} onClick={() => void say({ phrase })}>
                  {text.phrases[phrase]}
                </button>
              ))}
            </div>
            <form
              className={styles['write']}
              onSubmit={(event) => {
                event.preventDefault();
                if (draft.trim() !== '') void say({ text: draft });
              }}
            >
              <input
                value={draft}
                maxLength={300}
                aria-label={text.write}
                placeholder={text.write}
                onChange={(event) => setDraft(event.target.value)}
              />
              <button type="submit" className={shell['primary']}>
                {text.send}
              </button>
            </form>
          </>
        )
      )}
      <p role="alert" className={styles['trouble']}>
        {trouble}
      </p>
      <CloseFoot look="quiet" onClose={onClose} />
    </Dialog>
  );
}
