import type { CliText } from '../types.ts';

/** Sentences about the house of a server. */
export const commands: Pick<CliText['commands'], 'backup' | 'restore' | 'export' | 'import'> = {
  backup: {
    summary: 'скопировать всё, что хранит сервер',
    about:
      'Делает полную копию дома в другой файл, в том числе пока сервер работает: столы, людей, разговоры, уведомления. Ничего не перезаписывается.',
    options: { data: 'файл дома (PARLOUR_DATA или data/parlour.sqlite)' },
    examples: {
      'parlour backup parlour-monday.sqlite': 'рядом с остальными',
      'parlour backup copy.sqlite --data /srv/parlour.sqlite': 'дом в другом месте',
    },
  },
  restore: {
    summary: 'вернуть из копии то, чего не хватает',
    about:
      'Возвращает столы, которые есть в копии и которых нет в доме, вместе с их людьми. То, что есть, остаётся как есть, и сыгранное после копии не пропадёт. В новый файл вернётся всё. Можно и при работающем сервере.',
    options: { data: 'файл дома (PARLOUR_DATA или data/parlour.sqlite)' },
    examples: { 'parlour restore parlour-monday.sqlite': 'что пропало с понедельника' },
  },
  export: {
    summary: 'записать оконченную партию с сервера в файл',
    about:
      'Запись оконченного стола, целиком, её можно проверить. Пока за столом играют, в нём тайны игроков: они покидают дом только с копией всего.',
    options: {
      data: 'файл дома (PARLOUR_DATA или data/parlour.sqlite)',
      to: 'куда записать (TABLE.json)',
      all: 'все оконченные партии, в папку',
    },
    examples: { 'parlour export k3m9x2p7qwerty': 'одна партия', 'parlour export --all --to games': 'все оконченные' },
  },
  import: {
    summary: 'взять оконченную партию на сервер',
    about: 'Запись проверяется и затем лежит в доме под собственной ссылкой, для всех, у кого она есть.',
    options: { data: 'файл дома (PARLOUR_DATA или data/parlour.sqlite)' },
    examples: { 'parlour import game.json': 'ссылка, чтобы посмотреть' },
  },
};

export const house: CliText['house'] = {
  noHouse: (file) => `В ${file} дома нет. Другой файл: --data FILE`,
  copied: (file) => `Полная копия лежит в ${file}.`,
  restored: (n, kept) => `Возвращено столов: ${n}. Уже были и остались как есть: ${kept}.`,
  noTable: (id) => `Стола ${id} нет.`,
  notOver: (id) => `Стол ${id} ещё не окончен; его возьмёт с собой только «parlour backup».`,
  exported: (file) => `Записано в ${file}.`,
  imported: (path) => `Партия лежит по адресу ${path} вашего сервера.`,
};
