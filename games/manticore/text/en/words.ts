import { countedIn, type Say } from '@parlour/kernel';
import { type StackKind, TOKENS, type TokenId } from '../../content/artifacts.ts';
import type { Cell, LocationId } from '../../content/board.ts';
import { HEROES, type HeroId } from '../../content/heroes.ts';
import type { Course, Fighter, Foe, Motive, Party, Place, Placed, Plan } from '../../types.ts';
import { firewayStep, landOf, signOf } from '../cells.ts';
import { fightersOf, isMonster, isSeat, kindOf, markerOf, phrase } from '../phrase.ts';
import { names } from './names.ts';

const counted = countedIn('en');
export const points = counted('initiative point', 'initiative points');
export const powerPoints = counted('power point', 'power points');
export const tokenCount = counted('token', 'tokens');
export const rounds = counted('round', 'rounds');

export const hero = (id: HeroId): string => `${names.heroes[id]} the ${names.classes[HEROES[id]].name}`;
export const foe = (who: Foe): string =>
  isMonster(who) ? phrase(names.monsters[kindOf(who)].name, markerOf(who)) : 'the Manticore';
export const fighter = (who: Fighter, say: Say): string => (isSeat(who) ? say.seat(who) : foe(who));
export const party = (side: Party, say: Say): string => say.list(fightersOf(side).map((who) => fighter(who, say)));
/** The first letter of a sentence. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** "Sunder (sword 3)". */
export const token = (id: TokenId): string =>
  `${names.tokens[id].name} (${names.kinds[TOKENS[id].kind]} ${TOKENS[id].strength})`;
export const tokens = (ids: readonly TokenId[], say: Say): string => say.list(ids.map(token));
const STACKS: Record<StackKind, string> = {
  sword: 'swords',
  bow: 'bows',
  shield: 'shields',
  boots: 'boots',
  amulet: 'amulets',
  helmet: 'helmets',
  iceBoulder: 'Ice Boulders',
  fireball: 'Fireballs',
};
export const stack = (kind: StackKind): string => STACKS[kind];

/** "the Forge (G1)", "Fireway 3 (J2)", "C7". */
export function cell(at: Cell): string {
  const land = landOf(at);
  const step = firewayStep(at);
  if (step !== null) return `Fireway ${step} (${signOf(at)})`;
  return land === 'forest' ? signOf(at) : `the ${names.lands[land]} (${signOf(at)})`;
}

export const HOW = {
  magic: 'with magic',
  close: 'in close combat',
  shooting: 'by shooting',
  card: 'by the draw of a card',
} as const;
export const into = (place: Place): string => names.places[place];
/** Where something went, and what it sent to the bag. */
export const placed = ({ place, stowed }: Placed): string =>
  stowed === null ? into(place) : `into its slot; ${token(stowed)} moves to the bag`;

/** Who gets what of a joint kill; empty if the rules decide it all. */
export function plan({ firstPoint, secondPoint, artifact, blow }: Partial<Plan>, say: Say): string {
  const shares: [string, Plan['blow'] | undefined][] = [
    ['first power point', firstPoint],
    ['second power point', secondPoint],
    ['artifact', artifact],
    ['fatal blow', blow],
  ];
  return shares.flatMap(([share, seat]) => (seat == null ? [] : [`${share} to ${say.seat(seat)}`])).join(', ');
}

/** Why a foe does what it does. */
export function because(why: Motive, location: LocationId | null = null): string {
  return {
    choice: 'its choice is free',
    loot: `it turns aside to loot ${location === null ? 'a stack nearby' : `the ${names.lands[location]}`}`,
    road: 'it follows the roads to the City',
    toRoad: 'it makes for the nearest road to the City',
    straight: 'it takes the shortest way to the City',
    heroBeside: 'a hero is next to it',
    follow: 'it follows onto the cell of the hero it killed',
    fireway: 'she follows the Fireway',
    inCity: 'it has reached the City',
    justCame: 'it only appeared this round',
    static: 'monsters don’t move in this game',
  }[why];
}

/** Cells that were just as near and were not taken. */
export const passedOver = (list: Course['passedOver'], say: Say): string =>
  list.length === 0
    ? ''
    : ` (other ways: ${list.map(({ cell: at, by }) => `${signOf(at)}, ${by === null ? 'behind in the tie-break' : `held by ${fighter(by, say)}`}`).join('; ')})`;

/** Why a foe attacks instead of walking on. */
export function provoked(why: Motive, location: LocationId | null = null): string {
  if (why === 'heroBeside' || why === 'inCity') return 'a hero is next to it';
  if (why === 'loot')
    return `a hero is between it and ${location === null ? 'the stack it wants' : `the ${names.lands[location]}`}`;
  if (why === 'fireway') return 'a hero is on her next cell';
  return 'a hero stands in its way to the City';
}
