import { HEROES } from '../../content/heroes.ts';
import type { Refusals } from '../types.ts';
import { about } from './cases.ts';
import { names } from './names.ts';
import { cell, fighter, foe, inLand, points, stack, token } from './words.ts';

export const refusals: Refusals = {
  classTaken: ({ hero, by }, say) =>
    `Класс «${names.classes[HEROES[hero]].name}» уже занят (${say.seat(by)}), а каждый класс бывает в игре один раз. Выберите другой.`,
  occupied: ({ cell: where, by }, say) =>
    `Клетка занята: ${cell(where)} — ${fighter(by, say)}. На клетке помещается одна фишка, и пройти сквозь другую нельзя.`,
  awayFromFoe: ({ foe: who }) =>
    `Противник (${foe(who)}) встанет у самых стен Города. Кто ходит первым, начинает там, где он может оказаться на соседней клетке.`,
  takenBy: ({ token: id, by }, say) => `${token(id)}: этот жетон уже у другого героя (${say.seat(by)}).`,
  wornAlready: ({ token: id }) => `${token(id)} уже в своей ячейке.`,
  roadThere: () => 'Там уже лежит жетон дороги. Жетоны кладут на пустые клетки леса.',
  joinsNothing: () =>
    'Здесь жетон лежал бы сам по себе. Он должен касаться Города, локации, к которой ведёт дорога, или жетона, чью дорогу он продолжает.',
  roadsDoNotMeet: () => 'В таком положении дорога не сходится с соседней. Поверните жетон или выберите другую клетку.',
  outOfReach: ({ left }) => `Слишком далеко: у вас ${points(left)}, а шаг по дороге стоит 1 очко, без дороги — 3.`,
  tooFewPoints: ({ needs, left }) => `Для этого нужно ${points(needs)}, а в этом раунде у вас осталось ${left}.`,
  nobodyNear: () =>
    'На соседних клетках нет никого, кого можно атаковать. Стрелять и колдовать тоже можно только по соседу.',
  noPeers: () => 'Других героев в игре не осталось.',
  cooperative: () => 'В кооперативной игре героев не атакуют.',
  cardDecides: ({ target }, say) =>
    `В этот ход вы уже атаковали ${about(target, say, { foe: ['whom', String], person: (name) => `эту цель (${name})` })}: со второй атаки вид решает карта боя.`,
  ownChoice: ({ target }, say) =>
    `Это ваша первая атака на ${about(target, say, { foe: ['whom', String], person: (name) => `эту цель (${name})` })} в этот ход: вид вы выбираете сами, карта не нужна.`,
  noHelper: ({ target }, say) =>
    `Присоединиться к атаке ${about(target, say, { foe: ['whom', (name) => `на ${name}`], person: (name) => `(цель — ${name})` })} некому: помощник стоит рядом с целью, его ход ещё впереди и у него есть 1 очко инициативы.`,
  turnIsOver: ({ hero }, say) =>
    `${say.seat(hero)}: ход в этом раунде уже закончен, а участвовать могут лишь те, чей ход впереди.`,
  notBeside: ({ hero }, say) => `${say.seat(hero)} стоит не рядом с целью.`,
  cannotPay: ({ hero }, say) => `${say.seat(hero)}: нет очка инициативы, чтобы заплатить за атаку.`,
  notOfTheGroup: ({ hero }, say) => `${say.seat(hero)} в этой атаке не участвует, и доли от неё обещать нельзя.`,
  noStackHere: () => 'Здесь нет стопки: артефакты и заклинания берут на клетках восьми локаций.',
  stackIsEmpty: ({ location }) => `Больше ${inLand(location)} ничего не осталось.`,
  nothingHere: () => 'На этой клетке ничего не лежит.',
  slotFull: ({ kind }) =>
    kind === 'iceBoulder' || kind === 'fireball'
      ? `${names.kinds[kind]} у вас уже есть, а держать можно только одно такое заклинание. Сначала примените его или выбросьте.`
      : `Ячейка занята (${stack(kind)}): обменяйте то, что в ней, или положите в сумку.`,
  slotEmpty: ({ kind }) => `Ячейка пуста (${stack(kind)}), менять не на что. Кладите прямо в неё.`,
  noBagForSpells: () => 'Заклинания не кладут в сумку, у них свои ячейки.',
  tooHeavy: ({ index }) =>
    `Показатель инициативы стал бы равен ${index}, а он не может быть меньше 1. Каждый артефакт в сумке отнимает 1: сначала что-нибудь наденьте, отдайте или бросьте.`,
  bagEmpty: () => 'Ваша сумка пуста.',
  nothingWorn: () => 'Все ваши ячейки для артефактов пусты.',
  nothingToGive: () => 'У вас нет артефактов, а заклинания отдавать нельзя.',
  nothingToDrop: () => 'У вас нет ни артефактов, ни заклинаний.',
  nobodyBeside: () => 'На соседних клетках нет других героев.',
  fullLife: ({ hero }, say) => `${say.seat(hero)}: жизнь полна, больше не бывает.`,
  notAHealer: ({ hero }, say) => `Лечить других умеет только Маг, а ${say.seat(hero)} ведёт героя другого класса.`,
  noPoints: () => 'У вас нет нераспределённых очков силы. Их приносят победы над монстрами.',
  spellNotOpposite: ({ spell }) =>
    `${names.kinds[spell]} здесь не поможет: это ответ только на заклинание «${spell === 'fireball' ? names.kinds.iceBoulder : names.kinds.fireball}».`,
  nothingToLoot: () => 'У побеждённого нет артефактов, которые можно взять.',
};
