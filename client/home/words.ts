import { type Language, typeset } from '@parlour/kernel/text/types.ts';

/** Why a file was not taken in, and what to do about it: seldom needed, so it is fetched when it is. */
export type ImportWords = {
  other: string;
  notJson: string;
  newer: string;
  gone: string;
  tooBig(megabytes: number, most: number): string;
  damaged(where: string): string;
  /** While they are on their way. */
  rules: string;
  noRules: string;
  otherRules(version: number): string;
  unknownGame(game: string): string;
  noSeed: string;
  /** Where a record stops being true, and what follows from that. */
  contradicts: { beginning: string; dice: string; result: string; unfinished: string; line(n: number): string };
  changed: string;
  full: string;
  notKept: string;
};

export const importWords: Record<Language, ImportWords> = {
  en: typeset('en', {
    other: 'This isn’t a Parlour game record. Choose a file saved by Parlour: its name usually ends in .parlour.json.',
    notJson:
      'This isn’t a Parlour game record, or it was cut short on its way here. Choose a file saved by Parlour, or save it again where it came from.',
    newer: 'This record was saved by a newer version of Parlour. Reload this page and open the file again.',
    gone: 'The file couldn’t be read: it may have been moved or deleted. Choose it again.',
    tooBig: (megabytes, most) =>
      `This file is too big for a game record: ${megabytes} MB, and a record never exceeds ${most} MB. Choose a file saved by Parlour.`,
    damaged: (where) =>
      `This game record is damaged${where === '' ? '' : ` (at “${where}”)`}, so it can’t be opened. Save it again where it came from.`,
    rules: 'Fetching the rules of this game… If you’re offline, it’ll open once you’re back online.',
    noRules: 'The rules of this game couldn’t be fetched. Reload this page and open the file again.',
    otherRules: (version) =>
      `This game was played by rules (version ${version}) that this copy of Parlour doesn’t have. Open it in a newer copy.`,
    unknownGame: (game) =>
      `This record is from a game that this copy of Parlour doesn’t have (${game}). Open it where it was played.`,
    noSeed:
      'The dice of this record haven’t been revealed yet, so the game can’t be replayed. Save the record again once the game is over.',
    contradicts: {
      beginning: 'This game can’t have begun the way the record says.',
      dice: 'The dice in this record aren’t the ones that were fixed before play.',
      result: 'The result in this record isn’t the one its moves lead to.',
      unfinished: 'The game in this record isn’t over yet, so it has no result.',
      line: (n) => `Line ${n} of this record doesn’t follow from the ones before it.`,
    },
    changed: 'The file has been changed or damaged, so it wasn’t imported. Ask for the original.',
    full: 'There’s no room left on this device, so the game wasn’t saved here. Free some space and open the file again.',
    notKept: 'This browser couldn’t save the game. Reload this page and open the file again.',
  }),
  ru: typeset('ru', {
    other:
      'Это не запись партии Parlour. Выберите файл, сохранённый в Parlour: обычно его имя кончается на .parlour.json.',
    notJson:
      'Это не запись партии Parlour, или файл дошёл не целиком. Выберите файл, сохранённый в Parlour, или сохраните запись ещё раз там, откуда она взята.',
    newer: 'Эта запись сохранена в более новой версии Parlour. Обновите страницу и откройте файл ещё раз.',
    gone: 'Файл не удалось прочитать: возможно, его переместили или удалили. Выберите его ещё раз.',
    tooBig: (megabytes, most) =>
      `Для записи партии файл слишком велик: ${megabytes} МБ, а запись не бывает больше ${most} МБ. Выберите файл, сохранённый в Parlour.`,
    damaged: (where) =>
      `Запись партии повреждена${where === '' ? '' : ` (место: «${where}»)`}, открыть её нельзя. Сохраните её ещё раз там, откуда она взята.`,
    rules: 'Загружаем правила этой партии… Если сети нет, партия откроется, когда сеть появится.',
    noRules: 'Не удалось загрузить правила этой партии. Обновите страницу и откройте файл ещё раз.',
    otherRules: (version) =>
      `Партия сыграна по правилам (версия ${version}), которых в этой копии Parlour нет. Откройте её в более новой.`,
    unknownGame: (game) => `Это запись игры, которой в этой копии Parlour нет (${game}). Откройте её там, где играли.`,
    noSeed:
      'Ключ случайности в этой записи ещё не раскрыт, поэтому воспроизвести партию нельзя. Сохраните запись ещё раз, когда партия закончится.',
    contradicts: {
      beginning: 'Партия не могла начаться так, как сказано в записи.',
      dice: 'Броски в записи не те, что были определены до начала партии.',
      result: 'Итог в записи не тот, к которому ведут её ходы.',
      unfinished: 'Партия в записи ещё не окончена, поэтому итога нет.',
      line: (n) => `Строка ${n} записи не следует из предыдущих.`,
    },
    changed: 'Файл изменён или повреждён, поэтому запись не сохранена. Попросите исходный файл.',
    full: 'На устройстве кончилось место, поэтому партия не сохранена. Освободите место и откройте файл ещё раз.',
    notKept: 'Браузеру не удалось сохранить партию. Обновите страницу и откройте файл ещё раз.',
  }),
  uk: typeset('uk', {
    other:
      'Це не запис партії Parlour. Виберіть файл, збережений у Parlour: зазвичай його назва закінчується на .parlour.json.',
    notJson:
      'Це не запис партії Parlour, або файл дійшов не повністю. Виберіть файл, збережений у Parlour, або збережіть запис ще раз там, звідки його взято.',
    newer: 'Цей запис збережено в новішій версії Parlour. Оновіть сторінку й відкрийте файл ще раз.',
    gone: 'Файл не вдалося прочитати: можливо, його перемістили або видалили. Виберіть його ще раз.',
    tooBig: (megabytes, most) =>
      `Для запису партії файл завеликий: ${megabytes} МБ, а запис не буває більший за ${most} МБ. Виберіть файл, збережений у Parlour.`,
    damaged: (where) =>
      `Запис партії пошкоджено${where === '' ? '' : ` (місце: «${where}»)`}, відкрити його не можна. Збережіть його ще раз там, звідки його взято.`,
    rules: 'Завантажуємо правила цієї партії… Якщо мережі немає, партія відкриється, коли мережа з’явиться.',
    noRules: 'Не вдалося завантажити правила цієї партії. Оновіть сторінку й відкрийте файл ще раз.',
    otherRules: (version) =>
      `Партію зіграно за правилами (версія ${version}), яких у цій копії Parlour немає. Відкрийте її в новішій.`,
    unknownGame: (game) => `Це запис гри, якої в цій копії Parlour немає (${game}). Відкрийте його там, де грали.`,
    noSeed:
      'Ключ випадковості в цьому записі ще не розкрито, тому відтворити партію не можна. Збережіть запис ще раз, коли партія закінчиться.',
    contradicts: {
      beginning: 'Партія не могла початися так, як сказано в записі.',
      dice: 'Кидки в записі не ті, що їх було визначено до початку партії.',
      result: 'Підсумок у записі не той, до якого ведуть його ходи.',
      unfinished: 'Партію в записі ще не завершено, тому підсумку немає.',
      line: (n) => `Рядок ${n} запису не випливає з попередніх.`,
    },
    changed: 'Файл змінено або пошкоджено, тому запис не збережено. Попросіть початковий файл.',
    full: 'На пристрої скінчилося місце, тому партію не збережено. Звільніть місце й відкрийте файл ще раз.',
    notKept: 'Браузеру не вдалося зберегти партію. Оновіть сторінку й відкрийте файл ще раз.',
  }),
};
