import type { Rules } from '../../types.ts';

/** MC-R1 to MC-R19: content, power points, initiative and the roads. */
export const heroRulings = {
  'MC-R1':
    'There are three aggressive monsters: with three lesser ordinary ones and the great one that makes seven markers.',
  'MC-R2':
    'Helmets and amulets: one for each hero, so four of a kind at four heroes. With the option “as in the box” there are three of each at most.',
  'MC-R3': 'With fewer than four heroes the strongest tokens of each kind are used.',
  'MC-R4': 'From a stack you may take any tokens and as many as your bag allows. Its order only matters to monsters.',
  'MC-R5': 'Spells, too, have different strengths: 3, 2 and 1.',
  'MC-R6': 'Cover in close combat counts Defence and shield, not Attack.',
  'MC-R7': 'Striking down a hero brings 1 power point; an option makes it 0 or 2.',
  'MC-R8': 'Power points go on any of the five characteristics, Initiative included, but not on life.',
  'MC-R9':
    'Assign a power point at once when you win it, no matter whose turn it is, or later in a turn of your own. Until then it does nothing, and it dies with the hero.',
  'MC-R10':
    'Points left are your initiative index less what you have spent in this round, and the index counts as it is at this moment: putting something into the bag costs a point at once, emptying it brings the point back.',
  'MC-R11':
    'You may not take, accept, exchange, take off, give or drop anything if that would bring your initiative index below 1. There is no other limit to the bag.',
  'MC-R12':
    'New boots count from the start of your next turn or of the next round, whichever comes first. Taken off, they stop at once; changing boots therefore costs you the bonus for a while.',
  'MC-R13': 'Points you have not used are lost when your turn ends.',
  'MC-R14':
    'To walkers the Fireway is ordinary forest: 3 points without a token. The cells of the City and of the Cave are cells of a location.',
  'MC-R15': 'All roads on one token are joined to each other. The cells of a location are open at every edge.',
  'MC-R16':
    'A token may lie on any empty forest cell, the Fireway included, turned in any of six ways, but never on a location or under a marker. Its roads may lead nowhere: only the one connection is asked for.',
  'MC-R17':
    'A location has a road when some token beside it has a road at the common edge, whether or not that road goes on to the City. The new token itself need not point at the location. The Manticore Cave is a location here, too.',
  'MC-R18':
    'If a token has no legal place it is laid, unturned, on the empty forest cell nearest to the City. If there is none it leaves the game, and its monster with it; that monster does not count for the Great Victory.',
  'MC-R19':
    'You lay tokens in turn until the last one; some players may lay one more than others. Alone you lay all 42.',
} satisfies Partial<Rules>;
