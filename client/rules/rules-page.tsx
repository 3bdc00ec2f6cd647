import { findGame } from '@parlour/games';
import { useLocation } from 'wouter';
import { Loading } from '../shell/loading.tsx';
import { NotFound } from '../shell/not-found.tsx';
import { Page } from '../shell/page.tsx';
import shell from '../shell/shell.module.css';
import { useGameText, useWords } from '../shell/words.tsx';
import styles from './rules.module.css';
import { RulesReader } from './rules-reader.tsx';

/** The rules of a game on a page of their own; every paragraph has an address. */
export default function RulesPage({ id, rule }: { id: string; rule: string | null }) {
  const words = useWords();
  const [, navigate] = useLocation();
  const entry = findGame(id);
  const text = useGameText(entry);
  if (entry === null) return <NotFound />;
  if (text === null) return <Loading />;
  return (
    <Page title={words.rules.title(text.name)} wide="yes">
      <div className={`${shell['card']} ${styles['page']}`}>
        <RulesReader text={text} rule={rule} onRule={(wanted) => navigate(`/rules/${id}/${wanted}`)} />
      </div>
    </Page>
  );
}
