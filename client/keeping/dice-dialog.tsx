import { useEffect, useRef } from 'react';
import { CloseFoot, Dialog } from '../shell/dialog.tsx';
import { useLanguage } from '../shell/words.tsx';
import { diceSeen } from '../storage/dice.ts';
import type { SavedTable } from '../storage/saved.ts';
import { keepingWords } from './words.ts';

/** In plain words: what of the dice is fixed when, and by whom. */
export default function DiceDialog({ saved, onClose }: { saved: SavedTable; onClose(): void }) {
  const { dice } = keepingWords[useLanguage()];
  const isGiven = saved.setup.entropy !== undefined;
  const words = useRef<HTMLDivElement>(null);
  // The only button is at the end; what is read begins at the top.
  useEffect(() => words.current?.closest('dialog')?.scrollTo(0, 0), []);
  const commitment = diceSeen(saved.id)?.commitment ?? saved.head?.dice.commitment ?? '';
  return (
    <Dialog title={dice.title} onClose={onClose}>
      {isGiven ? (
        <p>{dice.given}</p>
      ) : (
        <div ref={words}>
          <ol>
            {dice.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p>{dice.host}</p>
          <p>
            {dice.commitment}: <code style={{ overflowWrap: 'anywhere' }}>{commitment}</code>
          </p>
        </div>
      )}
      <CloseFoot onClose={onClose} />
    </Dialog>
  );
}
