import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { Emblem } from './emblem.tsx';
import { Link } from './places.tsx';
import styles from './shell.module.css';
import { useWords } from './words.tsx';

type Props = { title: string; children: ReactNode; width?: 'narrow' | 'wide' | 'full' };

/** A page that is read: a heading, the way home, and what it has to say. */
export function Page({ title, children, width = 'narrow' }: Props) {
  const words = useWords();
  useEffect(() => {
    document.title = `${title} · ${words.title}`;
  }, [title, words]);
  return (
    <div className={styles['page']} data-width={width}>
      <header className={styles['header']}>
        <Link href="/" className={styles['homeLink']} title={words.home}>
          <Emblem size={32} />
          <span className={styles['wordmark']}>{words.title}</span>
        </Link>
      </header>
      <main className={styles[width]}>
        <h1 className={styles['pageTitle']}>{title}</h1>
        {children}
      </main>
    </div>
  );
}
