import { TOKEN_IDS, TOKENS, TOKENS_OF, type TokenId } from '../../content/artifacts.ts';
import type { Cell } from '../../content/board.ts';
import type { MonsterId } from '../../content/monsters.ts';
import type { G } from '../../types.ts';
import { isCity, locationAt } from '../01-setup/board.ts';
import { isEmptyStack, kindOn, makeKnown, takeFrom } from '../01-setup/stacks.ts';
import { hurtAllHeroes } from '../08-battle/harm.ts';
import { emit } from '../vocabulary.ts';
import { isAggressive, levelOf, tokenOf } from './monster.ts';

/** A monster's marker is put on a free cell, with all that follows from it. */
export function stepTo(g: G, id: MonsterId, to: Cell): void {
  g.monsters[id].cell = to;
  // MC-19.5, MC-R24: aggressive monsters collect nothing
  if (!isAggressive(id)) {
    lootLocation(g, id, to);
    pickUpDropped(g, id, to);
  }
  if (isCity(to)) enterCity(g, id, to);
}

/** MC-19.2, MC-R23. One token, the strongest, the moment it steps into a location that it has not looted yet. */
function lootLocation(g: G, id: MonsterId, cell: Cell): void {
  const location = locationAt(cell);
  const monster = g.monsters[id];
  if (location === null || isEmptyStack(g, location) || monster.looted.includes(location)) return;
  monster.looted.push(location);
  const stack = g.stacks[location];
  const rank = stack.ranks[0] as number;
  if (stack.isOpen) {
    const token = TOKENS_OF[kindOn(g, location)][rank] as TokenId;
    takeFrom(g, location, token);
    monster.carries.push({ is: 'open', token });
    emit(g, 'monsterLooted', { monster: id, location, token });
    return;
  }
  // MC-28.5: the top token, face down
  stack.ranks.shift();
  monster.carries.push({ is: 'hidden', from: location, rank });
  emit(g, 'monsterLooted', { monster: id, location, token: null });
}

/** MC-6.3, MC-R24. One dropped artifact, the strongest; of equals the first in the table. */
function pickUpDropped(g: G, id: MonsterId, cell: Cell): void {
  const [best] = g.ground
    .filter((dropped) => dropped.cell === cell)
    .map(({ artifact }) => artifact)
    .sort((a, b) => TOKENS[b].strength - TOKENS[a].strength || TOKEN_IDS.indexOf(a) - TOKEN_IDS.indexOf(b));
  if (best === undefined) return;
  g.ground = g.ground.filter(({ artifact }) => artifact !== best);
  g.monsters[id].carries.push({ is: 'open', token: best });
  emit(g, 'monsterPickedUp', { monster: id, artifact: best, cell });
}

/** MC-21.1, MC-R33, MC-R34. Every hero, wherever he is, takes the monster's level in damage. */
function enterCity(g: G, id: MonsterId, cell: Cell): void {
  if (g.monsters[id].enteredIn !== null) return;
  g.monsters[id].enteredIn = g.round;
  emit(g, 'monsterEntered', { monster: id, cell, damage: levelOf(id) });
  hurtAllHeroes(g, levelOf(id), [id]);
}

/** MC-28.6, MC-R74. As a battle with a hero begins, everything the monster carries is turned up. */
export function showLoot(g: G, id: MonsterId): void {
  const monster = g.monsters[id];
  const hidden = monster.carries.filter((carried) => carried.is === 'hidden');
  if (hidden.length === 0) return;
  const tokens = hidden.map((carried) => tokenOf(g, carried));
  // With the token everybody knows the stack that it came from, though it is not opened.
  for (const { from } of hidden) makeKnown(g, from);
  monster.carries = monster.carries.map((carried) => ({ is: 'open', token: tokenOf(g, carried) }));
  emit(g, 'lootShown', { monster: id, tokens });
}
