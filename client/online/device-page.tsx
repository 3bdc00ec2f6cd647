import { useEffect, useState } from 'react';
import { useSettings } from '../settings/settings.ts';
import { Page } from '../shell/page.tsx';
import { Link, navigate } from '../shell/places.tsx';
import shell from '../shell/shell.module.css';
import { api, type Problem } from './api.ts';
import { markKnown } from './known.ts';
import { sorry, useOnlineText } from './text/index.ts';

/** Whoever this browser is already would lose their seats, as it can be one person only: the tables at which they still play. */
async function seatsHere(): Promise<{ name: string; tables: number } | null> {
  const me = await api.me();
  if (me === null) return null;
  const { mine } = await api.lists();
  const tables = mine.filter(({ state }) => state !== 'over' && state !== 'ended').length;
  return tables === 0 ? null : { name: me.name, tables };
}

/** The token of a private link stands behind the #, which no server and no preview is sent; it is taken by a click, once. */
export default function DevicePage() {
  const text = useOnlineText();
  const [token] = useState(() => location.hash.slice(1));
  // Two at one seat: who comes for that goes on to its table.
  const [table] = useState(() => new URLSearchParams(location.search).get('t'));
  const [says, setSays] = useState('');
  useEffect(() => {
    // It does not stay in the address or the history.
    history.replaceState(history.state, '', location.pathname);
  }, []);
  if (text === null) return null;
  const redeem = async () => {
    try {
      const here = await seatsHere();
      if (here !== null && !window.confirm(text.losesSeats(here.name, here.tables))) return;
      const me = await api.redeem(token);
      useSettings.getState().set({ name: me.name });
      markKnown();
      if (table !== null && /^[a-z0-9]{8,24}$/.test(table)) navigate(`/t/${table}`, { replace: true });
      else setSays(text.otherDeviceDone(me.name));
    } catch (error) {
      setSays(sorry(text, (error as Problem).is));
    }
  };
  return (
    <Page title={text.otherDevice}>
      <button type="button" className={shell['primary']} onClick={() => void redeem()} data-part="redeem">
        {text.otherDevice}
      </button>
      <p role="status">{says}</p>
      <Link href="/online">{text.mine}</Link>
    </Page>
  );
}
