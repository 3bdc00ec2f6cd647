import { type Seat, tableOf } from '@parlour/kernel';
import { LOCATIONS, type LocationId } from '../content/board.ts';
import { MONSTER_IDS } from '../content/monsters.ts';
import type { Foe, FoeFacts, G, Hero, HeroFacts, Manticore, StackFacts, Total } from '../types.ts';
import { WAKING_CELLS } from './01-setup/board.ts';
import { familyOf, isKnown, kindOn, tokensOn } from './01-setup/stacks.ts';
import { pavingFacts, walksToLocations } from './02-paving/paving-default.ts';
import { baseOf, bootsBonus, initiativeIndex, isAlive, pointsLeft, turnOf } from './03-rounds/hero.ts';
import { reachOf } from './04-moving/walking.ts';
import { type Aspect, fullLifeOf, lifeOf, termOf } from './08-battle/values.ts';
import { attackFacts, cardsLeft, duelFacts, jointFacts } from './12-attacks/attack-facts.ts';
import { monsterInitiative, monstersOnBoard } from './18-monsters/monster.ts';
import { clockOf, threatsOf } from './18-monsters/threats.ts';
import { canWake } from './23-manticore/waking.ts';
import { doomsOf } from './25-ending/dooms.ts';
import { practiceFoe } from './26-variants/practice.ts';

/** What the table shows beyond what lies on it (specification, 7 and 9). */
export function facts(whole: G): Manticore['facts'] {
  const g = asKnown(whole);
  const turn = turnOf(g);
  const onTurn = turn !== undefined && isAlive(g, turn.seat) ? turn : null;
  return {
    heroes: tableOf(g.seats, (seat) => heroFacts(g, seat)),
    foes: Object.fromEntries(foesOf(g).map((foe) => [foe, foeFacts(g, foe)])),
    stacks: Object.fromEntries(LOCATIONS.map((location) => [location, stackFacts(g, location)])) as Record<
      LocationId,
      StackFacts
    >,
    walks: walksToLocations(g),
    paving: pavingFacts(g),
    reach: onTurn === null ? [] : reachOf(g, onTurn.seat),
    attacks: onTurn === null ? [] : attackFacts(g, onTurn),
    joint: jointFacts(g),
    duel: duelFacts(g),
    threats: threatsOf(g),
    clock: clockOf(g),
    dooms: doomsOf(g),
    practice: practiceFoe(g),
    wakingCells: canWake(g) ? [...WAKING_CELLS] : [],
    cardsLeft: cardsLeft(g),
  };
}

/** The game as everybody knows it: tokens that monsters carry face down, and the kinds of unopened stacks, play no part. */
function asKnown(whole: G): G {
  const stacks = { ...whole.stacks };
  for (const location of LOCATIONS) {
    if (isKnown(whole, location)) continue;
    const { kind, ...stack } = stacks[location];
    stacks[location] = {
      ...stack,
      kind: { ...kind, secret: [familyOf(location) === 'physical' ? 'sword' : 'amulet'] },
    };
  }
  const monsters = { ...whole.monsters };
  for (const id of MONSTER_IDS)
    monsters[id] = { ...monsters[id], carries: monsters[id].carries.filter((carried) => carried.is === 'open') };
  return { ...whole, stacks, monsters };
}

function heroFacts(g: G, seat: Seat): HeroFacts {
  const hero = g.heroes[seat];
  const totalOf = (aspect: Aspect): Total => {
    const { base, power, artifact } = termOf(g, seat, aspect);
    return { base, power, artifact, burden: 0, total: base + power + artifact };
  };
  return {
    index: initiativeIndex(hero),
    left: pointsLeft(hero),
    initiative: initiativeTotal(hero),
    magicAttack: totalOf('magicAttack'),
    magicDefense: totalOf('magicDefense'),
    close: totalOf('close'),
    defense: totalOf('defense'),
    shooting: totalOf('shooting'),
  };
}

const initiativeTotal = (hero: Hero): Total => ({
  base: baseOf(hero, 'initiative'),
  power: hero.power.initiative,
  artifact: bootsBonus(hero),
  burden: hero.bag.length,
  total: initiativeIndex(hero),
});

const foesOf = (g: G): Foe[] => [...monstersOnBoard(g), 'manticore'];

function foeFacts(g: G, foe: Foe): FoeFacts {
  const totalOf = (aspect: Aspect): number => {
    const { base, artifact } = termOf(g, foe, aspect);
    return base + artifact;
  };
  return {
    life: lifeOf(g, foe),
    fullLife: fullLifeOf(g, foe),
    // MC-R73: the Manticore always has one step or one attack
    initiative: foe === 'manticore' ? 1 : monsterInitiative(g, foe),
    magicAttack: totalOf('magicAttack'),
    magicDefense: totalOf('magicDefense'),
    close: totalOf('close'),
    defense: totalOf('defense'),
    shooting: totalOf('shooting'),
  };
}

function stackFacts(g: G, location: LocationId): StackFacts {
  return {
    family: familyOf(location),
    kind: isKnown(g, location) ? kindOn(g, location) : null,
    tokens: isKnown(g, location) ? tokensOn(g, location) : null,
    height: g.stacks[location].ranks.length,
  };
}
