import type { Paragraphs } from '../../types.ts';

export const moneyRulings = {
  'MF-R36':
    'Wages are due in a turn if you own an asset when stage 4 ends, so also in the turn of your first purchase. Without an asset nothing is due, and there is no strike.',
  'MF-R37':
    'It is due for all workers you have when stage 4 ends, but not for those whom a raider has paid. You may pay earlier: those hired afterwards cost the difference, and discharging brings nothing back.',
  'MF-R38': 'Wages are paid in full or not at all.',
  'MF-R39':
    'The program reminds you, but you may go on unpaid. When the turn passes, every rival is asked whether to call the strike, and one call is enough. If nobody calls, the workers stay and nothing is owed. By option the strike begins by itself.',
  'MF-R40':
    'On strike all workers, guards too, leave for the picket, even from captured assets. They still cost wages and may be discharged, and stage 1 of the next turn is lost. One full payment of wages ends the strike at once: the picket becomes idle workers, to be placed in stage 5. Nothing is paid for the past. If nothing is due, the strike ends too. If you do not pay again, it simply goes on.',
  'MF-R41':
    'An action card pays or charges only the player who drew it; prices change for all. Money first, then prices, each as far as its row goes.',
  'MF-R42':
    'Captured assets count for their owner. Technologies count on assets and in hand; vehicles count all, trains only if the card names them.',
  'MF-R43':
    'A contract lives for 2 turns of its holder, the turn of taking it included. Sold to another player, it has 2 turns again, but what was delivered stays delivered. You may hold any number, and deliver in stages 2 to 5 of your turn, even what is not on sale yet.',
  'MF-R44':
    'A tax you cannot pay becomes debt. All money that comes to you goes into the debt first; until it is gone, you can buy nothing. There is no interest, and nobody is thrown out.',
  'MF-R45': 'A card that names nothing you own brings or costs 0; its price changes still happen.',
  'MF-R46':
    'A deal is made between the player whose turn it is and one other, in stages 2 to 5. Either may give or take, but only the player whose turn it is may give an asset. A vehicle for money may change hands between any two players at any moment.',
  'MF-R47':
    'A deal may contain money, resources, assets, technologies, vehicles (no trains), contracts and the release of a captured asset. Not workers, not BIObots, not promises, and no technology that lies on a captured asset. Each side gives something, and everything changes hands at once.',
  'MF-R48':
    'An asset sold to a player moves no price. Its workers and guard stay with the seller as idle ones, and its technology goes along only if the deal says so. Arrest and strike do not forbid the sale. A captured asset can be sold only to its raider.',
  'MF-R49':
    'A captured asset cannot be sold to the bank. When another one is, its workers become idle, its technology goes to your hand, and the hex is free.',
} satisfies Paragraphs;
