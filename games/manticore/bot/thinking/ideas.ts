import { type Choice, choicesOf, type Offer, type Seat, sizeOf } from '@parlour/kernel';
import { isSame } from '@parlour/kernel/offers/fits.ts';
import type { Idea, Random } from '@parlour/search';
import { CLASS_IDS, HEALING_COST, HERO_LIFE, HEROES } from '../../content/heroes.ts';
import { areAdjacent } from '../../rules/01-setup/board.ts';
import { pointsLeft } from '../../rules/03-rounds/hero.ts';
import { isFirstAttack, targetsOf } from '../../rules/12-attacks/targets.ts';
import { isPractice } from '../../rules/26-variants/practice.ts';
import type { G, Manticore } from '../../types.ts';
import { carryChoice } from '../carrying.ts';
import { helpersAgainst } from '../fighting/joining.ts';
import { planFor } from '../fighting/plans.ts';
import { prospectOf } from '../fighting/prospects.ts';
import { goalsOf } from '../goals/positions.ts';
import { frameOf, type Mind, mindOf } from '../mind.ts';
import { bestUse, weighUses } from '../turn.ts';
import { errandsFor } from './errands.ts';

type Act = Choice<Manticore>;

/** Questions with so few answers that all of them are compared. */
const SMALL = new Set(['joint', 'duel', 'spoils']);
const FEW = 8;
/** So many goals, and so many cells to go to. */
const GOALS = 4;
const CELLS = 2;

/** What may be better than a careful answer. Roads, gifts, gear and practice are left to the careful bot. */
export function ideasFor(g: G, me: Seat, offers: readonly Offer<Manticore>[], random: Random): Idea<Manticore>[] {
  if (isPractice(g)) return [];
  const phase = g.stack.at(-1)?.phase ?? '';
  if (phase === 'muster') return company(offers, random);
  if (phase === 'turn') return turnIdeas(mindOf(g, me), offers);
  if (!SMALL.has(phase)) return [];
  return allOf(offers.filter(({ type }) => type !== 'keep')).map((choice) => ({ choice }));
}

/** One of each kind that is free. */
function company(offers: readonly Offer<Manticore>[], random: Random): Idea<Manticore>[] {
  const free = allOf(offers).flatMap((choice) => (choice.type === 'enlist' ? [choice] : []));
  return CLASS_IDS.flatMap((kind): Idea<Manticore>[] => {
    const choices = free.filter(({ hero }) => HEROES[hero] === kind);
    const choice = choices[random(Math.max(1, choices.length))];
    return choice === undefined ? [] : [{ choice }];
  });
}

const allOf = (offers: readonly Offer<Manticore>[]): Act[] =>
  offers
    .filter((offer) => offer.checked !== true && sizeOf(offer) <= FEW)
    .flatMap((offer) => [...choicesOf<Manticore>(offer)]);

function turnIdeas(mind: Mind, offers: readonly Offer<Manticore>[]): Idea<Manticore>[] {
  const { g, me } = mind;
  const free = carryChoice(mind);
  // What costs nothing is done at once; only where a point of power goes is worth a thought.
  if (free !== null)
    return free.type === 'assign'
      ? allOf(offers.filter(({ type }) => type === 'assign')).map((choice) => ({ choice }))
      : [];
  if (pointsLeft(g.heroes[me]) === 0) return [];
  const acts: Act[] = [...attacks(mind), { type: 'endTurn' }, ...cures(mind), ...walks(mind)];
  const found: Idea<Manticore>[] = [{ choice: bestUse(mind) }];
  // Errands that begin alike are one idea, and one that begins as usual is none: he will be asked again.
  for (const idea of [...errandsFor(mind, GOALS), ...acts.map((choice) => ({ choice }))])
    if (found.every(({ choice }) => !isSame(choice, idea.choice))) found.push(idea);
  return found.slice(1);
}

/** Every foe beside him, alone and with all who would come along. */
function attacks(mind: Mind): Act[] {
  const { g, me } = mind;
  const turn = frameOf(g, 'turn');
  return targetsOf(g, me).flatMap((target): Act[] => {
    if (typeof target === 'number') return [];
    const helpers = helpersAgainst(mind, target);
    return [[], ...(helpers.length > 0 ? [helpers] : [])].map((group): Act => {
      const seats = g.order.filter((seat) => seat === me || group.includes(seat));
      const { kinds } = prospectOf(mind, seats, target);
      const kind = isFirstAttack(turn, target) ? (kinds[1] ?? 'close') : 'card';
      return group.length === 0
        ? { type: 'attack', target, kind }
        : { type: 'attackTogether', target, kind, helpers: group, ...planFor(mind, target, group) };
    });
  });
}

/** As much life for himself as his points give. */
function cures({ g, me }: Mind): Act[] {
  const hero = g.heroes[me];
  const life = Math.min(Math.floor(pointsLeft(hero) / HEALING_COST), HERO_LIFE - hero.life);
  return life > 0 ? [{ type: 'heal', patient: me, life }] : [];
}

/** The most promising cells by the careful bot's own reckoning, none beside another. */
function walks(mind: Mind): Act[] {
  const values = new Map<number, { value: number; act: Act & { type: 'move' } }>();
  weighUses(mind, goalsOf(mind), (value, act) => {
    if (act.type !== 'move') return;
    const known = values.get(act.to);
    if (known === undefined || value > known.value) values.set(act.to, { value, act });
  });
  const found: (Act & { type: 'move' })[] = [];
  for (const { act } of [...values.values()].sort((a, b) => b.value - a.value)) {
    if (found.length > CELLS) break;
    if (found.every(({ to }) => !areAdjacent(to, act.to))) found.push(act);
  }
  return found;
}
