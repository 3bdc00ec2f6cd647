import type { Choice, Seat } from '@parlour/kernel';
import { OPPOSITE, type SpellKind, TOKENS } from '../../content/artifacts.ts';
import { DIE_FACES } from '../../content/combat.ts';
import { spellsOf } from '../../rules/05-artifacts/gear.ts';
import { isMutual } from '../../rules/08-battle/odds.ts';
import { lifeOf, membersOf, striking, tallyOf, warding } from '../../rules/08-battle/values.ts';
import type { Duel, Manticore, Party, Stance } from '../../types.ts';
import { frameOf, type Mind } from '../mind.ts';
import { SPELL_WORTH } from '../tokens.ts';
import { lossesOf, prizeOf } from './prizes.ts';

/** Fight or cover: whichever promises more. */
export function stanceChoice(mind: Mind): Choice<Manticore> {
  const f = frameOf(mind.g, 'duel');
  return duelValue(mind, f, { stance: 'fight' }) > duelValue(mind, f, { stance: 'cover' })
    ? { type: 'fight' }
    : { type: 'cover' };
}

/** The spells that bring more than they are worth later. */
export function castChoice(mind: Mind): Choice<Manticore> {
  const { g, me } = mind;
  const f = frameOf(g, 'duel');
  const isCounter = f.step === 'counters';
  const answers = f.cast.flatMap(({ spells }) => spells.map((spell): SpellKind => OPPOSITE[TOKENS[spell].kind]));
  const held = spellsOf(g.heroes[me]).filter((kind) => !isCounter || answers.includes(kind));
  let best: SpellKind[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const spells of subsetsOf(held)) {
    const strength = spells.reduce((sum, kind) => sum + strengthIn(mind, me, kind), 0);
    const boost = isCounter ? { ward: strength } : { strike: strength };
    const value = duelValue(mind, f, { stance: f.stance, ...boost }) - SPELL_WORTH * strength;
    if (value <= most) continue;
    most = value;
    best = spells;
  }
  return { type: 'cast', spells: best };
}

function strengthIn({ g }: Mind, seat: Seat, kind: SpellKind): number {
  const spell = g.heroes[seat].spells[kind];
  return spell === null ? 0 : TOKENS[spell].strength;
}

function subsetsOf(kinds: readonly SpellKind[]): SpellKind[][] {
  const found: SpellKind[][] = [[]];
  for (const kind of kinds) found.push(...found.map((each) => [...each, kind]));
  return found;
}

/** What a duel promises the bot, over all rolls. */
function duelValue(
  mind: Mind,
  f: Duel,
  { stance, strike = 0, ward = 0 }: { stance: Stance | null; strike?: number; ward?: number },
): number {
  const kind = f.kind ?? 'close';
  const attack = tallyOf(mind.g, f.attacker, striking(kind), f.cast).sum + strike;
  const defence = tallyOf(mind.g, f.defender, warding(kind, stance), f.countered).sum + ward;
  const mutual = isMutual(kind, stance);
  const [hitAttacker, hitDefender] = [harmTo(mind, f.attacker, f.defender), harmTo(mind, f.defender, f.attacker)];
  let value = 0;
  for (let a = 1; a <= DIE_FACES; a++)
    for (let d = 1; d <= DIE_FACES; d++) {
      const damage = attack + a - defence - d;
      if (damage > 0) value += hitDefender(damage);
      else if (damage < 0 && mutual) value += hitAttacker(-damage);
    }
  return value / (DIE_FACES * DIE_FACES);
}

/** What damage to one side is worth to the bot: friends are a loss, foes a gain. */
function harmTo(mind: Mind, side: Party, other: Party): (damage: number) => number {
  const isOurs = side.is === 'heroes' && (side.seats.includes(mind.me) || other.is === 'foe');
  if (isOurs) {
    const losses = lossesOf(mind, side.seats);
    return (damage) => -(losses[Math.min(losses.length - 1, damage)] as number);
  }
  const [target = 'manticore'] = membersOf(side);
  const life = lifeOf(mind.g, target);
  const prize = prizeOf(mind, other.is === 'heroes' ? other.seats : [mind.me], target);
  // Even a wound that heals may be the half of a kill.
  const wound = prize.damage + (0.15 * Math.max(0, prize.kill)) / life;
  return (damage) => (damage >= life ? prize.kill + prize.damage * life : wound * damage);
}
