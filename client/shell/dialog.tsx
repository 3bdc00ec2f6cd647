import { type ReactNode, useEffect, useRef } from 'react';
import styles from './shell.module.css';
import { useWords } from './words.tsx';

/** The browser's own dialog: it keeps the focus, closes with Escape, and gives the focus back. */
export function Dialog({
  title,
  onClose,
  children,
  className,
}: {
  title: string;
  onClose(): void;
  children: ReactNode;
  className?: string | undefined;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (element === null || element.open) return;
    element.showModal();
    return () => element.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`${styles['dialog']} ${className ?? ''}`}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <h2 className={styles['dialogTitle']}>{title}</h2>
      {children}
    </dialog>
  );
}

/** The foot of a dialog that is only read: the button that closes it. */
export const CloseFoot = ({
  look = 'primary',
  onClose,
}: {
  look?: 'primary' | 'quiet' | 'button';
  onClose(): void;
}) => {
  const { close } = useWords();
  return (
    <div className={styles['dialogFoot']}>
      <button type="button" className={styles[look]} onClick={onClose}>
        {close}
      </button>
    </div>
  );
};
