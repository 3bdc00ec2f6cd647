import type { TutorialStep } from '@parlour/kit';
import { asks, at, by, idles, inWindow, leading, playing, wants } from './script.ts';

/** Launch a plan, fund it, find a partner, pay the first burn (BO-4, BO-6, BO-9). */
export const first: TutorialStep[] = [
  {
    say: {
      en: 'It’s 1999. You run a venture fund with $100m. Whoever has the most money when the bubble bursts wins.',
      ru: 'На дворе 1999 год. У вас венчурный фонд и 100 млн $. Побеждает тот, у кого больше всего денег, когда лопнет пузырь.',
      uk: 'Надворі 1999 рік. У вас венчурний фонд і 100 млн $. Перемагає той, хто має найбільше грошей, коли лусне бульбашка.',
    },
    rule: 'BO-1.1',
    highlight: 'seat-0',
  },
  {
    say: {
      en: 'A turn has two steps: play one card, then do one thing with money. NeverShip Systems is a business plan: pick it and launch it.',
      ru: 'В ходе два шага: разыграть одну карту, потом сделать одно дело с деньгами. NeverShip Systems — бизнес-план: выберите его и запустите.',
      uk: 'У ході два кроки: зіграти одну карту, потім зробити одну справу з грошима. NeverShip Systems — бізнес-план: виберіть його й запустіть.',
    },
    rule: 'BO-4.1',
    highlight: playing('P02'),
    ...asks({ type: 'launch', plan: 'P02' }),
  },
  {
    say: {
      en: 'A plan you’ve launched isn’t yours yet: anybody may fund it. So fund it yourself, right away. Open its window: two shares at $6m each.',
      ru: 'План без денег никому не принадлежит: вложиться в него может любой. Поэтому сделайте это сами и сразу. Откройте его окно: две акции по 6 млн $.',
      uk: 'План без грошей нікому не належить: вкластися в нього може кожен. Тому зробіть це самі й одразу. Відкрийте його вікно: дві акції по 6 млн $.',
    },
    rule: 'BO-6.4',
    highlight: leading('P02', 2, 6),
    expect: wants({ type: 'lead', company: 'P02', shares: 2, price: 6 }),
    otherwise: {
      en: 'For this lesson: two shares, and the price set to 6 with the + button.',
      ru: 'Для этого урока: две акции и цена 6, её выставляет кнопка «+».',
      uk: 'Для цього уроку: дві акції й ціна 6, її ставить кнопка «+».',
    },
  },
  {
    say: {
      en: 'Three shares must be sold, and you may buy only two. You always need a partner: offer Rosa a share.',
      ru: 'Продать нужно три акции, а вам можно купить только две. Партнёр нужен всегда: предложите акцию Розе.',
      uk: 'Продати треба три акції, а вам можна купити лише дві. Партнер потрібен завжди: запропонуйте акцію Розі.',
    },
    rule: 'BO-6.9',
    highlight: inWindow('P02', 'ask-1'),
    ...asks({ type: 'invite', guest: 1 }),
    then: [by(1, 'buy')],
  },
  {
    say: {
      en: 'Three are sold. You could invite Max too, but every extra share shrinks your part of the company. Close the round.',
      ru: 'Три проданы. Можно позвать и Макса, но с каждой новой акцией ваша доля меньше. Закройте раунд.',
      uk: 'Три продано. Можна покликати й Макса, але з кожною новою акцією ваша частка менша. Закрийте раунд.',
    },
    rule: 'BO-6.10',
    highlight: inWindow('P02', 'close-round'),
    ...asks({ type: 'close' }),
    then: [...idles(2), ...idles(1)],
  },
  {
    say: {
      en: 'At the end of the round every funded company burned money: $18m became $16m. The battery shows how many more rounds it lasts. This money is the company’s, and never comes back to you.',
      ru: 'В конце раунда каждая компания платит расход: из 18 млн $ стало 16. Батарейка показывает, на сколько раундов хватит. Эти деньги — компании, к вам они не вернутся.',
      uk: 'Наприкінці раунду кожна компанія сплачує витрати: з 18 млн $ стало 16. Батарейка показує, на скільки раундів вистачить. Ці гроші — компанії, до вас вони не повернуться.',
    },
    rule: 'BO-9.1',
    highlight: at('company-P02'),
  },
];
