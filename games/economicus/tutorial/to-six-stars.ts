import type { TutorialStep } from '@parlour/kit';
import { asks, at, BOTH_PASS, bidding, by, choice, presses, READY } from './script.ts';

/** The missing link, a project, an exceptional offer, and the sixth star (EC-8, EC-11.15, EC-12, EC-3.2). */
export const toSixStars: TutorialStep[] = [
  {
    say: {
      en: 'A year on: you own 4, 6 and 7, with a loan on 6. Three stars of the six you need.',
      ru: 'Год спустя: у вас 4, 6 и 7, на 6 — кредит. Три звезды из шести.',
      uk: 'Рік по тому: у вас 4, 6 і 7, на 6 — кредит. Три зірки з шести.',
    },
    rule: 'EC-3.2',
    highlight: 'league',
  },
  {
    say: {
      en: 'Ada has rolled 5 at only 3M, the gap between your 4 and your 6. You own nothing in it, so it pays you nothing, yet. Continue.',
      ru: 'Ада выбросила 5 всего за 3М — разрыв между вашими 4 и 6. Там у вас ничего нет, и платы нет. Пока. Продолжайте.',
      uk: 'Ада викинула 5 лише за 3М — розрив між вашими 4 і 6. Там у вас нічого немає, тож і плати немає. Поки що. Продовжуйте.',
    },
    rule: 'EC-1.7',
    highlight: at('industry-5'),
    ...asks({ type: 'ready' }),
    then: [...READY, ...BOTH_PASS],
  },
  {
    say: {
      en: 'Nobody bids! With 3M you can’t pay 3M plus the fee. Borrow on 7.',
      ru: 'Никто не торгуется! С 3М не заплатить 3М и взнос. Займите под 7.',
      uk: 'Ніхто не торгується! З 3М не заплатити 3М і внесок. Позичте під 7.',
    },
    rule: 'EC-5.6',
    highlight: at('choice-takeLoan-7'),
    ...asks({ type: 'takeLoan', industry: 7 }),
  },
  {
    say: {
      en: 'Bid 3M. Had nobody wanted it, the price would have fallen by 3M, one for each player.',
      ru: 'Дайте 3М. Если бы никто не захотел, цена упала бы на 3М — по одному за игрока.',
      uk: 'Дайте 3М. Якби ніхто не захотів, ціна впала б на 3М — по одному за гравця.',
    },
    rule: 'EC-11.20',
    highlight: bidding(3),
    ...asks({ type: 'bid', amount: 3 }),
    then: [by(1, 'pass'), by(2, 'createProjects', { count: 1 })],
  },
  {
    say: {
      en: 'One chain of four: 4-5-6-7. Leo creates a project, a bulb beside the companies: half the price now, 2M whenever 5 is rolled. You pass.',
      ru: 'Одна цепочка из четырёх: 4-5-6-7. Лео создал проект — лампочка рядом с компаниями: полцены сразу и 2М каждый раз, когда выпадает 5. Вы — пас.',
      uk: 'Один ланцюжок із чотирьох: 4-5-6-7. Лео створив проєкт — лампочка біля компаній: пів ціни одразу і 2М щоразу, коли випадає 5. Ви — пас.',
    },
    rule: 'EC-11.16',
    highlight: at('plots-5'),
    ...asks({ type: 'pass' }),
    then: BOTH_PASS,
  },
  {
    say: { en: 'Continue: Leo rolls.', ru: 'Продолжайте: бросает Лео.', uk: 'Продовжуйте: кидає Лео.' },
    rule: 'EC-8.1',
    ...presses('ready'),
    then: [...READY, by(2, 'roll')],
  },
  {
    say: {
      en: '5! Your chain paid 12M. And Leo rolled a 6 for his project: 5 or 6 makes it a company, 1 burns it, anything else and it waits. Continue.',
      ru: '5! Ваша цепочка принесла 12М. А за проект Лео выпало 6: 5 и 6 дают компанию, 1 сжигает проект, иначе он ждёт. Продолжайте.',
      uk: '5! Ваш ланцюжок дав 12М. А за проєкт Лео випало 6: 5 і 6 дають компанію, 1 спалює проєкт, інакше він чекає. Продовжуйте.',
    },
    rule: 'EC-8.2',
    highlight: at('industry-5'),
    ...asks({ type: 'ready' }),
    then: [by(2, 'ready'), by(1, 'ready'), by(2, 'pass')],
  },
  {
    say: {
      en: 'A second company in 5 counts double in the chain. Bid 5M.',
      ru: 'Вторая компания в 5 удвоит её долю в цепочке. Дайте 5М.',
      uk: 'Друга компанія в 5 подвоїть її частку в ланцюжку. Дайте 5М.',
    },
    rule: 'EC-7.2',
    highlight: bidding(5),
    ...asks({ type: 'bid', amount: 5 }),
    then: BOTH_PASS,
  },
  {
    say: {
      en: 'Five stars. Create a project of your own for 3M: no star yet, but it raises the price by 2M.',
      ru: 'Пять звёзд. Создайте свой проект за 3М: звезды пока нет, но цена вырастет на 2М.',
      uk: 'П’ять зірок. Створіть власний проєкт за 3М: зірки поки немає, але ціна зросте на 2М.',
    },
    rule: 'EC-11.17',
    highlight: choice('createProjects-1'),
    ...asks({ type: 'createProjects', count: 1 }),
    then: [by(1, 'pass'), by(2, 'offerTakeover', { owner: 0, condition: 'clean' })],
  },
  {
    say: {
      en: 'Leo offers 14M for a company of yours. Selling costs a star; paying the bank 7M keeps it and doubles the price. Keep it!',
      ru: 'Лео даёт 14М за вашу компанию. Продать — уйдёт и звезда; заплатить банку 7М — она ваша, а цена удвоится. Оставьте себе!',
      uk: 'Лео дає 14М за вашу компанію. Продати — піде й зірка; заплатити банку 7М — вона ваша, а ціна подвоїться. Залиште собі!',
    },
    rule: 'EC-12.2',
    highlight: choice('keepCompany'),
    ...asks({ type: 'keepCompany' }),
  },
  {
    say: {
      en: 'Not a coin left, but five stars, and it’s your turn. Continue.',
      ru: 'Ни монеты, зато пять звёзд, и ваш ход. Продолжайте.',
      uk: 'Жодної монети, зате п’ять зірок, і ваш хід. Продовжуйте.',
    },
    rule: 'EC-12.3',
    ...presses('ready'),
    then: [by(2, 'ready'), by(1, 'ready')],
  },
  {
    say: { en: 'Roll!', ru: 'Бросайте!', uk: 'Кидайте!' },
    rule: 'EC-6.1',
    ...presses('roll'),
  },
  {
    say: {
      en: '7: five companies in one chain pay 15M. If you sell now, you can’t bid, so don’t. Continue.',
      ru: '7: пять компаний одной цепочки дают 15М. Кто сейчас продаст, не сможет торговаться, так что не продавайте. Продолжайте.',
      uk: '7: п’ять компаній одного ланцюжка дають 15М. Хто зараз продасть, не зможе торгуватися, тож не продавайте. Продовжуйте.',
    },
    rule: 'EC-9.3',
    highlight: 'desk',
    ...asks({ type: 'ready' }),
    then: READY,
  },
  {
    say: {
      en: 'For the sixth star: open with 9M.',
      ru: 'За шестую звезду: начните с 9М.',
      uk: 'За шосту зірку: почніть із 9М.',
    },
    rule: 'EC-11.2',
    highlight: bidding(9),
    ...asks({ type: 'bid', amount: 9 }),
    then: [by(1, 'pass'), by(2, 'bid', { amount: 10 })],
  },
  {
    say: {
      en: 'Leo fights back: 10M. You have 15M, and one more star wins. Bid 11M.',
      ru: 'Лео упирается: 10М. У вас 15М, и до победы одна звезда. Дайте 11М.',
      uk: 'Лео впирається: 10М. У вас 15М, і до перемоги одна зірка. Дайте 11М.',
    },
    rule: 'EC-3.2',
    highlight: bidding(11),
    ...asks({ type: 'bid', amount: 11 }),
    then: [by(2, 'pass')],
  },
];
