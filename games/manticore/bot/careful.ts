import type { Choice, Rules, Seat } from '@parlour/kernel';
import type { InstantBot } from '@parlour/search';
import { GATE, START_CELLS } from '../content/board.ts';
import { HERO_IDS, HEROES } from '../content/heroes.ts';
import { heroOn } from '../rules/01-setup/standing.ts';
import { lootOf } from '../rules/08-battle/harm.ts';
import type { G, Manticore } from '../types.ts';
import { bestOf, powerFor } from './carrying.ts';
import { castChoice, stanceChoice } from './fighting/duels.ts';
import { decisionChoice, joinChoice } from './fighting/joining.ts';
import { giftChoice } from './gifts.ts';
import { frameOf, mindOf } from './mind.ts';
import { layChoice } from './paving.ts';
import { armChoice } from './practice.ts';
import { turnChoice } from './turn.ts';

/**
 * Weighs what it could do by what it may expect of dice and cards. It thinks on a game re-dealt from its view, and never asks
 * that game what is hidden in it.
 */
export const carefulBot = ({ search }: Rules<Manticore>): InstantBot<Manticore> => ({
  name: 'careful',
  choose({ seat, view }, random) {
    return answer(search.redeal(view, random(0x1_0000_0000)), seat, random);
  },
});

/** The answer to the open question, on a whole game: it reads nothing there that a seat may not know. */
export function answer(g: G, me: Seat, random: (n: number) => number): Choice<Manticore> {
  const f = g.stack.at(-1);
  switch (f?.phase) {
    case 'muster':
      return f.step === 'hero' ? enlistChoice(g, random) : startChoice(g);
    case 'arming':
      return armChoice(g, me);
    case 'paving':
      return layChoice(g, f.token ?? 'straight');
    case 'turn':
      return turnChoice(mindOf(g, me));
    case 'gift':
      return giftChoice(g, me);
    case 'joint':
      return f.step === 'answers' ? joinChoice(mindOf(g, me)) : decisionChoice(mindOf(g, me));
    case 'duel':
      return f.step === 'stance' ? stanceChoice(mindOf(g, me)) : castChoice(mindOf(g, me));
    case 'spoils':
      return f.step === 'points' ? { type: 'assign', to: powerFor(g.heroes[me]) } : lootChoice(g, me);
    default:
      throw new Error('no question is open');
  }
}

/** Any kind that is still free: none is better than the others by much, and company changes. */
function enlistChoice(g: G, random: (n: number) => number): Choice<Manticore> {
  const taken = g.seats.filter((seat) => g.heroes[seat].isEnlisted).map((seat) => HEROES[g.heroes[seat].hero]);
  const free = HERO_IDS.filter((hero) => !taken.includes(HEROES[hero]));
  return { type: 'enlist', hero: free[random(free.length)] ?? 'radan' };
}

const startChoice = (g: G): Choice<Manticore> => ({
  type: 'standOn',
  cell: START_CELLS.find((cell) => heroOn(g, cell) === null) ?? GATE,
});

function lootChoice(g: G, me: Seat): Choice<Manticore> {
  const best = bestOf(g.heroes[me], lootOf(g, frameOf(g, 'spoils').victim));
  return best === null ? { type: 'leaveLoot' } : { type: 'takeLoot', artifact: best.token, place: best.place };
}
