import type { NoticeChannel, NoticeWay } from '@parlour/protocol';
import { useCallback, useEffect, useState } from 'react';
import shell from '../../shell/shell.module.css';
import { useLanguage } from '../../shell/words.tsx';
import { api, type Problem } from '../api.ts';
import styles from '../online.module.css';
import { type OnlineText, sorry } from '../text/index.ts';
import { subscribe } from './subscribe.ts';
import { noticeText } from './words.ts';

type Props = { text: OnlineText /** One table's own turns, told to a chat; else all of one's own. */; room?: string };

/** Where somebody hears that it is their turn: this browser, a webhook; and how to hear no more. */
export default function Notices({ text, room }: Props) {
  const language = useLanguage();
  const words = noticeText[language];
  const [known, setKnown] = useState<{ publicKey: string; channels: NoticeChannel[] } | null>(null);
  const [address, setAddress] = useState('');
  const [says, setSays] = useState('');
  const load = useCallback(async () => {
    try {
      const me = await api.me();
      // Whoever has no name here yet hears of nothing. Notices come in the language that is read here now.
      setKnown(me === null ? null : await api.notices());
      if (me !== null && me.language !== language) await api.become(me.name);
    } catch {
      setKnown(null);
    }
  }, [language]);
  useEffect(() => void load(), [load]);
  if (known === null) return null;
  const shown = known.channels.filter((each) => room === undefined || each.room === room);
  const attempt = async (what: () => Promise<string>) => {
    try {
      setSays(await what());
    } catch (error) {
      setSays(sorry(text, (error as Problem).is));
    }
    await load();
  };
  const add = (way: NoticeWay, done: string) =>
    attempt(async () => {
      await api.addNotice(way);
      return done;
    });
  const addHere = async () => {
    const subscribed = await subscribe(known.publicKey);
    if (typeof subscribed === 'string') setSays(words[subscribed]);
    else await add(subscribed, words.hereOn);
  };
  return (
    <section className={`${shell['card']} ${styles['panel']}`} data-part="notices">
      <h2>{room === undefined ? words.title : words.forTable}</h2>
      <p className={styles['hint']}>{room === undefined ? words.hint : words.forTableHint}</p>
      {room === undefined && (
        <button type="button" className={shell['button']} onClick={() => void addHere()} data-part="notices-here">
          {words.here}
        </button>
      )}
      <form
        className={styles['row']}
        onSubmit={(event) => {
          event.preventDefault();
          void add({ webhook: address, ...(room !== undefined && { room }) }, '').then(() => setAddress(''));
        }}
      >
        <input
          type="url"
          required
          value={address}
          placeholder="https://"
          aria-label={words.address}
          onChange={(event) => setAddress(event.target.value)}
          data-part="webhook"
        />
        <button type="submit" className={shell['button']} data-part="add-webhook">
          {words.add}
        </button>
      </form>
      <p className={styles['hint']}>{words.webhookHint}</p>
      <ul className={styles['seats']} data-part="channels">
        {shown.map((channel) => (
          <li key={channel.id} className={styles['seat']}>
            <span className={styles['who']}>{nameOf(channel, words)}</span>
            <button
              type="button"
              className={shell['quiet']}
              onClick={() => void attempt(async () => words[(await api.tryNotice(channel.id)).delivered])}
            >
              {words.tryOut}
            </button>
            <button
              type="button"
              className={shell['quiet']}
              onClick={() => void attempt(() => api.removeNotice(channel.id).then(() => ''))}
            >
              {words.remove}
            </button>
          </li>
        ))}
      </ul>
      <p role="status">{says}</p>
    </section>
  );
}

function nameOf({ is, host, room }: NoticeChannel, words: (typeof noticeText)['en']): string {
  if (is === 'push') return words.push;
  return room === null ? words.hook(host) : words.tableHook(host);
}
