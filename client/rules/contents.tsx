import type { Book, Chapter } from '@parlour/kit';
import styles from './finding.module.css';
import { useReading } from './reading.tsx';

/** The chapters by their titles; the one being read is marked. */
export function Contents({ book, at, onPick }: { book: Book; at: string; onPick(chapter: string): void }) {
  const { words, entry } = useReading();
  const line = ({ id, title }: Pick<Chapter, 'id' | 'title'>) => (
    <li key={id}>
      <a
        href={`/rules/${entry.id}#${id}`}
        aria-current={id === at ? 'true' : undefined}
        onClick={(event) => {
          event.preventDefault();
          onPick(id);
        }}
      >
        {title}
      </a>
    </li>
  );
  return (
    <nav className={styles['contents']} aria-label={words.contents} data-part="contents">
      <ol>
        {line({ id: 'start', title: words.start })}
        {book.chapters.map(line)}
      </ol>
      {book.appendix.length > 0 && (
        <>
          <p className={styles['part']}>{words.appendix}</p>
          <ol>{book.appendix.map(line)}</ol>
        </>
      )}
    </nav>
  );
}
