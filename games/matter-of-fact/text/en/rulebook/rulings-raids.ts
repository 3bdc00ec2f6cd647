import type { Paragraphs } from '../../types.ts';

export const raidRulings = {
  'MF-R50':
    'The game ends the moment the BIObot that wins is made. With equal turns the round is finished first, and the most BIObots win. The rest are ranked as usual.',
  'MF-R51':
    'You may stop on a rival’s asset without a raid. A raid is declared on arrival, after at least 1 hex, in stage 4, once, or not at all: if you have given an asset up in a deal, you must come back to capture it again. A peaceful visitor blocks the hex and cannot be arrested.',
  'MF-R52':
    'A raider provides all or nothing: the wages of every worker on the card and all inputs, in stage 4, from own money and stock. If there are too few workers for its technology, the asset can only be sabotaged; the raider’s chip does not help.',
  'MF-R53':
    'With asset cards, everybody draws 1 of the 28; the highest number begins, and those who tie draw again. By default the first player is drawn by lot, or the host decides.',
  'MF-R54': 'A captured technology park can only be sabotaged: a BIObot from a stolen park would win for nobody.',
  'MF-R55':
    'In stage 5 the owner may move workers from a sabotaged asset to others or to the idle ones, where they may be discharged. Onto a captured asset nothing is moved, not even a guard.',
  'MF-R56':
    'An operated asset is locked from the raider’s supply until the raider’s next stage 4, or until the capture ends.',
  'MF-R57':
    'What the raider pays counts as the owner’s payment for the coming turn, so those workers are paid without a gap.',
  'MF-R58':
    'A capture ends when the raider moves away, is arrested, releases the asset in a deal, buys it, or leaves the game. Supplies that were not used go back to the raider.',
  'MF-R59':
    'Only the owner may end a movement on a captured asset beside the raider’s chip. The raider’s chip then goes to the first free hex of the business centre, the middle one first.',
  'MF-R60':
    'For 2 turns an arrested player does not move, so there is no card and no use of a place. Forbidden are selling resources to anybody, deliveries, and moving workers or technologies; this holds from the arrest to the end of the second turn. Allowed are production, price changes, the wages, discharging, selling assets, and deals that give money, vehicles, contracts, technologies in hand or whole assets.',
  'MF-R61': 'Assets of an arrested or striking player may be raided.',
} satisfies Paragraphs;
