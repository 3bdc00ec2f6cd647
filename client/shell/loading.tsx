import styles from './shell.module.css';
import { useWords } from './words.tsx';

export function Loading() {
  const words = useWords();
  return (
    <p className={styles['loading']} role="status">
      {words.loading}
    </p>
  );
}
