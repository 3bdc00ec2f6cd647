import type { Choice, Seat } from '@parlour/kernel';
import { type ArtifactId, TOKENS, type TokenId } from '../content/artifacts.ts';
import type { Characteristic } from '../content/heroes.ts';
import { locationAt } from '../rules/01-setup/board.ts';
import { tokensOn } from '../rules/01-setup/stacks.ts';
import { initiativeIndex, pointsLeft, strengthOf, turnOf } from '../rules/03-rounds/hero.ts';
import { placesFor, tooHeavy } from '../rules/05-artifacts/gear.ts';
import { heroesBeside } from '../rules/12-attacks/targets.ts';
import type { G, Hero, Manticore, Place } from '../types.ts';
import type { Mind } from './mind.ts';
import { mainStat, tokenGain } from './tokens.ts';

/** Power points, tokens that lie here, and what is in the bag; `null` if there is nothing to do about them. */
export function carryChoice(mind: Mind): Choice<Manticore> | null {
  const hero = mind.g.heroes[mind.me];
  if (hero.unassigned > 0) return { type: 'assign', to: powerFor(hero) };
  return takeChoice(mind) ?? bagChoice(mind);
}

/** The main attack first; the slow need a point of initiative more. */
export function powerFor(hero: Hero): Characteristic {
  if (initiativeIndex(hero) <= 4 && hero.power.initiative === 0) return 'initiative';
  return hero.power[mainStat(hero)] <= 2 * hero.power.defense + 1 ? mainStat(hero) : 'defense';
}

function takeChoice({ g, me }: Mind): Choice<Manticore> | null {
  const hero = g.heroes[me];
  if (hero.cell === null) return null;
  const location = locationAt(hero.cell);
  const onStack = location === null ? null : bestOf(hero, tokensOn(g, location));
  if (onStack !== null) return { type: 'take', ...onStack };
  const here = g.ground.filter(({ cell }) => cell === hero.cell).map(({ artifact }) => artifact);
  const found = bestOf(hero, here);
  return found === null ? null : { type: 'pickUp', artifact: found.token, place: found.place };
}

/** The token that helps a hero most, and where it goes; `null` if none does. */
export function bestOf<T extends TokenId>(hero: Hero, tokens: readonly T[]): { token: T; place: Place } | null {
  let best: { token: T; place: Place } | null = null;
  let most = 0;
  for (const token of tokens) {
    const gain = tokenGain(hero, token);
    const place = placeFor(hero, token);
    if (gain <= most || place === null) continue;
    best = { token, place };
    most = gain;
  }
  return best;
}

/** Into the slot, if need be by a swap. */
function placeFor(hero: Hero, token: TokenId): Place | null {
  return placesFor(hero, token).one.find((place) => place !== 'bag') ?? null;
}

/** What is in the bag goes into its slot, to a friend, or away: it only slows. */
function bagChoice({ g, me }: Mind): Choice<Manticore> | null {
  const hero = g.heroes[me];
  for (const artifact of hero.bag) {
    const worn = hero.worn[TOKENS[artifact].kind];
    const isBetter = strengthOf(artifact) > strengthOf(worn);
    if (isBetter && tooHeavy(hero, 0) === null && (worn === null || TOKENS[artifact].kind !== 'boots'))
      return { type: 'equip', artifact };
    if (pointsLeft(hero) === 0) continue;
    const friend = g.options.mode === 'coop' ? whoNeeds(g, heroesBeside(g, me), artifact) : null;
    if (friend !== null) return { type: 'give', artifact, to: friend };
    if (!isBetter) return { type: 'drop', token: artifact };
  }
  return null;
}

/** A friend without such a thing; who has refused it this turn is not asked again. */
function whoNeeds(g: G, beside: readonly Seat[], artifact: ArtifactId): Seat | null {
  const hasRefused = (seat: Seat): boolean =>
    turnOf(g)?.refused.some((no) => no.seat === seat && no.artifact === artifact) ?? false;
  return beside.find((seat) => g.heroes[seat].worn[TOKENS[artifact].kind] === null && !hasRefused(seat)) ?? null;
}
