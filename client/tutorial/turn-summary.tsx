import type { GameEntry } from '@parlour/games';
import { typeset } from '@parlour/kernel/text/types.ts';
import { useLoaded } from '../shell/use-loaded.ts';
import { useLanguage } from '../shell/words.tsx';
import styles from './tutorial.module.css';

/** A turn on one page. */
export function TurnSummary({ entry, onRule }: { entry: GameEntry; onRule(rule: string): void }) {
  const language = useLanguage();
  const lessons = useLoaded(() => entry.lessons?.(), [entry]);
  if (lessons === null) return null;
  return (
    <div className={styles['summary']}>
      <h2>{typeset(language, lessons.turn.title[language])}</h2>
      <ol>
        {lessons.turn.steps.map(({ say, rule }) => (
          <li key={rule}>
            {typeset(language, say[language])}{' '}
            <button type="button" className={styles['rule']} onClick={() => onRule(rule)}>
              {rule}
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
