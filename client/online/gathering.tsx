import { findGame } from '@parlour/games';
import type { Seat } from '@parlour/kernel';
import { MARKS, markById, SeatMark } from '@parlour/kit/seats/index.ts';
import type { Ask, Room } from '@parlour/protocol';
import { useState } from 'react';
import { useStore } from 'zustand';
import { useCast } from '../setup/cast.ts';
import { opponents, usualOf } from '../setup/opponents.ts';
import { saidOf } from '../setup/said-of.ts';
import { Page } from '../shell/page.tsx';
import shell from '../shell/shell.module.css';
import { useGameText, useLanguage, useWords } from '../shell/words.tsx';
import { BotChooser } from './bot-chooser.tsx';
import { marksOf } from './connect-online.ts';
import { NameForm } from './name-form.tsx';
import styles from './online.module.css';
import { Invite } from './people/invite.tsx';
import { Words } from './people/words-dialog.tsx';
import type { RoomStore } from './room-store.ts';
import { Settled } from './settling/settled.tsx';
import { sitIfWanted, willSit } from './sit.ts';
import { type OnlineText, sorry } from './text/index.ts';

type Props = { store: RoomStore; room: Room; text: OnlineText; onNamed(): void };

/** Before the game: who sits where, how others get here, and the start. */
export function Gathering({ store, room, text, onNamed }: Props) {
  const language = useLanguage();
  const { line } = useStore(store);
  const [trouble, setTrouble] = useState('');
  const [isTalking, setTalking] = useState(false);
  const name = findGame(room.game)?.about[language].name ?? room.game;
  const { you, seats } = room;
  sitIfWanted(store);
  const ask = async (what: Ask) => {
    const { answer } = await store.ask(what);
    setTrouble(answer.ok ? '' : sorry(text, answer.refusal?.refused ?? 'broken'));
  };
  const close = () => {
    if (window.confirm(text.closeTableHint)) void ask({ is: 'close' });
  };
  const firstFree = seats.findIndex(({ person, bot }) => person === null && bot === null) as Seat;
  const fill = async () => {
    for (const [seat, { person, bot }] of seats.entries())
      if (person === null && bot === null) await ask({ is: 'bot', seat: seat as Seat, bot: usualOf(botsOf(room)) });
  };
  return (
    <Page title={name}>
      <div className={styles['stack']} data-part="gathering" data-state={room.state}>
        {line.is !== 'open' && <p role="status">{line.is === 'connecting' ? text.connecting : text.lost}</p>}
        {room.state === 'dice' && (
          <p role="status" className={`${shell['card']} ${styles['panel']}`}>
            {text.diceNow}
          </p>
        )}
        {you.person === null && (
          <section className={`${shell['card']} ${styles['panel']}`}>
            <NameForm
              text={text}
              isAwaited
              action={firstFree < 0 ? text.watch : text.sitDown}
              onMe={() => {
                // The line that comes next knows who it is; sitting down is what one came for.
                willSit(room.id);
                onNamed();
              }}
            />
          </section>
        )}
        <section className={`${shell['card']} ${styles['panel']}`}>
          <ul className={styles['seats']}>
            {seats.map((_, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
              <GatheringSeat key={seat} seat={seat as Seat} room={room} text={text} ask={ask} />
            ))}
          </ul>
          {room.watchers > 0 && <p className={styles['hint']}>{text.lookingOn(room.watchers)}</p>}
          <Settled room={room} text={text} ask={ask} />
          {you.leads && firstFree >= 0 && (
            <button type="button" className={shell['button']} onClick={() => void fill()} data-part="fill">
              {text.fill}
            </button>
          )}
          {you.leads ? (
            <button
              type="button"
              className={`${shell['primary']} ${styles['start']}`}
              aria-disabled={firstFree >= 0 || room.state === 'dice'}
              onClick={() => void ask({ is: 'start' })}
              data-part="start-online"
            >
              {text.start}
            </button>
          ) : (
            <p className={styles['hint']}>{text.waitForHost}</p>
          )}
          {you.leads && firstFree >= 0 && <p className={styles['hint']}>{text.startHint}</p>}
          <p role="alert" className={styles['trouble']}>
            {trouble}
          </p>
        </section>
        {room.state === 'gathering' && <Invite text={text} />}
        {you.person !== null && (
          <button type="button" className={shell['button']} onClick={() => setTalking(true)} data-part="chat-button">
            {text.chat}
          </button>
        )}
        {you.isHost && room.state === 'gathering' && (
          <button type="button" className={shell['quiet']} onClick={close} data-part="close-table">
            {text.closeTable}
          </button>
        )}
        {isTalking && <Words store={store} room={room} text={text} onClose={() => setTalking(false)} />}
      </div>
    </Page>
  );
}

/** The bots of a room, as people are offered them. */
const botsOf = ({ bots }: Room) => opponents(bots.map((name) => ({ name })));

type SeatProps = { seat: Seat; room: Room; text: OnlineText; ask(what: Ask): Promise<void> };

function GatheringSeat({ seat, room, text, ask }: SeatProps) {
  const { setup } = useWords();
  const marks = marksOf(room.seats);
  const game = useGameText(findGame(room.game));
  // A game that goes on is played by who is in it; the server says so where somebody picks all the same.
  const picks = Object.keys(game?.picks ?? {});
  const { person, bot, name, isHere, isShared, pick } = room.seats[seat] as Room['seats'][number];
  const { you } = room;
  const cast = useCast(findGame(room.game), bot !== null);
  const said = bot === null ? null : saidOf(bot, setup, cast);
  const isOwn = you.seats.includes(seat);
  const mark = marks[seat] ?? '';
  const free = MARKS.filter(({ id }) => id === mark || !marks.includes(id));
  const next = free[(free.findIndex(({ id }) => id === mark) + 1) % free.length];
  const isGathering = room.state === 'gathering';
  const signs = [
    isOwn && text.you,
    person === room.host && text.host,
    person !== null && !isOwn && (isHere ? text.here : text.away),
    isShared && text.sharesDevice,
    said?.called ?? false,
    pick !== null && !isOwn && (game?.picks[pick] ?? pick),
  ].filter((each) => each !== false);
  return (
    <li className={styles['seat']} data-free={person === null && bot === null} data-part={`online-seat-${seat}`}>
      {isOwn && isGathering ? (
        <button
          type="button"
          onClick={() => next !== undefined && void ask({ is: 'sit', seat, mark: next.id })}
          aria-label={setup.nextMark}
        >
          <SeatMark sitter={markById(mark)} size={36} />
        </button>
      ) : (
        <SeatMark sitter={markById(mark)} size={36} />
      )}
      <span className={styles['who']}>
        <b>{person === null && bot === null ? text.free : name || text.forgotten}</b>
        <span className={styles['hint']}>{signs.length === 0 ? text.seatN(seat + 1) : signs.join(' · ')}</span>
        {said !== null && isGathering && (
          <span className={styles['hint']} data-part="bot-says">
            {said.says}
          </span>
        )}
      </span>
      {isGathering && (
        <span className={styles['row']}>
          {person === null && bot === null && you.person !== null && (
            <button
              type="button"
              className={shell['button']}
              onClick={() => void ask({ is: 'sit', seat })}
              data-part="sit"
            >
              {text.takeSeat}
            </button>
          )}
          {isOwn && picks.length > 0 && (
            <select
              value={pick ?? ''}
              aria-label={setup.pick}
              onChange={(event) => void ask({ is: 'sit', seat, pick: event.target.value || null })}
              className={styles['strength']}
              data-part="pick"
            >
              <option value="">{setup.anyPick}</option>
              {picks.map((each) => (
                <option
                  key={each}
                  value={each}
                  disabled={room.seats.some((other) => other.pick === each) && each !== pick}
                >
                  {game?.picks[each] ?? each}
                </option>
              ))}
            </select>
          )}
          {bot !== null && you.leads && (
            <BotChooser seat={seat} bot={bot} room={room} cast={cast} text={text} ask={ask} />
          )}
          {person === null && you.leads && (
            <button
              type="button"
              className={shell['quiet']}
              onClick={() => void ask({ is: 'bot', seat, bot: bot === null ? usualOf(botsOf(room)) : null })}
              data-part="bot"
            >
              {bot === null ? text.addBot : text.removeBot}
            </button>
          )}
          {person !== null && (isOwn || you.isHost) && (
            <button type="button" className={shell['quiet']} onClick={() => void ask({ is: 'stand', seat })}>
              {isOwn ? text.standUp : text.removePerson}
            </button>
          )}
        </span>
      )}
    </li>
  );
}
