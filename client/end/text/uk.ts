import { typeset } from '@parlour/kernel/text/types.ts';
import type { EndText } from './types.ts';

/** «3-тє», «2-ге», «1-ше»: the ending of the neuter. */
const ENDINGS: Record<number, string> = { 1: 'ше', 2: 'ге', 3: 'тє', 7: 'ме', 8: 'ме' };

export const uk: EndText = typeset('uk', {
  wins: (name) => `Перемагає ${name}`,
  youWin: 'Перемога за вами',
  draw: (names) => `Перемогу ділять ${names}`,
  allLose: 'Програють усі',
  decided: (best, next, isShared) =>
    isShared ? `Підсумок рівний: ${best}.` : next === null ? `Підсумок: ${best}.` : `Рахунок ${best}:${next}.`,
  standings: 'Місця',
  party: 'Загін',
  place: (n) => `${n}-${ENDINGS[n] ?? 'те'} місце`,
  tied: 'порівну',
  bot: 'бот',
  chart: 'Як усе йшло',
  chartSays: (title, last) => `Графік: ${title}. Наприкінці: ${last}.`,
  chartTable: 'Графік у вигляді таблиці',
  loading: 'Пригадуємо партію…',
  tooShort: 'Партія скінчилася так швидко, що малювати нічого.',
  turningPoints: 'Переломні моменти',
  moment: (time, n) => `${time} ${n}`,
  takesLead: (name) => `уперед виходить ${name}`,
  watch: (what) => `Подивитися в записі: ${what}`,
  noTurns: 'Переломів не було: партія від початку йшла в один бік.',
  again: 'Реванш',
  replay: 'Запис',
  home: 'На головну',
  table: 'Поглянути на стіл',
  share: 'Поділитися',
  save: 'Картинка',
  drawing: 'Малюємо…',
  notDrawn: 'Цей браузер не зміг намалювати картинку.',
});
