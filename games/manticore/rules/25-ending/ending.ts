import type { Seat } from '@parlour/kernel';
import { MONSTER_IDS } from '../../content/monsters.ts';
import type { Ending, G, Grade } from '../../types.ts';
import { living } from '../03-rounds/hero.ts';
import { isPractice } from '../26-variants/practice.ts';
import type { RuleId } from '../ids.ts';
import { emit } from '../vocabulary.ts';

/** What an ending is worth to those who share it. */
const SCORES: Record<Grade, number> = {
  greatVictory: 3,
  victory: 2,
  manticoreVictory: 1,
  manticoreGreatVictory: 0,
  practiceWon: 2,
  practiceLost: 0,
};

/** MC-1.1, MC-1.2, MC-1.4, MC-15.3, MC-25.1, MC-25.2. She is dead; `blow`: whose blow it was. */
export function endByHerDeath(g: G, blow: Seat[]): void {
  if (isPractice(g)) return endPractice(g, blow);
  // MC-29.10, MC-R40, MC-R57: monsters on the board count, and those still in the pile
  const isAnyLeft = MONSTER_IDS.some((id) => g.monsters[id].is === 'alive' || g.monsters[id].is === 'waiting');
  // MC-1.7, MC-R77: all win, the dead too. MC-1.8: only he who struck the blow
  const winners = g.options.mode === 'coop' ? [...g.seats] : blow;
  end(g, {
    grade: isAnyLeft ? 'victory' : 'greatVictory',
    because: 'manticoreDead',
    rule: isAnyLeft ? 'MC-25.2' : 'MC-25.1',
    winners,
    blow,
  });
}

/** MC-25.3, MC-R78. */
export function endIfAllDead(g: G): void {
  if (g.outcome !== null || living(g).length > 0) return;
  if (isPractice(g)) return losePractice(g, 'heroesBeaten', 'MC-25.3');
  end(g, { grade: 'manticoreGreatVictory', because: 'allDead', rule: 'MC-25.3', winners: [], blow: [] });
}

/** MC-1.3, MC-23.12, MC-25.4. */
export function endInTheCity(g: G): void {
  end(g, { grade: 'manticoreVictory', because: 'cityEntered', rule: 'MC-25.4', winners: [], blow: [] });
}

/** MC-R60. */
export function endByRoundLimit(g: G): void {
  if (g.outcome !== null || g.round < Number(g.options.roundLimit)) return;
  if (isPractice(g)) return losePractice(g, 'foeUnbeaten', 'MC-R60');
  end(g, { grade: 'manticoreVictory', because: 'roundLimit', rule: 'MC-R60', winners: [], blow: [] });
}

/** Practice. The foe is dead: all have won, the dead and the rivals too. `blow`: whose blow it was. */
export function endPractice(g: G, blow: Seat[]): void {
  const rule = g.options.practice === 'manticore' ? 'MC-15.3' : 'MC-15.2';
  end(g, { grade: 'practiceWon', because: 'foeDead', rule, winners: [...g.seats], blow });
}

function losePractice(g: G, because: Ending['because'], rule: RuleId): void {
  end(g, { grade: 'practiceLost', because, rule, winners: [], blow: [] });
}

/** MC-25.5. The game is over at once. Whoever did not win a battle that others won has nothing. */
function end(g: G, ending: Ending): void {
  const score = SCORES[ending.grade];
  const isLost = ending.winners.length === 0;
  g.ending = ending;
  g.outcome = {
    winners: ending.winners,
    scores: g.seats.map((seat) => (isLost || ending.winners.includes(seat) ? score : 0)),
  };
  emit(g, 'ended', ending);
}
