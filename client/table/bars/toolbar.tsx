import type { Refusal } from '@parlour/kernel';
import { soon } from '@parlour/kit/parts/later.ts';
import { lazy, Suspense, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useSettings } from '../../settings/settings.ts';
import { RoundButton } from '../../shell/round-button.tsx';
import { useWords } from '../../shell/words.tsx';
import type { DrawerTab } from '../drawer/drawer.tsx';
import type { TableStore } from '../table-store.ts';
import styles from './toolbar.module.css';

type Props = {
  store: TableStore;
  drawer: DrawerTab | null;
  onDrawer(tab: DrawerTab): void;
  onTextView(): void;
  onWhy(refusal: Refusal): void;
  /** Whether moves may be taken back at all just now. */
  mayStep(): boolean;
};

// Nobody opens it before the first decision.
const OpenMenu = lazy(soon(() => import('./open-menu.tsx')));
const DiceDialog = lazy(soon(() => import('../../keeping/dice-dialog.tsx')));

/** What one may do at any time: take back, look things up, have silence, leave. */
export function Toolbar({ store, drawer, onDrawer, onTextView, onWhy, mayStep }: Props) {
  const words = useWords();
  const [dice, setDice] = useState(false);
  const { sound, set } = useSettings();
  const { on, off } = words.settings;
  const { shown, eyes, queue, readOnly, saved } = useStore(store);
  const isPresent = queue.length === 0 && !readOnly;
  const canUndo = isPresent && typeof eyes === 'number' && (shown?.canUndo.includes(eyes) ?? false);
  const canRedo = isPresent && typeof eyes === 'number' && (shown?.canRedo.includes(eyes) ?? false);
  const undo = async () => {
    if (!mayStep()) return;
    if (canUndo) return void (await store.undo());
    const { refused } = { refused: 'cannotUndo' as const };
    onWhy(shown?.barrier ?? { refused, rule: null, facts: { because: 'nothing' } });
  };
  return (
    <div className={styles['toolbar']}>
      <RoundButton
        sign="undo"
        label={words.table.undo}
        onClick={() => void undo()}
        aria-disabled={!canUndo}
        data-part="undo"
      />
      <RoundButton
        sign="redo"
        label={words.table.redo}
        onClick={() => canRedo && mayStep() && void store.redo()}
        aria-disabled={!canRedo}
        data-part="redo"
      />
      {(['log', 'rules'] as const).map((tab) => (
        <RoundButton
          key={tab}
          sign={tab}
          label={words.table[tab]}
          onClick={() => onDrawer(tab)}
          aria-pressed={drawer === tab}
          data-part={`${tab}-button`}
        />
      ))}
      <RoundButton
        sign={sound ? 'sound' : 'silence'}
        label={`${words.settings.sound}: ${(sound ? on : off).toLowerCase()}`}
        onClick={() => set({ sound: !sound })}
        data-part="sound"
      />
      <Menu store={store} id={saved?.id ?? ''} onTextView={onTextView} onDice={() => setDice(true)} />
      {dice && saved !== null && (
        <Suspense>
          <DiceDialog saved={saved} onClose={() => setDice(false)} />
        </Suspense>
      )}
    </div>
  );
}

type MenuProps = { store: TableStore; id: string; onTextView(): void; onDice(): void };

function Menu(props: MenuProps) {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  return (
    <div className={styles['menuPlace']} ref={place}>
      <RoundButton
        sign="menu"
        label={words.table.menu}
        onClick={() => setOpen(!isOpen)}
        aria-expanded={isOpen}
        data-part="menu-button"
      />
      <Suspense>{isOpen && <OpenMenu {...props} place={place} onClose={() => setOpen(false)} />}</Suspense>
    </div>
  );
}
