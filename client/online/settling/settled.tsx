import { findGame } from '@parlour/games';
import { soon } from '@parlour/kit/parts/later.ts';
import type { Ask, Room } from '@parlour/protocol';
import { lazy, Suspense, useState } from 'react';
import shell from '../../shell/shell.module.css';
import { useLoaded } from '../../shell/use-loaded.ts';
import { useGameText } from '../../shell/words.tsx';
import { rulesOf } from '../../storage/bundles.ts';
import styles from '../online.module.css';
import type { OnlineText } from '../text/index.ts';

// Most who gather here change nothing, and fetch neither the forms nor the rules.
const ChangeDialog = lazy(soon(() => import('./change-dialog.tsx')));

type Props = { room: Room; text: OnlineText; ask(what: Ask): Promise<void> };

/** By what the game will be played, for everybody to see; whoever opened the table changes it here. */
export function Settled({ room, text, ask }: Props) {
  const [isChanging, setChanging] = useState(false);
  return (
    <>
      <ul className={styles['chosen']} data-part="chosen">
        <li>{room.isPublic ? text.public : text.byLink}</li>
        <li>{text.paceSays(room.pace)}</li>
        {Object.keys(room.options).length > 0 && <ChosenOptions room={room} />}
      </ul>
      {room.you.isHost && room.state === 'gathering' && (
        <button type="button" className={shell['button']} onClick={() => setChanging(true)} data-part="change-table">
          {text.change}
        </button>
      )}
      {isChanging && (
        <Suspense>
          <ChangeDialog room={room} text={text} ask={ask} onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Where the game is played otherwise than usual. */
function ChosenOptions({ room: { game, rules: name, options } }: Pick<Props, 'room'>) {
  const gameText = useGameText(findGame(game));
  const rules = useLoaded(() => rulesOf(game, name), [game, name.bundle]);
  if (gameText === null || rules === null) return null;
  return Object.entries(options)
    .filter(([option, value]) => value !== rules.options[option]?.[0])
    .map(([option, value]) => (
      <li key={option} data-option={option}>
        {gameText.options[option]?.label ?? option}: <b>{gameText.options[option]?.values[value] ?? value}</b>
      </li>
    ));
}
