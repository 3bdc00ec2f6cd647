import { type Language, plural, typeset } from '@parlour/kernel/text/types.ts';

/** What a rulebook says besides its rules; it comes with the book. */
export type BookWords = {
  contents: string;
  start: string;
  appendix: string;
  finePrint(n: number): string;
  mistakes: string;
  wrong: string;
  right: string;
  found(n: number): string;
  lesson: string;
  play: string;
  example: {
    label: string;
    task: string;
    tryIt: string;
    again: string;
    showMe: string;
    leave: string;
    done: string;
    waits: string;
    inBook: string;
  };
};

export const bookWords: Record<Language, BookWords> = {
  en: typeset('en', {
    contents: 'Contents',
    start: 'Quick start',
    appendix: 'Appendix',
    finePrint: (n) => plural('en', n, { one: `Fine print: ${n} rare case`, other: `Fine print: ${n} rare cases` }),
    mistakes: 'Common mistakes',
    wrong: 'You might think',
    right: 'In fact',
    found: (n) => plural('en', n, { one: `Found in ${n} place`, other: `Found in ${n} places` }),
    lesson: 'Learn by playing',
    play: 'Play a game',
    example: {
      label: 'Example',
      task: 'Your move',
      tryIt: 'Try it',
      again: 'Start over',
      showMe: 'Show me',
      leave: 'Close the board',
      done: 'That’s it.',
      waits: 'The others are answering…',
      inBook: 'Play this example in the rulebook',
    },
  }),
  ru: typeset('ru', {
    contents: 'Содержание',
    start: 'С чего начать',
    appendix: 'Приложение',
    finePrint: (n) =>
      plural('ru', n, {
        one: `Мелким шрифтом: ${n} редкий случай`,
        few: `Мелким шрифтом: ${n} редких случая`,
        many: `Мелким шрифтом: ${n} редких случаев`,
        other: `Мелким шрифтом: ${n} редкого случая`,
      }),
    mistakes: 'Частые ошибки',
    wrong: 'Кажется',
    right: 'На деле',
    found: (n) =>
      plural('ru', n, {
        one: `Найдено в ${n} месте`,
        few: `Найдено в ${n} местах`,
        many: `Найдено в ${n} местах`,
        other: `Найдено в ${n} местах`,
      }),
    lesson: 'Пройти урок',
    play: 'Сыграть',
    example: {
      label: 'Пример',
      task: 'Ваше решение',
      tryIt: 'Попробовать',
      again: 'Начать заново',
      showMe: 'Показать',
      leave: 'Закрыть поле',
      done: 'Вот и всё.',
      waits: 'Отвечают другие…',
      inBook: 'Сыграть этот пример в книге правил',
    },
  }),
  uk: typeset('uk', {
    contents: 'Зміст',
    start: 'З чого почати',
    appendix: 'Додаток',
    finePrint: (n) =>
      plural('uk', n, {
        one: `Дрібним шрифтом: ${n} рідкісний випадок`,
        few: `Дрібним шрифтом: ${n} рідкісні випадки`,
        many: `Дрібним шрифтом: ${n} рідкісних випадків`,
        other: `Дрібним шрифтом: ${n} рідкісного випадку`,
      }),
    mistakes: 'Часті помилки',
    wrong: 'Здається',
    right: 'Насправді',
    found: (n) =>
      plural('uk', n, {
        one: `Знайдено в ${n} місці`,
        few: `Знайдено в ${n} місцях`,
        many: `Знайдено в ${n} місцях`,
        other: `Знайдено в ${n} місця`,
      }),
    lesson: 'Пройти урок',
    play: 'Зіграти',
    example: {
      label: 'Приклад',
      task: 'Ваше рішення',
      tryIt: 'Спробувати',
      again: 'Почати заново',
      showMe: 'Показати',
      leave: 'Закрити поле',
      done: 'Ось і все.',
      waits: 'Відповідають інші…',
      inBook: 'Зіграти цей приклад у книзі правил',
    },
  }),
};
