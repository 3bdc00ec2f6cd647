import { roll, type Seat } from '@parlour/kernel';
import type { Industry } from '../../content/industries.ts';
import { BURNS_UP_TO } from '../../content/table.ts';
import type { G } from '../../types.ts';
import { addCompany, hasToken } from '../01-board/companies.ts';
import { changeBonus } from '../03-stars/stars.ts';
import { isInForce, successFrom } from '../18-events/this-year.ts';
import { emit } from '../vocabulary.ts';

/** EC-8.2, EC-8.3, EC-8.4, EC-8.7, EC-21.6. The die decides; a bonus on it never lets a project burn. */
export function rollProject(g: G, seat: Seat, industry: Industry, bonus: number): void {
  const player = g.players[seat];
  const die = roll(g);
  const shown = die + bonus;
  // EC-R.13: without a free company token a success counts as "stays".
  const result = shown >= successFrom(g) && hasToken(player) ? 'succeeds' : shown <= BURNS_UP_TO ? 'burns' : 'stays';
  emit(g, 'projectRolled', { seat, industry, die, bonus, result });
  if (result === 'stays') return;
  // EC-8.6: the token comes back either way.
  player.projects[industry] -= 1;
  if (result === 'burns') return;
  g.extra[industry] += 1;
  addCompany(g, seat, industry, 'clean');
  // EV34
  if (isInForce(g, 'EV34') && g.innovator === null) {
    g.innovator = seat;
    changeBonus(g, seat, 1, 'EV34');
  }
}
