import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import css from './playing-card.module.css';

const c = classes(css);

type Props = {
  /** What travels with a drag. */
  name: string;
  className: string;
  isLit: boolean;
  isRaised: boolean;
  children: ReactNode;
  onPick(): void;
  onLook(isLooked: boolean): void;
  /** Called when the card is dragged off; `null` if it cannot be. */
  onDrag: (() => void) | null;
};

/** A card that can be picked up, looked at and dragged. What is on it is the game's. */
export function PlayingCard({ name, className, isLit, isRaised, children, onPick, onLook, onDrag }: Props) {
  return (
    <button
      type="button"
      className={`${c('card', isLit && 'lit', isRaised && 'raised', !isLit && 'dim')} ${className}`}
      aria-pressed={isRaised}
      draggable={onDrag !== null}
      onClick={onPick}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', name);
        onDrag?.();
      }}
      onPointerEnter={(event) => event.pointerType === 'mouse' && onLook(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && onLook(false)}
      // A finger that has just tapped leaves the focus behind; only a key means to look.
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && onLook(true)}
      onBlur={() => onLook(false)}
    >
      {children}
    </button>
  );
}
