import type { Battle, Duel, Fighter, G, Party } from '../../types.ts';
import { fatalBlow, spoilsOf } from '../07-strength/trophies.ts';
import { bury, clearAway } from '../08-battle/harm.ts';
import { membersOf, survivorsOf } from '../08-battle/values.ts';
import { showLoot } from '../18-monsters/monster-steps.ts';
import { wake } from '../23-manticore/waking.ts';
import { endByHerDeath, endIfAllDead, endPractice } from '../25-ending/ending.ts';
import { practiceFoe } from '../26-variants/practice.ts';
import { emit, goTo, phase } from '../vocabulary.ts';

/** MC-8.5, MC-12, MC-13, MC-20.8. An attack, and the response of whoever was attacked. */
export const battle = phase('battle', {
  open(g, f) {
    const { attacker, defender, kind, rule, why, course } = f;
    // MC-28.6, MC-R74: before any total is computed
    for (const side of [attacker, defender]) if (side.is === 'foe' && side.foe !== 'manticore') showLoot(g, side.foe);
    emit(g, 'attacked', { attacker, defender, kind, rule, why, course });
    // Only told: a game goes on alike whether anybody listens or not.
    f.course = null;
    // MC-23.4
    if (defender.is === 'foe' && defender.foe === 'manticore' && attacker.is === 'heroes')
      wake(g, 'attacked', attacker.lead);
  },

  attack: {
    call: 'duel',
    with: (_g, f) => duelOf({ ...f, isResponse: false }),
    then: (g, f, { fallen }) => settle(g, f, fallen),
  },

  /** MC-12.7. Deaths, power points and loot come before the response. */
  spoils: {
    call: 'spoils',
    with: (g, f) => nextSpoils(g, f),
    then: () => goTo('spoils'),
  },

  /** MC-13.1, MC-13.2, MC-13.3, MC-R52, MC-R56. Each time, unless a party has perished; its kind is drawn; it is not answered. */
  response: {
    call: 'duel',
    with(g, f) {
      const [attacker, defender] = [survivorsOf(g, f.defender), survivorsOf(g, f.attacker)];
      if (attacker === null || defender === null) return null;
      emit(g, 'responded', { attacker, defender });
      return duelOf({ attacker, defender, kind: null, isResponse: true });
    },
    then: (g, f, { fallen }) => settle(g, f, fallen),
  },

  /** MC-13.4. */
  responseSpoils: {
    call: 'spoils',
    with: (g, f) => nextSpoils(g, f),
    then: () => goTo('responseSpoils'),
  },
});

const duelOf = ({
  attacker,
  defender,
  kind,
  isResponse,
}: Pick<Duel, 'attacker' | 'defender' | 'kind' | 'isResponse'>): Duel => ({
  attacker,
  defender,
  kind,
  isResponse,
  casters: [],
  cast: [],
  countered: [],
  stance: null,
});

/** MC-15, MC-R58. The dead are removed; the game may be over. */
function settle(g: G, f: Battle, fallen: readonly Fighter[]): void {
  for (const victim of fallen) {
    const by = isOf(f.attacker, victim) ? f.defender : f.attacker;
    if (victim === 'manticore') {
      if (by.is === 'heroes') endByHerDeath(g, fatalBlow(g, by, f.plan));
      return;
    }
    bury(g, victim, membersOf(survivorsOf(g, by) ?? by));
    if (by.is === 'heroes' && victim === practiceFoe(g)) return endPractice(g, by.seats);
    if (by.is === 'heroes') f.kills.push({ victim, by });
    else clearAway(g, victim);
  }
  endIfAllDead(g);
}

const isOf = (party: Party, who: Fighter): boolean => membersOf(party).includes(who);

/** The trophies of the next kill, if there is one. */
function nextSpoils(g: G, f: Battle) {
  const kill = f.kills.shift();
  if (kill === undefined || kill.by.is !== 'heroes') return null;
  const { rule, ...spoils } = spoilsOf(g, kill.victim, kill.by, f.plan);
  if (spoils.points.length > 0) emit(g, 'pointsWon', { victim: kill.victim, points: [...spoils.points], rule });
  return spoils;
}
