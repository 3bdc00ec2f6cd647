import type { GameEntry } from '@parlour/games';
import { typeset } from '@parlour/kernel/text/types.ts';
import { Sign } from '../shell/icons.tsx';
import { Link } from '../shell/places.tsx';
import shell from '../shell/shell.module.css';
import { useLanguage, useWords } from '../shell/words.tsx';
import { defaultSeats } from './begin.ts';
import { Cover } from './cover.tsx';
import { forWanted, usualMinutes, type Wanted } from './fits.ts';
import styles from './game-card.module.css';
import home from './home.module.css';
import { useNewTable } from './use-new-table.ts';

/** A game as a box on the table: its picture, what it is, and one click to the first decision. */
export function GameCard({ entry, wanted }: { entry: GameEntry; wanted: Wanted }) {
  const words = useWords();
  const language = useLanguage();
  const { name, pitch, lessons } = typeset(language, entry.about[language]);
  const seats = defaultSeats(entry, words, wanted.players);
  const [play, isStarting, trouble] = useNewTable();
  const isSought = wanted.players !== null || wanted.minutes !== null;
  return (
    <article className={styles['game']} data-game={entry.id}>
      <Cover entry={entry} name={name} />
      <div className={styles['about']}>
        <h2 className={styles['gameName']}>{name}</h2>
        <p className={styles['pitch']}>{pitch}</p>
        <p className={styles['numbers']}>
          <span>{words.homePage.players(entry.seats.min, entry.seats.max)}</span>
          <span data-part="minutes">
            {isSought
              ? words.homePage.usually(usualMinutes(entry, seats.length), seats.length)
              : words.homePage.minutes(entry.minutes.min, entry.minutes.max)}
          </span>
        </p>
        <div className={styles['playRow']}>
          <button
            type="button"
            className={`${shell['primary']} ${styles['play']}`}
            onClick={() => play(entry, seats, {})}
            aria-disabled={isStarting}
            data-part="play-now"
          >
            <Sign name="play" />
            {words.homePage.playNow}
          </button>
          <span className={`${home['hint']} ${styles['aside']}`}>
            {words.homePage[entry.isTogether?.({}) === true ? 'playTogetherHint' : 'playNowHint'](seats.length - 1)}
          </span>
          {trouble !== '' && (
            <p role="alert" className={home['trouble']}>
              {trouble}
            </p>
          )}
        </div>
        <ul className={styles['ways']}>
          {entry.tutorial !== undefined && (
            <li>
              <Link href={`/learn/${entry.id}`}>{words.homePage.learn}</Link>
            </li>
          )}
          {lessons?.map((title, i) => (
            <li key={title}>
              <Link href={`/learn/${entry.id}/${i + 2}`}>{title}</Link>
            </li>
          ))}
          <li>
            <Link href={forWanted(`/host/${entry.id}`, wanted)}>{words.homePage.online}</Link>
          </li>
          <li>
            <Link href={forWanted(`/play/${entry.id}`, wanted)}>{words.homePage.options}</Link>
          </li>
          <li>
            <Link href={`/rules/${entry.id}`}>{words.homePage.rules}</Link>
          </li>
        </ul>
      </div>
    </article>
  );
}
