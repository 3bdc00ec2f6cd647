import { findGame } from '@parlour/games';
import type { Me, Pace } from '@parlour/protocol';
import { useState } from 'react';
import { OptionsForm } from '../setup/options-form.tsx';
import setup from '../setup/setup.module.css';
import { Loading } from '../shell/loading.tsx';
import { NotFound } from '../shell/not-found.tsx';
import { Page } from '../shell/page.tsx';
import { navigate } from '../shell/places.tsx';
import shell from '../shell/shell.module.css';
import { useLoaded } from '../shell/use-loaded.ts';
import { useGameText, useWords } from '../shell/words.tsx';
import { rulesForNew, rulesOf } from '../storage/bundles.ts';
import { api, type Problem } from './api.ts';
import { markKnown } from './known.ts';
import { NameForm } from './name-form.tsx';
import styles from './online.module.css';
import { DaysForm } from './pace/days-form.tsx';
import { PACE_NAMES, PACES, type PaceName } from './pace/paces.ts';
import { sorry, useOnlineText } from './text/index.ts';

/** A table for friends: how many seats, who may join, how fast, by which of the game's options. */
export default function NewTablePage({ id }: { id: string }) {
  const words = useWords();
  const text = useOnlineText();
  const entry = findGame(id);
  const gameText = useGameText(entry);
  const rules = useLoaded(
    () => (entry === null ? undefined : rulesForNew(entry.id).then((name) => rulesOf(entry.id, name))),
    [entry],
  );
  const known = useLoaded(
    () =>
      api
        .me()
        .then((me) => ({ me, trouble: '' }))
        .catch((problem: Problem) => ({ me: null, trouble: problem.is })),
    [],
  );
  const [seats, setSeats] = useState<number | null>(null);
  const [isPublic, setPublic] = useState(false);
  const [pace, setPace] = useState<PaceName>('none');
  const [days, setDays] = useState<Extract<Pace, { is: 'days' }>>(PACES.days);
  const [options, setOptions] = useState<Record<string, string>>({});
  const [trouble, setTrouble] = useState('');
  if (entry === null) return <NotFound />;
  if (text === null || gameText === null || rules === null || known === null) return <Loading />;
  const { min, max } = rules.seats;
  const count = seats ?? Math.min(max, Math.max(min, 3));
  const open = async (_: Me | null) => {
    setTrouble('');
    try {
      const made = await api.create({
        game: entry.id,
        seats: count,
        options,
        isPublic,
        pace: pace === 'days' ? days : PACES[pace],
      });
      markKnown();
      navigate(`/t/${made.id}`);
    } catch (error) {
      setTrouble(sorry(text, (error as Problem).is));
    }
  };
  return (
    <Page title={text.newTitle(gameText.name)}>
      <div className={styles['stack']}>
        <section className={`${shell['card']} ${styles['panel']}`}>
          <div className={setup['panelHead']}>
            <h2>{words.setup.seats}</h2>
            <div className={setup['counts']}>
              {Array.from({ length: max - min + 1 }, (_, i) => min + i).map((each) => (
                <button
                  key={each}
                  type="button"
                  className={shell['button']}
                  aria-pressed={each === count}
                  aria-label={words.setup.seatCount(each)}
                  onClick={() => setSeats(each)}
                >
                  {each}
                </button>
              ))}
            </div>
          </div>
          <h2>{text.pace}</h2>
          <div className={styles['choices']}>
            {PACE_NAMES.filter((each) => each !== 'own' || entry.timer !== undefined).map((each) => (
              <button
                key={each}
                type="button"
                className={styles['choice']}
                aria-pressed={each === pace}
                onClick={() => setPace(each)}
                data-pace={each}
              >
                <b>{text.paces[each]}</b>
                <span>{text.paceHint[each]}</span>
              </button>
            ))}
          </div>
          {pace === 'days' && <DaysForm pace={days} text={text} onChange={setDays} />}
          <h2>{text.visible}</h2>
          <div className={styles['choices']}>
            {[false, true].map((each) => (
              <button
                key={String(each)}
                type="button"
                className={styles['choice']}
                aria-pressed={each === isPublic}
                onClick={() => setPublic(each)}
                data-public={each}
              >
                <b>{each ? text.public : text.byLink}</b>
              </button>
            ))}
          </div>
        </section>
        <OptionsForm game={rules} text={gameText} options={options} onChange={setOptions} />
        <section className={`${shell['card']} ${styles['panel']}`}>
          {known.trouble !== '' && <p role="alert">{text.offline}</p>}
          {known.me === null ? (
            <NameForm text={text} action={text.setUp} onMe={(me) => void open(me)} />
          ) : (
            <button
              type="button"
              className={`${shell['primary']} ${styles['start']}`}
              onClick={() => void open(known.me)}
              data-part="open-table"
            >
              {text.setUp}
            </button>
          )}
          <p role="alert" className={styles['trouble']}>
            {trouble}
          </p>
        </section>
      </div>
    </Page>
  );
}
