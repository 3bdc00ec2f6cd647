import type { Room } from '@parlour/protocol';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { Dialog } from '../shell/dialog.tsx';
import shell from '../shell/shell.module.css';
import { useWords } from '../shell/words.tsx';
import styles from './online.module.css';
import type { RoomStore } from './room-store.ts';
import { type OnlineText, PHRASES, type Phrase, sorry } from './text/index.ts';

type Props = { store: RoomStore; room: Room; text: OnlineText; onClose(): void };

/** What people say at a table: their own words, and phrases that everybody reads in their own language. */
export function Words({ store, room, text, onClose }: Props) {
  const { close } = useWords();
  const { said } = useStore(store);
  const [draft, setDraft] = useState('');
  const [trouble, setTrouble] = useState('');
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
        {said.map(({ at, name, text: own, phrase }) => (
          <li key={at}>
            <b>{name || text.forgotten}:</b> {own ?? text.phrases[phrase as Phrase] ?? '…'}
          </li>
        ))}
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
      <div className={shell['dialogFoot']}>
        <button type="button" className={shell['quiet']} onClick={onClose}>
          {close}
        </button>
      </div>
    </Dialog>
  );
}
