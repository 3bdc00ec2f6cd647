import type { Rules } from '../../types.ts';

/** MC-R43 to MC-R58: loot, joint attacks, spells, cards and the end. */
export const battleRulings = {
  'MC-R43':
    'If a foe or the harm in the City kills a hero, all that hero carried leaves the game. An option lets the artifacts, but not the spells, stay on the hero’s cell.',
  'MC-R44':
    'Loot is taken at once, no matter whose turn it is: one artifact or none, into the slot, into the bag, or exchanged with the slot. You need not walk to the fallen.',
  'MC-R45':
    'Only the hero whose turn it is may start a joint attack. Everyone invited says yes or no. If somebody declines, the starter attacks with the rest, or alone, or calls it off free of charge; a plan that names somebody who declined is void. All pay before a card is drawn. Each may use their own spells, in turn order, and counter in a magic response. The starter chooses fight or cover for all. A hero under a joint attack defends alone.',
  'MC-R46':
    'For the starter, joint and lone attacks on a target in one turn count together: only the first is of a chosen kind. Helping in somebody else’s attack does not count.',
  'MC-R47':
    'For the trophy, points left after paying for the attack are compared. If several have the most, it goes to the starter, if still alive and taking part, else to the earliest of them in turn order.',
  'MC-R48':
    'In a semi-cooperative game the fatal blow of a joint attack is part of the trophy: it belongs to the hero named beforehand, else to the one the trophy goes to. An option lets all living members of the group win. A blow in a response, in an accepted fight or in a magic defence is that hero’s own.',
  'MC-R49': 'Equal totals hurt nobody. The response follows all the same.',
  'MC-R50':
    'The attacker uses no spell, one or both. The defender may answer each with its opposite, if they hold it. First the attacker says, then the defender, then the dice roll.',
  'MC-R51': 'A hero who responds with magic may use spells, and the other side may counter.',
  'MC-R52': 'A response is not answered by another response.',
  'MC-R53':
    'Combat cards are discarded when drawn; when a card is needed and none is left, all twelve are shuffled. An option draws from all twelve each time. Everybody may see the discards.',
  'MC-R54':
    'First attacks are counted for each target and each turn. Attack A, then B, then A again: the second on A goes by card. A new turn starts afresh.',
  'MC-R55': 'Fight or cover is chosen when the kind of attack is known and before any die is rolled.',
  'MC-R56':
    'The group is one side. If some of it die, the response follows against the survivors. If the starter is among the dead, the earliest survivor in turn order chooses fight or cover, and the turn ends after the response.',
  'MC-R57':
    'The victory is Great if no monster is on the map, nor in the pile of the scenario, at the moment she dies.',
  'MC-R58':
    'The end is checked after all damage and every move, in this order: Manticore dead, all heroes dead, Manticore in the City. The first two cannot happen together.',
} satisfies Partial<Rules>;
