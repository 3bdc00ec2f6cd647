import type { GameEntry } from '@parlour/games';
import type { GameTypes } from '@parlour/kernel';
import { typeset } from '@parlour/kernel/text/types.ts';
import type { BoardProps } from '@parlour/kit';
import { useState } from 'react';
import { useSettings } from '../settings/settings.ts';
import shell from '../shell/shell.module.css';
import { useLoaded } from '../shell/use-loaded.ts';
import { useLanguage, useWords } from '../shell/words.tsx';
import styles from './tutorial.module.css';

/** A tip when its moment comes, once in a lifetime. */
export function Tips({ entry, props, isAsked }: { entry: GameEntry; props: BoardProps<GameTypes>; isAsked: boolean }) {
  const words = useWords();
  const language = useLanguage();
  const { tips, tipsSeen, set } = useSettings();
  // The first decision is not kept waiting for tips: they are asked for once it stands.
  const [isWanted, setWanted] = useState(false);
  if (isAsked && !isWanted) setWanted(true);
  const lessons = useLoaded(() => (tips && isWanted ? entry.lessons?.() : undefined), [entry, tips, isWanted]);
  const { seat, view } = props;
  if (!tips || !isAsked || seat === null || lessons == null) return null;
  const due = lessons.tips.find(({ id, isDue }) => !tipsSeen.includes(`${entry.id}/${id}`) && isDue(view, seat));
  if (due === undefined) return <span hidden data-part="no-tip" />;
  return (
    <aside className={styles['tip']} aria-label={words.tutorial.tip} data-part="tip">
      <p className={styles['count']}>{words.tutorial.tip}</p>
      <p className={styles['says']}>{typeset(language, due.say[language])}</p>
      <div className={styles['guideFoot']}>
        <button type="button" className={shell['quiet']} onClick={() => set({ tips: false })}>
          {words.tutorial.noMoreTips}
        </button>
        <button
          type="button"
          className={shell['button']}
          onClick={() => set({ tipsSeen: [...tipsSeen, `${entry.id}/${due.id}`] })}
          data-part="tip-read"
        >
          {words.tutorial.understood}
        </button>
      </div>
    </aside>
  );
}
