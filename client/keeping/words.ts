import { type Language, plural, typeset } from '@parlour/kernel/text/types.ts';

/** What is said about keeping games, and about their dice: seldom needed, so it is fetched when it is. */
type KeepingWords = {
  damaged(n: number): string;
  damagedSave: string;
  rules0: string;
  notBegun: string;
  storage: Record<'blocked' | 'newer' | 'none', string>;
  reload: string;
  unsaved: { title: string; hint: string; retry: string; file: string };
  dice: {
    title: string;
    steps: readonly string[];
    host: string;
    given: string;
    commitment: string;
    checking: string;
    fair: string;
    asPromised: string;
    notAsPromised: string;
    unfair: string;
  };
};

export const keepingWords: Record<Language, KeepingWords> = {
  en: typeset('en', {
    damaged: (n) =>
      plural('en', n, { one: `${n} table can’t be read any more.`, other: `${n} tables can’t be read any more.` }),
    damagedSave: 'Save what’s left to a file',
    rules0: 'Games started before rules had versions can be finished, watched and verified, but not taken over midway.',
    notBegun: 'The new game couldn’t be set up. Free some space on this device or reload this page, then try again.',
    storage: {
      blocked: 'Another tab has an older version of Parlour open. Close it, and your games will appear here.',
      newer: 'A newer version of Parlour has been opened on this device. Reload this page to continue.',
      none: 'This browser won’t let Parlour store anything, so games can’t be kept here. Leave private mode or allow storage for this site.',
    },
    reload: 'Reload',
    unsaved: {
      title: 'This move couldn’t be saved',
      hint: 'So it wasn’t made, and nothing is lost. The device is probably full: free some space and try again, or save the game to a file and continue it elsewhere.',
      retry: 'Try again',
      file: 'Save the game to a file',
    },
    dice: {
      title: 'Are the dice fair?',
      steps: [
        'Before the game, the table drew a secret number and showed this page its fingerprint. From then on it couldn’t pick another.',
        'Then everyone added a random number of their own: first all the fingerprints, then the numbers, so nobody could react to anybody else’s.',
        'All dice and cards follow from these numbers together. Neither the table nor any player could steer them.',
        'At the end, the secret number is revealed. This page checks it for itself and replays the whole game.',
      ],
      host: 'One thing can’t be ruled out: the person running the table could read the secret number on their own disk during the game. They can’t change the dice, but they could know them.',
      given: 'The cards and dice of this table were fixed beforehand, as in a lesson.',
      commitment: 'Fingerprint of this table’s secret number',
      checking: 'Checking the dice…',
      fair: 'Dice and moves checked: every roll, card and move was replayed and matched.',
      asPromised: 'They’re the dice this page was promised at the start.',
      notAsPromised: 'These are NOT the dice this page was promised at the start.',
      unfair: 'The record of this game failed verification',
    },
  }),
  ru: typeset('ru', {
    damaged: (n) =>
      plural('ru', n, {
        one: `${n} стол больше не читается.`,
        few: `${n} стола больше не читаются.`,
        many: `${n} столов больше не читаются.`,
      }),
    damagedSave: 'Сохранить, что осталось, в файл',
    rules0:
      'Партии, начатые до появления версий правил, можно доиграть, пересмотреть и проверить, но нельзя продолжить с середины за другого.',
    notBegun:
      'Новую партию начать не удалось. Освободите место на устройстве или обновите страницу и попробуйте ещё раз.',
    storage: {
      blocked: 'В другой вкладке открыта старая версия Parlour. Закройте её, и ваши партии появятся здесь.',
      newer: 'На этом устройстве уже открывали более новую версию Parlour. Обновите страницу, чтобы продолжить.',
      none: 'Браузер не даёт Parlour места для хранения, поэтому партии здесь не сохранятся. Выйдите из приватного режима или разрешите хранение для этого сайта.',
    },
    reload: 'Обновить',
    unsaved: {
      title: 'Ход не удалось сохранить',
      hint: 'Поэтому он не сделан, и ничего не потеряно. Скорее всего, на устройстве кончилось место: освободите его и повторите или сохраните партию в файл и продолжите в другом месте.',
      retry: 'Повторить',
      file: 'Сохранить партию в файл',
    },
    dice: {
      title: 'Честны ли кубики?',
      steps: [
        'До начала партии стол загадал секретное число и показал этой странице его отпечаток. С этого момента заменить число он уже не мог.',
        'Затем каждый участник добавил своё случайное число: сначала все показали отпечатки, потом сами числа, так что подстроиться не мог никто.',
        'Все кубики и карты следуют из этих чисел вместе. Ни стол, ни игроки не могли ими управлять.',
        'В конце секретное число раскрывается. Страница сама проверяет его и воспроизводит всю партию заново.',
      ],
      host: 'Одного исключить нельзя: тот, у кого работает стол, мог во время партии прочитать секретное число на своём диске. Изменить кубики он не может, а знать их наперёд мог.',
      given: 'Карты и кубики этого стола заданы заранее, как в уроке.',
      commitment: 'Отпечаток секретного числа этого стола',
      checking: 'Проверяем кубики…',
      fair: 'Кубики и ходы проверены: все броски, карты и ходы воспроизведены и совпали.',
      asPromised: 'Это те самые кубики, которые были обещаны этой странице в начале.',
      notAsPromised: 'Это НЕ те кубики, которые были обещаны этой странице в начале.',
      unfair: 'Запись этой партии не проходит проверку',
    },
  }),
  uk: typeset('uk', {
    damaged: (n) =>
      plural('uk', n, {
        one: `${n} стіл більше не читається.`,
        few: `${n} столи більше не читаються.`,
        many: `${n} столів більше не читаються.`,
      }),
    damagedSave: 'Зберегти, що лишилося, у файл',
    rules0:
      'Партії, розпочаті до появи версій правил, можна дограти, переглянути й перевірити, але не можна продовжити із середини за іншого.',
    notBegun: 'Нову партію розпочати не вдалося. Звільніть місце на пристрої або оновіть сторінку й спробуйте ще раз.',
    storage: {
      blocked: 'В іншій вкладці відкрито стару версію Parlour. Закрийте її, і ваші партії з’являться тут.',
      newer: 'На цьому пристрої вже відкривали новішу версію Parlour. Оновіть сторінку, щоб продовжити.',
      none: 'Браузер не дає Parlour місця для зберігання, тому партії тут не збережуться. Вийдіть із приватного режиму або дозвольте зберігання для цього сайту.',
    },
    reload: 'Оновити',
    unsaved: {
      title: 'Хід не вдалося зберегти',
      hint: 'Тому його не зроблено, і нічого не втрачено. Найімовірніше, на пристрої скінчилося місце: звільніть його й повторіть або збережіть партію у файл і продовжте деінде.',
      retry: 'Повторити',
      file: 'Зберегти партію у файл',
    },
    dice: {
      title: 'Чи чесні кубики?',
      steps: [
        'До початку партії стіл загадав таємне число й показав цій сторінці його відбиток. Відтоді замінити число він уже не міг.',
        'Потім кожен учасник додав своє випадкове число: спершу всі показали відбитки, а тоді самі числа, тож підлаштуватися не міг ніхто.',
        'Усі кубики й карти випливають із цих чисел разом. Ані стіл, ані гравці не могли ними керувати.',
        'Наприкінці таємне число розкривається. Сторінка сама перевіряє його й відтворює всю партію заново.',
      ],
      host: 'Одного виключити не можна: той, у кого працює стіл, міг під час партії прочитати таємне число на своєму диску. Змінити кубики він не може, а знати їх наперед міг.',
      given: 'Карти й кубики цього столу задано заздалегідь, як в уроці.',
      commitment: 'Відбиток таємного числа цього столу',
      checking: 'Перевіряємо кубики…',
      fair: 'Кубики й ходи перевірено: усі кидки, карти й ходи відтворено, і вони збіглися.',
      asPromised: 'Це ті самі кубики, які було обіцяно цій сторінці на початку.',
      notAsPromised: 'Це НЕ ті кубики, які було обіцяно цій сторінці на початку.',
      unfair: 'Запис цієї партії не проходить перевірки',
    },
  }),
};
