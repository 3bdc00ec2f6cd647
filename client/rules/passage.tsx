import type { ReactNode } from 'react';
import styles from './book.module.css';
import { useReading } from './reading.tsx';

/** Words of the book: **stressed words** are set so, and the id of a rule is a link to it. */
export function Passage({ words }: { words: string }): ReactNode {
  return words.split('**').map((piece, i) =>
    i % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one sentence have no other name
      <strong key={i}>
        <Linked words={piece} />
      </strong>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Linked key={i} words={piece} />
    ),
  );
}

const ID = /\b([A-Z]{2}-[A-Z]?\.?\d+(?:\.\d+)?)\b/;

function Linked({ words }: { words: string }): ReactNode {
  return words.split(ID).map((piece, i) => (i % 2 === 1 ? <Mark key={piece} rule={piece} look="inline" /> : piece));
}

/** The mark of a rule. In the margin it is the place itself; elsewhere it leads there. */
export function Mark({ rule, look }: { rule: string; look: 'margin' | 'inline' }) {
  const { hrefOf, goTo, linkTitle } = useReading();
  return (
    <a
      className={styles[look]}
      href={hrefOf(rule)}
      title={linkTitle}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        goTo(rule);
      }}
    >
      {rule}
    </a>
  );
}
