import { findGame } from '@parlour/games';
import { typeset } from '@parlour/kernel/text/types.ts';
import type { Language } from '@parlour/protocol';

/** What a table that waits is told as: only what everybody at it may know. */
export type Waiting = { game: string; others: readonly string[]; since: number; due: number | null };

type Words = {
  yourTurn: string;
  tables(n: number): string;
  theirTurn(name: string): string;
  with(names: string): string;
  since(time: string): string;
  until(time: string): string;
  open: string;
  stop: string;
  works: string;
};

/** The sentences of a notice. */
export const noticeWords: Record<Language, Words> = {
  en: typeset('en', {
    yourTurn: 'It’s your turn',
    tables: (n) => `${n} tables are waiting for you`,
    theirTurn: (name) => `${name}, it’s your turn`,
    with: (names) => `with ${names}`,
    since: (time) => `waiting since ${time}`,
    until: (time) => `answer by ${time}`,
    open: 'Open the table',
    stop: 'Stop these notifications',
    works: 'It works: this is where you’ll be told when it’s your turn.',
  }),
  ru: typeset('ru', {
    yourTurn: 'Ваш ход',
    tables: (n) => `Вас ждут столы: ${n}`,
    theirTurn: (name) => `${name}, ваш ход`,
    with: (names) => `за столом: ${names}`,
    since: (time) => `ждут с ${time}`,
    until: (time) => `ответьте до ${time}`,
    open: 'Открыть стол',
    stop: 'Больше не присылать',
    works: 'Всё работает: сюда придёт сообщение, когда настанет ваш ход.',
  }),
  uk: typeset('uk', {
    yourTurn: 'Ваш хід',
    tables: (n) => `На вас чекають столи: ${n}`,
    theirTurn: (name) => `${name}, ваш хід`,
    with: (names) => `за столом: ${names}`,
    since: (time) => `чекають з ${time}`,
    until: (time) => `відповідь до ${time}`,
    open: 'Відкрити стіл',
    stop: 'Більше не надсилати',
    works: 'Усе працює: сюди прийде повідомлення, коли настане ваш хід.',
  }),
};

export const gameName = (game: string, language: Language): string => findGame(game)?.about[language].name ?? game;

/** A moment as it is written where somebody lives. A zone nobody knows is the world's. */
function written(moment: number, language: Language, zone: string): string {
  const format = (timeZone: string) =>
    new Intl.DateTimeFormat(language, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
      timeZone,
    }).format(moment);
  try {
    return format(zone);
  } catch {
    return format('UTC');
  }
}

/** One line about a table: its game, with whom, and by when. */
export function aboutTable({ game, others, since, due }: Waiting, language: Language, zone: string): string {
  const words = noticeWords[language];
  const names = others.filter(Boolean).join(', ');
  const when = due === null ? words.since(written(since, language, zone)) : words.until(written(due, language, zone));
  return [gameName(game, language), ...(names === '' ? [] : [words.with(names)]), when].join(' · ');
}
