import type { Seat } from '@parlour/kernel';
import { ATTACK_KINDS, type AttackKind } from '../../content/combat.ts';
import { living } from '../../rules/03-rounds/hero.ts';
import { isMutual } from '../../rules/08-battle/odds.ts';
import { lifeOf } from '../../rules/08-battle/values.ts';
import type { Fighter, Foe } from '../../types.ts';
import { paceOf } from '../goals/travel.ts';
import { careFor } from '../life.ts';
import type { Mind } from '../mind.ts';
import { SPELL_WORTH } from '../tokens.ts';
import { blowValue, DICE, drawnAgainst, type Prize, type Stakes } from './blows.ts';
import { marginsOf, spellsAgainst } from './margins.ts';
import { lossesOf, prizeOf } from './prizes.ts';

/** What attacking somebody would bring a group of heroes: by how often they can strike, the first blow of their choice or by card. */
export type Prospect = {
  /** `chosen[n]`: n attacks, the first of the best kind, which is `kinds[n]`. */
  chosen: number[];
  kinds: AttackKind[];
  /** `drawn[n]`: n attacks, all by card. */
  drawn: number[];
};

/** A point of initiative is worth something elsewhere too. */
const POINT = 0.35;

export function prospectOf(mind: Mind, group: readonly Seat[], target: Fighter): Prospect {
  const key = `${group.join()}>${target}`;
  const found = mind.prospects.get(key) ?? reckon(mind, group, target);
  mind.prospects.set(key, found);
  return found;
}

/** All that a prospect depends on. */
type Outlook = {
  life: number;
  margins: ReturnType<typeof marginsOf>;
  losses: readonly number[];
  prize: Prize;
  cards: Mind['cards'];
  spells: number;
  /** How many they are, and the most attacks one of them could make. */
  size: number;
  most: number;
};

/** Prospects by what they depend on: from one question to the next, and in all play-outs of a thought, mostly the same come up. */
const KNOWN = new Map<string, Prospect>();
const MOST_KNOWN = 4000;

function reckon(mind: Mind, group: readonly Seat[], target: Fighter): Prospect {
  const { g, cards } = mind;
  const life = lifeOf(g, target);
  const margins = marginsOf(mind, group, target);
  const prize = prizeOf(mind, group, target);
  const spells = spellsAgainst(mind, group, target);
  const most = Math.max(1, ...group.map((seat) => paceOf(g.heroes[seat])));
  // Losses follow from who is at stake, and how many hands there are.
  const lives = group.map((seat) => g.heroes[seat].life * (careFor(g, mind.me, seat) === 1 ? 1 : -1)).join();
  const { attack, response } = margins;
  const key = [
    ...[life, attack.magic, attack.close, attack.shooting],
    ...[response.magic, response.close, response.shooting, response.cover],
    ...[prize.damage, prize.kill, cards.magic, cards.close, spells, most, living(g).length, lives],
  ].join(' ');
  const known = KNOWN.get(key);
  if (known !== undefined) return known;
  const losses = lossesOf(mind, group);
  const found = foresee({ life, margins, losses, prize, cards, spells, size: group.length, most });
  if (KNOWN.size >= MOST_KNOWN) KNOWN.clear();
  KNOWN.set(key, found);
  return found;
}

/**
 * Reckons backwards: with no attack left nothing more is won; with one more, an attack and its response lead to what is worth
 * going on with from there. The lives of the heroes are taken as they are now.
 */
function foresee({ life, margins: { attack, response }, losses, prize, cards, spells, size, most }: Outlook): Prospect {
  const lives = Array.from({ length: life + 1 }, (_, left) => left);
  const stakes: Stakes = { losses, prize, following: lives.map(() => 0) };
  const prospect: Prospect = { chosen: [0], kinds: ['close'], drawn: [0] };
  let goingOn = stakes;
  for (let attacks = 1; attacks <= most; attacks++) {
    const rest = goingOn;
    const responded = {
      ...stakes,
      following: lives.map((left) => (left === 0 ? 0 : drawnAgainst(cards, response, rest, left))),
    };
    const blow = (left: number, kind: AttackKind, boost = 0): number =>
      blowValue(attack[kind] + boost, isMutual(kind, null), responded, left) - POINT * size;
    const byCard = (left: number): number =>
      cards.magic * blow(left, 'magic') + cards.close * blow(left, 'close') + cards.shooting * blow(left, 'shooting');
    goingOn = { ...stakes, following: lives.map((left) => (left === 0 ? 0 : Math.max(0, byCard(left)))) };
    const values = ATTACK_KINDS.map((kind) => {
      const plain = blow(life, kind);
      if (kind !== 'magic' || spells === 0) return plain;
      return Math.max(plain, blow(life, kind, spells) - SPELL_WORTH * spells);
    });
    const highest = Math.max(...values);
    prospect.drawn.push(byCard(life));
    prospect.chosen.push(highest);
    prospect.kinds.push(ATTACK_KINDS[values.indexOf(highest)] ?? 'close');
  }
  return prospect;
}

/** What a round of attacks with all their points would bring a group. */
export function worthOf(mind: Mind, group: readonly Seat[], foe: Foe): number {
  const attacks = Math.min(...group.map((seat) => paceOf(mind.g.heroes[seat])));
  return prospectOf(mind, group, foe).chosen[attacks] ?? 0;
}

/** What it is worth to a hero that a foe attacks him and he must respond. */
export function assaultValue(mind: Mind, foe: Foe, seat: Seat): number {
  const group = [seat];
  const life = lifeOf(mind.g, foe);
  const { attack, response } = marginsOf(mind, group, foe);
  const stakes: Stakes = {
    losses: lossesOf(mind, group),
    prize: prizeOf(mind, group, foe),
    following: Array.from({ length: life + 1 }, () => 0),
  };
  let value = drawnAgainst(mind.cards, response, stakes, life);
  for (const kind of ATTACK_KINDS)
    value += mind.cards[kind] * blowValue(attack[kind], isMutual(kind, null), stakes, life);
  return value;
}

/** The chance that the first blow of a group kills, whatever kind is best for that. */
export function killChance(mind: Mind, group: readonly Seat[], target: Fighter): number {
  const { attack } = marginsOf(mind, group, target);
  const margin = Math.max(attack.magic + spellsAgainst(mind, group, target), attack.close, attack.shooting);
  const life = lifeOf(mind.g, target);
  return DICE.reduce((sum, { by, chance }) => (margin + by >= life ? sum + chance : sum), 0);
}
