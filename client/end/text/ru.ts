import { typeset } from '@parlour/kernel/text/types.ts';
import type { EndText } from './types.ts';

export const ru: EndText = typeset('ru', {
  wins: (name) => `Побеждает ${name}`,
  youWin: 'Победа за вами',
  draw: (names) => `Победу делят ${names}`,
  allLose: 'Проигрывают все',
  decided: (best, next, isShared) =>
    isShared ? `Итог равный: ${best}.` : next === null ? `Итог: ${best}.` : `Счёт ${best}:${next}.`,
  standings: 'Места',
  party: 'Отряд',
  place: (n) => `${n}-е место`,
  tied: 'поровну',
  bot: 'бот',
  chart: 'Как всё шло',
  chartSays: (title, last) => `График: ${title}. В конце: ${last}.`,
  chartTable: 'График в виде таблицы',
  loading: 'Вспоминаем партию…',
  tooShort: 'Партия кончилась так быстро, что рисовать нечего.',
  turningPoints: 'Переломные моменты',
  moment: (time, n) => `${time} ${n}`,
  takesLead: (name) => `вперёд выходит ${name}`,
  watch: (what) => `Посмотреть в записи: ${what}`,
  noTurns: 'Переломов не было: партия с начала шла в одну сторону.',
  again: 'Реванш',
  replay: 'Запись',
  home: 'На главную',
  table: 'Взглянуть на стол',
  share: 'Поделиться',
  save: 'Картинка',
  drawing: 'Рисуем…',
  notDrawn: 'Этот браузер не смог нарисовать картинку.',
});
