import type { CliText } from '../types.ts';

/** Sentences about the house of a server. */
export const commands: Pick<CliText['commands'], 'backup' | 'restore' | 'export' | 'import'> = {
  backup: {
    summary: 'скопіювати все, що зберігає сервер',
    about:
      'Робить повну копію дому в інший файл, зокрема поки сервер працює: столи, людей, розмови, сповіщення. Нічого не перезаписується.',
    options: { data: 'файл дому (PARLOUR_DATA або data/parlour.sqlite)' },
    examples: {
      'parlour backup parlour-monday.sqlite': 'поруч з іншими',
      'parlour backup copy.sqlite --data /srv/parlour.sqlite': 'дім в іншому місці',
    },
  },
  restore: {
    summary: 'повернути з копії те, чого бракує',
    about:
      'Повертає столи, які є в копії і яких немає в домі, разом з їхніми людьми. Те, що є, лишається як є, і зігране після копії не пропаде. У новий файл повернеться все. Можна й під час роботи сервера.',
    options: { data: 'файл дому (PARLOUR_DATA або data/parlour.sqlite)' },
    examples: { 'parlour restore parlour-monday.sqlite': 'що пропало з понеділка' },
  },
  export: {
    summary: 'записати закінчену партію із сервера у файл',
    about:
      'Запис закінченого столу, цілком, його можна перевірити. Поки за столом грають, у ньому таємниці гравців: вони залишають дім лише з копією всього.',
    options: {
      data: 'файл дому (PARLOUR_DATA або data/parlour.sqlite)',
      to: 'куди записати (TABLE.json)',
      all: 'усі закінчені партії, у теку',
    },
    examples: { 'parlour export k3m9x2p7qwerty': 'одна партія', 'parlour export --all --to games': 'усі закінчені' },
  },
  import: {
    summary: 'взяти закінчену партію на сервер',
    about: 'Запис перевіряється і потім лежить у домі під власним посиланням, для всіх, хто його має.',
    options: { data: 'файл дому (PARLOUR_DATA або data/parlour.sqlite)' },
    examples: { 'parlour import game.json': 'посилання, щоб подивитися' },
  },
};

export const house: CliText['house'] = {
  noHouse: (file) => `У ${file} дому немає. Інший файл: --data FILE`,
  copied: (file) => `Повна копія лежить у ${file}.`,
  restored: (n, kept) => `Повернуто столів: ${n}. Уже були й лишилися як є: ${kept}.`,
  noTable: (id) => `Столу ${id} немає.`,
  notOver: (id) => `Стіл ${id} ще не закінчено; його візьме із собою лише «parlour backup».`,
  exported: (file) => `Записано у ${file}.`,
  imported: (path) => `Партія лежить за адресою ${path} вашого сервера.`,
};
