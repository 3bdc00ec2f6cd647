import { findGame } from '@parlour/games';
import { useState } from 'react';
import { defaultSeats, newSeat, type SeatPlan } from '../home/begin.ts';
import { playersIn } from '../home/fits.ts';
import { useNewTable } from '../home/use-new-table.ts';
import { useSettings } from '../settings/settings.ts';
import { Loading } from '../shell/loading.tsx';
import { NotFound } from '../shell/not-found.tsx';
import { Page } from '../shell/page.tsx';
import { useSearch } from '../shell/places.tsx';
import shell from '../shell/shell.module.css';
import { useLoaded } from '../shell/use-loaded.ts';
import { useGameText, useWords } from '../shell/words.tsx';
import { botsOf, rulesForNew, rulesOf } from '../storage/bundles.ts';
import { listTables } from '../storage/tables.ts';
import { called } from './called.ts';
import { useCast } from './cast.ts';
import { byLot, joining, opponents, usualOf } from './opponents.ts';
import { OpponentsForm } from './opponents-form.tsx';
import { OptionsForm } from './options-form.tsx';
import { SeatForm } from './seat-form.tsx';
import styles from './setup.module.css';
import { suggestedBy } from './suggested.ts';

/** Setting up a table: who sits where, and by which of the game's options it is played. */
export default function SetupPage({ id }: { id: string }) {
  const words = useWords();
  const entry = findGame(id);
  const text = useGameText(entry);
  const loaded = useLoaded(() => (entry === null ? undefined : rulesAndBots(entry.id)), [entry]);
  const wanted = playersIn(useSearch());
  const [planned, setSeats] = useState<SeatPlan[]>(() => (entry === null ? [] : defaultSeats(entry, words, wanted)));
  const [options, setOptions] = useState<Record<string, string>>({});
  const settings = useSettings();
  const cast = useCast(entry, true);
  // The latest first, as they lie in this browser.
  const finished = useLoaded(async () => (await listTables()).rows, []) ?? [];
  const [begin, isBeginning, trouble] = useNewTable();
  if (entry === null) return <NotFound />;
  if (text === null || loaded === null) return <Loading />;
  const [game, bots] = loaded;
  const usual = usualOf(bots);
  const seats = planned.map((seat) =>
    bots.some(({ name }) => name === seat.bot) ? seat : { ...seat, bot: seat.bot && usual },
  );
  const levels = opponents(bots).map(({ name }) => name);
  const sit = (sitting: SeatPlan[]) =>
    setSeats(sitting.map((seat, at) => called(seat, seats[at], cast, newSeat(at, words, seat.bot).name)));
  const change = (at: number, seat: SeatPlan) => sit(seats.map((each, i) => (i === at ? seat : each)));
  const resize = (count: number) => {
    const sitting = seats.slice(0, count);
    while (sitting.length < count) sitting.push(newSeat(sitting.length, words, joining(sitting, bots, byLot)));
    sit(sitting);
  };
  const start = () => {
    const own = seats.find((seat) => seat.bot === null)?.name.trim();
    if (own !== undefined && own !== '' && own !== words.setup.ownName) settings.set({ name: own });
    const named = seats.map((seat, at) => ({ ...seat, name: seat.name.trim() || words.setup.playerN(at + 1) }));
    begin(entry, named, options);
  };
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i);
  return (
    <Page title={words.setup.title(text.name)}>
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          start();
        }}
      >
        <section className={`${shell['card']} ${styles['panel']}`}>
          <div className={styles['panelHead']}>
            <h2>{words.setup.seats}</h2>
            <div className={styles['counts']}>
              {counts.map((count) => (
                <button
                  key={count}
                  type="button"
                  className={shell['button']}
                  aria-pressed={count === seats.length}
                  aria-label={words.setup.seatCount(count)}
                  onClick={() => resize(count)}
                >
                  {count}
                </button>
              ))}
            </div>
          </div>
          <ul className={styles['seats']}>
            {seats.map((seat, at) => (
              <SeatForm
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
                key={at}
                at={at}
                seat={seat}
                others={seats.filter((_, i) => i !== at)}
                bots={bots}
                cast={cast}
                picks={game.picks}
                text={text}
                onChange={(changed) => change(at, changed)}
              />
            ))}
          </ul>
          {seats.every((seat) => seat.bot !== null) && <p className={styles['note']}>{words.setup.needPerson}</p>}
        </section>
        <OpponentsForm
          bots={bots}
          seats={seats}
          suggestion={suggestedBy(finished, entry, options, levels)}
          onChange={sit}
        />
        <OptionsForm game={game} text={text} options={options} onChange={setOptions} />
        {trouble !== '' && <p role="alert">{trouble}</p>}
        <button
          type="submit"
          className={`${shell['primary']} ${styles['start']}`}
          aria-disabled={isBeginning}
          data-part="start"
        >
          {words.setup.start}
        </button>
      </form>
    </Page>
  );
}

/** What a new table of a game is played by, and by whom it can be played. */
async function rulesAndBots(game: string) {
  const rules = await rulesOf(game, await rulesForNew(game));
  if (rules === null) throw new Error(`there are no rules of ${game}`);
  return [rules, await botsOf(game, rules)] as const;
}
