import type { Rules } from '../../types.ts';

/** EC-5 to EC-10: when one may act, and the phases of a turn up to the crisis. */
export const turn = {
  'EC-5.1':
    'A turn has fixed phases with free windows between them: before and after the roll, after profit, during the sale, before and after the auction, before the offers and at the end of the turn. The end of the year has 2 more, before and after interest.',
  'EC-5.2':
    'In a free window everybody may take or repay a loan, sell a company at half price, deal, declare bankruptcy and, by full rules, play an option card or exchange two of them for a new one.',
  'EC-5.3':
    'Actions are carried out one by one as they come. After one that concerns everybody, all are asked again. The window closes when all are ready.',
  'EC-5.4': 'Nobody takes more than 10 actions in one window.',
  'EC-5.5':
    'Four windows stop for everybody: the sale, before the auction, the end of the turn and before interest. The others stop only for those who want to be asked or press “hold”: to begin with, after the roll and after the auction by full rules, and nowhere by quick ones. Where you want to be asked is your own business as a setting and public by its effect: everybody sees who the game is waiting for. It never depends on the cards somebody holds.',
  'EC-5.6':
    'Whenever you are asked for a decision or a payment of your own, you may first take a loan, repay one or sell at half price, but not the company that an offer is out for.',
  'EC-5.7':
    'Nothing interrupts dice, a card, a crime or a deal except the answers it allows. From the first bid above the starting price until the auction is won no option card is played; before that, you may play one when it is your turn to bid. During the whole auction there are no deals, exchanges or voluntary bankruptcies; only the winner may propose deals in order to pay.',
  'EC-5.8':
    'Some moments ask certain players for an answer by card: a strength card, an attack on your company, its loss, a crime, a verdict, an auction won, a payment. Everybody named who holds a card is asked, so that waiting tells nothing.',
  'EC-6.1': 'Phase 1. The active player rolls both dice. Their sum is the active industry.',
  'EC-6.2': 'If it has no price yet, its price becomes 3 times the blue die.',
  'EC-6.3': 'Full rules: on a double the active player draws an option card.',
  'EC-6.4': 'Industries that come up often earn more often, and their companies are easier to buy and sell.',
  'EC-7.1':
    'Phase 2. If you own a company in the active industry, you are paid for every company of your chain through it. Nobody else gets anything.',
  'EC-7.2': 'Each company brings the profit printed on its own industry.',
  'EC-7.3': 'Full rules: a crisis takes its strength off the profit of each company there. The result may be a loss.',
  'EC-7.4': 'The bank pays profit and takes losses, in one sum for the whole chain. A loss must be paid.',
  'EC-7.5': 'Companies with a loan earn like the others.',
  'EC-7.6': 'Players are paid in turn order, the active player first.',
  'EC-8.1': 'Phase 3. For each project in the active industry its owner pays the bank 2M and rolls a die.',
  'EC-8.2': 'On a 5 or 6 the project becomes a company.',
  'EC-8.3': 'On a 2, 3 or 4 it stays a project until the industry comes up again.',
  'EC-8.4': 'On a 1 it burns, and the money is lost.',
  'EC-8.5':
    'If you cannot pay 2M, you may try to sell the project to another player. Otherwise it burns without a roll.',
  'EC-8.6': 'The project token comes back whether the project succeeds or burns. Nobody has more than 3 projects.',
  'EC-8.7': 'A project that succeeds is a new private company beyond the printed ones.',
  'EC-8.8': 'Projects are settled in turn order, the active player’s first, one at a time.',
  'EC-9.1':
    'Phase 4. Only now may you sell companies of the active industry to the market at the full price, as many as you like, until the window closes.',
  'EC-9.2': 'The token comes off the board, and the bank pays.',
  'EC-9.3': 'If you sold in this phase, you take no part in this turn’s auction.',
  'EC-9.4': 'A company sold to the market is a free private company, even if it was a state company once.',
  'EC-9.5': 'Sales to the market do not change the price.',
  'EC-9.6': 'If the company carries a loan, that is repaid out of the money.',
  'EC-9.7': 'A player’s company goes to the state only by nationalisation or an annulled privatisation.',
  'EC-10.1': 'Phase 5, full rules. If the forecast token lies on the active industry, a crisis card is turned up.',
  'EC-10.2': 'A crisis card is also turned up at the start of every year.',
  'EC-10.3':
    'Forecast card: first every crisis weakens by 2, and one at 0 ends. Then the forecast token moves to the industry named.',
  'EC-10.4':
    'Strength card: the crisis under the forecast token begins or grows by the strength named, to 6 at most. The token stays.',
  'EC-10.5': 'The same card lowers the price of that industry, but not below 1M.',
  'EC-10.6': 'If a price must fall but is not set yet, the blue die sets it first: 3 times its pips.',
  'EC-10.7': 'Anything else a strength card says is done after that.',
  'EC-10.8':
    'A strength card that finds no forecast on the board does nothing. Cards are turned up until a forecast comes.',
  'EC-10.9':
    'No more than 6 industries are in crisis. A seventh crisis ends the weakest other one; of equals, the lower number.',
  'EC-10.10': 'When the deck is empty, all 18 cards are reshuffled. Cards turned up stay face up.',
  'EC-10.11': 'A crisis lasts until its strength is 0. Chains, stars, loans and auctions are not affected otherwise.',
  'EC-10.12': 'Several crises may be in force at once.',
  'EC-10.13': 'Half of the deck is forecasts, half strengths. The discards are open, so the odds can be counted.',
} satisfies Partial<Rules>;
