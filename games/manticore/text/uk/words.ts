import { countedIn, type Say } from '@parlour/kernel';
import { isSpell, type StackKind, TOKENS, type TokenId } from '../../content/artifacts.ts';
import type { Cell, Land, LocationId } from '../../content/board.ts';
import { HEROES, type HeroId } from '../../content/heroes.ts';
import type { Course, Fighter, Foe, Motive, Party, Place, Placed, Plan } from '../../types.ts';
import { firewayStep, landOf, signOf } from '../cells.ts';
import { fightersOf, isMonster, isSeat, kindOf, markerOf, phrase } from '../phrase.ts';
import { names } from './names.ts';

/** Names of players are never declined: sentences are built so that they stand in the nominative. */

const counted = countedIn('uk');
/** These read the same as subject and as object. */
export const points = counted('очко ініціативи', 'очки ініціативи', 'очок ініціативи');
export const powerPoints = counted('очко сили', 'очки сили', 'очок сили');
export const lives = counted('життя', 'життя', 'життів');
export const tokenCount = counted('жетон', 'жетони', 'жетонів');
export const rounds = counted('раунд', 'раунди', 'раундів');

export const hero = (id: HeroId): string => `${names.heroes[id]} (${names.classes[HEROES[id]].name})`;
export const foe = (who: Foe): string =>
  isMonster(who) ? phrase(names.monsters[kindOf(who)].name, markerOf(who)) : 'Мантикора';
export const fighter = (who: Fighter, say: Say): string => (isSeat(who) ? say.seat(who) : foe(who));
export const party = (side: Party, say: Say): string => say.list(fightersOf(side).map((who) => fighter(who, say)));

/** «Розтинач» (меч 3). */
export const token = (id: TokenId): string =>
  `«${names.tokens[id].name}» (${names.kinds[TOKENS[id].kind]} ${TOKENS[id].strength})`;
/** As an object: «артефакт» and «закляття» have one form for both cases. */
export const thing = (id: TokenId): string => `${isSpell(id) ? 'закляття' : 'артефакт'} ${token(id)}`;
export const tokens = (ids: readonly TokenId[], say: Say): string => say.list(ids.map(token));
const STACKS: Record<StackKind, string> = {
  sword: 'мечі',
  bow: 'луки',
  shield: 'щити',
  boots: 'чоботи',
  amulet: 'амулети',
  helmet: 'шоломи',
  iceBoulder: 'Крижані брили',
  fireball: 'Вогняні кулі',
};
export const stack = (kind: StackKind): string => STACKS[kind];

/** «Кузня (G1)», «Вогняний шлях 3 (J2)», «C7». */
export function cell(at: Cell): string {
  const land = landOf(at);
  const step = firewayStep(at);
  if (step !== null) return `Вогняний шлях ${step} (${signOf(at)})`;
  return land === 'forest' ? signOf(at) : `${names.lands[land]} (${signOf(at)})`;
}

const AT: Record<Land, string> = {
  city: 'в Місті',
  cave: 'в Печері Мантикори',
  forest: 'в лісі',
  forge: 'в Кузні',
  elvenWorkshop: 'в Майстерні ельфів',
  dwarfWorkshop: 'в Майстерні гномів',
  shoeManufactory: 'в Чоботарні',
  witchHut: 'в Хатині відьми',
  druidHut: 'в Хатині друїда',
  iceTower: 'в Крижаній вежі',
  fieryEarth: 'на Вогняній землі',
};
export const inLand = (land: Land): string => AT[land];
/** Where: «в Кузні (G1)», «на Вогняному шляху 3 (J2)», «на клітинці C7». */
export function at(where: Cell): string {
  const land = landOf(where);
  const step = firewayStep(where);
  if (step !== null) return `на Вогняному шляху ${step} (${signOf(where)})`;
  return land === 'forest' ? `на клітинці ${signOf(where)}` : `${AT[land]} (${signOf(where)})`;
}

export const into = (place: Place): string => names.places[place];
/** Where something went, and what it sent to the bag. */
export const placed = ({ place, stowed }: Placed): string =>
  stowed === null ? into(place) : `до своєї комірки; до торби — ${token(stowed)}`;

/** Who gets what of a joint kill; empty if the rules decide it all. */
export function plan({ firstPoint, secondPoint, artifact, blow }: Partial<Plan>, say: Say): string {
  const shares: [string, Plan['blow'] | undefined][] = [
    ['перше очко сили', firstPoint],
    ['друге очко сили', secondPoint],
    ['артефакт', artifact],
    ['смертельний удар', blow],
  ];
  return shares.flatMap(([share, seat]) => (seat == null ? [] : [`${share} — ${say.seat(seat)}`])).join(', ');
}

/** Why a foe does what it does. */
export function because(why: Motive, location: LocationId | null = null): string {
  return {
    choice: 'вибирає вільно',
    loot: location === null ? 'звертає по здобич' : `звертає по здобич — ${names.lands[location]}`,
    road: 'іде до Міста дорогами',
    toRoad: 'іде до найближчої дороги, що веде до Міста',
    straight: 'іде до Міста найкоротшим шляхом',
    heroBeside: 'поруч стоїть герой',
    follow: 'займає клітинку вбитого героя',
    fireway: 'іде Вогняним шляхом',
    inCity: 'мети досягнуто',
    justCame: 'щойно з’явився, у цьому раунді ще не діє',
    static: 'у цій грі монстри не ходять',
  }[why];
}

/** Why a foe attacks instead of walking on. */
export function provoked(why: Motive, location: LocationId | null = null): string {
  if (why === 'heroBeside' || why === 'inCity') return 'герой стоїть поруч';
  if (why === 'loot')
    return `герой стоїть на шляху до здобичі${location === null ? '' : ` — ${names.lands[location]}`}`;
  if (why === 'fireway') return 'герой стоїть на наступній клітинці Вогняного шляху';
  return 'герой стоїть на шляху до Міста';
}

/** Cells that were just as near and were not taken. */
export const passedOver = (list: Course['passedOver'], say: Say): string =>
  list.length === 0
    ? ''
    : ` (інші шляхи: ${list.map(({ cell: where, by }) => `${signOf(where)} — ${by === null ? 'поступається за порядком вибору' : `там ${fighter(by, say)}`}`).join('; ')})`;
