import type { TutorialStep } from '@parlour/kit';
import { asks, at, BOTH_PASS, bidding, by, presses, READY } from './script.ts';

/** The chain pays, one is outbid, a loan wins a bid, and the year ends (EC-7, EC-11.6, EC-14, EC-13). */
export const chainAndLoan: TutorialStep[] = [
  {
    say: {
      en: '7 again! You own a company there, so your whole chain pays: 3M for 7 and 3M for 6. Nobody else gets anything. Continue.',
      ru: 'Снова 7! У вас там компания, и платит вся цепочка: 3М за 7 и 3М за 6. Остальным — ничего. Продолжайте.',
      uk: 'Знову 7! У вас там компанія, і платить увесь ланцюжок: 3М за 7 і 3М за 6. Решті — нічого. Продовжуйте.',
    },
    rule: 'EC-7.1',
    highlight: at('industry-7'),
    ...asks({ type: 'ready' }),
    then: [by(2, 'ready'), by(1, 'ready'), by(2, 'bid', { amount: 7 })],
  },
  {
    say: {
      en: 'Leo opens with 7M. Raise to 8M: whatever is paid becomes the price of your own company here.',
      ru: 'Лео начинает с 7М. Поднимите до 8М: сколько заплатят, столько будет стоить и ваша компания здесь.',
      uk: 'Лео починає із 7М. Підніміть до 8М: скільки заплатять, стільки коштуватиме й ваша компанія тут.',
    },
    rule: 'EC-11.4',
    highlight: bidding(8),
    ...asks({ type: 'bid', amount: 8 }),
    then: [by(1, 'bid', { amount: 9 }), by(2, 'pass')],
  },
  {
    say: {
      en: 'Ada says 9M. Let her: pass. A pass is final in this auction, and your fee is gone.',
      ru: 'Ада даёт 9М. Пусть: спасуйте. Пас в этом аукционе окончательный, а взнос потерян.',
      uk: 'Ада дає 9М. Нехай: спасуйте. Пас у цьому аукціоні остаточний, а внесок утрачено.',
    },
    rule: 'EC-11.6',
    highlight: 'desk',
    ...asks({ type: 'pass' }),
    then: [by(2, 'pass')],
  },
  {
    say: { en: 'No projects now: pass.', ru: 'Проекты пока не нужны: пас.', uk: 'Проєкти поки не потрібні: пас.' },
    rule: 'EC-11.15',
    ...presses('pass'),
    then: BOTH_PASS,
  },
  {
    say: {
      en: 'Last phase: anybody may offer an owner twice the price, 18M for Ada’s company. Too expensive today: pass.',
      ru: 'Последняя фаза: любому владельцу можно предложить двойную цену, 18М за компанию Ады. Сегодня дорого: пас.',
      uk: 'Остання фаза: будь-якому власникові можна запропонувати подвійну ціну, 18М за компанію Ади. Сьогодні задорого: пас.',
    },
    rule: 'EC-12.1',
    highlight: 'desk',
    ...asks({ type: 'pass' }),
  },
  {
    say: { en: 'Continue.', ru: 'Продолжайте.', uk: 'Продовжуйте.' },
    rule: 'EC-5.2',
    ...presses('ready'),
    then: [by(2, 'ready'), by(1, 'ready')],
  },
  {
    say: {
      en: 'You’re the auditor: you opened the year and you close it. Roll.',
      ru: 'Вы аудитор: начали год и завершаете его. Бросайте.',
      uk: 'Ви аудитор: почали рік і завершуєте його. Кидайте.',
    },
    rule: 'EC-4.3',
    highlight: 'year',
    ...asks({ type: 'roll' }),
  },
  {
    say: {
      en: 'Power, 4, at 9M: two steps from your chain. Continue to its auction.',
      ru: 'Энергетика, 4, за 9М: в двух шагах от вашей цепочки. Продолжайте: аукцион.',
      uk: 'Енергетика, 4, за 9М: за два кроки від вашого ланцюжка. Продовжуйте: аукціон.',
    },
    rule: 'EC-6.1',
    highlight: at('industry-4'),
    ...asks({ type: 'ready' }),
    then: READY,
  },
  {
    say: { en: 'Open with 9M.', ru: 'Начните с 9М.', uk: 'Почніть із 9М.' },
    rule: 'EC-11.2',
    highlight: bidding(9),
    ...asks({ type: 'bid', amount: 9 }),
    then: [by(1, 'pass'), by(2, 'bid', { amount: 11 })],
  },
  {
    say: {
      en: 'Leo bids 11M, all the cash you have. But you can actually pay more: borrow 5M on Retail, under the bar or on its segment.',
      ru: 'Лео даёт 11М — все ваши деньги. Но заплатить вы можете больше: займите 5М под «Розничную торговлю», под полоской или на её секторе.',
      uk: 'Лео дає 11М — усі ваші гроші. Але заплатити ви можете більше: позичте 5М під «Роздрібну торгівлю», під смужкою або на її секторі.',
    },
    rule: 'EC-14.1',
    highlight: at('choice-takeLoan-6'),
    ...asks({ type: 'takeLoan', industry: 6 }),
  },
  {
    say: {
      en: 'The company now bears the bank’s seal: it earns as before and costs 1M a year. Bid 12M.',
      ru: 'На компании теперь печать банка: зарабатывает она как прежде, но стоит 1М в год. Дайте 12М.',
      uk: 'На компанії тепер печатка банку: заробляє вона як раніше, але коштує 1М на рік. Дайте 12М.',
    },
    rule: 'EC-14.4',
    highlight: bidding(12),
    ...asks({ type: 'bid', amount: 12 }),
    then: [by(2, 'pass')],
  },
  {
    say: { en: 'Three stars. Pass on projects.', ru: 'Три звезды. Проекты — пас.', uk: 'Три зірки. Проєкти — пас.' },
    rule: 'EC-3.1',
    highlight: 'league',
    ...asks({ type: 'pass' }),
    then: BOTH_PASS,
  },
  {
    say: {
      en: 'Nobody can afford an offer. Continue.',
      ru: 'На предложения денег ни у кого нет. Продолжайте.',
      uk: 'На пропозиції грошей ні в кого немає. Продовжуйте.',
    },
    rule: 'EC-12.5',
    ...presses('ready'),
    then: READY,
  },
  {
    say: {
      en: 'The year ends. This is the last chance to repay a loan before interest; it would cost 6M. Continue.',
      ru: 'Год кончается. Последний случай погасить кредит до процентов; это стоило бы 6М. Продолжайте.',
      uk: 'Рік закінчується. Остання нагода погасити кредит до відсотків; це коштувало б 6М. Продовжуйте.',
    },
    rule: 'EC-14.6',
    highlight: 'year',
    ...asks({ type: 'ready' }),
    then: READY,
  },
  {
    say: { en: 'Pay the interest: 1M.', ru: 'Заплатите проценты: 1М.', uk: 'Заплатіть відсотки: 1М.' },
    rule: 'EC-13.3',
    ...presses('payInterest'),
    then: [by(1, 'roll')],
  },
];
