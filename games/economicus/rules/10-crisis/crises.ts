import { INDUSTRIES, type Industry } from '../../content/industries.ts';
import { CRISIS_LIMIT, CRISIS_TOKENS } from '../../content/table.ts';
import type { CrisisReason, G } from '../../types.ts';
import { emit } from '../vocabulary.ts';

export const inCrisis = (g: G): Industry[] => INDUSTRIES.filter((industry) => g.crises[industry] > 0);

/** EC-10.3, EC-10.4, EC-10.9, EC-10.11. A crisis begins, grows, weakens or ends; there are six tokens and it is never above 6. */
export function changeCrisis(g: G, industry: Industry, by: number, because: CrisisReason): void {
  const from = g.crises[industry];
  const to = Math.min(CRISIS_LIMIT, Math.max(0, from + by));
  if (to === from) return;
  if (from === 0) giveUpWeakest(g);
  g.crises[industry] = to;
  emit(g, 'crisisChanged', { industry, from, to, because });
}

/** EC-10.9. The seventh crisis takes the token of the weakest; of several, of the lowest number. */
function giveUpWeakest(g: G): void {
  const struck = inCrisis(g);
  if (struck.length < CRISIS_TOKENS) return;
  let weakest = struck[0];
  for (const industry of struck)
    if (weakest === undefined || g.crises[industry] < g.crises[weakest]) weakest = industry;
  if (weakest === undefined) return;
  const from = g.crises[weakest];
  g.crises[weakest] = 0;
  emit(g, 'crisisChanged', { industry: weakest, from, to: 0, because: 'seventh' });
}

export function easeAll(g: G, by: number, because: CrisisReason): void {
  for (const industry of inCrisis(g)) changeCrisis(g, industry, -by, because);
}

export function moveForecast(g: G, to: Industry, because: CrisisReason): void {
  const from = g.forecast;
  g.forecast = to;
  if (from !== to) emit(g, 'forecastMoved', { from, to, because });
}
