import type { Seat } from '@parlour/kernel';
import type { Fighter, G, Party, Plan, Spoils } from '../../types.ts';
import { isAlive, pointsLeft } from '../03-rounds/hero.ts';
import { powerFor } from '../18-monsters/monster.ts';
import type { RuleId } from '../ids.ts';

type Heroes = Extract<Party, { is: 'heroes' }>;

/** MC-1.26, MC-7.3, MC-R7. Power points for a kill. */
export function pointsFor(g: G, victim: Fighter): number {
  if (typeof victim === 'number') return Number(g.options.heroKillPower);
  return victim === 'manticore' ? 0 : powerFor(victim);
}

/** MC-14.10, MC-R72. Who gets the power points and who may take an artifact: as planned, else by the rule. */
export function spoilsOf(g: G, victim: Fighter, killers: Heroes, plan: Plan | null): Spoils & { rule: RuleId } {
  const owner = ownerByRule(g, killers);
  const named = (seat: Seat | null | undefined): Seat | null => {
    const wanted = seat ?? owner;
    return wanted !== null && killers.seats.includes(wanted) && isAlive(g, wanted) ? wanted : owner;
  };
  const points = [plan?.firstPoint, plan?.secondPoint].slice(0, pointsFor(g, victim)).map(named);
  const isPlanned = plan !== null && Object.values(plan).some((seat) => seat !== null);
  return {
    victim,
    points: points.filter((seat) => seat !== null),
    looter: named(plan?.artifact),
    rule: isPlanned ? 'MC-14.10' : killers.seats.length > 1 ? 'MC-14.11' : 'MC-7.3',
  };
}

/** MC-14.11, MC-R47. The participant with most points left; if several have as many, he who began it, else the earliest in turn order. */
function ownerByRule(g: G, killers: Heroes): Seat | null {
  const alive = killers.seats.filter((seat) => isAlive(g, seat));
  const most = Math.max(...alive.map((seat) => pointsLeft(g.heroes[seat])));
  const tied = alive.filter((seat) => pointsLeft(g.heroes[seat]) === most);
  if (tied.length > 1 && alive.includes(killers.lead)) return killers.lead;
  return tied[0] ?? null;
}

/** MC-1.8, MC-R48. Whose blow killed her. */
export function fatalBlow(g: G, killers: Heroes, plan: Plan | null): Seat[] {
  const alive = killers.seats.filter((seat) => isAlive(g, seat));
  if (g.options.jointFatalBlow === 'shared') return alive;
  const planned = plan?.blow ?? null;
  const owner = planned !== null && alive.includes(planned) ? planned : ownerByRule(g, killers);
  return owner === null ? [] : [owner];
}
