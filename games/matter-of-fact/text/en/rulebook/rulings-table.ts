import type { Paragraphs } from '../../types.ts';

export const tableRulings = {
  'MF-R62': 'If nobody has won after 60 rounds (40 or no limit by option), the game ends, and the ranking decides.',
  'MF-R63':
    'The ranking: BIObots first; then fortune, which is money less debt, stock at current prices and 50% of the price of assets and vehicles; then total capacity. Players still level share the place.',
  'MF-R64':
    'When a player leaves, a bot takes the seat. By option the property is liquidated instead: chip, assets, workers, vehicles, technologies and contracts go back, captures end, prices stay. The last one left wins.',
  'MF-R65': 'If there is nowhere to go, the chip stays, and the turn goes on.',
  'MF-R66': 'After selling your last asset you owe no wages again, but you still have all five stages.',
  'MF-R67': 'Strike calls and answers to offers count in the order in which they come.',
  'MF-R68': 'An asset is free if nobody owns it.',
  'MF-R69':
    'In the first turn any hex of the business centre without a chip may be chosen; 0 to 4 hexes of travel follow.',
  'MF-R70': 'Two sections of the printed rulebook carry the number 5. Ours are renumbered.',
  'MF-R71': 'The owner cannot refuse: an operated captured asset works first and by itself in stage 1.',
  'MF-R72':
    'If a peaceful visitor stands on your asset, you may still place a guard. The visitor is not driven out, but cannot come back after leaving.',
  'MF-R73': 'With one chip, nobody holds more than 1 capture; but an owner may suffer several at once, each by itself.',
  'MF-R74':
    'If you cannot pay the wages, there are ways out: discharge workers, also from the picket, sell assets for 50%, or make a deal. The program shows them before you go on unpaid.',
  'MF-R75':
    'Every turn has all five stages. Without an asset there is nothing to do in stages 1 and 2, but you may sell resources and fill contracts.',
  'MF-R76':
    'A journey may end where it began. It counts as staying, but a frontier hex on the way still draws the card.',
} satisfies Paragraphs;
