import { findGame } from '@parlour/games';
import type { Ask, Room } from '@parlour/protocol';
import { useState } from 'react';
import { Dialog } from '../../shell/dialog.tsx';
import shell from '../../shell/shell.module.css';
import { useLoaded } from '../../shell/use-loaded.ts';
import { useGameText, useWords } from '../../shell/words.tsx';
import { rulesOf } from '../../storage/bundles.ts';
import styles from '../online.module.css';
import type { OnlineText } from '../text/index.ts';
import { TableForm, type TableWish } from './table-form.tsx';

type Props = { room: Room; text: OnlineText; ask(what: Ask): Promise<void>; onClose(): void };

/** Everything that was chosen when the table was opened, to be chosen anew. */
export default function ChangeDialog({ room, text, ask, onClose }: Props) {
  const { close } = useWords();
  const entry = findGame(room.game);
  const gameText = useGameText(entry);
  const rules = useLoaded(() => rulesOf(room.game, room.rules), [room.game, room.rules.bundle]);
  const [before] = useState<TableWish>({
    seats: room.seats.length,
    pace: room.pace,
    isPublic: room.isPublic,
    options: room.options,
  });
  const [wish, setWish] = useState(before);
  if (entry === null || gameText === null || rules === null) return null;
  const settle = async () => {
    onClose();
    const changes = changesTo(before, wish);
    if (Object.keys(changes).length > 0) await ask({ is: 'settle', ...changes });
  };
  return (
    <Dialog title={text.changeTitle} onClose={onClose} className={styles['settling']}>
      <TableForm game={entry} rules={rules} gameText={gameText} text={text} wish={wish} onChange={setWish} />
      <div className={shell['dialogFoot']}>
        <button type="button" className={shell['quiet']} onClick={onClose}>
          {close}
        </button>
        <button type="button" className={shell['primary']} onClick={() => void settle()} data-part="settle">
          {text.change}
        </button>
      </div>
    </Dialog>
  );
}

/** Only what is other than before: a game that goes on keeps its seats and options, and may change the rest. */
function changesTo(before: TableWish, wish: TableWish): Partial<TableWish> {
  const isOther = (key: keyof TableWish) => JSON.stringify(before[key]) !== JSON.stringify(wish[key]);
  return {
    ...(isOther('seats') && { seats: wish.seats }),
    ...(isOther('pace') && { pace: wish.pace }),
    ...(isOther('isPublic') && { isPublic: wish.isPublic }),
    ...(isOther('options') && { options: wish.options }),
  };
}
