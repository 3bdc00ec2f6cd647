import type { ReactNode } from 'react';

/** What lies over a board while a moment is shown; a touch goes on. */
export function StageCover(props: { className: string; onDone(): void; children: ReactNode }) {
  const { className, onDone, children } = props;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the shell has the button and the key to skip; this is for the hand that is there already
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div className={className} onClick={onDone}>
      {children}
    </div>
  );
}
