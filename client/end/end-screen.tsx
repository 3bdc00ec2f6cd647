import type { GameEntry } from '@parlour/games';
import type { GameTypes } from '@parlour/kernel';
import type { BoardModule, BoardProps } from '@parlour/kit';
import { useStore } from 'zustand';
import { navigate } from '../shell/places.tsx';
import type { TableStore } from '../table/table-store.ts';
import { ResultScreen } from './result-screen.tsx';

type Props = {
  store: TableStore;
  props: BoardProps<GameTypes>;
  module: BoardModule<GameTypes> | null;
  entry: GameEntry;
  onClose(): void;
};

/** The result over the table that was played. */
export default function EndScreen({ store, props, module, entry, onClose }: Props) {
  const { shown, saved } = useStore(store);
  const outcome = shown?.outcome ?? null;
  if (shown === null || outcome === null || saved === null) return null;
  const replay = async (line: number | null) => {
    const id = (await store.connection.online?.home()) ?? saved.id;
    navigate(`/replay/${id}${line === null ? '' : `?at=${line}`}`);
  };
  return (
    <ResultScreen
      connection={store.connection}
      saved={saved}
      outcome={outcome}
      view={props.view}
      lines={shown.version}
      seat={props.seat}
      props={props}
      module={module}
      entry={entry}
      onClose={onClose}
      onReplay={(line) => void replay(line)}
    />
  );
}
