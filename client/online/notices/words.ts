import { type Language, typeset } from '@parlour/kernel/text/types.ts';

/** Words about being told that it is one's turn. */
type NoticeText = {
  title: string;
  hint: string;
  here: string;
  hereOn: string;
  needsTls: string;
  notPossible: string;
  denied: string;
  webhook: string;
  webhookHint: string;
  forTable: string;
  forTableHint: string;
  add: string;
  address: string;
  none: string;
  push: string;
  hook(host: string): string;
  tableHook(host: string): string;
  tryOut: string;
  remove: string;
  sent: string;
  failed: string;
  gone: string;
  stopping: string;
  stopped: string;
};

export const noticeText: Record<Language, NoticeText> = {
  en: typeset('en', {
    title: 'Tell me when it’s my turn',
    hint: 'Once per turn, and only while you’re away from the table. Notifications never give away anything hidden in the game.',
    here: 'In this browser',
    hereOn: 'This browser will notify you.',
    needsTls:
      'Browser notifications need an encrypted address (https). How to get one: docs/running.md. A webhook works without it.',
    notPossible: 'This browser can’t show notifications. On an iPhone, add Parlour to the home screen first.',
    denied: 'Notifications from this site are blocked. Allow them in the browser’s settings for it.',
    webhook: 'By webhook',
    webhookHint:
      'In Discord: the channel’s settings, Integrations, Webhooks. In Slack: an app with Incoming Webhooks. Or a program of your own.',
    forTable: 'Tell a chat whose turn it is',
    forTableHint: 'A Discord or Slack webhook that posts whose turn it is at this table.',
    add: 'Add',
    address: 'Webhook address',
    none: 'Nothing yet.',
    push: 'a browser',
    hook: (host) => `webhook at ${host}`,
    tableHook: (host) => `webhook at ${host}, for one table`,
    tryOut: 'Try it',
    remove: 'Remove',
    sent: 'Sent. Check that it arrived.',
    failed: 'It couldn’t be delivered. Is the address right?',
    gone: 'That address doesn’t accept notifications, or the server isn’t allowed to reach it. It was removed.',
    stopping: 'One moment…',
    stopped: 'You won’t get these notifications any more.',
  }),
  ru: typeset('ru', {
    title: 'Сообщать, когда мой ход',
    hint: 'Один раз за ход и только когда вас нет за столом. То, что в игре скрыто, в сообщения не попадает.',
    here: 'В этом браузере',
    hereOn: 'Этот браузер вам сообщит.',
    needsTls:
      'Уведомлениям браузера нужен зашифрованный адрес (https). Как его получить: docs/running.md. Вебхук работает и здесь.',
    notPossible: 'Этот браузер не умеет уведомлять. На iPhone сначала добавьте Parlour на экран «Домой».',
    denied: 'Браузеру запрещено показывать уведомления отсюда. Разрешите их в настройках этого сайта.',
    webhook: 'Через вебхук',
    webhookHint:
      'В Discord: настройки канала, «Интеграция», «Вебхуки». В Slack: приложение с Incoming Webhooks. Или ваша собственная программа.',
    forTable: 'Сообщать в чат, чей ход',
    forTableHint: 'Вебхук Discord или Slack: там назовут того, чей ответ нужен за этим столом.',
    add: 'Добавить',
    address: 'Адрес вебхука',
    none: 'Пока ничего.',
    push: 'браузер',
    hook: (host) => `вебхук на ${host}`,
    tableHook: (host) => `вебхук на ${host}, для одного стола`,
    tryOut: 'Проверить',
    remove: 'Убрать',
    sent: 'Отправлено. Проверьте, пришло ли.',
    failed: 'Доставить не удалось. Проверьте адрес.',
    gone: 'Сообщений там не принимают, либо серверу нельзя туда обращаться. Адрес убран.',
    stopping: 'Минутку…',
    stopped: 'Больше вы не будете получать эти сообщения.',
  }),
  uk: typeset('uk', {
    title: 'Сповіщати, коли мій хід',
    hint: 'Один раз за хід і лише тоді, коли вас немає за столом. Те, що в грі приховано, у сповіщення не потрапляє.',
    here: 'У цьому браузері',
    hereOn: 'Цей браузер вас сповістить.',
    needsTls:
      'Сповіщенням браузера потрібна зашифрована адреса (https). Як її отримати: docs/running.md. Вебхук працює й тут.',
    notPossible: 'Цей браузер не вміє сповіщати. На iPhone спершу додайте Parlour на початковий екран.',
    denied: 'Браузеру заборонено показувати сповіщення звідси. Дозвольте їх у налаштуваннях цього сайту.',
    webhook: 'Через вебхук',
    webhookHint:
      'У Discord: налаштування каналу, «Інтеграції», «Вебхуки». У Slack: застосунок з Incoming Webhooks. Або ваша власна програма.',
    forTable: 'Сповіщати в чат, чий хід',
    forTableHint: 'Вебхук Discord або Slack: там назвуть того, чия відповідь потрібна за цим столом.',
    add: 'Додати',
    address: 'Адреса вебхука',
    none: 'Поки що нічого.',
    push: 'браузер',
    hook: (host) => `вебхук на ${host}`,
    tableHook: (host) => `вебхук на ${host}, для одного столу`,
    tryOut: 'Перевірити',
    remove: 'Прибрати',
    sent: 'Надіслано. Перевірте, чи надійшло.',
    failed: 'Доставити не вдалося. Перевірте адресу.',
    gone: 'Сповіщень там не приймають, або серверу не можна туди звертатися. Адресу прибрано.',
    stopping: 'Хвилинку…',
    stopped: 'Ви більше не отримуватимете цих сповіщень.',
  }),
};
