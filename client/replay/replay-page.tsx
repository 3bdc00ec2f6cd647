import { findGame } from '@parlour/games';
import { useEffect, useState } from 'react';
import { Boundary } from '../shell/boundary.tsx';
import { Loading } from '../shell/loading.tsx';
import { useGameText } from '../shell/words.tsx';
import { boardFor, useBoard } from '../table/board-for.ts';
import { type Connection, connect } from '../table/connect.ts';
import { Trouble } from '../table/trouble.tsx';
import type { Opening } from '../table/types.ts';
import { ReplayScreen } from './replay-screen.tsx';

/** A replay by its address. The table is only looked at: whoever plays it is not disturbed. */
export default function ReplayPage({ id }: { id: string }) {
  const [opened, setOpened] = useState<{ connection: Connection; opening: Opening } | null>(null);
  const [crash, setCrash] = useState<string | null>(null);
  useEffect(() => {
    const connection = connect((news) => news.is === 'crashed' && setCrash(news.detail));
    connection.open(id, 'look').then(
      (opening) => setOpened({ connection, opening }),
      (error: unknown) => setCrash(String(error)),
    );
    return () => connection.leave();
  }, [id]);
  const table = opened?.opening.is === 'open' ? opened.opening.table : null;
  const entry = table === null ? null : findGame(table.game);
  const text = useGameText(entry);
  const module = useBoard(entry);
  if (crash !== null) return <Trouble status="crashed" detail={crash} saved={table} />;
  if (opened === null) return <Loading />;
  const { opening, connection } = opened;
  if (opening.is !== 'open')
    return (
      <Trouble
        status={opening.is === 'dice' ? 'unknown' : opening.is}
        detail={'detail' in opening ? opening.detail : ''}
        saved={'table' in opening ? opening.table : null}
      />
    );
  if (entry === null || text === null || module === null) return <Loading />;
  return (
    <Boundary fallback={(what) => <Trouble status="crashed" detail={what} saved={table} />}>
      <ReplayScreen
        connection={connection}
        opening={opening}
        entry={entry}
        text={text}
        module={boardFor(module.board, opening.speaks)}
      />
    </Boundary>
  );
}
