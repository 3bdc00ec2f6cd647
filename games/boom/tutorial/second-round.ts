import type { TutorialStep } from '@parlour/kit';
import { asks, at, attaching, by, idles, inWindow, leading, wants } from './script.ts';

/** The Limit falls, an Entrepreneur joins, a blimp arrives, and money must be found again (BO-5, BO-7, BO-8.5). */
export const funding: TutorialStep[] = [
  {
    say: {
      en: 'A new event lowered the IPO Limit from 6 to 5. That cuts both ways: a company now needs only five cards to go public, and every company burns $2m more.',
      ru: 'Новое событие снизило Лимит IPO с 6 до 5. Это палка о двух концах: для биржи хватит пяти карт, зато каждая компания тратит на 2 млн $ больше.',
      uk: 'Нова подія знизила Ліміт IPO з 6 до 5. Це палиця з двома кінцями: для біржі досить п’яти карт, зате кожна компанія витрачає на 2 млн $ більше.',
    },
    rule: 'BO-8.5',
    highlight: at('limit'),
  },
  {
    say: {
      en: 'Make it grow. Mark Benderssen knows Software, and so does the company: he counts as a card and adds 1 at the IPO. Pick him, then the glowing company.',
      ru: 'Пусть компания растёт. Марк Бендерссен знает софт, а компания как раз софтверная: он считается картой и добавит 1 при IPO. Выберите его, потом светящуюся компанию.',
      uk: 'Хай компанія росте. Марк Бендерссен знає софт, а компанія саме софтова: він рахується як карта й додасть 1 на IPO. Виберіть його, потім компанію, що світиться.',
    },
    rule: 'BO-8.9',
    highlight: attaching('C01', 'P02'),
    ...asks({ type: 'attach', card: 'C01', company: 'P02' }),
  },
  {
    say: {
      en: 'Two cards of five: too early for the stock exchange. Pass, and see what the others are up to.',
      ru: 'Две карты из пяти: на биржу рано. Пропустите и посмотрите, что затевают остальные.',
      uk: 'Дві карти з п’яти: на біржу рано. Спасуйте й подивіться, що замислили інші.',
    },
    rule: 'BO-4.4',
    highlight: '[data-action="pass"]',
    ...asks({ type: 'pass' }),
    then: [...idles(1), by(2, 'attach', { card: 'C37', company: 'P02' }), by(2, 'pass')],
  },
  {
    say: {
      en: 'Max has hung the Sponsored Blimp on your company: one more card for the IPO, and $5m more to burn every round. Anybody may attach anything to anything.',
      ru: 'Макс прицепил к вашей компании «Именной дирижабль»: для IPO это ещё одна карта, но расход вырос на 5 млн $ за раунд. Прицеплять можно кому угодно что угодно.',
      uk: 'Макс причепив до вашої компанії «Іменний дирижабль»: для IPO це ще одна карта, але витрати зросли на 5 млн $ за раунд. Чіпляти можна кому завгодно що завгодно.',
    },
    rule: 'BO-5.6',
    highlight: at('company-P02'),
  },
  {
    say: {
      en: 'And the Limit fell again. $6m of cash against a burn of 13: it dies this round. First help a little: attach the Banner Ads, which lower the burn.',
      ru: 'А Лимит упал ещё раз. 6 млн $ против расхода 13: в этом раунде компания погибнет. Сначала помогите чуть-чуть: прикрепите «Баннеры», они снижают расход.',
      uk: 'А Ліміт упав іще раз. 6 млн $ проти витрат 13: у цьому раунді компанія загине. Спершу трохи допоможіть: прикріпіть «Банерну рекламу», вона зменшує витрати.',
    },
    rule: 'BO-9.4',
    highlight: attaching('C28', 'P02'),
    ...asks({ type: 'attach', card: 'C28', company: 'P02' }),
  },
  {
    say: {
      en: 'Four cards: it could go public today. But Software isn’t hot yet, and that event is still to come. Keep it alive instead: lead another round, two shares at $8m.',
      ru: 'Четыре карты: можно на биржу хоть сегодня. Но софт пока не в моде, и это событие ещё впереди. Лучше спасите компанию: ведите новый раунд, две акции по 8 млн $.',
      uk: 'Чотири карти: можна на біржу хоч сьогодні. Але софт поки не в моді, і ця подія ще попереду. Краще врятуйте компанію: ведіть новий раунд, дві акції по 8 млн $.',
    },
    rule: 'BO-7.1',
    highlight: leading('P02', 2, 8),
    expect: wants({ type: 'lead', company: 'P02', shares: 2, price: 8 }),
    otherwise: {
      en: 'In its window choose “Lead another round”: two shares at $8m.',
      ru: 'В окне компании выберите «Вести новый раунд»: две акции по 8 млн $.',
      uk: 'У вікні компанії виберіть «Вести новий раунд»: дві акції по 8 млн $.',
    },
    then: [by(1, 'buy')],
  },
  {
    say: {
      en: 'Rosa was an investor already, so she had to be asked first, and bought. Any investor may lead a round and take the lead from you that way. Close this one.',
      ru: 'Роза уже была инвестором, поэтому её нужно было спросить первой, и она купила. Вести раунд может любой инвестор — и так перехватить компанию. Закройте этот.',
      uk: 'Роза вже була інвесторкою, тому її треба було спитати першою, і вона купила. Вести раунд може будь-який інвестор — і так перехопити компанію. Закрийте цей.',
    },
    rule: 'BO-7.5',
    highlight: inWindow('P02', 'close-round'),
    ...asks({ type: 'close' }),
    then: [...idles(1), ...idles(2)],
  },
];
