import type { Paragraphs } from '../../types.ts';

/** The frame, the board, the tablet, setting up. */
export const beginning = {
  'BM-1.1': 'Two, three or four can play, each with a tablet and a colour.',
  'BM-1.2': 'You want 20 victory points: have them when a round is over, and the game is yours.',
  'BM-1.3':
    'Points come in three ways: by improving your business, by exporting goods, and by filling a lorry with nobody’s goods but your own.',
  'BM-1.4':
    'Goods that leave by lorry bring coins, and coins pay for improvements. Exports bring points but not a single coin.',
  'BM-1.5':
    'A round has six phases, always in this order: (1) buying goods, (2) loading the lorries, (3) sending the lorries and exporting, (4) improving, (5) the wheel of misfortune, (6) insurance.',
  'BM-1.6': 'Play goes clockwise.',
  'BM-1.7':
    'Players do not trade, give or lend anything to each other. Every coin comes from the Bank or goes to the Bank.',

  'BM-2.1': 'The point scale shows what everybody has. It begins at 0, and nobody falls below 0.',
  'BM-2.2':
    'Each of the six goods has a pile of 25 crates. What is on sale this round lies apart from the piles, on the market.',
  'BM-2.3':
    'The price table has one marker for each good. The number of the range in which the marker stands is what the Bank pays for a crate.',
  'BM-2.4': 'All markers start on the black dot in range 3, so every good first sells for 3 coins a crate.',
  'BM-2.5':
    'A marker moves step by step, and several steps make one range. It stops at the lowest and at the highest position; steps beyond are lost.',
  'BM-2.6': 'There are three lorries: Yellow takes 5 crates, Blue takes 6, Green takes 7.',
  'BM-2.7': 'A lorry carries one good at a time, but crates of several players may share it.',
  'BM-2.8': 'Your crates on a lorry lie under your colour, so that everybody sees whose they are.',
  'BM-2.9':
    'The wheel of misfortune has sectors of four kinds: those that hit the Warehouse, the Loader or the Manager, and those where nothing happens.',
  'BM-2.10':
    'The price wheel has sectors of two kinds: some move the prices of the goods they show, the others put the goods they show under embargo.',

  'BM-3.1': 'Your business has three characteristics: the main Warehouse, the Loader and the Manager.',
  'BM-3.2': 'Each of them starts at level 1 and can rise to level 3.',
  'BM-3.3':
    'By level 1, 2, 3: the Warehouse holds 1, 2, 3 types of goods; the Loader puts up to 4, 5, 6 crates on a lorry; the Manager buys up to 3, 4, 5 crates. Level 2 costs 10 coins and gives 1 point, level 3 costs 20 more and gives 2.',
  'BM-3.4': 'The Warehouse counts types, not crates: of a type it holds you may have as many crates as you like.',
  'BM-3.5':
    'The Loader’s number is the most you put on a lorry in one loading move. An option makes it the most of each good in a whole round.',
  'BM-3.6': 'The Manager’s number is the most you can buy of a good in one purchase.',
  'BM-3.7': 'Beside each characteristic there is room for one warning. It is there or it is not; there are never two.',
  'BM-3.8':
    'What you buy lies in the temporary warehouse until loading is over. It has a place for each of the six goods, so it never stops you from buying.',

  'BM-4.1': 'Everybody takes a colour: red, yellow, blue or green.',
  'BM-4.2': 'Everybody gets a point marker, nine more markers of that colour, a tablet and 10 coins.',
  'BM-4.3': 'The board is put together, and each of the two wheels gets its arrow.',
  'BM-4.4': 'All 25 crates of each good are stacked in their places.',
  'BM-4.5': 'The six price markers stand on the black dots in range 3.',
  'BM-4.6': 'The 30 Goods cards and the 12 Export cards are shuffled into two decks, face down.',
  'BM-4.7': 'All other coins are the Bank.',
  'BM-4.8': 'Everybody starts with 0 points.',
  'BM-4.9': 'Your three characteristics start at level 1 and without warnings; your other markers lie ready.',
  'BM-4.10':
    'Who leads the first round is drawn by lot. The table may settle instead that the first seat leads; the others follow clockwise.',
} satisfies Paragraphs;
