import type { Refusal } from '@parlour/kernel';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { Sign } from '../shell/icons.tsx';
import { navigate } from '../shell/places.tsx';
import buttons from '../shell/shell.module.css';
import { useWords } from '../shell/words.tsx';
import type { DrawerTab } from './drawer.tsx';
import styles from './table.module.css';
import type { TableStore } from './table-store.ts';

type Props = {
  store: TableStore;
  drawer: DrawerTab | null;
  onDrawer(tab: DrawerTab): void;
  onTextView(): void;
  onWhy(refusal: Refusal): void;
  /** Whether moves may be taken back at all just now. */
  mayStep(): boolean;
};

const DiceDialog = lazy(() => import('../keeping/dice-dialog.tsx'));

/** What one may do at any time: take back, look things up, leave. */
export function Toolbar({ store, drawer, onDrawer, onTextView, onWhy, mayStep }: Props) {
  const words = useWords();
  const [dice, setDice] = useState(false);
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
      <button
        type="button"
        className={`${buttons['quiet']} ${buttons['round']}`}
        onClick={() => void undo()}
        aria-disabled={!canUndo}
        aria-label={words.table.undo}
        title={words.table.undo}
        data-part="undo"
      >
        <Sign name="undo" />
      </button>
      <button
        type="button"
        className={`${buttons['quiet']} ${buttons['round']}`}
        onClick={() => canRedo && mayStep() && void store.redo()}
        aria-disabled={!canRedo}
        aria-label={words.table.redo}
        title={words.table.redo}
        data-part="redo"
      >
        <Sign name="redo" />
      </button>
      <button
        type="button"
        className={`${buttons['quiet']} ${buttons['round']}`}
        onClick={() => onDrawer('log')}
        aria-pressed={drawer === 'log'}
        aria-label={words.table.log}
        title={words.table.log}
        data-part="log-button"
      >
        <Sign name="log" />
      </button>
      <button
        type="button"
        className={`${buttons['quiet']} ${buttons['round']}`}
        onClick={() => onDrawer('rules')}
        aria-pressed={drawer === 'rules'}
        aria-label={words.table.rules}
        title={words.table.rules}
        data-part="rules-button"
      >
        <Sign name="rules" />
      </button>
      <Menu store={store} id={saved?.id ?? ''} onTextView={onTextView} onDice={() => setDice(true)} />
      {dice && saved !== null && (
        <Suspense>
          <DiceDialog saved={saved} onClose={() => setDice(false)} />
        </Suspense>
      )}
    </div>
  );
}

async function saveRecord({ connection }: TableStore): Promise<void> {
  const { downloadRecord } = await import('../storage/files.ts');
  downloadRecord(await connection.table.whole());
}

type MenuProps = { store: TableStore; id: string; onTextView(): void; onDice(): void };

function Menu({ store, id, onTextView, onDice }: MenuProps) {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const leave = (event: Event) => !place.current?.contains(event.target as Node) && setOpen(false);
    const press = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', press);
    };
  }, [isOpen]);
  const pick = (what: () => void) => () => {
    setOpen(false);
    what();
  };
  const { online } = store.connection;
  const isOver = useStore(store).shown?.outcome != null;
  const replay = async () => navigate(`/replay/${(await online?.home()) ?? id}`);
  const items: [string, () => void][] = [
    [words.table.textView, onTextView],
    // Between people a game is looked back at when it is over.
    ...(online === undefined || isOver ? [[words.table.replay, () => void replay()] as [string, () => void]] : []),
    [words.table.saveRecord, () => void saveRecord(store)],
    [words.table.dice, onDice],
    [words.table.settings, () => navigate('/settings')],
    [words.table.leave, () => navigate('/')],
  ];
  return (
    <div className={styles['menuPlace']} ref={place}>
      <button
        type="button"
        className={`${buttons['quiet']} ${buttons['round']}`}
        onClick={() => setOpen(!isOpen)}
        aria-expanded={isOpen}
        aria-label={words.table.menu}
        title={words.table.menu}
        data-part="menu-button"
      >
        <Sign name="menu" />
      </button>
      {isOpen && (
        <ul className={styles['menu']}>
          {items.map(([label, what]) => (
            <li key={label}>
              <button type="button" onClick={pick(what)}>
                {label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
