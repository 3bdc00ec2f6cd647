import type { Choice, Seat } from '@parlour/kernel';
import { salaryDue } from '../rules/15-salary/salary.ts';
import { salaryRate } from '../rules/15-salary/salary-rate.ts';
import { turnOf } from '../rules/holdings.ts';
import { cashOf } from '../rules/money.ts';
import type { G, MatterOfFact } from '../types.ts';
import { goalOf } from './goal.ts';
import { raiseCash } from './selling.ts';
import { leastOf } from './shopping.ts';

/** MF-15.4, MF-R74. A strike costs more than anything: sell, dismiss idle hands, give up an asset before it comes to that. */
export function salaryChoice(g: G, me: Seat): Choice<MatterOfFact> {
  const f = turnOf(g);
  const due = f === null ? 0 : salaryDue(g, f);
  const lacking = due - cashOf(g, me);
  if (lacking <= 0) return { type: 'paySalary' };
  const { idle, picket } = g.players[me];
  const { workers: wanted } = goalOf(g, me);
  const tooMany = Math.ceil(lacking / salaryRate(g));
  const sale = raiseCash(g, me, due, 'spare');
  if (sale !== null) return sale;
  if (idle > wanted) return { type: 'discharge', from: 'idle', workers: Math.min(idle - wanted, tooMany) };
  const inputs = raiseCash(g, me, due, 'all');
  if (inputs !== null) return inputs;
  const asset = leastOf(g, me);
  if (asset !== null) return { type: 'sellAsset', asset };
  if (idle > 0) return { type: 'discharge', from: 'idle', workers: Math.min(idle, tooMany) };
  if (picket > 0) return { type: 'discharge', from: 'picket', workers: Math.min(picket, tooMany) };
  return { type: 'leaveUnpaid' };
}
