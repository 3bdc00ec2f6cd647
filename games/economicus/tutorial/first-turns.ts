import type { TutorialStep } from '@parlour/kit';
import { asks, at, BOTH_PASS, bidding, by, presses, READY } from './script.ts';

/** The first company, and its neighbour: roll, auction, fee, chain (EC-6, EC-11, EC-1.6). */
export const firstTurns: TutorialStep[] = [
  {
    say: {
      en: 'Good morning! Eleven industries lie in a ring, the last touching the first. Every company you own is a star, and six stars win on the spot.',
      ru: 'Доброе утро! Одиннадцать отраслей лежат кольцом, последняя касается первой. Каждая ваша компания — звезда, и шесть звёзд сразу побеждают.',
      uk: 'Доброго ранку! Одинадцять галузей лежать колом, остання торкається першої. Кожна ваша компанія — зірка, і шість зірок одразу перемагають.',
    },
    rule: 'EC-3.2',
    highlight: 'ring',
  },
  {
    say: {
      en: 'The dice decide whose day it is: 7 comes up six times in 36, 2 and 12 only once. Roll.',
      ru: 'Кубики решают, чей сегодня день: 7 выпадает шесть раз из 36, 2 и 12 — по разу. Бросайте.',
      uk: 'Кубики вирішують, чий сьогодні день: 7 випадає шість разів із 36, 2 і 12 — по разу. Кидайте.',
    },
    rule: 'EC-6.1',
    ...presses('roll'),
  },
  {
    say: {
      en: 'Retail, 6. It had no price, so the blue die set one: 3 × 2 = 6M. Nobody owns anything there: no profit, and nothing to sell. Continue.',
      ru: 'Розничная торговля, 6. Цены не было, её задал синий кубик: 3 × 2 = 6М. Там ещё ничего ни у кого нет: ни прибыли, ни продаж. Продолжайте.',
      uk: 'Роздрібна торгівля, 6. Ціни не було, її задав синій кубик: 3 × 2 = 6М. Там іще нічого ні в кого немає: ні прибутку, ні продажів. Продовжуйте.',
    },
    rule: 'EC-6.2',
    highlight: at('price-6'),
    ...asks({ type: 'ready' }),
    then: READY,
  },
  {
    say: {
      en: 'Every turn one free company in the active industry is auctioned. It’s your turn, so you open the bidding and pay no fee. Bid 6M.',
      ru: 'Каждый ход продают с аукциона одну свободную компанию активной отрасли. Ход ваш, поэтому начинаете вы и без взноса. Дайте 6М.',
      uk: 'Щоходу продають з аукціону одну вільну компанію активної галузі. Хід ваш, тож починаєте ви і без внеску. Дайте 6М.',
    },
    rule: 'EC-11.2',
    highlight: bidding(6),
    ...asks({ type: 'bid', amount: 6 }),
    then: BOTH_PASS,
  },
  {
    say: {
      en: 'Your first star. After the auction anyone may create projects; that can wait. Pass.',
      ru: 'Ваша первая звезда. После аукциона каждый может создать проекты; это подождёт. Спасуйте.',
      uk: 'Ваша перша зірка. Після аукціону кожен може створити проєкти; це зачекає. Спасуйте.',
    },
    rule: 'EC-3.1',
    highlight: at('industry-6'),
    ...asks({ type: 'pass' }),
    then: [...BOTH_PASS, ...BOTH_PASS],
  },
  {
    say: {
      en: 'At the end of a turn the game stops for everyone: here you can borrow, sell or deal. Continue.',
      ru: 'В конце хода игра останавливается для всех: здесь можно занять, продать, договориться. Продолжайте.',
      uk: 'Наприкінці ходу гра зупиняється для всіх: тут можна позичити, продати, домовитися. Продовжуйте.',
    },
    rule: 'EC-5.2',
    ...presses('ready'),
    then: [...READY, by(1, 'roll')],
  },
  {
    say: {
      en: 'Ada rolls 7, next door to your 6. You act in her turn too. Continue to the auction.',
      ru: 'Ада выбрасывает 7, рядом с вашей 6. Вы действуете и в её ход. Продолжайте: будет аукцион.',
      uk: 'Ада викидає 7, поруч із вашою 6. Ви дієте і в її хід. Продовжуйте: буде аукціон.',
    },
    rule: 'EC-1.5',
    highlight: at('industry-7'),
    ...asks({ type: 'ready' }),
    then: [...READY, by(1, 'bid', { amount: 6 }), by(2, 'pass')],
  },
  {
    say: {
      en: 'Ada bids 6M. In somebody else’s turn your first bid costs a fee of 1M, gone for good. A neighbour is worth it: bid 7M.',
      ru: 'Ада даёт 6М. В чужой ход за первую ставку платят взнос 1М, безвозвратно. Соседка того стоит: дайте 7М.',
      uk: 'Ада дає 6М. У чужий хід за першу ставку платять внесок 1М, безповоротно. Сусідка того варта: дайте 7М.',
    },
    rule: 'EC-11.5',
    highlight: bidding(7),
    ...asks({ type: 'bid', amount: 7 }),
    then: [by(1, 'pass'), ...BOTH_PASS],
  },
  {
    say: {
      en: 'Sold, and 7M is the new price of the industry. The band along the ring is your chain: 6 and 7 now pay together. Pass on projects.',
      ru: 'Продано, и 7М — новая цена отрасли. Лента вдоль кольца — ваша цепочка: 6 и 7 теперь платят вместе. Проекты пропустите.',
      uk: 'Продано, і 7М — нова ціна галузі. Стрічка вздовж кола — ваш ланцюжок: 6 і 7 тепер платять разом. Проєкти пропустіть.',
    },
    rule: 'EC-1.6',
    highlight: at('industry-7'),
    ...asks({ type: 'pass' }),
    then: BOTH_PASS,
  },
  {
    say: { en: 'Continue: Leo is next.', ru: 'Продолжайте: следующий — Лео.', uk: 'Продовжуйте: наступний — Лео.' },
    rule: 'EC-13.1',
    ...presses('ready'),
    then: [...READY, by(2, 'roll')],
  },
];
