import { commonText, type GameTypes, type Refusal, refusalWords } from '@parlour/kernel';
import type { BoardProps } from '@parlour/kit';
import { useEffect } from 'react';
import { Dialog } from '../../shell/dialog.tsx';
import buttons from '../../shell/shell.module.css';
import { useRulebook, useWords } from '../../shell/words.tsx';
import styles from './why-dialog.module.css';

type Props = { refusal: Refusal; props: BoardProps<GameTypes>; onClose(): void; onRule(rule: string): void };

/** The answer to "Why not?": the reason with its facts, and the paragraph it follows from. */
export function WhyDialog({ refusal, props, onClose, onRule }: Props) {
  const words = useWords();
  const { text, say, language } = props;
  const rulebook = useRulebook(text);
  const paragraph = refusal.rule === null ? undefined : rulebook?.rules[refusal.rule];
  useEffect(() => pointAt(refusal.facts), [refusal]);
  return (
    <Dialog title={words.table.whyNotTitle} onClose={onClose}>
      <p className={styles['because']}>{refusalWords(commonText[language], text, refusal, say)}</p>
      {refusal.rule !== null && paragraph !== undefined && (
        <blockquote className={styles['paragraph']}>
          <b>{refusal.rule}</b> {paragraph}
        </blockquote>
      )}
      <div className={buttons['dialogFoot']}>
        {refusal.rule !== null && paragraph !== undefined && (
          <button
            type="button"
            className={buttons['quiet']}
            onClick={() => {
              onClose();
              onRule(refusal.rule ?? '');
            }}
          >
            {words.table.readRule}
          </button>
        )}
        <button type="button" className={buttons['primary']} onClick={onClose}>
          {words.close}
        </button>
      </div>
    </Dialog>
  );
}

/** The pieces the facts speak of are lit while the answer is read: their `data-place` ends in what they are. */
function pointAt(facts: object): () => void {
  const lit = Object.values(facts)
    .filter((value) => typeof value === 'string')
    .flatMap((value) => [...document.querySelectorAll(`[data-place$="-${CSS.escape(value)}"]`)]);
  for (const piece of lit) piece.classList.add(styles['pointed'] ?? '');
  return () => {
    for (const piece of lit) piece.classList.remove(styles['pointed'] ?? '');
  };
}
