import { eventWords, type GameTypes } from '@parlour/kernel';
import type { BoardModule, BoardProps } from '@parlour/kit';
import type { Room, ScreenShown } from '@parlour/protocol';
import { useStore } from 'zustand';
import type { RoomStore } from '../../online/room-store.ts';
import type { TableStore } from '../../table/table-store.ts';
import { Invitation } from '../invitation.tsx';
import type { ScreenText } from '../text/index.ts';
import { SeatList } from './seat-list.tsx';
import { ShowSwitch } from './show-switch.tsx';
import styles from './wall.module.css';

type Props = {
  store: RoomStore;
  room: Room;
  table: TableStore;
  props: BoardProps<GameTypes>;
  module: BoardModule<GameTypes> | null;
  screen: ScreenShown;
  text: ScreenText;
};

/** Around a tablet that lies flat: with so few there is room for how they stand once more, turned to those across. */
const FEW = 3;
/** So many moves stay in words. */
const LINES = 6;

/** Beside the board: everybody's mark, name, numbers and clock; the last moves in words; the way in for late comers. */
export function Standings({ store, room, table, props, module, screen, text }: Props) {
  const seats = { store, room, props, module, text };
  const isFew = props.sitters.length <= FEW;
  return (
    <aside className={styles['aside']} data-many={props.sitters.length > 5} data-few={isFew}>
      {isFew && <SeatList {...seats} isAcross />}
      <SeatList {...seats} isAcross={false} />
      <Recent table={table} props={props} />
      <Invitation shown={screen} text={text} isSmall />
      <ShowSwitch text={text} />
    </aside>
  );
}

/** The last moves in words, the newest at the bottom; as many as there is room for, each of them whole. */
function Recent({ table, props }: { table: TableStore; props: BoardProps<GameTypes> }) {
  const { log } = useStore(table);
  const { text, say, sitters } = props;
  const lines = log
    .filter(({ undone }) => !undone)
    .map(({ line, entry, events }) => ({
      line,
      seat: entry !== null && 'seat' in entry ? entry.seat : null,
      words: events.map((event) => eventWords(text, event, say)).join(' '),
    }))
    .filter(({ words }) => words !== '')
    .slice(-LINES)
    .reverse();
  return (
    <ol className={styles['recent']} data-part="screen-log">
      {lines.map(({ line, seat, words }) => {
        const sitter = seat === null ? undefined : sitters[seat];
        return (
          <li key={line} style={{ '--seat': sitter?.colour ?? 'transparent' } as React.CSSProperties}>
            {words}
          </li>
        );
      })}
    </ol>
  );
}
