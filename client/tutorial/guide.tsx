import { typeset } from '@parlour/kernel/text/types.ts';
import { useStore } from 'zustand';
import { navigate } from '../shell/places.tsx';
import { RoundButton } from '../shell/round-button.tsx';
import shell from '../shell/shell.module.css';
import { useLanguage, useWords } from '../shell/words.tsx';
import type { GuideProps } from '../table/table-screen.tsx';
import type { TableStore } from '../table/table-store.ts';
import type { Lesson } from './lesson.ts';
import { usePointing } from './pointing.ts';
import styles from './tutorial.module.css';

type Props = GuideProps & {
  store: TableStore;
  lesson: Lesson;
  /** Begins the lesson anew; only where it was taken up in its middle. */
  onAgain: (() => void) | null;
  onFinish(): void;
};

const NOTHING: readonly string[] = [];
const listed = (target: string | readonly string[] | undefined): readonly string[] =>
  target === undefined ? NOTHING : typeof target === 'string' ? [target] : target;

/** The guide of a lesson: a strip of its own between prompt and board, that says what to do and points at it. */
export function Guide({ store, lesson, showRule, reveal, answers, onAgain, onFinish }: Props) {
  const words = useWords();
  const language = useLanguage();
  const { at, step, isWatching, strayed } = useStore(lesson);
  const { saved } = useStore(store);
  const { place, isHidden, show } = usePointing(isWatching ? NOTHING : listed(step?.highlight), reveal);
  const { steps, goodbye } = lesson.tutorial;
  const leave = async () => {
    await lesson.release();
    if (saved !== null) navigate(`/table/${saved.id}`, { replace: true });
  };
  const isRead = step?.expect === undefined;
  // What is asked for may be a button of the prompt; else a small screen has no room for these buttons.
  const isAnswer = answers.some((choice) => choice === null || step?.expect?.(choice) === true);
  return (
    <>
      {place !== null && <div className={styles['ring']} style={place} aria-hidden="true" data-part="guide-ring" />}
      <section
        className={styles['guide']}
        aria-label={words.tutorial.title}
        data-part="guide"
        data-is={isWatching ? 'watching' : isRead ? 'read' : 'asking'}
        data-answers={isAnswer}
      >
        <p className={styles['count']}>
          {step === null ? words.tutorial.title : words.tutorial.step(at + 1, steps.length)}
          {step?.rule !== undefined && !isWatching && (
            <button type="button" className={styles['rule']} onClick={() => showRule(step.rule ?? '')}>
              {step.rule}
            </button>
          )}
        </p>
        <div className={styles['says']} aria-live="polite">
          {isWatching ? (
            <p className={styles['watching']}>{words.tutorial.watch}</p>
          ) : (
            <p data-part="guide-says">{typeset(language, (step?.say ?? goodbye)[language])}</p>
          )}
          {strayed && (
            <p className={styles['strayed']}>
              {typeset(language, step?.otherwise?.[language] ?? words.tutorial.notThis)}
            </p>
          )}
        </div>
        <div className={styles['guideFoot']}>
          {isHidden && (
            <button type="button" className={shell['button']} onClick={show} data-part="guide-show">
              {words.tutorial.show}
            </button>
          )}
          {onAgain !== null && (
            <button type="button" className={shell['quiet']} onClick={onAgain} data-part="guide-again">
              {words.tutorial.again}
            </button>
          )}
          {step === null && (
            <button
              type="button"
              className={shell['primary']}
              onClick={() => {
                onFinish();
                void leave();
              }}
              data-part="guide-finish"
            >
              {words.tutorial.finish}
            </button>
          )}
          {step !== null && isRead && !isWatching && (
            <button type="button" className={shell['primary']} onClick={lesson.next} data-part="guide-next">
              {words.tutorial.next}
            </button>
          )}
        </div>
        {step !== null && (
          <RoundButton
            sign="close"
            label={words.tutorial.stop}
            className={styles['leave']}
            onClick={() => void leave()}
            data-part="guide-leave"
          />
        )}
      </section>
    </>
  );
}
