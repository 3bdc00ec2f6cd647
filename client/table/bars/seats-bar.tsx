import type { CharacterWords, GameEntry } from '@parlour/games';
import type { GameTypes, Seat } from '@parlour/kernel';
import type { BoardModule, BoardProps } from '@parlour/kit';
import { SeatMark } from '@parlour/kit/seats/index.ts';
import { useEffect, useRef } from 'react';
import { useCast } from '../../setup/cast.ts';
import { hasCharacter, saidOf } from '../../setup/said-of.ts';
import { Sign } from '../../shell/icons.tsx';
import { useWords } from '../../shell/words.tsx';
import styles from './seats-bar.module.css';

/** Who sits at the table: mark, name, the two numbers that matter, and whose decision it is. */
export function SeatsBar({
  entry,
  props,
  module,
  isThinking,
}: {
  entry: GameEntry;
  props: BoardProps<GameTypes>;
  module: BoardModule<GameTypes> | null;
  isThinking: boolean;
}) {
  const words = useWords();
  const isCast = props.sitters.some(({ bot }) => hasCharacter(bot));
  const cast = useCast(entry, isCast);
  const row = useRef<HTMLUListElement>(null);
  const asked = props.asked.join();
  // Of many seats, whoever decides is in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another question, another seat
  useEffect(() => {
    row.current?.querySelector('[data-asked=true]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [asked]);
  return (
    // With many seats it scrolls, and must then be within reach of the keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs the focus
    <ul ref={row} className={styles['seats']} data-scrolls="sideways" aria-label={words.table.seats} tabIndex={0}>
      {props.sitters.map((sitter, at) => {
        const seat = at as Seat;
        const isAsked = props.asked.includes(seat);
        const facts = module?.seatFacts?.(props, seat) ?? [];
        return (
          <li
            key={seat}
            className={styles['seat']}
            data-asked={isAsked}
            data-own={seat === props.seat}
            data-part={`seat-${seat}`}
            style={{ '--seat': sitter.colour } as React.CSSProperties}
          >
            <SeatMark sitter={sitter} size={32} className={styles['mark']} />
            <span className={styles['seatText']}>
              <span className={styles['seatName']}>
                <span className={styles['ellipsis']}>{sitter.name}</span>
                {seat === props.seat && <span className={styles['you']}>{words.setup.you}</span>}
                {sitter.bot !== null && <BotSign bot={sitter.bot} cast={cast} />}
                {isAsked && sitter.bot !== null && isThinking && (
                  <span className={styles['thinking']}>
                    <i />
                    <i />
                    <i />
                    <span className="visually-hidden">{words.table.thinking}</span>
                  </span>
                )}
              </span>
              <span className={styles['seatFacts']}>
                {facts.slice(0, 2).map(({ label, value, unit }) => (
                  <span key={label} title={label}>
                    <span className="visually-hidden">{label}: </span>
                    {value}
                    {unit !== undefined && <span className={styles['unit']}> {unit}</span>}
                  </span>
                ))}
              </span>
            </span>
            {isAsked && <span className="visually-hidden">{words.table.turnOf(sitter.name)}</span>}
          </li>
        );
      })}
    </ul>
  );
}

/** That a bot plays, and how, as far as there is room for it. */
function BotSign({ bot, cast }: { bot: string; cast: CharacterWords }) {
  const words = useWords();
  const { called, epithet } = saidOf(bot, words.setup, cast);
  return (
    <>
      <span className={styles['botSign']} title={called}>
        <Sign name="bot" size={14} />
        <span className="visually-hidden">{words.table.bot}</span>
      </span>
      {epithet !== null && (
        <span className={styles['epithet']}>
          <span data-part="epithet">{epithet}</span>
        </span>
      )}
    </>
  );
}
