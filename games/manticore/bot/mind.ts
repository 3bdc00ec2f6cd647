import type { Frame, Seat } from '@parlour/kernel';
import type { AttackKind } from '../content/combat.ts';
import type { MonsterId } from '../content/monsters.ts';
import { occupiedCells } from '../rules/01-setup/standing.ts';
import { isAlive } from '../rules/03-rounds/hero.ts';
import { type Aspect, termOf } from '../rules/08-battle/values.ts';
import { cardsLeft } from '../rules/12-attacks/attack-facts.ts';
import { type Intent, intentOf } from '../rules/18-monsters/courses.ts';
import { monstersOnBoard } from '../rules/18-monsters/monster.ts';
import { takesPart } from '../rules/26-variants/practice.ts';
import type { Fighter, Foe, G, Manticore } from '../types.ts';
import { threatOf } from './dangers.ts';
import type { Prospect } from './fighting/prospects.ts';
import { type KnownRoads, roadsIn } from './goals/travel.ts';

/** What one fighter brings to a comparison, without dice and spells. */
export type Strength = Record<Aspect, number>;

/** A position as a bot thinks about it; everything is worked out once, when it is first needed. */
export type Mind = {
  g: G;
  me: Seat;
  /** How likely each kind is on the next combat card. */
  cards: Record<AttackKind, number>;
  roads: KnownRoads;
  occupied: Uint8Array;
  strengths: Map<Fighter, Strength>;
  prospects: Map<string, Prospect>;
  intents: Map<MonsterId, Intent>;
  threats: Map<MonsterId, number>;
  helpers: Map<Fighter, Seat[]>;
  assaults: Map<Fighter, number>;
};

export function mindOf(g: G, me: Seat): Mind {
  return {
    g,
    me,
    cards: chancesOf(g),
    roads: roadsIn(g),
    occupied: occupiedCells(g),
    strengths: new Map(),
    prospects: new Map(),
    intents: new Map(),
    threats: new Map(),
    helpers: new Map(),
    assaults: new Map(),
  };
}

function chancesOf(g: G): Record<AttackKind, number> {
  const { magic, close, shooting } = cardsLeft(g);
  const all = magic + close + shooting;
  return all === 0 || g.options.combatDeck === 'replace'
    ? { magic: 1 / 3, close: 1 / 3, shooting: 1 / 3 }
    : { magic: magic / all, close: close / all, shooting: shooting / all };
}

export function strengthOf({ g, strengths }: Mind, who: Fighter): Strength {
  const known = strengths.get(who);
  if (known !== undefined) return known;
  const of = (aspect: Aspect): number => {
    const { base, power, artifact } = termOf(g, who, aspect);
    return base + power + artifact;
  };
  const found: Strength = {
    magicAttack: of('magicAttack'),
    magicDefense: of('magicDefense'),
    close: of('close'),
    defense: of('defense'),
    shooting: of('shooting'),
  };
  strengths.set(who, found);
  return found;
}

/** What a monster would do now if the bot's own hero were not there. */
export function intentWithoutMe(mind: Mind, id: MonsterId): Intent {
  const known = mind.intents.get(id);
  if (known !== undefined) return known;
  const hero = mind.g.heroes[mind.me];
  const { cell } = hero;
  hero.cell = null;
  const intent = intentOf(mind.g, id);
  hero.cell = cell;
  mind.intents.set(id, intent);
  return intent;
}

export function threatBy(mind: Mind, id: MonsterId): number {
  const known = mind.threats.get(id);
  if (known !== undefined) return known;
  const threat = threatOf(mind.g, mind.me, mind.roads, id);
  mind.threats.set(id, threat);
  return threat;
}

export const foesOf = (g: G): Foe[] => [
  ...monstersOnBoard(g),
  ...(takesPart(g, 'manticore') ? (['manticore'] as const) : []),
];

export const companions = ({ g, me }: Mind): Seat[] => g.order.filter((seat) => seat !== me && isAlive(g, seat));

/** The open question, if it is of this phase. */
export function frameOf<P extends keyof Manticore['phases'] & string>(g: G, phase: P): Frame<Manticore, P> {
  const f = g.stack.at(-1);
  if (f?.phase !== phase) throw new Error(`${phase} is not open`);
  return f as Frame<Manticore, P>;
}
