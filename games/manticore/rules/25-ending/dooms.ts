import { IN_CITY } from '../../content/board.ts';
import { CITY_DAMAGE } from '../../content/monsters.ts';
import type { Doom, G } from '../../types.ts';
import { heroOn } from '../01-setup/standing.ts';
import { living } from '../03-rounds/hero.ts';
import { nextCellOfHers } from '../23-manticore/manticore.ts';
import { isAwake } from '../23-manticore/waking.ts';
import { isPractice } from '../26-variants/practice.ts';
import { raidersOfTheCity } from './city.ts';

/** MC-3.1. What the rest of this round will do to the heroes as things stand; before the first round nothing. */
export function doomsOf(g: G): Doom[] {
  if (g.outcome !== null || g.round === 0 || isPractice(g)) return [];
  const dooms: Doom[] = [];
  // MC-23.10, MC-23.12: whoever stands on the gate holds her for a turn
  const gate = nextCellOfHers(g);
  if (isAwake(g) && g.manticore.step === IN_CITY - 1 && heroOn(g, gate) === null) dooms.push({ is: 'enters', gate });
  // MC-R60
  if (g.round >= Number(g.options.roundLimit)) dooms.push({ is: 'lastRound', round: g.round });
  const damage = CITY_DAMAGE * raidersOfTheCity(g).length;
  const dies = living(g).filter((seat) => g.heroes[seat].life <= damage);
  if (damage > 0) dooms.push({ is: 'cityDamage', damage, dies });
  return dooms;
}
