import type { Language } from '@parlour/kernel';

/** Words of the page of whoever runs the house. */
export type HouseText = {
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
  en: {
    title: 'My house',
    enterHint:
      'The token was printed when this server was started for the first time. Lost? Start it once with --new-host-token.',
    token: 'Token',
    enter: 'Enter',
    notHost: 'That is not the token of this house.',
    facts: (awake, megabytes) => `Tables awake: ${awake}. Everything kept: ${megabytes} MB.`,
    announcement: 'Say to everybody',
    announcementHint: 'Shown at every table until you take it back: save an empty line for that.',
    announce: 'Save',
    chatOff: 'Turn all chats off',
    chatOn: 'Turn chats on again',
    backup: 'Make a copy of everything',
    backupDone: (file) => `A whole copy lies in ${file}`,
    tables: 'Tables',
    people: 'People',
    none: 'Nobody yet.',
    states: {
      gathering: 'gathering',
      dice: 'about to begin',
      playing: 'being played',
      over: 'over',
      ended: 'ended',
      closed: 'closed',
    },
    close: 'Close',
    closeSure: 'Close this table? Nobody can play on there. The game stays and can be looked at.',
    tableChatOff: 'Chat off',
    tableChatOn: 'Chat on',
    ban: 'Ban',
    unban: 'Let in again',
    remove: 'Take from all seats',
    forget: 'Forget',
    forgetSure: (name) => `Forget ${name}? The name and everything said are erased. This can’t be undone.`,
    banned: 'banned',
    nameless: 'forgotten',
    seen: (time) => `last here: ${time}`,
  },
  ru: {
    title: 'Мой дом',
    enterHint:
      'Ключ был напечатан при первом запуске этого сервера. Потеряли? Запустите его один раз с --new-host-token.',
    token: 'Ключ',
    enter: 'Войти',
    notHost: 'Это не ключ от этого дома.',
    facts: (awake, megabytes) => `Открытых столов: ${awake}. Всего хранится: ${megabytes} МБ.`,
    announcement: 'Объявление для всех',
    announcementHint: 'Видно за каждым столом, пока вы его не снимете: для этого сохраните пустую строку.',
    announce: 'Сохранить',
    chatOff: 'Выключить все чаты',
    chatOn: 'Снова включить чаты',
    backup: 'Сделать копию всего',
    backupDone: (file) => `Полная копия лежит в ${file}`,
    tables: 'Столы',
    people: 'Люди',
    none: 'Пока никого.',
    states: {
      gathering: 'собирается',
      dice: 'вот-вот начнётся',
      playing: 'идёт игра',
      over: 'окончен',
      ended: 'прекращён',
      closed: 'закрыт',
    },
    close: 'Закрыть',
    closeSure: 'Закрыть этот стол? Играть за ним больше будет нельзя. Сама партия останется, её можно будет смотреть.',
    tableChatOff: 'Чат выключить',
    tableChatOn: 'Чат включить',
    ban: 'Не пускать',
    unban: 'Снова пустить',
    remove: 'Снять со всех мест',
    forget: 'Забыть',
    forgetSure: (name) => `Забыть: ${name}? Имя и всё сказанное будет стёрто. Отменить это нельзя.`,
    banned: 'не пускают',
    nameless: 'без имени',
    seen: (time) => `в последний раз: ${time}`,
  },
  uk: {
    title: 'Мій дім',
    enterHint:
      'Ключ було надруковано під час першого запуску цього сервера. Загубили? Запустіть його один раз із --new-host-token.',
    token: 'Ключ',
    enter: 'Увійти',
    notHost: 'Це не ключ від цього дому.',
    facts: (awake, megabytes) => `Відкритих столів: ${awake}. Усього зберігається: ${megabytes} МБ.`,
    announcement: 'Оголошення для всіх',
    announcementHint: 'Видно за кожним столом, доки ви його не знімете: для цього збережіть порожній рядок.',
    announce: 'Зберегти',
    chatOff: 'Вимкнути всі чати',
    chatOn: 'Знову ввімкнути чати',
    backup: 'Зробити копію всього',
    backupDone: (file) => `Повна копія лежить у ${file}`,
    tables: 'Столи',
    people: 'Люди',
    none: 'Поки нікого.',
    states: {
      gathering: 'збирається',
      dice: 'ось-ось почнеться',
      playing: 'триває гра',
      over: 'закінчено',
      ended: 'припинено',
      closed: 'закрито',
    },
    close: 'Закрити',
    closeSure:
      'Закрити цей стіл? Грати за ним більше не можна буде. Сама партія залишиться, її можна буде переглянути.',
    tableChatOff: 'Чат вимкнути',
    tableChatOn: 'Чат увімкнути',
    ban: 'Не пускати',
    unban: 'Знову пустити',
    remove: 'Зняти з усіх місць',
    forget: 'Забути',
    forgetSure: (name) => `Забути: ${name}? Ім’я та все сказане буде стерто. Скасувати це не можна.`,
    banned: 'не пускають',
    nameless: 'без імені',
    seen: (time) => `востаннє: ${time}`,
  },
};
