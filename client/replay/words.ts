import type { CheckName } from '@parlour/kernel';
import { type Language, plural, typeset } from '@parlour/kernel/text/types.ts';

/** What only a replay says. */
type ReplayWords = {
  hands: string;
  cards(n: number): string;
  through(name: string): string;
  result: string;
  takeOverHint: string;
  /** The last moment has nothing left to take over. */
  overHere: string;
  lastDecision: string;
  /** Of the page itself. */
  page: {
    title: string;
    through: string;
    open: string;
    spectator: string;
    play: string;
    pause: string;
    first: string;
    previous: string;
    next: string;
    last: string;
    position(line: number, of: number): string;
    timeline: string;
    verify: string;
    verified: string;
    notVerified: string;
    endedHere: string;
    checks: Record<CheckName, string>;
    save: string;
    takeOver: string;
    takeOverAs(name: string): string;
  };
};

export const replayWords: Record<Language, ReplayWords> = {
  en: typeset('en', {
    hands: 'Everyone’s cards',
    cards: (n) => plural('en', n, { one: `${n} card`, other: `${n} cards` }),
    through: (name) => `See it as ${name} does`,
    result: 'Result',
    takeOverHint:
      'A new game starts at exactly this point: you play one seat, bots play the others. Cards that nobody has seen are reshuffled and the dice are new, so it may go differently.',
    overHere: 'The game is over here. Pick an earlier moment to take over.',
    lastDecision: 'To the last decision',
    page: {
      title: 'Replay',
      through: 'Point of view',
      open: 'All hands open',
      spectator: 'Spectator',
      play: 'Play',
      pause: 'Pause',
      first: 'To the start',
      previous: 'One move back',
      next: 'One move forward',
      last: 'To the end',
      position: (line, of) => `Move ${line} of ${of}`,
      timeline: 'Timeline',
      verify: 'Verify',
      verified: 'This record is genuine: every roll, card and move was replayed and matched.',
      notVerified: 'This record couldn’t be confirmed.',
      endedHere: 'Everyone agreed to end the game here, so there is no result.',
      checks: {
        game: 'It’s a record of this game',
        rules: 'It was played by these rules',
        dice: 'The dice were fixed before play',
        actions: 'Every move was legal',
        chain: 'No line was altered',
        ending: 'The result is correct',
      },
      save: 'Save to a file',
      takeOver: 'Take over from here',
      takeOverAs: (name) => `As ${name}`,
    },
  }),
  ru: typeset('ru', {
    hands: 'Карты всех игроков',
    cards: (n) => plural('ru', n, { one: `${n} карта`, few: `${n} карты`, many: `${n} карт` }),
    through: (name) => `Смотреть глазами игрока: ${name}`,
    result: 'Итог',
    takeOverHint:
      'Ровно с этого момента начнётся новая партия: одно место ваше, за остальных играют боты. Карты, которых никто не видел, будут перемешаны заново, и броски будут новыми, так что всё может пойти иначе.',
    overHere: 'Здесь партия уже окончена. Выберите момент раньше.',
    lastDecision: 'К последнему решению',
    page: {
      title: 'Запись партии',
      through: 'Чьими глазами',
      open: 'Все карты открыты',
      spectator: 'Зритель',
      play: 'Пуск',
      pause: 'Пауза',
      first: 'В начало',
      previous: 'На ход назад',
      next: 'На ход вперёд',
      last: 'В конец',
      position: (line, of) => `Ход ${line} из ${of}`,
      timeline: 'Ход партии',
      verify: 'Проверить',
      verified: 'Запись подлинная: все броски, карты и ходы воспроизведены и совпали.',
      notVerified: 'Подтвердить эту запись не удалось.',
      endedHere: 'Все согласились закончить партию здесь, поэтому итога нет.',
      checks: {
        game: 'Это запись этой игры',
        rules: 'Партия шла по этим правилам',
        dice: 'Броски определены до начала партии',
        actions: 'Каждый ход сделан по правилам',
        chain: 'Ни одна строка не изменена',
        ending: 'Итог верен',
      },
      save: 'Сохранить в файл',
      takeOver: 'Играть отсюда',
      takeOverAs: (name) => `Играть за: ${name}`,
    },
  }),
  uk: typeset('uk', {
    hands: 'Карти всіх гравців',
    cards: (n) => plural('uk', n, { one: `${n} карта`, few: `${n} карти`, many: `${n} карт` }),
    through: (name) => `Дивитися очима гравця: ${name}`,
    result: 'Підсумок',
    takeOverHint:
      'Саме з цього моменту почнеться нова партія: одне місце ваше, за решту грають боти. Карти, яких ніхто не бачив, буде перетасовано, і кидки будуть нові, тож усе може піти інакше.',
    overHere: 'Тут партію вже завершено. Виберіть момент раніше.',
    lastDecision: 'До останнього рішення',
    page: {
      title: 'Запис партії',
      through: 'Чиїми очима',
      open: 'Усі карти відкриті',
      spectator: 'Глядач',
      play: 'Пуск',
      pause: 'Пауза',
      first: 'На початок',
      previous: 'На хід назад',
      next: 'На хід уперед',
      last: 'У кінець',
      position: (line, of) => `Хід ${line} з ${of}`,
      timeline: 'Перебіг партії',
      verify: 'Перевірити',
      verified: 'Запис справжній: усі кидки, карти й ходи відтворено, і вони збіглися.',
      notVerified: 'Підтвердити цей запис не вдалося.',
      endedHere: 'Усі погодилися завершити партію тут, тому підсумку немає.',
      checks: {
        game: 'Це запис цієї гри',
        rules: 'Партія йшла за цими правилами',
        dice: 'Кидки визначено до початку партії',
        actions: 'Кожен хід зроблено за правилами',
        chain: 'Жоден рядок не змінено',
        ending: 'Підсумок правильний',
      },
      save: 'Зберегти у файл',
      takeOver: 'Грати звідси',
      takeOverAs: (name) => `Грати за: ${name}`,
    },
  }),
};
