import { countedIn, type Say } from '@parlour/kernel';
import { isSpell, type StackKind, TOKENS, type TokenId } from '../../content/artifacts.ts';
import type { Cell, Land, LocationId } from '../../content/board.ts';
import { HEROES, type HeroId } from '../../content/heroes.ts';
import type { Course, Fighter, Foe, Motive, Party, Place, Placed, Plan } from '../../types.ts';
import { firewayStep, landOf, signOf } from '../cells.ts';
import { fightersOf, isMonster, isSeat, kindOf, markerOf, phrase } from '../phrase.ts';
import { names } from './names.ts';

/** Names of players are never declined: sentences are built so that they stand in the nominative. */

const counted = countedIn('ru');
/** These read the same as subject and as object. */
export const points = counted('очко инициативы', 'очка инициативы', 'очков инициативы');
export const powerPoints = counted('очко силы', 'очка силы', 'очков силы');
export const lives = counted('жизнь', 'жизни', 'жизней');
export const tokenCount = counted('жетон', 'жетона', 'жетонов');
export const rounds = counted('раунд', 'раунда', 'раундов');

export const hero = (id: HeroId): string => `${names.heroes[id]} (${names.classes[HEROES[id]].name})`;
export const foe = (who: Foe): string =>
  isMonster(who) ? phrase(names.monsters[kindOf(who)].name, markerOf(who)) : 'Мантикора';
export const fighter = (who: Fighter, say: Say): string => (isSeat(who) ? say.seat(who) : foe(who));
export const party = (side: Party, say: Say): string => say.list(fightersOf(side).map((who) => fighter(who, say)));

/** «Рассекатель» (меч 3). */
export const token = (id: TokenId): string =>
  `«${names.tokens[id].name}» (${names.kinds[TOKENS[id].kind]} ${TOKENS[id].strength})`;
/** As an object: «артефакт» and «заклинание» have one form for both cases. */
export const thing = (id: TokenId): string => `${isSpell(id) ? 'заклинание' : 'артефакт'} ${token(id)}`;
export const tokens = (ids: readonly TokenId[], say: Say): string => say.list(ids.map(token));
const STACKS: Record<StackKind, string> = {
  sword: 'мечи',
  bow: 'луки',
  shield: 'щиты',
  boots: 'сапоги',
  amulet: 'амулеты',
  helmet: 'шлемы',
  iceBoulder: 'Ледяные глыбы',
  fireball: 'Огненные шары',
};
export const stack = (kind: StackKind): string => STACKS[kind];

/** «Кузница (G1)», «Огненный путь 3 (J2)», «C7». */
export function cell(at: Cell): string {
  const land = landOf(at);
  const step = firewayStep(at);
  if (step !== null) return `Огненный путь ${step} (${signOf(at)})`;
  return land === 'forest' ? signOf(at) : `${names.lands[land]} (${signOf(at)})`;
}

const AT: Record<Land, string> = {
  city: 'в Городе',
  cave: 'в Пещере Мантикоры',
  forest: 'в лесу',
  forge: 'в Кузнице',
  elvenWorkshop: 'в Мастерской эльфов',
  dwarfWorkshop: 'в Мастерской гномов',
  shoeManufactory: 'на Сапожной мануфактуре',
  witchHut: 'в Хижине ведьмы',
  druidHut: 'в Хижине друида',
  iceTower: 'в Ледяной башне',
  fieryEarth: 'на Огненной земле',
};
export const inLand = (land: Land): string => AT[land];
/** Where: «в Кузнице (G1)», «на Огненном пути 3 (J2)», «на клетке C7». */
export function at(where: Cell): string {
  const land = landOf(where);
  const step = firewayStep(where);
  if (step !== null) return `на Огненном пути ${step} (${signOf(where)})`;
  return land === 'forest' ? `на клетке ${signOf(where)}` : `${AT[land]} (${signOf(where)})`;
}

export const into = (place: Place): string => names.places[place];
/** Where something went, and what it sent to the bag. */
export const placed = ({ place, stowed }: Placed): string =>
  stowed === null ? into(place) : `в свою ячейку; в сумку — ${token(stowed)}`;

/** Who gets what of a joint kill; empty if the rules decide it all. */
export function plan({ firstPoint, secondPoint, artifact, blow }: Partial<Plan>, say: Say): string {
  const shares: [string, Plan['blow'] | undefined][] = [
    ['первое очко силы', firstPoint],
    ['второе очко силы', secondPoint],
    ['артефакт', artifact],
    ['смертельный удар', blow],
  ];
  return shares.flatMap(([share, seat]) => (seat == null ? [] : [`${share} — ${say.seat(seat)}`])).join(', ');
}

/** Why a foe does what it does. */
export function because(why: Motive, location: LocationId | null = null): string {
  return {
    choice: 'выбирает свободно',
    loot: location === null ? 'сворачивает за добычей' : `сворачивает за добычей — ${names.lands[location]}`,
    road: 'идёт к Городу по дорогам',
    toRoad: 'идёт к ближайшей дороге, ведущей в Город',
    straight: 'идёт к Городу кратчайшим путём',
    heroBeside: 'рядом стоит герой',
    follow: 'занимает клетку убитого героя',
    fireway: 'идёт по Огненному пути',
    inCity: 'цель пути достигнута',
    justCame: 'появился только в этом раунде',
    static: 'в этой игре монстры не ходят',
  }[why];
}

/** Why a foe attacks instead of walking on. */
export function provoked(why: Motive, location: LocationId | null = null): string {
  if (why === 'heroBeside' || why === 'inCity') return 'герой стоит рядом';
  if (why === 'loot') return `герой стоит на пути к добыче${location === null ? '' : ` — ${names.lands[location]}`}`;
  if (why === 'fireway') return 'герой стоит на следующей клетке Огненного пути';
  return 'герой стоит на пути к Городу';
}

/** Cells that were just as near and were not taken. */
export const passedOver = (list: Course['passedOver'], say: Say): string =>
  list.length === 0
    ? ''
    : ` (другие пути: ${list.map(({ cell: where, by }) => `${signOf(where)} — ${by === null ? 'уступает по порядку выбора' : `там ${fighter(by, say)}`}`).join('; ')})`;
