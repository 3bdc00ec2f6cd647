import type { Paragraphs } from '../../types.ts';

/** Phase 3 with the export, and Phase 4. */
export const selling = {
  'BM-8.1': 'The leader spins the price wheel, once a round.',
  'BM-8.2':
    'On a price sector the markers of the goods shown move at once: up by a number with a plus, down by one with a minus, and never beyond the ends of the table.',
  'BM-8.3': 'On an embargo sector the goods shown can be neither sold nor exported this round.',
  'BM-8.4': 'Then every full lorry leaves, unless its good is under embargo. A lorry with free space stays.',
  'BM-8.5': 'Leaving is nobody’s choice: a full lorry goes.',
  'BM-8.6':
    'For each of your crates on a lorry that leaves, the Bank pays you the price of that good as it stands after the wheel.',
  'BM-8.7': 'The crates go back to their pile. The lorry is empty, and can be loaded again next round.',
  'BM-8.8': 'A full lorry under embargo keeps its load and tries again next round.',
  'BM-8.9':
    'If all crates on a lorry that leaves are yours, you also gain points: 1 for Yellow, 2 for Blue, 3 for Green.',
  'BM-8.10':
    'After the payments prices move. A good that was sold falls: 5 steps if it left on Yellow, 6 on Blue, 7 on Green.',
  'BM-8.11': 'Every other good rises by 3 steps, goods under embargo included.',
  'BM-8.12':
    'Prices move like this in every round. If no lorry left, all six rise; the ends of the table hold as always.',
  'BM-8.13': 'A good that left on several lorries falls by the sum of their steps.',

  'BM-9.1': 'Export comes after the lorries have left, all are paid and prices have moved.',
  'BM-9.2':
    'Only the three goods on this round’s Export card can be exported, and of these only what is not under embargo.',
  'BM-9.3': 'A shipment is exactly 4, 6 or 8 crates of one good, from your main warehouse.',
  'BM-9.4': 'It gives 1 point for 4 crates, 2 points for 6, 3 points for 8.',
  'BM-9.5': 'The crates go back to their pile. Export brings no coins and moves no price.',
  'BM-9.6': 'You never have to export. Waiting for a better price or a larger shipment is fine.',
  'BM-9.7':
    'You may make one shipment of each good on the card in a round. Options allow only one in all, or any number.',
  'BM-9.8': 'Players decide in turn, from the leader clockwise.',

  'BM-10.1': 'From the leader clockwise, each player may improve any of the three characteristics.',
  'BM-10.2': 'From level 1 to level 2 costs 10 coins and gives 1 point.',
  'BM-10.3': 'From level 2 to level 3 costs 20 coins and gives 2 points.',
  'BM-10.4':
    'In one phase you may improve several characteristics, and one of them by two levels, as far as your coins reach.',
  'BM-10.5': 'Costs and points add up: straight from level 1 to level 3 is 30 coins and 3 points.',
  'BM-10.6': 'You pay the Bank, and the new level counts at once.',
  'BM-10.7': 'Improving is possible in Phase 4 only, and you never have to.',
  'BM-10.8': 'A warning stays where it is when the level beside it changes.',
} satisfies Paragraphs;
