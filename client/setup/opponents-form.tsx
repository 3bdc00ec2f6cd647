import { namedBot } from '@parlour/search/bot.ts';
import type { SeatPlan } from '../home/begin.ts';
import shell from '../shell/shell.module.css';
import { useLanguage, useWords } from '../shell/words.tsx';
import { atLevel, byLot, charactersOf, dealt, opponents, plain } from './opponents.ts';
import styles from './setup.module.css';
import type { Suggestion } from './suggested.ts';
import { opponentWords } from './words.ts';

type Props = {
  bots: readonly { name: string }[];
  seats: readonly SeatPlan[];
  suggestion: Suggestion | null;
  onChange(seats: SeatPlan[]): void;
};

/** Whom one plays, for the whole table with one tap, each with a sentence. Seat by seat it is chosen where the seat is. */
export function OpponentsForm({ bots, seats, suggestion, onChange }: Props) {
  const { setup: words } = useWords();
  const own = opponentWords[useLanguage()]();
  const levels = opponents(bots);
  if (levels.length < 2) return null;
  const named = seats.flatMap(({ bot }) => (bot === null ? [] : [namedBot(bot)]));
  const isChosen = (name: string) => named.length > 0 && named.every(({ level }) => level === name);
  const hasCharacters = named.some(({ character }) => character !== null);
  const choose = (level: string) => {
    const characters = charactersOf(bots, level);
    const sitting = atLevel(seats, level, characters);
    onChange(hasCharacters ? sitting : dealt(sitting, characters, byLot));
  };
  const characters = charactersOf(bots, named[0]?.level ?? '');
  const changes = {
    'deal-characters': { says: own.dealCharacters, to: () => dealt(seats, characters, byLot) },
    ...(hasCharacters && { 'no-characters': { says: own.plainBots, to: () => plain(seats) } }),
  };
  return (
    <section className={`${shell['card']} ${styles['panel']}`} data-part="opponents">
      <h2>{words.everyBot}</h2>
      {suggestion !== null && (
        <p className={styles['note']} data-part="suggestion">
          {own.suggestion[suggestion.because](words.bots[suggestion.level] ?? suggestion.level)}
        </p>
      )}
      <div className={styles['presets']} data-part="levels">
        {levels.map(({ name }) => (
          <button
            key={name}
            type="button"
            className={styles['preset']}
            aria-pressed={isChosen(name)}
            onClick={() => choose(name)}
          >
            <b>{words.bots[name] ?? name}</b>
            <span>{words.botHints[name]}</span>
          </button>
        ))}
      </div>
      {characters.length > 0 && (
        <div className={styles['counts']}>
          {Object.entries(changes).map(([part, { says, to }]) => (
            <button
              key={part}
              type="button"
              className={shell['button']}
              onClick={() => onChange(to())}
              data-part={part}
            >
              {says}
            </button>
          ))}
        </div>
      )}
    </section>
  );
}
