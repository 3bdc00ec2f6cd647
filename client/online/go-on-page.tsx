import { findGame } from '@parlour/games';
import type { Seat } from '@parlour/kernel';
import type { Pace } from '@parlour/protocol';
import { useState } from 'react';
import { Loading } from '../shell/loading.tsx';
import { NotFound } from '../shell/not-found.tsx';
import { Page } from '../shell/page.tsx';
import { navigate } from '../shell/places.tsx';
import shell from '../shell/shell.module.css';
import { useLoaded } from '../shell/use-loaded.ts';
import { useOnce } from '../shell/use-once.ts';
import { useLanguage } from '../shell/words.tsx';
import { loadTable } from '../storage/tables.ts';
import { connect } from '../table/connect.ts';
import { api, type Problem } from './api.ts';
import { markKnown } from './known.ts';
import { NameForm } from './name-form.tsx';
import styles from './online.module.css';
import { PaceForm } from './pace/pace-form.tsx';
import { PACES } from './pace/paces.ts';
import { VisibleForm } from './settling/visible-form.tsx';
import { sorry, useOnlineText } from './text/index.ts';

/** A game begun alone is taken to friends: what that means, one's name, and the new table. */
export default function GoOnPage({ id }: { id: string }) {
  const text = useOnlineText();
  const language = useLanguage();
  const saved = useLoaded(async () => ({ table: await loadTable(id) }), [id]);
  const [pace, setPace] = useState<Pace>(PACES.none);
  const [isPublic, setPublic] = useState(false);
  const [trouble, setTrouble] = useState('');
  const [open] = useOnce(
    async (seat: Seat) => {
      setTrouble('');
      const connection = connect(() => {});
      await connection.open(id, 'look');
      const record = await connection.table.whole();
      connection.leave();
      const made = await api.goOn({ record: record as never, seat, pace, isPublic });
      markKnown();
      navigate(`/t/${made.id}`);
    },
    (error) => text !== null && setTrouble(sorry(text, (error as Problem).is ?? 'broken')),
  );
  if (text === null || saved === null) return <Loading />;
  const { table } = saved;
  const entry = table === null ? null : findGame(table.game);
  if (table === null || entry === null) return <NotFound />;
  const seat = table.setup.sitters.findIndex(({ bot }) => bot === null) as Seat;
  return (
    <Page title={text.goOnTitle(entry.about[language].name)}>
      <section className={`${shell['card']} ${styles['panel']}`} data-part="go-on">
        <p>{text.goOnHint}</p>
        <PaceForm pace={pace} hasOwn={entry.timer !== undefined} text={text} onChange={setPace} />
        <VisibleForm isPublic={isPublic} text={text} onChange={setPublic} />
        <NameForm text={text} action={text.goOnButton} isAwaited onMe={() => open(seat)} />
        <p role="alert" className={styles['trouble']}>
          {trouble}
        </p>
      </section>
    </Page>
  );
}
