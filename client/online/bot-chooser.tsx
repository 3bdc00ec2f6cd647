import type { CharacterWords } from '@parlour/games';
import type { Seat } from '@parlour/kernel';
import type { Ask, Room } from '@parlour/protocol';
import { inCharacterOf, namedBot } from '@parlour/search/bot.ts';
import { atLevel, charactersOf, opponents } from '../setup/opponents.ts';
import { opponentWords } from '../setup/words.ts';
import { useLanguage, useWords } from '../shell/words.tsx';
import styles from './online.module.css';
import type { OnlineText } from './text/index.ts';

type Props = {
  seat: Seat;
  bot: string;
  room: Room;
  cast: CharacterWords;
  text: OnlineText;
  ask(what: Ask): Promise<void>;
};

/** The level of a bot and its character: what a room's server has. How it plays stands beside it. */
export function BotChooser({ seat, bot, room, cast, text, ask }: Props) {
  const { setup } = useWords();
  const own = opponentWords[useLanguage()]();
  const bots = room.bots.map((name) => ({ name }));
  const { level, character } = namedBot(bot);
  const characters = charactersOf(bots, level);
  const isSitting = (name: string) =>
    room.seats.some((other, at) => at !== seat && other.bot !== null && namedBot(other.bot).character === name);
  const choose = (chosen: string) => void ask({ is: 'bot', seat, bot: chosen });
  return (
    <>
      <select
        value={level}
        aria-label={text.botStrength(room.seats[seat]?.name ?? '')}
        onChange={({ target: { value } }) =>
          choose(atLevel([{ bot }], value, charactersOf(bots, value))[0]?.bot ?? value)
        }
        className={styles['strength']}
        data-part="bot-strength"
      >
        {opponents(bots).map(({ name }) => (
          <option key={name} value={name}>
            {setup.bots[name] ?? name}
          </option>
        ))}
      </select>
      {characters.length > 0 && (
        <select
          value={character ?? ''}
          aria-label={own.character}
          onChange={({ target: { value } }) => choose(value === '' ? level : inCharacterOf(level, value))}
          className={styles['strength']}
          data-part="bot-character"
        >
          <option value="">{own.noCharacter}</option>
          {characters.map((name) => (
            <option key={name} value={name} disabled={isSitting(name)}>
              {cast[name]?.name ?? name}
            </option>
          ))}
        </select>
      )}
    </>
  );
}
