import { type Language, typeset } from '@parlour/kernel/text/types.ts';

/** Words of the page of whoever runs the house. */
type HouseText = {
  title: string;
  enterHint: string;
  token: string;
  enter: string;
  notHost: string;
  facts(awake: number, megabytes: string): string;
  announcement: string;
  announcementHint: string;
  announce: string;
  chatOff: string;
  chatOn: string;
  backup: string;
  backupDone(file: string): string;
  tables: string;
  people: string;
  none: string;
  states: Record<string, string>;
  close: string;
  closeSure: string;
  tableChatOff: string;
  tableChatOn: string;
  ban: string;
  unban: string;
  remove: string;
  forget: string;
  forgetSure(name: string): string;
  banned: string;
  nameless: string;
  seen(time: string): string;
};

export const houseText: Record<Language, HouseText> = {
  en: typeset('en', {
    title: 'My server',
    enterHint:
      'The token was printed when this server first started. Lost it? Start the server once with --new-host-token.',
    token: 'Token',
    enter: 'Enter',
    notHost: 'That’s not this server’s token.',
    facts: (awake, megabytes) => `Active tables: ${awake}. Storage used: ${megabytes} MB.`,
    announcement: 'Announcement',
    announcementHint: 'Shown at every table until you take it down by saving an empty line.',
    announce: 'Save',
    chatOff: 'Turn all chats off',
    chatOn: 'Turn chats back on',
    backup: 'Back up everything',
    backupDone: (file) => `The backup is in ${file}`,
    tables: 'Tables',
    people: 'People',
    none: 'Nobody yet.',
    states: {
      gathering: 'gathering',
      dice: 'about to start',
      playing: 'in progress',
      over: 'finished',
      ended: 'ended early',
      closed: 'closed',
    },
    close: 'Close',
    closeSure: 'Close this table? Nobody will be able to continue the game. It’s kept and can still be watched.',
    tableChatOff: 'Turn chat off',
    tableChatOn: 'Turn chat on',
    ban: 'Ban',
    unban: 'Unban',
    remove: 'Remove from all seats',
    forget: 'Forget',
    forgetSure: (name) => `Forget ${name}? Their name and everything they said will be erased. This can’t be undone.`,
    banned: 'banned',
    nameless: 'forgotten',
    seen: (time) => `last seen: ${time}`,
  }),
  ru: typeset('ru', {
    title: 'Мой сервер',
    enterHint: 'Сервер показал ключ при первом запуске. Потеряли? Запустите сервер один раз с --new-host-token.',
    token: 'Ключ',
    enter: 'Войти',
    notHost: 'Это не ключ от этого сервера.',
    facts: (awake, megabytes) => `Открытых столов: ${awake}. Всего хранится: ${megabytes} МБ.`,
    announcement: 'Объявление для всех',
    announcementHint: 'Видно за каждым столом, пока вы его не снимете: для этого сохраните пустую строку.',
    announce: 'Сохранить',
    chatOff: 'Выключить все чаты',
    chatOn: 'Снова включить чаты',
    backup: 'Сделать резервную копию',
    backupDone: (file) => `Резервная копия: ${file}`,
    tables: 'Столы',
    people: 'Люди',
    none: 'Пока никого.',
    states: {
      gathering: 'собираются игроки',
      dice: 'вот-вот начнётся',
      playing: 'идёт игра',
      over: 'игра окончена',
      ended: 'игра прекращена',
      closed: 'закрыт',
    },
    close: 'Закрыть',
    closeSure: 'Закрыть этот стол? Играть за ним больше не получится. Сама партия останется, её можно будет смотреть.',
    tableChatOff: 'Выключить чат',
    tableChatOn: 'Включить чат',
    ban: 'Закрыть доступ',
    unban: 'Вернуть доступ',
    remove: 'Снять со всех мест',
    forget: 'Забыть',
    forgetSure: (name) => `Забыть: ${name}? Имя и всё сказанное будут стёрты. Отменить это нельзя.`,
    banned: 'доступ закрыт',
    nameless: 'без имени',
    seen: (time) => `последний визит: ${time}`,
  }),
  uk: typeset('uk', {
    title: 'Мій сервер',
    enterHint: 'Сервер показав ключ під час першого запуску. Загубили? Запустіть сервер один раз із --new-host-token.',
    token: 'Ключ',
    enter: 'Увійти',
    notHost: 'Це не ключ від цього сервера.',
    facts: (awake, megabytes) => `Відкритих столів: ${awake}. Усього зберігається: ${megabytes} МБ.`,
    announcement: 'Оголошення для всіх',
    announcementHint: 'Видно за кожним столом, доки ви його не знімете: для цього збережіть порожній рядок.',
    announce: 'Зберегти',
    chatOff: 'Вимкнути всі чати',
    chatOn: 'Знову ввімкнути чати',
    backup: 'Зробити резервну копію',
    backupDone: (file) => `Резервна копія: ${file}`,
    tables: 'Столи',
    people: 'Люди',
    none: 'Поки що нікого.',
    states: {
      gathering: 'збираються гравці',
      dice: 'ось-ось почнеться',
      playing: 'триває гра',
      over: 'гру завершено',
      ended: 'гру припинено',
      closed: 'закрито',
    },
    close: 'Закрити',
    closeSure: 'Закрити цей стіл? Грати за ним більше не вийде. Сама партія залишиться, її можна буде переглянути.',
    tableChatOff: 'Вимкнути чат',
    tableChatOn: 'Увімкнути чат',
    ban: 'Закрити доступ',
    unban: 'Повернути доступ',
    remove: 'Зняти з усіх місць',
    forget: 'Забути',
    forgetSure: (name) => `Забути: ${name}? Ім’я та все сказане буде стерто. Скасувати це не можна.`,
    banned: 'доступ закрито',
    nameless: 'без імені',
    seen: (time) => `останній візит: ${time}`,
  }),
};
