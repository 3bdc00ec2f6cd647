import type { CharacterWords } from '@parlour/games';
import type { GameText, GameTypes } from '@parlour/kernel';
import { MARKS, markById, SeatMark, seatMarks } from '@parlour/kit/seats/index.ts';
import { inCharacterOf, namedBot } from '@parlour/search/bot.ts';
import type { SeatPlan } from '../home/begin.ts';
import { useLanguage, useWords } from '../shell/words.tsx';
import { atLevel, charactersOf, opponents } from './opponents.ts';
import styles from './setup.module.css';
import { opponentWords } from './words.ts';

type Props = {
  at: number;
  seat: SeatPlan;
  others: readonly SeatPlan[];
  bots: readonly { name: string }[];
  cast: CharacterWords;
  picks: readonly string[];
  text: GameText<GameTypes>;
  onChange(seat: SeatPlan): void;
};

/** One seat: its mark, its name, who plays it, and what it picks. */
export function SeatForm({ at, seat, others, bots, cast, picks, text, onChange }: Props) {
  const { setup: words } = useWords();
  const free = MARKS.filter(({ id }) => id === seat.mark || others.every((other) => other.mark !== id));
  const next = free[(free.findIndex(({ id }) => id === seat.mark) + 1) % free.length];
  const [painted = markById(seat.mark)] = seatMarks([seat.mark], [seat.pick]);
  const markName = words.marks[markById(seat.mark).id as keyof typeof words.marks];
  const own = opponentWords[useLanguage()]();
  const { level, character } = namedBot(seat.bot ?? '');
  const characters = charactersOf(bots, level);
  return (
    <li className={styles['seat']}>
      <button
        type="button"
        className={styles['mark']}
        onClick={() => next !== undefined && onChange({ ...seat, mark: next.id })}
        aria-label={`${words.nextMark}: ${markName}`}
        title={markName}
      >
        <SeatMark sitter={painted} size={36} />
      </button>
      <input
        className={styles['name']}
        value={seat.name}
        maxLength={24}
        aria-label={words.nameOf(at + 1)}
        onChange={(event) => onChange({ ...seat, name: event.target.value })}
      />
      <select
        className={styles['who']}
        value={level}
        aria-label={`${words.who}: ${at + 1}`}
        onChange={({ target: { value } }) => {
          const [chosen = seat] = atLevel([{ ...seat, bot: seat.bot ?? value }], value, charactersOf(bots, value));
          onChange(value === '' ? { ...seat, bot: null } : chosen);
        }}
      >
        <option value="">{words.person}</option>
        {opponents(bots).map(({ name }) => (
          <option key={name} value={name} title={words.botHints[name]}>
            {words.bots[name] ?? name}
          </option>
        ))}
      </select>
      {picks.length > 0 && (
        <OneOf
          which="pick"
          label={`${words.pick}: ${at + 1}`}
          value={seat.pick}
          none={words.anyPick}
          names={Object.fromEntries(picks.map((pick) => [pick, text.picks[pick] ?? pick]))}
          taken={others.map(({ pick }) => pick)}
          onChange={(pick) => onChange({ ...seat, pick })}
        />
      )}
      {characters.length > 0 && (
        <OneOf
          which="character"
          label={`${own.character}: ${at + 1}`}
          value={character}
          none={own.noCharacter}
          names={Object.fromEntries(
            characters.map((each) => [each, `${cast[each]?.name ?? each}: ${cast[each]?.epithet ?? ''}`]),
          )}
          taken={others.map(({ bot }) => namedBot(bot ?? '').character)}
          onChange={(chosen) => onChange({ ...seat, bot: chosen === null ? level : inCharacterOf(level, chosen) })}
        />
      )}
      {character !== null && (
        <p className={styles['says']} data-part={`character-${at}`}>
          {cast[character]?.says}
        </p>
      )}
    </li>
  );
}

type OneOfProps = {
  which: 'pick' | 'character';
  label: string;
  value: string | null;
  none: string;
  names: Record<string, string>;
  taken: readonly (string | null)[];
  onChange(chosen: string | null): void;
};

/** One of some who each sit at one place only, or none of them. */
const OneOf = ({ which, label, value, none, names, taken, onChange }: OneOfProps) => (
  <select
    className={styles[which]}
    value={value ?? ''}
    aria-label={label}
    onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
  >
    <option value="">{none}</option>
    {Object.entries(names).map(([each, called]) => (
      <option key={each} value={each} disabled={taken.includes(each)}>
        {called}
      </option>
    ))}
  </select>
);
