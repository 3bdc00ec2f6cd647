import type { TutorialStep } from '@parlour/kit';
import { asks, at, attaching, floating } from './script.ts';

/** The IPO in a hot market, and what the •Crash would do (BO-8, BO-10). */
export const market: TutorialStep[] = [
  {
    say: {
      en: 'Here it is: Software is hot. While this event lasts, every Software IPO adds 2. Your company glows.',
      ru: 'Вот оно: софт в моде. Пока это событие в силе, каждое IPO софтверной компании получает +2. Ваша компания светится.',
      uk: 'Ось воно: софт у моді. Поки ця подія чинна, кожне IPO софтової компанії отримує +2. Ваша компанія світиться.',
    },
    rule: 'BO-8.8',
    highlight: at('event'),
  },
  {
    say: {
      en: 'One more card makes it bigger still: attach the Paradigm Shift, it costs nothing.',
      ru: 'Ещё одна карта сделает её ещё крупнее: прикрепите «Смену парадигмы», она ничего не стоит.',
      uk: 'Ще одна карта зробить її ще більшою: прикріпіть «Зміну парадигми», вона нічого не коштує.',
    },
    rule: 'BO-8.7',
    highlight: attaching('C18', 'P02'),
    ...asks({ type: 'attach', card: 'C18', company: 'P02' }),
  },
  {
    say: {
      en: 'Five cards, the Limit is 4, and you’re the lead. Open the window and ring the bell.',
      ru: 'Пять карт, Лимит 4, ведущий инвестор — вы. Откройте окно и ударьте в колокол.',
      uk: 'П’ять карт, Ліміт 4, провідний інвестор — ви. Відкрийте вікно й ударте в дзвін.',
    },
    rule: 'BO-8.2',
    highlight: floating('P02'),
    ...asks({ type: 'takePublic', company: 'P02' }),
  },
  {
    say: {
      en: 'Die 5 + 5 cards + 1 for Benderssen + 2 for the hot market = 13: $500m, split over six shares. You hold four. What the company still had in cash went to the bank.',
      ru: 'Кубик 5 + 5 карт + 1 за Бендерссена + 2 за горячую отрасль = 13: 500 млн $ на шесть акций. У вас четыре. Что оставалось в компании, ушло в банк.',
      uk: 'Кубик 5 + 5 карт + 1 за Бендерссена + 2 за гарячу галузь = 13: 500 млн $ на шість акцій. У вас чотири. Що лишалося в компанії, пішло в банк.',
    },
    rule: 'BO-8.11',
    highlight: 'seat-0',
  },
  {
    say: {
      en: 'From the sixth round on, any event could be the •Crash. Then the game is over on the spot, and every company still on the table is worth nothing. Watch this clock.',
      ru: 'С шестого раунда любым событием может стать •Крах. Тогда игра сразу кончается, и всё, что ещё на столе, не стоит ничего. Следите за этими часами.',
      uk: 'Із шостого раунду будь-якою подією може стати •Крах. Тоді гра одразу закінчується, і все, що ще на столі, нічого не варте. Стежте за цим годинником.',
    },
    rule: 'BO-10.1',
    highlight: at('clock'),
  },
];
