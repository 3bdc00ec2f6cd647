import styles from '../online.module.css';
import type { OnlineText } from '../text/index.ts';

type Props = { isPublic: boolean; text: OnlineText; onChange(isPublic: boolean): void };

/** Who may join a table. */
export function VisibleForm({ isPublic, text, onChange }: Props) {
  return (
    <>
      <h2>{text.visible}</h2>
      <div className={styles['choices']}>
        {[false, true].map((each) => (
          <button
            key={String(each)}
            type="button"
            className={styles['choice']}
            aria-pressed={each === isPublic}
            onClick={() => onChange(each)}
            data-public={each}
          >
            <b>{each ? text.public : text.byLink}</b>
          </button>
        ))}
      </div>
    </>
  );
}
