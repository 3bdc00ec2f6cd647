import type { Paragraphs } from '../../types.ts';

export const rulings = {
  'BM-R1': 'Two to four play, by the same rules and with the same cards. With fewer players there is simply more room.',
  'BM-R2': 'Each player uses nine markers of the 40 in the box. The others are spares.',
  'BM-R3': 'There are exactly three sources of points: improvements, exports, and lorries filled alone.',
  'BM-R4':
    'Nothing changes hands between players, neither coins nor goods nor space on a lorry, and no promise binds. Talk as you like.',
  'BM-R5':
    'The main warehouse has 1, 2 or 3 places by its level, each for any number of crates of one good. The temporary one has six.',
  'BM-R6': 'Both decks are shuffled and lie face down; used cards lie face up.',
  'BM-R7': 'The first leader is drawn by lot, because the seat makes a small difference. The table may fix it instead.',
  'BM-R8': 'A new Goods card and a new Export card are turned every round, not once a game.',
  'BM-R9': 'There is no credit: you cannot buy more crates than you have coins, and coins never fall below 0.',
  'BM-R10':
    'What is left on the market goes back to the piles when buying ends. With the option “stay on the market” the next card’s crates join it.',
  'BM-R11':
    'The player after the leader loads first, in return for the leader’s first choice in buying. With options it is the first player who passed while buying, even without being asked, or the leader.',
  'BM-R12':
    'The Loader’s limit holds for each move: in a later turn of the same phase you may load more of the same good. With the option “in a whole round” it limits each good for the whole phase, over all lorries together.',
  'BM-R13': 'Nothing can be unloaded.',
  'BM-R14':
    'Loading is free, only the quantity is forced; a pass is final. With the option “only when you can load nothing” you may not pass while there is something you can load.',
  'BM-R15':
    'One good may travel on several lorries. All are paid at the same price, and the falls add up, 5 and 6 to 11 for instance. With the option “one lorry for each good” an empty lorry cannot be begun with a good that another one carries.',
  'BM-R16':
    'You give up whole types, and no more of them than you must. The crates return to the piles, without a refund.',
  'BM-R17':
    'The leader, or the player standing in, spins the price wheel and begins the later phases, whether that player bought anything or not.',
  'BM-R18': 'Full lorries leave by themselves. If you want to wait for a better price, do not fill the lorry.',
  'BM-R19':
    'A full lorry held by an embargo stays as it is, and nobody can add to it. It tries again next round, when the wheel may hold it once more.',
  'BM-R20':
    'The price table has 15 positions, three to each coin, for prices from 1 to 5; markers start on position 8. So 3 steps up are exactly one coin more, until the top is reached.',
  'BM-R21': 'Prices move even if no lorry has left: then all six goods rise.',
  'BM-R22': 'The highest price is 5 coins.',
  'BM-R23':
    'In the rulebook’s long example the yellow lorry starts with 4 fish, not 5: one more is loaded later, and then it is full.',
  'BM-R24': 'In the example of the forced quantity the player has at least 5 fish in the two warehouses together.',
  'BM-R25':
    'In the long example Anton’s Warehouse is at level 2, and he keeps both the 3 crates of fish and the 1 of metal.',
  'BM-R26':
    'The second ending of the long example, restored: metal and wood are under embargo, the green lorry stays, Yellow and Blue leave; fish falls by 5, grain by 6, the other four rise by 3; wood is not exported, oil is.',
  'BM-R27':
    'The prices at the start of the long example are lost with a picture. We set positions that fit all its payments: grain 14, metal 11, wood 5, and 8 for the rest.',
  'BM-R28':
    'An embargo stops only the sale and the export of this round. Buying and loading come before the wheel, so they are never touched.',
  'BM-R29':
    'Every good that a sector shows is affected, each within the limits of its own row. A spin gives one sector, and that moves prices or forbids, never both.',
  'BM-R30': 'Two points are for 6 crates; the 5 in the printed list is a slip.',
  'BM-R31':
    'In a round you make at most one shipment of each good on the card. With options it is one in all, or as many as your goods allow.',
  'BM-R32': 'Export gives points only. It brings no coins, moves no price, and the crates return to their pile.',
  'BM-R33':
    'Choosing what to keep, exporting, improving and insuring go from the leader clockwise. With the option “all at once” everybody decides in secret, and the choices are carried out in that order.',
  'BM-R34': 'A step to level 2 is 10 coins and 1 point, a step to level 3 is 20 coins and 2 points.',
  'BM-R35':
    'The first hit only warns; a hit where a warning stands is the fine; insurance removes the warning. With the option “every hit fines at once” each hit places the warning and fines, and insurance makes the characteristic safe until Phase 5 of the next round is over: a hit then does nothing.',
  'BM-R36': 'Only insurance removes a warning. Neither a fine, nor an improvement, nor time does.',
  'BM-R37': 'A fine at level 2 costs 1 point and the level: just what the last improvement gave.',
  'BM-R38':
    'After a Warehouse fine you give up surplus types at once. With the option “until the next loading phase ends” you keep them until you next move goods to the main warehouse; a skipped round does not count.',
  'BM-R39': 'Without a warning there is nothing to insure, whatever the options.',
  'BM-R40':
    'Everybody at 20 or more when the round is over counts as equal, no matter who came first or has more; then coins decide. With the option “the most points win” points come before coins.',
  'BM-R41':
    'If finalists are equal in coins, points decide; if they are equal in points too, they share the victory. All other places go by points, coins and the sum of levels.',
  'BM-R42': 'Counting goes on above 20, and a few points more are a cushion against a fine.',
  'BM-R43':
    'If you lose more points than you have, you are at 0, and the rest is forgotten. Everything else happens in full.',
  'BM-R44': 'A player who skips may neither buy nor export; the printed text has the wrong word there.',
  'BM-R45':
    'You may skip with 4 coins or fewer, counted after the skip money has been paid. With the option “anybody” it does not matter how many you have.',
  'BM-R46': 'In a round you skip, a lorry that you filled alone pays its coins but gives no points.',
  'BM-R47': 'If a stand-in opens the round, loading starts with the next player after the stand-in who plays.',
  'BM-R48':
    'If everybody skips, the round runs by itself: cards are turned, the market is cleared as usual, the price wheel spins, full lorries leave and prices move. Nobody exports, improves or meets misfortune.',
  'BM-R49':
    'You may skip twice running if you are poor enough again. The 10 coins you were just paid make that impossible, unless anybody may skip.',
  'BM-R50': 'Skip money is paid when the next round begins. If there is none, it is not paid and breaks no tie.',
  'BM-R51':
    'If a pile has fewer crates than the Goods card names, what there is goes to the market. Nothing is owed later.',
  'BM-R52': 'When a deck is used up and a card is needed, its discards are shuffled into a new deck.',
  'BM-R53': 'The Bank never runs out of coins.',
  'BM-R54': 'Nobody runs out of markers: three for lorries, three for levels and three for warnings always suffice.',
  'BM-R55':
    'Everything is in whole numbers. Only the price of a position is rounded: a third of its number, rounded up.',
  'BM-R56':
    'If nobody has won when round 60 is over, the game ends, and places go by points, coins and the sum of levels. The table may choose round 12, 20 or 30 instead, or no limit.',
  'BM-R57':
    'If you leave, a bot takes your seat. With the option “only does what it must” your seat passes, exports, improves and insures nothing and never skips, but spins the wheel, is paid, gains points and can win; if only one player stays, that player wins.',
  'BM-R58':
    'When your time is up, the plainest answer is given for you: you play, pass, keep the most valuable types, and do nothing that is voluntary. After three times running your seat counts as left until you are back.',
  'BM-R59':
    'Lorries are settled in the order Yellow, Blue, Green. It makes no difference, as prices move only after all payments.',
  'BM-R60': 'If there is nothing you could choose, you are not asked; a line in the log says so.',
  'BM-R61':
    'Two players never reach for the same thing at once: buying and loading go in turn, and elsewhere nobody is in anybody else’s way.',
  'BM-R62': 'A load is taken from the main warehouse first, then from the temporary one.',
  'BM-R63': 'A move can be taken back freely until a card is turned, a wheel is spun or another player has decided.',
} satisfies Paragraphs;
