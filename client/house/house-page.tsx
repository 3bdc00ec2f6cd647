import { findGame } from '@parlour/games';
import { useCallback, useEffect, useState } from 'react';
import { api, type HostView, type Problem } from '../online/api.ts';
import styles from '../online/online.module.css';
import { sorry, useOnlineText } from '../online/text/index.ts';
import { Loading } from '../shell/loading.tsx';
import { Page } from '../shell/page.tsx';
import { Link } from '../shell/places.tsx';
import shell from '../shell/shell.module.css';
import { useLanguage } from '../shell/words.tsx';
import { Enter } from './enter.tsx';
import { LineForm } from './line-form.tsx';
import { houseText } from './words.ts';

/** The page of whoever runs the house: its tables, its people, and what they may do about them. */
export default function HousePage() {
  const words = houseText[useLanguage()];
  const [view, setView] = useState<HostView | 'outside' | null>(null);
  const load = useCallback(() => void api.host.view().then(setView, () => setView('outside')), []);
  useEffect(load, [load]);
  return (
    <Page title={words.title}>
      {view === null ? (
        <Loading />
      ) : view === 'outside' ? (
        <Enter onEntered={load} />
      ) : (
        <Inside view={view} onDone={load} />
      )}
    </Page>
  );
}

function Inside({ view, onDone }: { view: HostView; onDone(): void }) {
  const words = houseText[useLanguage()];
  const text = useOnlineText();
  const [says, setSays] = useState('');
  const [announcement, setAnnouncement] = useState(view.announcement);
  if (text === null) return <Loading />;
  const attempt = async (what: () => Promise<unknown>, done = '') => {
    try {
      const found = (await what()) as { file?: string } | null;
      setSays(found?.file === undefined ? done : words.backupDone(found.file));
    } catch (error) {
      setSays(sorry(text, (error as Problem).is));
    }
    onDone();
  };
  return (
    <div className={styles['stack']} data-part="house">
      <p>{words.facts(view.awake, (view.bytes / 1e6).toFixed(1))}</p>
      <p role="status">{says}</p>
      <section className={`${shell['card']} ${styles['panel']}`}>
        <LineForm
          className={styles['row']}
          label={words.announcement}
          value={announcement}
          maxLength={500}
          onValue={setAnnouncement}
          onSend={() => void attempt(() => api.host.announce(announcement))}
          data-part="announcement"
        >
          <button type="submit" className={shell['button']} data-part="announce">
            {words.announce}
          </button>
        </LineForm>
        <p className={styles['hint']}>{words.announcementHint}</p>
        <div className={styles['row']}>
          <button
            type="button"
            className={shell['button']}
            onClick={() => void attempt(() => api.host.silence(!view.isChatOff))}
          >
            {view.isChatOff ? words.chatOn : words.chatOff}
          </button>
          <button
            type="button"
            className={shell['button']}
            onClick={() => void attempt(() => api.host.backup())}
            data-part="backup"
          >
            {words.backup}
          </button>
        </div>
      </section>
      <Tables view={view} attempt={attempt} />
      <People view={view} attempt={attempt} />
    </div>
  );
}

type Listing = { view: HostView; attempt(what: () => Promise<unknown>): Promise<void> };

function Tables({ view, attempt }: Listing) {
  const language = useLanguage();
  const words = houseText[language];
  return (
    <section className={`${shell['card']} ${styles['panel']}`}>
      <h2>{words.tables}</h2>
      {view.tables.length === 0 && <p className={styles['hint']}>{words.none}</p>}
      <ul className={styles['seats']} data-part="house-tables">
        {view.tables.map(({ id, game, state, seats, isChatOff }) => (
          <li key={id} className={styles['seat']}>
            <span className={styles['who']}>
              <Link href={`/t/${id}`}>
                <b>{findGame(game)?.about[language].name ?? game}</b>
              </Link>
              <span className={styles['hint']}>
                {[words.states[state] ?? state, ...seats.map(({ name }) => name).filter(Boolean)].join(' · ')}
              </span>
            </span>
            <button
              type="button"
              className={shell['quiet']}
              onClick={() => void attempt(() => api.host.table(id, isChatOff ? 'chatOn' : 'chatOff'))}
            >
              {isChatOff ? words.tableChatOn : words.tableChatOff}
            </button>
            {(state === 'gathering' || state === 'dice' || state === 'playing') && (
              <button
                type="button"
                className={shell['quiet']}
                onClick={() => window.confirm(words.closeSure) && void attempt(() => api.host.table(id, 'close'))}
                data-part="close-table"
              >
                {words.close}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function People({ view, attempt }: Listing) {
  const language = useLanguage();
  const words = houseText[language];
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section className={`${shell['card']} ${styles['panel']}`}>
      <h2>{words.people}</h2>
      {view.people.length === 0 && <p className={styles['hint']}>{words.none}</p>}
      <ul className={styles['seats']} data-part="house-people">
        {view.people.map(({ id, name, isBanned, seen }) => (
          <li key={id} className={styles['seat']}>
            <span className={styles['who']}>
              <b>{name || words.nameless}</b>
              <span className={styles['hint']}>
                {[isBanned && words.banned, words.seen(time.format(seen))].filter(Boolean).join(' · ')}
              </span>
            </span>
            <button
              type="button"
              className={shell['quiet']}
              onClick={() => void attempt(() => api.host.person(id, 'remove'))}
            >
              {words.remove}
            </button>
            <button
              type="button"
              className={shell['quiet']}
              onClick={() => void attempt(() => api.host.person(id, isBanned ? 'unban' : 'ban'))}
              data-part="ban"
            >
              {isBanned ? words.unban : words.ban}
            </button>
            <button
              type="button"
              className={shell['quiet']}
              onClick={() =>
                window.confirm(words.forgetSure(name)) && void attempt(() => api.host.person(id, 'forget'))
              }
            >
              {words.forget}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
