import { typeset } from '@parlour/kernel/text/types.ts';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import shell from '../shell/shell.module.css';
import { useLanguage, useWords } from '../shell/words.tsx';
import type { TableStore } from '../table/table-store.ts';
import { useHighlight } from './highlight.ts';
import type { Lesson } from './lesson.ts';
import styles from './tutorial.module.css';

/** The guide of the first game: says what to do, points at it, and keeps out of its way. */
export function Guide({ store, lesson }: { store: TableStore; lesson: Lesson }) {
  const words = useWords();
  const language = useLanguage();
  const [, navigate] = useLocation();
  const { at, step, strayed } = useStore(lesson);
  const { saved, status, queue } = useStore(store);
  const [isGone, setGone] = useState(false);
  const { place, card } = useHighlight(step?.highlight ?? null);
  if (status !== 'open' || isGone) return null;
  const { steps, goodbye } = lesson.tutorial;
  const leave = async () => {
    setGone(true);
    await lesson.release();
    if (saved !== null) navigate(`/table/${saved.id}`, { replace: true });
  };
  return (
    <>
      {place !== null && <div className={styles['ring']} style={place} aria-hidden="true" />}
      <section
        className={styles['guide']}
        style={card === null ? { visibility: 'hidden' } : card}
        aria-label={words.tutorial.title}
        data-part="guide"
      >
        <p className={styles['count']}>
          {step === null ? words.tutorial.title : words.tutorial.step(at + 1, steps.length)}
        </p>
        <p className={styles['says']} aria-live="polite" data-part="guide-says">
          {typeset(language, (step?.say ?? goodbye)[language])}
        </p>
        {strayed && (
          <p className={styles['strayed']}>
            {typeset(language, step?.otherwise?.[language] ?? words.tutorial.notThis)}
          </p>
        )}
        <div className={styles['guideFoot']}>
          {step?.rule !== undefined && <span className={styles['ruleId']}>{step.rule}</span>}
          {step !== null && (
            <button type="button" className={shell['quiet']} onClick={() => void leave()} data-part="guide-leave">
              {words.tutorial.stop}
            </button>
          )}
          {step === null ? (
            <button type="button" className={shell['primary']} onClick={() => void leave()} data-part="guide-finish">
              {words.tutorial.finish}
            </button>
          ) : (
            step.expect === undefined && (
              <button
                type="button"
                className={shell['primary']}
                onClick={lesson.next}
                aria-disabled={queue.length > 0}
                data-part="guide-next"
              >
                {words.tutorial.next}
              </button>
            )
          )}
        </div>
      </section>
    </>
  );
}
