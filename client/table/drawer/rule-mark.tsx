import { useWords } from '../../shell/words.tsx';
import styles from './rule-mark.module.css';

/** Beside a line of the log: the paragraph it was played by, a click away. */
export function RuleMark({ rule, onRule }: { rule: string; onRule(rule: string): void }) {
  const words = useWords();
  return (
    <button
      type="button"
      className={styles['mark']}
      onClick={() => onRule(rule)}
      aria-label={words.table.rule(rule)}
      data-part="rule-mark"
    >
      {rule}
    </button>
  );
}
