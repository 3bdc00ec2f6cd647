import type { Refusals } from '../types.ts';
import { amount, capital, characteristic, coins, crates, forCoins, good, goodAs, goodOf, lorry } from './words.ts';

export const refusals: Refusals = {
  notOnMarket: ({ good: id }) => `На ринку немає ${goodOf[id]}.`,
  alreadyBought: ({ good: id }) =>
    `У цьому раунді ви вже купували ${goodAs[id]}. Кожна наступна купівля — інший товар.`,
  atLeastOneUnit: () => 'Купити можна щонайменше 1 ящик. Якщо нічого не треба, спасуйте.',
  managerLimit: ({ most, level }) =>
    `Ваш Менеджер (рівень ${level}) купує щонайбільше ${crates(most)} за раз.${level < 3 ? ' На наступному рівні він купить більше.' : ''}`,
  marketLimit: ({ good: id, left }) => `${capital(good(id))}: на ринку лишилося тільки ${left}.`,
  coinLimit: ({ coins: has }) =>
    has > 0 ? `Ящик коштує 1 монету, а у вас ${coins(has)}.` : 'Ящик коштує 1 монету, а у вас монет немає.',
  lorryFull: ({ lorry: id }) => `${capital(lorry(id))} повна. Вантажити її знову можна, коли вона поїде.`,
  carriesAnother: ({ lorry: id, carries, good: wanted }) =>
    `${capital(lorry(id))} везе ${goodAs[carries]}, а вантажівка бере лише один товар. Завантажити ${goodAs[wanted]} можна, коли вона поїде.`,
  noneOwned: ({ good: id }) => `${capital(good(id))}: на ваших складах немає жодного ящика.`,
  loaderSpent: ({ good: id, most }) =>
    `За цим столом Вантажник бере за цілий раунд щонайбільше ${crates(most)} одного товару, і стільки ви вже завантажили: ${good(id)}. Візьміть інший товар.`,
  onAnotherLorry: ({ good: id, lorry: where }) =>
    `За цим столом кожному товару — одна вантажівка, і ${goodAs[id]} вже везе ${lorry(where)}.`,
  mustLoad: () => 'За цим столом пасувати під час завантаження можна лише тоді, коли вантажити нічого або нікуди.',
  notOnExportCard: ({ good: id }) => `На карті експорту цього раунду немає ${goodOf[id]}. Можливо, з’явиться на іншій.`,
  underEmbargo: ({ good: id }) => `На ${goodAs[id]} накладено ембарго: у цьому раунді ні продажу, ні експорту.`,
  tooFewUnits: ({ good: id, has, needs }) =>
    `Для такої поставки потрібно ${amount(needs, id)}, а на вашому основному складі ${has > 0 ? has : 'немає жодного'}.`,
  alreadyShipped: ({ good: id }) => `У цьому раунді ви вже експортували ${goodAs[id]}, а кожен товар — лише один раз.`,
  oneShipmentOnly: ({ good: id }) =>
    `За цим столом за раунд можна зробити одну поставку, і ви її вже зробили. Експортувати ${goodAs[id]} можна в іншому раунді.`,
  highestLevel: ({ characteristic: id }) => `${characteristic(id)} уже на рівні 3, вищого немає.`,
  cannotPay: ({ cost, coins: has }) => `Це коштує ${forCoins(cost)}, а у вас ${has > 0 ? has : 'їх немає'}.`,
  noWarning: ({ characteristic: id }) =>
    `${characteristic(id)}: попередження, яке зняла б страховка, тут немає, а без нього не страхують.`,
};
