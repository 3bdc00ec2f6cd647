import { HEROES } from '../../content/heroes.ts';
import type { Refusals } from '../types.ts';
import { about } from './cases.ts';
import { names } from './names.ts';
import { cell, fighter, foe, inLand, points, stack, token } from './words.ts';

export const refusals: Refusals = {
  classTaken: ({ hero, by }, say) =>
    `Клас «${names.classes[HEROES[hero]].name}» уже зайнято (${say.seat(by)}), а кожен клас буває у грі один раз. Виберіть інший.`,
  occupied: ({ cell: where, by }, say) =>
    `Клітинку зайнято: ${cell(where)} — ${fighter(by, say)}. На клітинці вміщується одна фішка, і пройти крізь іншу не можна.`,
  awayFromFoe: ({ foe: who }) =>
    `Супротивник (${foe(who)}) стане під самими стінами Міста. Хто ходить першим, починає там, де він може опинитися на сусідній клітинці.`,
  takenBy: ({ token: id, by }, say) => `${token(id)}: цей жетон уже в іншого героя (${say.seat(by)}).`,
  wornAlready: ({ token: id }) => `${token(id)} уже у своїй комірці.`,
  roadThere: () => 'Там уже лежить жетон дороги. Жетони кладуть на порожні лісові клітинки.',
  joinsNothing: () =>
    'Тут жетон лежав би сам по собі. Він має торкатися Міста, локації, до якої веде дорога, або жетона, чию дорогу він продовжує.',
  roadsDoNotMeet: () =>
    'У такому положенні дорога не сходиться із сусідньою. Поверніть жетон або виберіть іншу клітинку.',
  outOfReach: ({ left }) => `Задалеко: у вас ${points(left)}, а крок дорогою коштує 1 очко, без дороги — 3.`,
  tooFewPoints: ({ needs, left }) => `Для цього треба ${points(needs)}, а в цьому раунді у вас лишилося ${left}.`,
  nobodyNear: () =>
    'На сусідніх клітинках немає нікого, кого можна атакувати. Стріляти й чаклувати теж можна лише по сусідові.',
  noPeers: () => 'Інших героїв у грі не лишилося.',
  cooperative: () => 'У кооперативній грі на героїв не нападають.',
  cardDecides: ({ target }, say) =>
    `Цього ходу ви вже атакували ${about(target, say, { foe: ['whom', String], person: (name) => `цю ціль (${name})` })}: від другої атаки вид визначає карта бою.`,
  ownChoice: ({ target }, say) =>
    `Це ваша перша атака на ${about(target, say, { foe: ['whom', String], person: (name) => `цю ціль (${name})` })} цього ходу: вид ви вибираєте самі, карта не потрібна.`,
  noHelper: ({ target }, say) =>
    `Пристати до атаки ${about(target, say, { foe: ['whom', (name) => `на ${name}`], person: (name) => `(ціль — ${name})` })} нема кому: помічник стоїть поруч із ціллю, його хід ще попереду, і він має 1 очко ініціативи.`,
  turnIsOver: ({ hero }, say) =>
    `${say.seat(hero)}: хід у цьому раунді вже завершено, а пристати можуть лише ті, чий хід попереду.`,
  notBeside: ({ hero }, say) => `${say.seat(hero)} стоїть не поруч із ціллю.`,
  cannotPay: ({ hero }, say) => `${say.seat(hero)}: немає очка ініціативи, щоб заплатити за атаку.`,
  notOfTheGroup: ({ hero }, say) => `${say.seat(hero)} не бере участі в цій атаці, тож і частки обіцяти не можна.`,
  noStackHere: () => 'Тут немає стосу: артефакти й закляття беруть на клітинках восьми локацій.',
  stackIsEmpty: ({ location }) => `Більше ${inLand(location)} нічого не лишилося.`,
  nothingHere: () => 'На цій клітинці нічого не лежить.',
  slotFull: ({ kind }) =>
    kind === 'iceBoulder' || kind === 'fireball'
      ? `${names.kinds[kind]} у вас уже є, а тримати можна лише одне таке закляття. Спершу застосуйте його або викиньте.`
      : `Комірку зайнято (${stack(kind)}): обміняйте те, що в ній, або покладіть до торби.`,
  slotEmpty: ({ kind }) => `Комірка порожня (${stack(kind)}), міняти нема на що. Кладіть просто в неї.`,
  noBagForSpells: () => 'Заклять до торби не кладуть, для них є власні комірки.',
  tooHeavy: ({ index }) =>
    `Показник ініціативи став би ${index}, а менше ніж 1 він бути не може. Кожен артефакт у торбі забирає 1: спершу щось надягніть, віддайте або киньте.`,
  bagEmpty: () => 'Ваша торба порожня.',
  nothingWorn: () => 'Усі ваші комірки для артефактів порожні.',
  nothingToGive: () => 'У вас немає артефактів, а заклять не віддають.',
  nothingToDrop: () => 'У вас немає ні артефактів, ні заклять.',
  nobodyBeside: () => 'На сусідніх клітинках немає інших героїв.',
  fullLife: ({ hero }, say) => `${say.seat(hero)}: життя повне, більше не буває.`,
  notAHealer: ({ hero }, say) => `Лікувати інших уміє лише Маг, а ${say.seat(hero)} веде героя іншого класу.`,
  noPoints: () => 'У вас немає нерозподілених очок сили. Їх приносять перемоги над монстрами.',
  spellNotOpposite: ({ spell }) =>
    `${names.kinds[spell]} тут не зарадить: це відповідь лише на закляття «${spell === 'fireball' ? names.kinds.iceBoulder : names.kinds.fireball}».`,
  nothingToLoot: () => 'У переможеного немає артефактів, які можна взяти.',
};
