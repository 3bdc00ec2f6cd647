import type { Seat } from '@parlour/kernel';
import type { Sitter } from '@parlour/kit';
import { SeatMark } from '@parlour/kit/seats/index.ts';
import buttons from '../shell/shell.module.css';
import { useWords } from '../shell/words.tsx';
import styles from './pass-screen.module.css';

/** Between two persons at one screen: nothing of the table is shown until the next one has the device. */
export function PassScreen({
  sitters,
  to,
  onTake,
  className,
}: {
  sitters: readonly Sitter[];
  to: Seat;
  onTake(): void;
  className?: string | undefined;
}) {
  const { table } = useWords();
  const sitter = sitters[to];
  if (sitter === undefined) return null;
  return (
    <main
      className={`${styles['pass']} ${className ?? ''}`}
      style={{ '--seat': sitter.colour } as React.CSSProperties}
      data-part="pass"
    >
      <SeatMark sitter={sitter} size={112} />
      <h1>{table.pass.title(sitter.name)}</h1>
      <p>{table.pass.hint}</p>
      <button type="button" className={buttons['primary']} onClick={onTake} data-part="take-device">
        {table.pass.ready(sitter.name)}
      </button>
    </main>
  );
}
