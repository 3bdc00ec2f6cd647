import { type RefObject, useEffect } from 'react';
import { useStore } from 'zustand';
import { askAllAt, asksAt, useSettings } from '../../settings/settings.ts';
import { navigate } from '../../shell/places.tsx';
import { useWords } from '../../shell/words.tsx';
import type { TableStore } from '../table-store.ts';
import styles from './toolbar.module.css';

type Props = {
  store: TableStore;
  id: string;
  onTextView(): void;
  onDice(): void;
  /** What it hangs from: whatever is touched outside of it closes the menu. */
  place: RefObject<HTMLElement | null>;
  onClose(): void;
};

/** What one may do with a table beyond playing. */
export default function OpenMenu({ store, id, onTextView, onDice, place, onClose }: Props) {
  const words = useWords();
  // biome-ignore lint/correctness/useExhaustiveDependencies: as long as it is open
  useEffect(() => {
    const leave = (event: Event) => !place.current?.contains(event.target as Node) && onClose();
    const press = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', press);
    };
  }, []);
  const pick = (what: () => void) => () => {
    onClose();
    what();
  };
  const { online } = store.connection;
  const { shown, saved, here } = useStore(store);
  const isOver = shown?.outcome != null;
  // Begun alone, and not yet over: it may be taken to friends.
  const persons = saved?.setup.sitters.filter(({ bot }) => bot === null).length;
  const isMine = online === undefined && !isOver && persons === 1 && saved?.setup.seed === undefined;
  const settings = useSettings();
  const isAll = asksAt(settings, id) === 'everything';
  // Whoever is asked everything everywhere says so in the settings.
  const mayAnswer = !isOver && here.length > 0 && settings.asks !== 'everything';
  const replay = async () => navigate(`/replay/${(await online?.home()) ?? id}`);
  const items: [string, () => void][] = [
    [words.table.textView, onTextView],
    // Between people a game is looked back at when it is over.
    ...(online === undefined || isOver ? [[words.table.replay, () => void replay()] as [string, () => void]] : []),
    ...(isMine ? [[words.table.withFriends, () => navigate(`/friends/${id}`)] as [string, () => void]] : []),
    [words.table.saveRecord, () => void saveRecord(store)],
    [words.table.dice, onDice],
    ...(mayAnswer
      ? [[isAll ? words.table.askChoices : words.table.askAll, () => askAllAt(id, !isAll)] as [string, () => void]]
      : []),
    [words.table.settings, () => navigate('/settings')],
    [words.table.leave, () => navigate('/')],
  ];
  return (
    <ul className={styles['menu']}>
      {items.map(([label, what]) => (
        <li key={label}>
          <button type="button" onClick={pick(what)}>
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}

async function saveRecord({ connection }: TableStore): Promise<void> {
  const { downloadRecord } = await import('../../storage/files.ts');
  downloadRecord(await connection.table.whole());
}
