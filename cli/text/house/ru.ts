import type { CliText } from '../types.ts';

/** Sentences about the house of a server. */
export const commands: Pick<
  CliText['commands'],
  'serve' | 'worker' | 'host' | 'backup' | 'restore' | 'export' | 'import' | 'move'
> = {
  serve: {
    summary: 'держать дом: столы для друзей, клуба или всего мира',
    about:
      'Раздаёт приложение, столы и хранит всё, что с ними связано. Ключи командной строки важнее переменных окружения, а те важнее файла (JSON, имена те же). О бессмысленном значении сказано, у какого ключа оно стоит. Без всего: порт 4444 и один файл.',
    options: {
      config: 'файл JSON с любыми из этих ключей (PARLOUR_CONFIG)',
      port: 'порт (PORT или 4444)',
      host: 'по какому адресу этой машины отвечать (HOST или по всем)',
      data: 'файл дома или postgresql://… (PARLOUR_DATA)',
      redis: 'redis://…, через него серверы узнают новости друг друга и передают работу исполнителям (PARLOUR_REDIS)',
      node: 'как зовут этот сервер среди других (PARLOUR_NODE)',
      address: 'по какому адресу этот сервер могут спросить другие (PARLOUR_ADDRESS)',
      hosts: 'под какими именами приходят люди (PARLOUR_HOSTS)',
      'behind-proxy': 'впереди прокси: он занимается TLS и сообщает, кто спрашивает (PARLOUR_BEHIND_PROXY=on)',
      proxies: 'сколько прокси стоит впереди, один за другим (1)',
      'per-minute': 'сколько гостей и столов в минуту можно завести с одного адреса (PARLOUR_PER_MINUTE или 30)',
      'notices-inside': 'вебхуки могут вести в эту сеть (PARLOUR_NOTICES_INSIDE=on)',
      'notices-after': 'сколько секунд собирать ходы перед уведомлением (PARLOUR_NOTICES_AFTER или 20)',
      'new-host-token': 'новая ссылка на страницу хозяина, показывается при запуске',
      log: 'для людей или строка JSON на каждое событие (PARLOUR_LOG)',
      'log-level': 'trace, debug, info, warn, error или silent (PARLOUR_LOG_LEVEL)',
      'metrics-port': 'порт, по которому спрашивает Prometheus; без него никакого (PARLOUR_METRICS_PORT)',
      'metrics-host': 'адрес для этого порта (PARLOUR_METRICS_HOST или 127.0.0.1)',
      drain: 'сколько ещё оставаться после отказа /readyz (PARLOUR_DRAIN или 0)',
      app: 'папка собранного приложения (PARLOUR_APP)',
    },
    examples: {
      'parlour serve': 'собственный дом',
      'parlour serve --config /etc/parlour.json': 'как служба',
      'parlour serve --data postgresql://parlour@localhost/parlour --log json --metrics-port 9464':
        'в базе данных, с журналом и метриками для машин',
    },
  },
  worker: {
    summary: 'взять на себя работу серверов: ботов и симуляции',
    about:
      'Процесс, в котором думают боты серверов, знающих тот же Redis, и играются части симуляций. Он ничего не хранит: запускайте сколько угодно и останавливайте когда угодно.',
    options: {
      redis: 'redis://…, где серверы и симуляции оставляют работу (PARLOUR_REDIS)',
      threads: 'сколько ботов думает сразу и столько же частей симуляций (все ядра, кроме одного)',
    },
    examples: {
      'parlour worker --redis redis://localhost': 'рядом с сервером',
      'parlour worker --redis redis://localhost --threads 8': 'на отдельной машине',
    },
  },
  host: {
    summary: 'сделать новую ссылку на страницу хозяина',
    about:
      'Печатает новую ссылку на страницу того, кто держит дом, в том числе пока серверы работают. Прежняя ссылка больше ничего не стоит.',
    options: {
      config: 'файл настроек сервера (PARLOUR_CONFIG)',
      data: 'файл дома или postgresql://… (PARLOUR_DATA или data/parlour.sqlite)',
    },
    examples: {
      'parlour host': 'дом в обычном файле',
      'parlour host --config /etc/parlour/parlour.json': 'дом из файла настроек: пароль не виден в списке процессов',
    },
  },
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
  move: {
    summary: 'перенести весь дом в другую базу данных',
    about:
      'Переносит всё, что хранит сервер, из файла SQLite в базу PostgreSQL или обратно: столы, людей, разговоры, настройки. Сначала остановите сервер. Место назначения должно быть пустым; переносится либо всё, либо ничего, а прежний дом остаётся как был.',
    options: {},
    examples: {
      'parlour move data/parlour.sqlite postgresql://parlour@localhost/parlour': 'из файла на сервер баз данных',
      'parlour move postgresql://parlour@localhost/parlour house.sqlite': 'и обратно в файл',
    },
  },
};

export const house: CliText['house'] = {
  noRedis: 'Нужно сказать, где Redis: --redis redis://host:6379 (или PARLOUR_REDIS)',
  atWork: (threads) => `Всё готово к работе, потоков: ${threads}. Ctrl-C завершает.`,
  noHouse: (file) => `В ${file} дома нет. Другой файл: --data FILE`,
  copied: (file) => `Полная копия лежит в ${file}.`,
  restored: (n, kept) => `Возвращено столов: ${n}. Уже были и остались как есть: ${kept}.`,
  noTable: (id) => `Стола ${id} нет.`,
  notOver: (id) => `Стол ${id} ещё не окончен; его возьмёт с собой только «parlour backup».`,
  exported: (file) => `Записано в ${file}.`,
  imported: (path) => `Партия лежит по адресу ${path} вашего сервера.`,
  hostLink: (path) => `Этот дом ваш: ${path} на вашем сервере. Сохраните ссылку, больше её не покажут.`,
  moved: (tables, lines) => `Перенесено столов: ${tables}, ходов: ${lines}. Прежний дом остался на месте.`,
};
