import type { Note } from './lectern.ts';
import styles from './teaching.module.css';

/** Under the board, over nothing: one or two sentences on what is asked, in letters for a sofa. */
export function Strip({ note }: { note: Note }) {
  return (
    <section className={styles['strip']} data-part="screen-lesson" data-note={note.id}>
      <p key={note.id} role="status">
        {note.say}
      </p>
    </section>
  );
}
