import type { GameEntry } from '@parlour/games';
import type { GameText, GameTypes } from '@parlour/kernel';
import { useMatches } from '@parlour/kit/use-matches.ts';
import { type ReactNode, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Loading } from '../shell/loading.tsx';
import { Link } from '../shell/places.tsx';
import buttons from '../shell/shell.module.css';
import { useLanguage, useWords } from '../shell/words.tsx';
import { BookBlock } from './blocks.tsx';
import styles from './book.module.css';
import { Contents } from './contents.tsx';
import finding from './finding.module.css';
import { chaptersOf } from './places.ts';
import { type Reading, ReadingProvider } from './reading.tsx';
import { Results } from './results.tsx';
import { addressOf, type Found, findIn } from './search.ts';
import { type OpenBook, useBook } from './use-book.ts';
import { bookWords } from './words.ts';

type Props = {
  entry: GameEntry;
  text: GameText<GameTypes>;
  rule: string | null;
  place: Reading['place'];
  /** Called when a rule is gone to, for whoever keeps its address. */
  onRule?(rule: string): void;
};

/** The rulebook of a game: contents beside the text, a search, and every rule at its place. Opens at a rule. */
export function BookView({ entry, text, rule, place, onRule }: Props) {
  const shell = useWords();
  const words = bookWords[useLanguage()];
  const open = useBook(entry, text);
  // The rule that is wanted, and how often: one may ask for the same rule twice.
  const [wish, setWish] = useState({ rule, times: 0 });
  useEffect(() => setWish((last) => ({ rule, times: last.times + 1 })), [rule]);
  const goTo = useCallback(
    (wanted: string) => {
      setWish((last) => ({ rule: wanted, times: last.times + 1 }));
      onRule?.(wanted);
    },
    [onRule],
  );
  const reading = useMemo(
    (): Reading | null =>
      open === null
        ? null
        : {
            entry,
            text,
            words,
            place,
            goTo,
            rulebook: open.rulebook,
            wanted: wish.rule,
            linkTitle: shell.rules.link,
            hrefOf: (wanted) => `/rules/${entry.id}/${wanted}`,
          },
    [open, entry, text, words, place, goTo, wish.rule, shell],
  );
  if (open === null || reading === null) return <Loading />;
  return (
    <ReadingProvider value={reading}>
      <Opened open={open} wish={wish} reading={reading} />
    </ReadingProvider>
  );
}

function Opened({
  open,
  wish,
  reading,
}: {
  open: OpenBook;
  wish: { rule: string | null; times: number };
  reading: Reading;
}) {
  const { book, rulebook } = open;
  const { words, place } = reading;
  const frame = useRef<HTMLDivElement>(null);
  const [search, setSearch] = useState('');
  const [goal, setGoal] = useState<string | null>(null);
  const isBeside = useMatches('(min-width: 1200px)') && place === 'page';
  const found = useMemo(() => findIn(book, rulebook, search, words.start), [book, rulebook, search, words]);
  const isSearching = search.trim() !== '';
  useScrollTo(frame, wish, () => setSearch(''));
  const at = useChapterInSight(frame, isSearching);

  // What was picked among the results is there only once the book is shown again.
  useEffect(() => {
    if (goal === null || isSearching) return;
    document.getElementById(goal)?.scrollIntoView({ block: 'start' });
    setGoal(null);
  }, [goal, isSearching]);
  const visit = (address: string) => {
    setSearch('');
    setGoal(address);
  };
  const pick = ({ rule, at: address }: Found) => {
    setSearch('');
    if (rule === null) setGoal(address);
    else reading.goTo(rule);
  };

  const tools = <Search search={search} onSearch={setSearch} />;
  const contents = <Contents book={book} at={at} onPick={visit} />;
  return (
    <div className={`${styles['book']} ${book.className ?? ''}`} data-in={place} ref={frame} data-part="rules">
      {isBeside ? (
        <aside className={finding['side']}>
          {tools}
          {contents}
        </aside>
      ) : (
        <Bar contents={contents} tools={tools} at={at} reading={reading} />
      )}
      <article className={styles['sheet']}>
        {isSearching ? (
          <Results found={found} search={search} onPick={pick} />
        ) : (
          chaptersOf(book, words.start).map((chapter) => (
            <section key={chapter.id} id={chapter.id} className={styles['chapter']} data-chapter={chapter.id}>
              <h2>{chapter.title}</h2>
              {chapter.blocks.map((block, i) => (
                <BookBlock key={addressOf(chapter, i)} id={addressOf(chapter, i)} block={block} />
              ))}
              {chapter.id === 'start' && place === 'page' && <Onwards reading={reading} />}
            </section>
          ))
        )}
      </article>
    </div>
  );
}

function Search({ search, onSearch }: { search: string; onSearch(search: string): void }) {
  const shell = useWords();
  return (
    <input
      type="search"
      className={finding['search']}
      placeholder={shell.rules.search}
      aria-label={shell.rules.search}
      value={search}
      onChange={(event) => onSearch(event.target.value)}
      onKeyDown={(event) => event.key === 'Escape' && onSearch('')}
    />
  );
}

/** On a phone and beside a table: contents to be pulled down, and the search. */
function Bar({
  contents,
  tools,
  at,
  reading: { words, place },
}: {
  contents: ReactNode;
  tools: ReactNode;
  at: string;
  reading: Reading;
}) {
  const details = useRef<HTMLDetailsElement>(null);
  // Whoever has gone somewhere else wants to read there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chapter in sight is what it watches
  useEffect(() => details.current?.removeAttribute('open'), [at]);
  return (
    <div className={finding['bar']} data-in={place}>
      <details ref={details}>
        <summary data-part="contents-button">{words.contents}</summary>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a click on a chapter closes the list it stands in */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links inside are what is pressed */}
        <div className={finding['pulled']} onClick={() => details.current?.removeAttribute('open')}>
          {contents}
        </div>
      </details>
      {tools}
    </div>
  );
}

/** From the first page one goes and plays. */
function Onwards({ reading: { entry, words } }: { reading: Reading }) {
  return (
    <p className={styles['onwards']}>
      {entry.tutorial !== undefined && (
        <Link href={`/learn/${entry.id}`} className={buttons['primary']}>
          {words.lesson}
        </Link>
      )}
      <Link href={`/play/${entry.id}`} className={buttons['button']}>
        {words.play}
      </Link>
    </p>
  );
}

/** Brings a rule into sight, out of its fine print if it stands there; a chapter or an example by its own address. */
function useScrollTo(
  frame: RefObject<HTMLElement | null>,
  wish: { rule: string | null; times: number },
  show: () => void,
) {
  const showing = useRef(show);
  showing.current = show;
  useEffect(() => {
    const { rule } = wish;
    if (rule === null) return;
    showing.current();
    const task = requestAnimationFrame(() => {
      const place = frame.current?.querySelector(`[data-rule="${CSS.escape(rule)}"]`);
      place?.closest('details')?.setAttribute('open', '');
      if (place != null) centre(frame.current, place);
      else document.getElementById(rule)?.scrollIntoView({ block: 'start' });
    });
    return () => cancelAnimationFrame(task);
  }, [frame, wish]);
}

/** Beside a table only the book itself may scroll: to bring something into sight, a browser would move the table too. */
function centre(frame: HTMLElement | null, place: Element): void {
  if (frame?.dataset['in'] !== 'drawer') return place.scrollIntoView({ block: 'center' });
  const [around, inside] = [frame.getBoundingClientRect(), place.getBoundingClientRect()];
  frame.scrollTop += inside.top - around.top - (around.height - inside.height) / 2;
}

/** The chapter being read. */
function useChapterInSight(frame: RefObject<HTMLElement | null>, isSearching: boolean): string {
  const [at, setAt] = useState('start');
  useEffect(() => {
    if (isSearching) return;
    const watch = new IntersectionObserver(
      (seen) => {
        const [first] = seen.filter(({ isIntersecting }) => isIntersecting);
        if (first !== undefined) setAt(first.target.id);
      },
      { rootMargin: '-15% 0px -75% 0px' },
    );
    for (const chapter of frame.current?.querySelectorAll('[data-chapter]') ?? []) watch.observe(chapter);
    return () => watch.disconnect();
  }, [frame, isSearching]);
  return at;
}
