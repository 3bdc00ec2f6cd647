import type { GameEntry } from '@parlour/games';
import styles from './game-card.module.css';

/** The picture of a game as the front of its box; a game without one gets its name on a plain box. */
export const Cover = ({ entry, name }: { entry: GameEntry; name: string }) => (
  <div className={styles['box']} aria-hidden="true">
    {entry.hasCover ? (
      <img src={`/covers/${entry.id}.svg`} alt="" width="300" height="400" />
    ) : (
      <span className={styles['plainBox']}>{name}</span>
    )}
  </div>
);
