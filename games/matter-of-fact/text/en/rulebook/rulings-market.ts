import type { Paragraphs } from '../../types.ts';

export const marketRulings = {
  'MF-R1':
    'The rulebook says “move” for two things. Here a turn is all that a player does until the next one plays; a movement is the journey of the chip in stage 3.',
  'MF-R2': 'Markers of ownership block nobody. What blocks the way are the chips of others and their guards.',
  'MF-R3': 'Decks lie face down. With the option “the top card is open”, everybody sees the top card of each deck.',
  'MF-R4': 'You buy resources only in the business centre and sell them anywhere in stages 2 to 5, at one price.',
  'MF-R5':
    'Ore comes from excavating plants only; where the rulebook speaks of ore from a mine, it is a slip of the pen.',
  'MF-R6':
    'Monopolies are recounted at once after every purchase, sale, deal or change of technology, on anybody’s turn. But a monopolist changes the price only in a stage 2 of their own.',
  'MF-R7':
    'Capacity is the sum of what your assets yield with the technologies on them. Workers, inputs, strikes, arrest and captures do not matter, and technologies in hand do not count. A player with 0 is never a monopolist.',
  'MF-R8':
    'A technology that yields 2 or more lowers the price of its product by one point when it first works, once in the game for each card, no matter who owns it and who gets the product. One that yields 3 lowers it by one point as well.',
  'MF-R9': 'A point is one column of the board: 1 nAn for coal and ore, 3 for steel, 4 for energy.',
  'MF-R10': 'BIObots have no price. They cannot be sold or traded, and technology parks move no prices.',
  'MF-R11':
    'A resource that has once been on sale stays on sale, even if the last asset that makes it goes back to the bank.',
  'MF-R12': 'At the end of a row the price cannot be moved further, not even by the monopolist.',
  'MF-R13':
    'Each monopoly allows one change a turn, in stage 2. A monopoly won later in the turn waits until the next.',
  'MF-R14': 'An asset that is sold to the bank does not raise a price. Buying it again lowers the price again.',
  'MF-R15':
    'Production never fails for lack of tokens. But the business centre sells only what the bank still has; it begins with 24 coal, 24 ore, 14 steel and 14 energy, less all that players hold.',
  'MF-R16': 'There are 50 workers in the game and no more. Discharged ones can be hired again.',
  'MF-R17': 'The bank never runs out of money.',
  'MF-R18':
    'Halves are rounded down: mine 25, excavating plant 37, steel plant 60, power plant 75, park 125, electric vehicle 25, quadcopter 50.',
  'MF-R19':
    'When the action deck is used up, its discards are shuffled into a new one. When a university has fewer than 2 cards, the discards of its level are shuffled under them; if that is not enough, you see what there is. Contracts in players’ hands are not discards.',
} satisfies Paragraphs;
