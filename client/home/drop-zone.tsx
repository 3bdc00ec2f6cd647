import { useEffect, useState } from 'react';
import { useWords } from '../shell/words.tsx';
import styles from './home.module.css';

/** The whole page takes a file; the sign to let go appears while one is held over it. */
export function DropZone({ onFile }: { onFile(file: File): void }) {
  const words = useWords();
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => event.relatedTarget === null && setOver(false);
    const drop = (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      const [file] = event.dataTransfer?.files ?? [];
      if (file !== undefined) onFile(file);
    };
    document.addEventListener('dragover', over);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragover', over);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', drop);
    };
  }, [onFile]);
  return isOver ? <div className={styles['drop']}>{words.homePage.dropHere}</div> : null;
}
