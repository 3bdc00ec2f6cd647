import type { Together } from '@parlour/kit';
import { START_TREASURY } from '../content/table.ts';
import type { Boom } from '../types.ts';

/** The first round for a whole room around a screen. */
export const together: Together<Boom> = {
  opening: () => [
    {
      en: `It’s 1999. Each of you runs a venture fund with $${START_TREASURY}m. Whoever has the most money when the bubble bursts wins.`,
      ru: `На дворе 1999 год. У каждого из вас венчурный фонд и ${START_TREASURY} млн $. Побеждает тот, у кого больше всего денег, когда лопнет пузырь.`,
      uk: `Надворі 1999 рік. У кожного з вас венчурний фонд і ${START_TREASURY} млн $. Перемагає той, хто має найбільше грошей, коли лусне бульбашка.`,
    },
    {
      en: 'Turn plans into companies, find partners, and take them public before their money is burned. Only an IPO pays.',
      ru: 'Превращайте планы в компании, ищите партнёров и выходите на биржу, пока не кончились деньги. Платит только IPO.',
      uk: 'Перетворюйте плани на компанії, шукайте партнерів і виходьте на біржу, доки не скінчилися гроші. Платить лише IPO.',
    },
  ],
  questions: {
    'turn.cardStep': {
      short: {
        en: 'Play one card, or none: a plan starts a company, other cards make one bigger.',
        ru: 'Разыграйте одну карту или ни одной: план открывает компанию, другие карты её растят.',
        uk: 'Зіграйте одну карту або жодної: план відкриває компанію, інші карти її ростять.',
      },
      more: {
        en: 'More cards mean a better IPO, but most of them burn money every round.',
        ru: 'Чем больше карт, тем лучше IPO, но почти каждая добавляет расход в каждом раунде.',
        uk: 'Що більше карт, то краще IPO, але майже кожна додає витрат у кожному раунді.',
      },
    },
    'turn.financeStep': {
      short: {
        en: 'Then one thing with money, or nothing: lead a funding round, or take a company of yours public.',
        ru: 'Затем одно дело с деньгами или ничего: ведите раунд финансирования или выведите компанию на биржу.',
        uk: 'Потім одна справа з грошима або нічого: ведіть раунд фінансування або виведіть свою компанію на біржу.',
      },
      more: {
        en: 'A plan without money is nobody’s: fund it right away, or somebody else might.',
        ru: 'План без денег ничей: вложитесь сразу, иначе это может сделать другой.',
        uk: 'План без грошей нічий: вкладіться одразу, інакше це може зробити інший.',
      },
    },
    'anotherRound.terms': {
      short: {
        en: 'You may lead this round: name a price and buy one or two shares.',
        ru: 'Вам можно вести этот раунд: назовите цену и купите одну или две акции.',
        uk: 'Вам можна вести цей раунд: назвіть ціну й купіть одну чи дві акції.',
      },
      more: {
        en: 'Whoever leads the last round leads the company and decides about its IPO.',
        ru: 'Кто провёл последний раунд, тот ведёт компанию и решает об IPO.',
        uk: 'Хто провів останній раунд, той веде компанію й вирішує про IPO.',
      },
    },
    'consent.answers': {
      short: {
        en: 'Somebody without a share wants to lead the next round of your company. One investor’s yes is enough.',
        ru: 'Новый раунд вашей компании хочет вести тот, у кого нет её акций. Хватит согласия одного инвестора.',
        uk: 'Новий раунд вашої компанії хоче вести той, хто не має її акцій. Досить згоди одного інвестора.',
      },
      more: {
        en: 'The company gets money, but whoever brings it takes the lead.',
        ru: 'Компания получит деньги, но ведущим станет тот, кто их принёс.',
        uk: 'Компанія отримає гроші, але провідним стане той, хто їх приніс.',
      },
    },
    'persuasion.requests': {
      short: {
        en: 'Choose an investor to ask. One yes lets you lead the round.',
        ru: 'Выберите инвестора, у которого просите согласия. Одного «да» достаточно, чтобы вести раунд.',
        uk: 'Виберіть інвестора, у якого просите згоди. Одного «так» досить, щоб вести раунд.',
      },
    },
    'funding.invitations': {
      short: {
        en: 'Three shares must be sold, and you may buy only two: offer one to a partner.',
        ru: 'Продать нужно три акции, а вам можно купить только две: предложите акцию партнёру.',
        uk: 'Продати треба три акції, а вам можна купити лише дві: запропонуйте акцію партнерові.',
      },
      more: {
        en: 'Once three are sold you can close. Every further share makes your part smaller.',
        ru: 'Когда три проданы, раунд можно закрыть. С каждой новой акцией ваша доля меньше.',
        uk: 'Коли три продано, раунд можна закрити. З кожною новою акцією ваша частка менша.',
      },
    },
    'offer.answer': {
      short: {
        en: 'You’re offered a share at this price: buy it, or decline.',
        ru: 'Вам предлагают акцию по этой цене: купите или откажитесь.',
        uk: 'Вам пропонують акцію за цією ціною: купіть або відмовтеся.',
      },
      more: {
        en: 'An IPO pays every share alike. If the company goes bust, the money is gone.',
        ru: 'IPO платит за каждую акцию поровну. Если компания разорится, деньги пропали.',
        uk: 'IPO платить за кожну акцію порівну. Якщо компанія збанкрутує, гроші пропали.',
      },
    },
  },
  isFirstRound: ({ view }) => view.round <= 1,
  goodbye: {
    en: 'That was a round: every funded company burned money, and one that can’t pay goes bust. You know enough now. Play on!',
    ru: 'Вот и весь раунд: каждая компания заплатила расход, а кто не может, разоряется. Теперь вы знаете достаточно. Играем дальше!',
    uk: 'Ось і весь раунд: кожна компанія сплатила витрати, а хто не може, банкрутує. Тепер ви знаєте досить. Граємо далі!',
  },
};
