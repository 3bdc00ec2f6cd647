import { useWords } from '../shell/words.tsx';
import styles from './finding.module.css';
import { useReading } from './reading.tsx';
import { type Found, marked } from './search.ts';

/** What a search found, each a way to its place. */
export function Results({ found, search, onPick }: { found: Found[]; search: string; onPick(found: Found): void }) {
  const { words } = useReading();
  const shell = useWords();
  return (
    <section className={styles['results']} data-part="found">
      <p role="status" className={styles['count']}>
        {found.length === 0 ? shell.rules.nothing : words.found(found.length)}
      </p>
      <ul>
        {found.map((each) => (
          <li key={`${each.at} ${each.words}`}>
            <button type="button" onClick={() => onPick(each)} data-found={each.at}>
              <small>
                {each.chapter.title}
                {each.rule !== null && <b>{each.rule}</b>}
              </small>
              <span>
                {marked(each.words.replaceAll('**', ''), search).map(({ words: piece, isWanted }, i) =>
                  // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one sentence have no other name
                  isWanted ? <mark key={i}>{piece}</mark> : piece,
                )}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
