import type { GameEntry } from '@parlour/games';
import { useLoaded } from '../shell/use-loaded.ts';
import styles from './home.module.css';

/** The picture of a game as the front of its box; a game without one gets its name on a plain box. */
export function Cover({ entry, name }: { entry: GameEntry; name: string }) {
  const Picture = useLoaded(() => entry.cover?.(), [entry]);
  return (
    <div className={styles['box']} aria-hidden="true">
      {Picture !== null ? <Picture /> : entry.cover === undefined && <span className={styles['plainBox']}>{name}</span>}
    </div>
  );
}
