import { findGame } from '@parlour/games';
import { useCallback, useEffect, useState } from 'react';
import { Loading } from '../shell/loading.tsx';
import { NotFound } from '../shell/not-found.tsx';
import { Page } from '../shell/page.tsx';
import { navigate } from '../shell/places.tsx';
import { useGameText, useWords } from '../shell/words.tsx';
import { BookView } from './book-view.tsx';

/** The rules of a game on a page of their own; every rule has an address. */
export default function RulesPage({ id, rule }: { id: string; rule: string | null }) {
  const words = useWords();
  const entry = findGame(id);
  const text = useGameText(entry);
  const hash = useHash();
  const keep = useCallback((wanted: string) => navigate(`/rules/${id}/${wanted}`), [id]);
  if (entry === null) return <NotFound />;
  if (text === null) return <Loading />;
  return (
    <Page title={words.rules.title(text.name)} width="full">
      <BookView entry={entry} text={text} rule={rule ?? hash} place="page" onRule={keep} />
    </Page>
  );
}

/** `#BO-6.5` names a rule as well as `/BO-6.5` does. */
function useHash(): string | null {
  const [hash, setHash] = useState(() => location.hash.slice(1));
  useEffect(() => {
    const read = () => setHash(location.hash.slice(1));
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return hash === '' ? null : hash;
}
