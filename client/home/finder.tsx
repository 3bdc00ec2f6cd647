import type { GameEntry } from '@parlour/games';
import { Link } from '../shell/places.tsx';
import { useLanguage, useWords } from '../shell/words.tsx';
import type { Wanted } from './fits.ts';
import styles from './home.module.css';

const PLAYERS = [1, 2, 3, 4, 5, 6, 7, 8];
const MINUTES = [20, 30, 60];

type Props = { first: GameEntry; wanted: Wanted; onWanted(wanted: Wanted): void };

/** Helps to choose: where a newcomer should begin, and which games there are for so many and so long. */
export function Finder({ first, wanted, onWanted }: Props) {
  const { homePage: words } = useWords();
  const language = useLanguage();
  const number = (value: string) => (value === '' ? null : Number(value));
  return (
    <div className={styles['finder']}>
      <p>
        {words.newHere}{' '}
        <Link href={`/learn/${first.id}`} data-part="try-first">
          {words.tryFirst(first.about[language].name)}
        </Link>
      </p>
      <select
        value={wanted.players ?? ''}
        aria-label={words.howMany}
        onChange={({ target }) => onWanted({ ...wanted, players: number(target.value) })}
        data-part="filter-players"
      >
        <option value="">{words.anyNumber}</option>
        {PLAYERS.map((n) => (
          <option key={n} value={n}>
            {words.players(n, n)}
          </option>
        ))}
      </select>
      <select
        value={wanted.minutes ?? ''}
        aria-label={words.howLong}
        onChange={({ target }) => onWanted({ ...wanted, minutes: number(target.value) })}
        data-part="filter-minutes"
      >
        <option value="">{words.anyTime}</option>
        {MINUTES.map((n) => (
          <option key={n} value={n}>
            {words.upTo(n)}
          </option>
        ))}
      </select>
    </div>
  );
}
