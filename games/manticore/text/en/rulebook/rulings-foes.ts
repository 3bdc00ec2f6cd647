import type { Rules } from '../../types.ts';

/** MC-R20 to MC-R42: how monsters and the Manticore decide. */
export const foeRulings = {
  'MC-R20': 'All foes are moved by the program, exactly by the rules.',
  'MC-R21':
    'An ordinary monster decides in this order. In the City it does nothing. A stack within two cells draws it, the nearest first, then the one with the stronger top token, then by the order of the locations. Else it follows the shortest road to the City. Without a road it makes for the nearest cell that has one. Among equally good cells it takes a free one: the nearest to the City, then clockwise from the north. If heroes hold them all, it attacks; if others do, it stays.',
  'MC-R22':
    '“Within two cells” is measured in a straight line of cells, from where the monster begins its step to the nearest cell of the location.',
  'MC-R23':
    'A monster takes one token from a location, the moment it steps onto any of its cells, whether it turned aside or just passes. It may visit several locations and carry any number, but never takes twice at the same one.',
  'MC-R24':
    'An ordinary monster that steps onto dropped artifacts takes the strongest one. It does not turn aside for them, and aggressive monsters take nothing.',
  'MC-R25':
    'Boots do nothing for a monster, unless faster monsters are played: then they add to its Initiative, even beyond its level, from its next turn. An option makes them always count. Boots taken face down count once they have been turned up.',
  'MC-R26': 'Of several artifacts of one kind a monster uses only the strongest.',
  'MC-R27':
    'A monster uses all its spells in its first magic attack or magic response, and counters a spell with the opposite one if it has it. It has no choice, and the spells are gone.',
  'MC-R28':
    'An aggressive monster makes one attack for each point of initiative, on one hero. If initiative is equal too, the hero earlier in turn order is attacked; what counts is the index.',
  'MC-R29':
    'If another way is just as short and free, the monster takes it: a hero on one of several ways is not in its way.',
  'MC-R30':
    'The order of the monsters is settled once, at the start of their turn: those in the City first, then by nearness, then by the number of the marker. The dead are skipped.',
  'MC-R31': 'A hero between a monster and the stack it wants is attacked all the same.',
  'MC-R32':
    'An aggressive monster takes a free neighbouring cell one step nearer to the City: of several the one nearest to the City’s middle, then clockwise from the north. If there is none it stays.',
  'MC-R33':
    'An aggressive monster that follows onto a City cell has entered the City, with all that this brings. An ordinary one that kills stays where it is.',
  'MC-R34':
    'Nobody can defend against the damage of a monster entering the City. It hits all heroes at the same moment, and several may die. The monster stops on the first City cell.',
  'MC-R35': 'The round of arrival is not a full round: the harm in the City begins at the end of the next one.',
  'MC-R36': 'Monsters are restored at the end of their own turn.',
  'MC-R37':
    'The Manticore acts in the round in which she wakes. If the fifth round wakes her, that is after her turn, and she first moves in round 6.',
  'MC-R38':
    'After every step of a hero it is checked whether the hero’s cell is beside the Cave or in it; if so, she wakes.',
  'MC-R39': 'She sleeps on the Cave cell where the Fireway begins. Heroes may enter the Cave. She never turns back.',
  'MC-R40': 'A monster she destroys brings nobody power points, its tokens leave the game, and it counts as dead.',
  'MC-R41': 'If she kills the hero on her next cell, she still does not move in that turn.',
  'MC-R42':
    'Her figures grow with the number of heroes at the start; an option gives all parties the figures for two. Her might can be shifted by up to 2 either way: Defence, Attack, Shooting and Magic together.',
} satisfies Partial<Rules>;
