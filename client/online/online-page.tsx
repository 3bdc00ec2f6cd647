import { GAMES } from '@parlour/games';
import { later } from '@parlour/kit/parts/later.ts';
import { lazy, Suspense, useState } from 'react';
import { Loading } from '../shell/loading.tsx';
import { Page } from '../shell/page.tsx';
import { Link } from '../shell/places.tsx';
import shell from '../shell/shell.module.css';
import { useLanguage } from '../shell/words.tsx';
import { api, type Problem } from './api.ts';
import { houseAddress, useHouseAddress } from './house-address.ts';
import { TableList, useLists } from './lists/table-list.tsx';
import styles from './online.module.css';
import { type OnlineText, sorry, useOnlineText } from './text/index.ts';

const Notices = lazy(later(() => import('./notices/notices.tsx')));

/** Everything about playing with others: a new table, my tables, those that are open, and who I am here. */
export default function OnlinePage() {
  const text = useOnlineText();
  const language = useLanguage();
  const lists = useLists();
  const address = useHouseAddress();
  if (text === null || lists === null) return <Loading />;
  return (
    <Page title={text.title}>
      <div className={styles['stack']} data-part="online">
        <p>{text.intro}</p>
        {lists === 'offline' ? (
          <p role="alert">{text.offline}</p>
        ) : (
          <>
            {!window.isSecureContext && <p className={styles['hint']}>{text.noTls}</p>}
            <section className={`${shell['card']} ${styles['panel']}`}>
              <h2>{text.mine}</h2>
              <TableList tables={lists.mine} none={text.mineNone} text={text} />
            </section>
            <section className={`${shell['card']} ${styles['panel']}`}>
              <h2>{text.newTable}</h2>
              <div className={styles['choices']}>
                {GAMES.map(({ id, about }) => (
                  <Link key={id} href={`/host/${id}`} className={styles['listed']} data-part="host">
                    <b>{about[language].name}</b>
                  </Link>
                ))}
              </div>
            </section>
            <section className={`${shell['card']} ${styles['panel']}`}>
              <h2>{text.bigScreen}</h2>
              <p className={styles['hint']}>{text.bigScreenHint}</p>
              <Link href="/screen" className={styles['listed']} data-part="big-screen">
                <b>{(address?.origin ?? location.origin).replace(/^https?:\/\//, '')}/screen</b>
              </Link>
            </section>
            <section className={`${shell['card']} ${styles['panel']}`}>
              <h2>{text.openTables}</h2>
              <TableList tables={lists.open} none={text.openNone} text={text} />
            </section>
            <Suspense>
              <Notices text={text} />
            </Suspense>
            <Identity text={text} />
          </>
        )}
      </div>
    </Page>
  );
}

/** One's own things: another device, being forgotten. */
function Identity({ text }: { text: OnlineText }) {
  const [link, setLink] = useState('');
  const [says, setSays] = useState('');
  const attempt = async (what: () => Promise<void>) => {
    try {
      await what();
    } catch (error) {
      setSays(sorry(text, (error as Problem).is));
    }
  };
  const makeLink = () =>
    attempt(async () => {
      const { origin, isOnlyHere } = await houseAddress();
      setLink(`${origin}/device#${(await api.link()).link}`);
      setSays(isOnlyHere ? text.onlyHere : '');
    });
  const forget = () =>
    attempt(async () => {
      if (!window.confirm(text.forgetHint)) return;
      await api.forget();
      setSays(text.forgetDone);
    });
  return (
    <section className={`${shell['card']} ${styles['panel']}`}>
      <div className={styles['row']}>
        <button type="button" className={shell['button']} onClick={() => void makeLink()} data-part="other-device">
          {text.otherDevice}
        </button>
        <button type="button" className={shell['quiet']} onClick={() => void forget()} data-part="forget">
          {text.forget}
        </button>
      </div>
      {link !== '' && (
        <>
          <p className={styles['hint']}>{text.otherDeviceHint}</p>
          <span className={styles['link']} data-part="device-link">
            {link}
          </span>
        </>
      )}
      <p role="status">{says}</p>
    </section>
  );
}
