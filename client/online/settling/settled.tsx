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

type Props = { room: Room; text: OnlineText; ask(what: Ask): Promise<void> };

/** By what the game will be played, for everybody to see; whoever opened the table changes it here. */
export function Settled({ room, text, ask }: Props) {
  const { close } = useWords();
  const entry = findGame(room.game);
  const gameText = useGameText(entry);
  const rules = useLoaded(
    () => (entry === null ? undefined : rulesOf(entry.id, room.rules)),
    [entry, room.rules.bundle],
  );
  const [wish, setWish] = useState<TableWish | null>(null);
  if (entry === null || gameText === null || rules === null) return null;
  const now: TableWish = { seats: room.seats.length, pace: room.pace, isPublic: room.isPublic, options: room.options };
  const chosen = Object.entries(room.options).filter(([name, value]) => value !== rules.options[name]?.[0]);
  const settle = async (next: TableWish) => {
    setWish(null);
    const changes = changesTo(now, next);
    if (Object.keys(changes).length > 0) await ask({ is: 'settle', ...changes });
  };
  return (
    <>
      <ul className={styles['chosen']} data-part="chosen">
        <li>{room.isPublic ? text.public : text.byLink}</li>
        <li>{text.paceSays(room.pace)}</li>
        {chosen.map(([name, value]) => (
          <li key={name} data-option={name}>
            {gameText.options[name]?.label ?? name}: <b>{gameText.options[name]?.values[value] ?? value}</b>
          </li>
        ))}
      </ul>
      {room.you.isHost && room.state === 'gathering' && (
        <button type="button" className={shell['button']} onClick={() => setWish(now)} data-part="change-table">
          {text.change}
        </button>
      )}
      {wish !== null && (
        <Dialog title={text.changeTitle} onClose={() => setWish(null)} className={styles['settling']}>
          <TableForm game={entry} rules={rules} gameText={gameText} text={text} wish={wish} onChange={setWish} />
          <div className={shell['dialogFoot']}>
            <button type="button" className={shell['quiet']} onClick={() => setWish(null)}>
              {close}
            </button>
            <button type="button" className={shell['primary']} onClick={() => void settle(wish)} data-part="settle">
              {text.change}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}

/** Only what is other than before: a game that goes on keeps its seats and options, and may change the rest. */
function changesTo(now: TableWish, next: TableWish): Partial<TableWish> {
  const isOther = (key: keyof TableWish) => JSON.stringify(now[key]) !== JSON.stringify(next[key]);
  return {
    ...(isOther('seats') && { seats: next.seats }),
    ...(isOther('pace') && { pace: next.pace }),
    ...(isOther('isPublic') && { isPublic: next.isPublic }),
    ...(isOther('options') && { options: next.options }),
  };
}
