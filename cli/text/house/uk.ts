import type { CliText } from '../types.ts';

/** Sentences about the house of a server. */
export const commands: Pick<
  CliText['commands'],
  'serve' | 'worker' | 'host' | 'backup' | 'restore' | 'export' | 'import' | 'move'
> = {
  serve: {
    summary: 'тримати дім: столи для друзів, клубу чи всього світу',
    about:
      'Роздає застосунок, столи й зберігає все, що з ними пов’язано. Ключі командного рядка важливіші за змінні середовища, а ті важливіші за файл (JSON, імена ті самі). Про беззмістовне значення сказано, біля якого ключа воно стоїть. Без нічого: порт 4444 і один файл.',
    options: {
      config: 'файл JSON із будь-якими з цих ключів (PARLOUR_CONFIG)',
      port: 'порт (PORT або 4444)',
      host: 'за якою адресою цієї машини відповідати (HOST або за всіма)',
      data: 'файл дому або postgresql://… (PARLOUR_DATA)',
      redis:
        'redis://…, через нього сервери дізнаються новини один одного й передають роботу виконавцям (PARLOUR_REDIS)',
      node: 'як звати цей сервер серед інших (PARLOUR_NODE)',
      address: 'за якою адресою цей сервер можуть запитати інші (PARLOUR_ADDRESS)',
      hosts: 'під якими іменами приходять люди (PARLOUR_HOSTS)',
      'behind-proxy': 'попереду проксі: він дбає про TLS і каже, хто питає (PARLOUR_BEHIND_PROXY=on)',
      proxies: 'скільки проксі стоїть попереду, один за одним (1)',
      'per-minute': 'скільки гостей і столів за хвилину можна завести з однієї адреси (PARLOUR_PER_MINUTE або 30)',
      'notices-inside': 'вебхуки можуть вести в цю мережу (PARLOUR_NOTICES_INSIDE=on)',
      'notices-after': 'скільки секунд збирати ходи перед сповіщенням (PARLOUR_NOTICES_AFTER або 20)',
      'new-host-token': 'нове посилання на сторінку господаря, його видно під час запуску',
      log: 'для людей або рядок JSON на кожну подію (PARLOUR_LOG)',
      'log-level': 'trace, debug, info, warn, error або silent (PARLOUR_LOG_LEVEL)',
      'metrics-port': 'порт, за яким питає Prometheus; без нього жодного (PARLOUR_METRICS_PORT)',
      'metrics-host': 'адреса для цього порту (PARLOUR_METRICS_HOST або 127.0.0.1)',
      drain: 'скільки ще лишатися після відмови /readyz (PARLOUR_DRAIN або 0)',
      app: 'тека зібраного застосунку (PARLOUR_APP)',
    },
    examples: {
      'parlour serve': 'власний дім',
      'parlour serve --config /etc/parlour.json': 'як служба',
      'parlour serve --data postgresql://parlour@localhost/parlour --log json --metrics-port 9464':
        'у базі даних, із журналом і метриками для машин',
    },
  },
  worker: {
    summary: 'узяти на себе роботу серверів: ботів і симуляції',
    about:
      'Процес, у якому думають боти серверів, що знають той самий Redis, і граються частини симуляцій. Він нічого не зберігає: запускайте скільки завгодно й зупиняйте коли завгодно.',
    options: {
      redis: 'redis://…, де сервери й симуляції лишають роботу (PARLOUR_REDIS)',
      threads: 'скільки ботів думає одразу й стільки ж частин симуляцій (усі ядра, крім одного)',
    },
    examples: {
      'parlour worker --redis redis://localhost': 'поруч із сервером',
      'parlour worker --redis redis://localhost --threads 8': 'на окремій машині',
    },
  },
  host: {
    summary: 'зробити нове посилання на сторінку господаря',
    about:
      'Друкує нове посилання на сторінку того, хто тримає дім, зокрема поки сервери працюють. Попереднє посилання більше нічого не варте.',
    options: {
      config: 'файл налаштувань сервера (PARLOUR_CONFIG)',
      data: 'файл дому або postgresql://… (PARLOUR_DATA або data/parlour.sqlite)',
    },
    examples: {
      'parlour host': 'дім у звичайному файлі',
      'parlour host --config /etc/parlour/parlour.json': 'дім із файлу налаштувань: пароля не видно в списку процесів',
    },
  },
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
  move: {
    summary: 'перенести весь дім до іншої бази даних',
    about:
      'Переносить усе, що зберігає сервер, із файлу SQLite до бази PostgreSQL або назад: столи, людей, розмови, налаштування. Спершу зупиніть сервер. Місце призначення має бути порожнім; переноситься або все, або нічого, а попередній дім лишається як був.',
    options: {},
    examples: {
      'parlour move data/parlour.sqlite postgresql://parlour@localhost/parlour': 'із файлу на сервер баз даних',
      'parlour move postgresql://parlour@localhost/parlour house.sqlite': 'і назад у файл',
    },
  },
};

export const house: CliText['house'] = {
  noRedis: 'Треба сказати, де Redis: --redis redis://host:6379 (або PARLOUR_REDIS)',
  atWork: (threads) => `Усе готово до роботи, потоків: ${threads}. Ctrl-C завершує.`,
  noHouse: (file) => `У ${file} дому немає. Інший файл: --data FILE`,
  copied: (file) => `Повна копія лежить у ${file}.`,
  restored: (n, kept) => `Повернуто столів: ${n}. Уже були й лишилися як є: ${kept}.`,
  noTable: (id) => `Столу ${id} немає.`,
  notOver: (id) => `Стіл ${id} ще не закінчено; його візьме із собою лише «parlour backup».`,
  exported: (file) => `Записано у ${file}.`,
  imported: (path) => `Партія лежить за адресою ${path} вашого сервера.`,
  hostLink: (path) => `Цей дім ваш: ${path} на вашому сервері. Збережіть посилання, більше його не покажуть.`,
  moved: (tables, lines) => `Перенесено столів: ${tables}, ходів: ${lines}. Попередній дім лишився на місці.`,
};
