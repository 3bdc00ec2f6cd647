import type { Rules } from '../../types.ts';

/** EC-R.1 to EC-R.31: set-up, timing, phases. */
export const turnRulings = {
  'EC-R.1':
    'Where the printed text is damaged we read it by its sense: a price rolled early is 3 times the blue die, and the dark industry with the high profit is 12.',
  'EC-R.2':
    'The section on crises is missing in our text. We filled it in so that all that is said of crises elsewhere holds; above all, a forecast eases the crises there are.',
  'EC-R.3': 'The board is a closed ring. In the order of numbers 12 touches 2. Corners in the middle do not count.',
  'EC-R.4':
    'White numbers are the six least attractive industries: 2, 3, 4, 10, 11 and 12. They hold enough companies for everybody.',
  'EC-R.5': 'The 65 option cards have 46 designs: the quota 12 times, 37 designs once and 8 designs twice.',
  'EC-R.6':
    'For the first turn all roll two dice, and the highest sum begins. Ties roll again. Seats stay as they are.',
  'EC-R.7': 'Everybody gets a quota first, then 2 of the other cards. Only then are the remaining quotas shuffled in.',
  'EC-R.8':
    'In a placement nothing is paid and no price is set. A player who comes back and finds no white number open may take any free company; if none is free, none.',
  'EC-R.9': 'The first year opens with an event and a crisis card, but without an extra option card.',
  'EC-R.10':
    '“At any time” means ten windows, and whenever you are asked for a decision of your own. In the quick game most windows pass unnoticed unless you press “hold”.',
  'EC-R.11': 'Profits and losses of a chain are added up into one sum.',
  'EC-R.12':
    'You cannot pay for a project if you have less than 2M in cash. Then raise money, offer it once to each of the others, or let it burn. A buyer pays the sum agreed and 2M, and rolls at once.',
  'EC-R.13': 'A project needs no free place: it adds a company. If its owner has 12 already, it stays a project.',
  'EC-R.14': 'Sales to the market leave the price as it is.',
  'EC-R.15': 'Each bid is at least 1M above the last, and any jump is allowed.',
  'EC-R.16': 'If all others passed before anybody bid, the last one may bid or pass.',
  'EC-R.17':
    'A seller of phase 4 cannot bid this turn, nor buy by Direct Sale or Bid Rigging, but may create projects and make offers. As active player they still announce the lot. Sales at half price keep nobody out.',
  'EC-R.18':
    'A bid may not go beyond what you could raise: cash after the fee, for each clean company 5M or half its price if that is more, and for each mortgaged one half its price less 6M if anything is left. A price that is not set counts as 0. Events of the year change these figures.',
  'EC-R.19': 'Each player decides once how many projects to create, also if there was no auction.',
  'EC-R.20':
    'The price falls by the number of players in the game, bankrupts included. It also falls if no company was free. A purchase by Direct Sale or Bid Rigging counts as a purchase at auction, a Bribe does not.',
  'EC-R.21':
    'The fee is paid in cash, once for each auction. The opener never pays it: the active player, anyone acting for them, or the player of an Extra Lot.',
  'EC-R.22':
    'An exceptional offer may be for a company with a loan or without; the bidder chooses. Until the answer it can be neither mortgaged nor cleared nor sold. A company that was kept may be asked for again at the doubled price.',
  'EC-R.23': 'No price is above 99M. A higher bid is allowed, but the price is then 99M.',
  'EC-R.24':
    'A loan on a company that goes to the bank falls due with this year’s interest, 6M, out of the money first. A sale that leaves less than nothing is allowed if you have the cash.',
  'EC-R.25': 'A loan follows its company to another player, who owes the interest at the end of the year.',
  'EC-R.26': 'Companies with a loan earn, count for stars, chains and majorities, and may be sold.',
  'EC-R.27':
    'A deal moves two bundles: money, up to 6 companies, 3 projects, 5 cards and any quotas. Something besides money must move. A hand card offered is shown to the other side only; one asked for is asked for by number. Proposals lapse with the window.',
  'EC-R.28':
    'A player who owes and does not answer takes loans where profit is lowest, then sells what costs the fewest stars, then goes bankrupt.',
  'EC-R.29':
    'A bankrupt’s companies come back as private ones. On return the quota comes from the discards or else from the deck, and the two cards from the deck are no quotas. You may go bankrupt as often as you like.',
  'EC-R.30':
    'A bankrupt auditor keeps the card, and the next player investigates instead. If the last turn of the year is theirs, it is skipped. If everybody is out, the year ends at once.',
  'EC-R.31':
    'A player who leaves for good counts as bankrupt without return, or a bot takes the seat. The target stays. The last one left wins.',
} satisfies Partial<Rules>;
