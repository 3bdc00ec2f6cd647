import type { Refusals } from '../types.ts';
import { names } from './names.ts';
import { effect, industry, money, option, when } from './words.ts';

const cash = (n: number): string => (n > 0 ? `ви маєте ${money(n)}` : 'готівки у вас немає');
const KIND = { private: 'приватних компаній', state: 'держкомпаній' };

export const refusals: Refusals = {
  noFreeCompany: ({ industry: id, kind }) =>
    `Вільних ${kind === null ? 'компаній' : KIND[kind]} у галузі ${industry(id)} немає.`,
  notWhite: ({ industry: id }) =>
    `Галузь ${industry(id)} має не білий номер. Перші компанії – у галузях 2, 3, 4, 10, 11 і 12, а цю можна купити на аукціоні.`,
  noQuota: () =>
    'Для держкомпанії потрібна квота приватизації, а у вас її немає. Квоту можна взяти з колоди або отримати в угоді.',
  noCompany: ({ industry: id }) =>
    id === null ? 'У вас немає жодної компанії.' : `У галузі ${industry(id)} для цього немає відповідної компанії.`,
  noCleanCompany: ({ industry: id }) =>
    `Під усі ваші компанії в галузі ${industry(id)} кредит уже взято, а на компанію дають один. Спершу погасіть якийсь із них.`,
  noLoan: ({ industry: id }) =>
    id === null ? 'Ви не маєте кредитів.' : `У галузі ${industry(id)} ви не маєте кредитів.`,
  noCredit: () => 'Кредитний голод: до кінця цього року банк не дає кредитів.',
  pendingTarget: ({ industry: id }) =>
    `За вашу компанію в галузі ${industry(id)} зроблено виняткову пропозицію. Доки ви не відповіли, її не можна ні продати, ні закласти, ні звільнити від кредиту.`,
  cannotPay: ({ cost, cash: has }) =>
    `Це коштує ${money(cost)}, а ${cash(has)}. Спершу візьміть кредит або щось продайте.`,
  bringsNothing: ({ proceeds }) =>
    `Щоб зібрати гроші, продаж має щось принести. Цей лишить ${money(proceeds)}, бо треба погасити кредит.`,
  windowLimit: ({ limit }) => `Більше ніж ${limit} дій в одному вікні не буває. Зачекайте наступного вікна.`,
  notYourRoll: () => 'Кубики кидає лише активний гравець, на початку ходу.',
  rollInstead: () => 'Ви активний гравець: щоб продовжити, киньте кубики.',
  alreadyHolding: () => 'Вас і так спитають у наступному вікні.',
  noTimeLimit: () => 'Цю гру не обмежено в часі.',
  notAuditor: ({ auditor }, say) => `Оголосити, що час вийшов, може лише аудитор, а це ${say.seat(auditor)}.`,
  tooFewCards: ({ has, needs }) => `Для обміну потрібно ${needs} карти, разом із квотами, а у вас ${has}.`,
  noCards: () => 'У вас на руці немає карт опцій.',
  wrongTime: ({ card }) => `Карту ${option(card)} зараз грати не можна. Її час: ${when(card)}.`,
  notOwnTurn: ({ card }) => `Карту ${option(card)} можна грати лише у свій хід.`,
  noTarget: ({ card }) => `Карту ${option(card)} зараз нема на що спрямувати. На ній сказано: ${effect(card)}`,
  foreignAgent: ({ charge, cash: has }) =>
    `Закон про іноземних агентів: ви маєте найбільше зірок, і за будь-яку карту сплачуєте ${money(charge)}, а ${cash(has)}.`,
  alreadyPlayed: ({ card }) => `Карту ${option(card)} цього ходу ви вже зіграли, а двічі за хід її не грають.`,
  conditionNotMet: ({ card }) => `Умову карти ${option(card)} не виконано. На ній сказано: ${effect(card)}`,
  auctionLocked: () => 'Аукціон уже триває: від першої ставки, вищої за початкову ціну, і до переможця карт не грають.',
  soldThisTurn: () => 'Ви цього ходу продали компанію активної галузі й тому не берете участі в аукціоні.',
  noTokens: ({ limit }) => `На полі вже всі ваші фішки компаній, їх ${limit}. Спершу розлучіться з однією компанією.`,
  noProjectTokens: ({ limit }) =>
    `На полі вже всі фішки проєктів, їх ${limit}. Фішка повернеться, коли проєкт удасться або згорить.`,
  bidTooLow: ({ least }) => `Ставка має бути не менша за ${money(least)}.`,
  beyondSolvency: ({ solvency }) =>
    `Готівкою, кредитами й продажем ви можете зібрати ${money(solvency)}, і ставка не може бути більша.`,
  feeFirst: ({ fee, cash: has }) =>
    `Перед першою ставкою за участь сплачують ${money(fee)} готівкою, а ${cash(has)}. Спершу візьміть кредит або щось продайте.`,
  onlyThisKind: ({ kind }) => `З вільних тут лише ${names.kinds[kind].toLowerCase()}.`,
  alreadyAsked: ({ seat }, say) => `Відмову вже отримано: ${say.seat(seat)}. Кожного питають один раз.`,
  buyerCannotPay: ({ seat, needs, cash: has }, say) =>
    `Покупцеві разом з оплатою проєкту потрібно ${money(needs)}, а готівки ${money(has)}: ${say.seat(seat)}.`,
  itself: () => 'Це ви самі.',
  isOut: ({ seat }, say) => `${say.seat(seat)} – банкрут до початку наступного року.`,
  isProtected: ({ seat }, say) =>
    `Тутешні компанії цього ходу вже змінили власника або захищені, до наступного ходу їх не зачепити. Власник – ${say.seat(seat)}.`,
  dealsOff: () => 'За цим столом угод немає.',
  nothingMoves: () => 'В угоді мають бути не лише гроші: компанія, проєкт, квота або карта.',
  moneyAgainstAsset: () => 'За цим столом одна сторона дає гроші, друга активи. Міняти актив на актив не можна.',
  lacksTerms: ({ seat }, say) => `Для цієї угоди дечого бракує: ${say.seat(seat)}.`,
  lacksRoom: ({ seat }, say) => `Для цієї угоди бракує вільних фішок: ${say.seat(seat)}.`,
  tooManyProposals: ({ limit }) => `Пропозицій тут може бути не більше ніж ${limit}, і всі вже зроблено.`,
  notYourDebt: ({ debtor }, say) =>
    `Це не ваш борг: гроші шукає ${say.seat(debtor)}. Ви лише відповідаєте на пропозиції.`,
};
