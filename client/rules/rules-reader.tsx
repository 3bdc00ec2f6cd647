import type { GameText, GameTypes } from '@parlour/kernel';
import { useEffect, useRef, useState } from 'react';
import { Loading } from '../shell/loading.tsx';
import { useRulebook, useWords } from '../shell/words.tsx';
import styles from './rules.module.css';
import { sectionsOf } from './sections.ts';

/** The rulebook: sections, paragraphs with their ids, and a search. Opens at a paragraph. */
export function RulesReader({
  text,
  rule,
  onRule,
}: {
  text: GameText<GameTypes>;
  rule: string | null;
  onRule?(rule: string): void;
}) {
  const words = useWords();
  const [search, setSearch] = useState('');
  const place = useRef<HTMLDivElement>(null);
  const rulebook = useRulebook(text);
  const isHere = rulebook !== null;
  useEffect(() => {
    if (rule === null || !isHere) return;
    setSearch('');
    const frame = requestAnimationFrame(() =>
      place.current?.querySelector(`[data-rule="${CSS.escape(rule)}"]`)?.scrollIntoView({ block: 'center' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [rule, isHere]);
  if (rulebook === null) return <Loading />;
  const sections = sectionsOf(rulebook, search);
  return (
    <div className={styles['reader']} ref={place} data-part="rules">
      <input
        type="search"
        className={styles['search']}
        placeholder={words.rules.search}
        aria-label={words.rules.search}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className={styles['sections']} tabIndex={0} aria-label={words.table.rules}>
        {sections.length === 0 && <p className={styles['nothing']}>{words.rules.nothing}</p>}
        {sections.map((section) => (
          <section key={section.id}>
            <h2 className={styles['title']}>{section.title}</h2>
            {section.rules.map(({ id, words: paragraph }) => (
              <p key={id} className={styles['rule']} data-rule={id} data-wanted={id === rule}>
                {onRule === undefined ? (
                  <span className={styles['id']}>{id}</span>
                ) : (
                  <button type="button" className={styles['id']} onClick={() => onRule(id)} title={words.rules.link}>
                    {id}
                  </button>
                )}
                {paragraph}
              </p>
            ))}
          </section>
        ))}
      </section>
    </div>
  );
}
