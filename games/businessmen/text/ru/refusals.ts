import type { Refusals } from '../types.ts';
import { amount, capital, characteristic, coins, forCoins, good, goodAs, goodOf, lorry, upToCrates } from './words.ts';

export const refusals: Refusals = {
  notOnMarket: ({ good: id }) => `На рынке нет ${goodOf[id]}.`,
  alreadyBought: ({ good: id }) =>
    `В этом раунде вы уже покупали ${goodAs[id]}. Каждая следующая покупка — другой товар.`,
  atLeastOneUnit: () => 'Купить можно не меньше 1 ящика. Если ничего не нужно, спасуйте.',
  managerLimit: ({ most, level }) =>
    `Ваш Менеджер (уровень ${level}) покупает не больше ${upToCrates(most)} за раз.${level < 3 ? ' На следующем уровне он купит больше.' : ''}`,
  marketLimit: ({ good: id, left }) => `${capital(good(id))}: на рынке осталось всего ${left}.`,
  coinLimit: ({ coins: has }) =>
    has > 0 ? `Ящик стоит 1 монету, а у вас ${coins(has)}.` : 'Ящик стоит 1 монету, а у вас монет нет.',
  lorryFull: ({ lorry: id }) => `${capital(lorry(id))} полон. Грузить его снова можно, когда он уедет.`,
  carriesAnother: ({ lorry: id, carries, good: wanted }) =>
    `${capital(lorry(id))} везёт ${goodAs[carries]}, а грузовик берёт только один товар. Погрузить ${goodAs[wanted]} можно, когда он уедет.`,
  noneOwned: ({ good: id }) => `${capital(good(id))}: на ваших складах нет ни ящика.`,
  loaderSpent: ({ good: id, most }) =>
    `За этим столом Грузчик берёт за весь раунд не больше ${upToCrates(most)} одного товара, и столько вы уже погрузили: ${good(id)}. Возьмите другой товар.`,
  onAnotherLorry: ({ good: id, lorry: where }) =>
    `За этим столом каждому товару — один грузовик, и ${goodAs[id]} уже везёт ${lorry(where)}.`,
  mustLoad: () => 'За этим столом пасовать при погрузке можно, только когда грузить нечего или некуда.',
  notOnExportCard: ({ good: id }) =>
    `На карте экспорта этого раунда нет ${goodOf[id]}. Может быть, появится на другой.`,
  underEmbargo: ({ good: id }) => `На ${goodAs[id]} наложено эмбарго: в этом раунде ни продажи, ни экспорта.`,
  tooFewUnits: ({ good: id, has, needs }) =>
    `Для такой поставки нужно ${amount(needs, id)}, а на вашем основном складе ${has > 0 ? has : 'нет ни одного'}.`,
  alreadyShipped: ({ good: id }) =>
    `В этом раунде вы уже экспортировали ${goodAs[id]}, а каждый товар — только один раз.`,
  oneShipmentOnly: ({ good: id }) =>
    `За этим столом за раунд можно сделать одну поставку, и вы её уже сделали. Экспортировать ${goodAs[id]} можно в другом раунде.`,
  highestLevel: ({ characteristic: id }) => `${characteristic(id)} уже на уровне 3, выше не бывает.`,
  cannotPay: ({ cost, coins: has }) => `Это стоит ${forCoins(cost)}, а у вас ${has > 0 ? has : 'их нет'}.`,
  noWarning: ({ characteristic: id }) =>
    `${characteristic(id)}: предупреждения, которое сняла бы страховка, тут нет, а без него не страхуют.`,
};
