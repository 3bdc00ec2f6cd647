import { findGame } from '@parlour/games';
import type { Seat } from '@parlour/kernel';
import type { Ask, Room } from '@parlour/protocol';
import places from '../../online/online.module.css';
import { PACES } from '../../online/pace/paces.ts';
import type { OnlineText } from '../../online/text/index.ts';
import { OptionsForm } from '../../setup/options-form.tsx';
import shell from '../../shell/shell.module.css';
import { useLoaded } from '../../shell/use-loaded.ts';
import { useGameText } from '../../shell/words.tsx';
import { rulesOf } from '../../storage/bundles.ts';
import styles from './phone.module.css';

type Props = { room: Room; text: OnlineText; ask(what: Ask): Promise<boolean> };

/** An evening has an end: nobody in the room is given days for a decision. */
const IN_A_ROOM = ['none', 'quick', 'own', 'slow'] as const;

/** What a host seldom needs: by what the game is played, how fast, and the seats of people who are gone. */
export default function More({ room, text, ask }: Props) {
  const entry = findGame(room.game);
  const game = useGameText(entry);
  const rules = useLoaded(() => rulesOf(room.game, room.rules), [room.game, room.rules.bundle]);
  const gone = room.seats.flatMap(({ person, isHere, name }, seat) =>
    person !== null && !isHere && !room.you.seats.includes(seat as Seat) ? [{ seat: seat as Seat, name }] : [],
  );
  return (
    <div className={styles['stack']} data-part="more">
      {gone.map(({ seat, name }) => (
        <div key={seat} className={styles['row']}>
          <span>
            <b>{name}</b> · {text.away}
          </span>
          <button
            type="button"
            className={shell['button']}
            onClick={() => void ask({ is: 'stand', seat })}
            data-part={`free-${seat}`}
          >
            {text.removePerson}
          </button>
        </div>
      ))}
      <b>{text.pace}</b>
      <div className={places['choices']}>
        {IN_A_ROOM.filter((each) => each !== 'own' || entry?.timer !== undefined).map((each) => (
          <button
            key={each}
            type="button"
            className={places['choice']}
            aria-pressed={JSON.stringify(PACES[each]) === JSON.stringify(room.pace)}
            onClick={() => void ask({ is: 'settle', pace: PACES[each] })}
            data-pace={each}
          >
            <b>{text.paces[each]}</b>
            <span>{text.paceHint[each]}</span>
          </button>
        ))}
      </div>
      {rules != null && game !== null && (
        <OptionsForm
          game={rules}
          text={game}
          options={room.options}
          onChange={(options) => void ask({ is: 'settle', options })}
        />
      )}
    </div>
  );
}
