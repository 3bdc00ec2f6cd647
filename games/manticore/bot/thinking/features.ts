import type { Features } from '@parlour/search';
import { FIREWAY, IN_CITY } from '../../content/board.ts';
import { ATTACK_KINDS, DIE_FACES } from '../../content/combat.ts';
import type { ClassId } from '../../content/heroes.ts';
import { MONSTER_IDS } from '../../content/monsters.ts';
import { SIDES } from '../../rules/01-setup/board.ts';
import { classOf, living } from '../../rules/03-rounds/hero.ts';
import { lifeOf } from '../../rules/08-battle/values.ts';
import { isInCity, levelOf } from '../../rules/18-monsters/monster.ts';
import { isAwake } from '../../rules/23-manticore/waking.ts';
import type { G, Manticore } from '../../types.ts';
import { roundsToCity } from '../dangers.ts';
import { DICE } from '../fighting/blows.ts';
import { type Margins, marginsOf, spellsAgainst } from '../fighting/margins.ts';
import { costsAlong, paceOf, roundsFor } from '../goals/travel.ts';
import { type Mind, mindOf } from '../mind.ts';

/**
 * What the chance of all heroes together depends on. Every table of so many heroes, and swift monsters, have weights of their own.
 *
 * Of the heroes: how many live, their life in all and that of the weakest, their pace. Of her: her life and its root, whether she
 * is awake, how near she is and the square of it. Of a fight of all of them against her: what a blow deals on average and at its
 * best kind, what they suffer, logarithms of the blows to her death (spells included) and to theirs, and their difference where
 * she is near. Of the ground: how many stand where she will be met, and how many rounds the others are away. Of the monsters: how
 * many are in the City, what the others will take there, and the same where life is short. `…ToBegin`: who is in the company,
 * before the first round.
 */
const NAMES: readonly string[] = [
  ...['one', 'heroes', 'life', 'weakest', 'pace'],
  ...['herLife', 'herLifeRoot', 'isAwake', 'step', 'stepSquare'],
  ...['dealt', 'dealtAtBest', 'suffered', 'spells', 'blowsToKill', 'blowsToDie', 'raceNear'],
  ...['beside', 'away', 'awayNear'],
  ...['inCity', 'threat', 'threatWeak'],
  ...['round', 'roundAsleep'],
  ...['mageToBegin', 'warriorToBegin', 'dwarfToBegin', 'elfToBegin'],
];

const SEATS = { 1: 'alone', 2: 'two', 3: 'three', 4: 'four' } as const;
const isSwift = (g: G): boolean => g.options.monsterInitiative !== '1';
const SWIFT = { monsterInitiative: '3' };

export const features: Features<Manticore> = {
  names: NAMES,
  of: (g) => featuresOf(g),
  isTogether: true,
  kinds: {
    alone: { seats: 1, options: {} },
    two: { seats: 2, options: {} },
    three: { seats: 3, options: {} },
    four: { seats: 4, options: {} },
    aloneSwift: { seats: 1, options: SWIFT },
    twoSwift: { seats: 2, options: SWIFT },
    threeSwift: { seats: 3, options: SWIFT },
    fourSwift: { seats: 4, options: SWIFT },
  },
  kindOf: (g) => `${SEATS[g.seats.length as 3]}${isSwift(g) ? 'Swift' : ''}`,
};

function featuresOf(g: G): number[] {
  const alive = living(g);
  const first = alive[0];
  if (first === undefined) return NAMES.map(() => 0);
  const mind = mindOf(g, first);
  const lives = alive.map((seat) => g.heroes[seat].life);
  const life = lives.reduce((sum, each) => sum + each, 0);
  const each = life / alive.length;
  const pace = alive.reduce<number>((sum, seat) => sum + paceOf(g.heroes[seat]), 0);
  const herLife = lifeOf(g, 'manticore');
  const isUp = isAwake(g);
  const step = Math.max(0, isUp ? g.manticore.step : 0) / IN_CITY;
  const { attack, response } = marginsOf(mind, alive, 'manticore');
  const harms = ATTACK_KINDS.map((kind) => harmBy(attack[kind]));
  const dealt = harms.reduce((sum, harm) => sum + harm, 0) / harms.length;
  const suffered = sufferedBy(response);
  const spells = spellsAgainst(mind, alive, 'manticore');
  const blowsToKill = Math.log(0.3 + Math.max(0, herLife - spells / 2) / (0.3 + dealt));
  const blowsToDie = Math.log(0.3 + each / (0.3 + suffered));
  const { beside, away } = distancesToHer(mind);
  const { threat, inCity } = threats(mind);
  const toBegin = (kind: ClassId): number =>
    g.round === 0 ? g.seats.filter((seat) => g.heroes[seat].isEnlisted && classOf(g.heroes[seat]) === kind).length : 0;
  return [
    ...[1, alive.length, life / 10, Math.min(...lives) / 10, pace / g.seats.length / 5],
    ...[herLife / 10, Math.sqrt(herLife), isUp ? 1 : 0, step, step * step],
    ...[dealt, Math.max(...harms), suffered, spells, blowsToKill, blowsToDie, (blowsToDie - blowsToKill) * step],
    ...[beside, away, away * step],
    ...[inCity, threat, threat / (1 + each)],
    ...[g.round / 10, isUp ? 0 : g.round / 10],
    ...[toBegin('mage'), toBegin('warrior'), toBegin('dwarf'), toBegin('elf')],
  ];
}

/** What a blow with this margin takes on average. */
function harmBy(margin: number): number {
  const at = Math.max(-DIE_FACES, Math.min(MOST_MARGIN, Math.round(margin)));
  return HARMS[at + DIE_FACES] as number;
}
const MOST_MARGIN = 30;
const HARMS = Array.from({ length: MOST_MARGIN + DIE_FACES + 1 }, (_, i) =>
  DICE.reduce((sum, { by, chance }) => sum + chance * Math.max(0, i - DIE_FACES + by), 0),
);

const sufferedBy = ({ magic, shooting, close, cover }: Margins): number =>
  (harmBy(magic) + harmBy(shooting) + Math.min(harmBy(close), harmBy(cover))) / 3;

/** How many stand beside the cell where she is or will be next, and how many rounds the others are away. */
function distancesToHer({ g, roads }: Mind): { beside: number; away: number } {
  const at = FIREWAY[Math.min(IN_CITY - 1, Math.max(g.manticore.step, MEETING))];
  if (at === undefined) return { beside: 0, away: 0 };
  const costs = costsAlong(
    roads,
    SIDES[at].map(({ cell }) => cell),
  );
  let beside = 0;
  let away = 0;
  for (const seat of living(g)) {
    const hero = g.heroes[seat];
    if (hero.cell === null) continue;
    const rounds = roundsFor(costs, hero.cell, paceOf(hero));
    if (rounds === 0) beside += 1;
    away += Math.min(4, rounds);
  }
  return { beside, away };
}
const MEETING = 8;

/** The life that the monsters will take from every hero, the later the less. */
function threats({ g, roads }: Mind): { threat: number; inCity: number } {
  let threat = 0;
  let inCity = 0;
  for (const id of MONSTER_IDS) {
    if (g.monsters[id].is !== 'alive') continue;
    if (isInCity(g, id)) inCity += 1;
    else threat += (levelOf(id) + 2) * 0.8 ** (roundsToCity(g, roads, id) - 1);
  }
  return { threat, inCity };
}
