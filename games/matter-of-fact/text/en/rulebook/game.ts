import type { Paragraphs } from '../../types.ts';

export const game = {
  'MF-1.1':
    'You are an entrepreneur. You begin with some money, a few workers and your own two hands: your chip can do the work of one person.',
  'MF-1.2': 'The first player to make a BIObot in a technology park of their own wins.',
  'MF-1.3': 'No money buys a BIObot: it has to be made.',
  'MF-1.4': 'For a longer game, agree beforehand that 2 or 3 BIObots are needed to win.',
  'MF-1.5': 'For a harder game, agree that every worker costs 2 or 3 nAn a turn instead of 1.',
  'MF-1.6': 'A table may agree on rules of its own; the options before the game are such rules.',

  'MF-2.1': 'The map is made of hexes. Places with a purpose can be told by the colour of their outline.',
  'MF-2.2':
    'The white hexes in the middle are the business centre. All of them are alike: here everybody starts, here resources are bought, and here arrested players sit.',
  'MF-2.3':
    'Assets stand on coloured hexes: mines 1 to 8 on red, excavating plants 1 to 8 on green, steel plants 1 to 4 on grey, power plants 1 to 4 on yellow, technology parks 1 to 4 on blue.',
  'MF-2.4': 'There are also two universities, I and II, several labour exchanges, and one automobile dealership.',
  'MF-2.5': 'Hexes with a frontier post are the borders between the areas.',
  'MF-2.6': 'On all other hexes nothing happens.',

  'MF-3.1': 'The map lies in the middle of the table.',
  'MF-3.2': 'The 50 action cards are shuffled into a deck.',
  'MF-3.3': 'The technology cards form two decks, level I and level II, each shuffled.',
  'MF-3.4': 'Everybody begins with 150 nAn, 3 workers, a chip, a train and the markers of one colour.',
  'MF-3.5': 'All the rest belongs to the bank: resources, BIObots, money, vehicles, assets and the other workers.',
  'MF-3.6': 'Every price begins at its highest, in the leftmost column.',
  'MF-3.7':
    'Choose the first player as you like. The printed way: everybody draws an asset card, and the highest number begins.',
  'MF-3.8': 'Turns go round clockwise.',
  'MF-3.9': 'Chips wait beside the map until their first turn.',

  'MF-4.1':
    'In your first turn, put your chip on a hex of the business centre and travel from there by train, up to 4 hexes.',
  'MF-4.2': 'Everybody’s first turn goes like this.',
  'MF-4.3':
    'Where to go first is up to you: the dealership, a mine, an excavating plant, a university, a labour exchange or anything else in reach.',
  'MF-4.4':
    'While you own no asset, a turn is short: travel, draw an action card if you crossed a border, then buy what the hex offers.',
  'MF-4.5':
    'A whole turn has five stages: 1 production, 2 monopoly, 3 movement, 4 investments, 5 planning. Always in this order.',
  'MF-4.6': 'Pay the wages whenever you like in stages 1 to 4, but before stage 5.',
  'MF-4.7':
    'Sell resources to the bank whenever you like in stages 2 to 5, at the price of that moment. Finding the right moment is part of the game.',
  'MF-4.8': 'After stage 5 it is the next player’s turn.',
} satisfies Paragraphs;
