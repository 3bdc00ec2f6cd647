import type { Rules } from '../../types.ts';

/** EC-13 to EC-15: the end of turn and year, loans and deals, debts. */
export const year = {
  'EC-13.1': 'The turn ends with a last window. By full rules, victory is then checked. The dice pass on.',
  'EC-13.2': 'The year ends after the auditor’s second turn.',
  'EC-13.3': 'First all pay interest in turn order, the auditor first.',
  'EC-13.4': 'Then the year’s event gives its award or ends. If the table plays that way, victory is checked now.',
  'EC-13.5': 'The auditor card goes to the next player. A new year begins, and bankrupts come back.',
  'EC-13.6': 'Full rules: everybody gets 1 option card. Then an event card and a crisis card are turned up.',
  'EC-14.1': 'At any time you may take loans: 5M on a company, one loan to each.',
  'EC-14.2': 'The token of such a company is turned to its percent side.',
  'EC-14.3': 'There is no loan on a project, nor on a company still being bought.',
  'EC-14.4': 'At the end of the year each loan costs 1M interest.',
  'EC-14.5': 'A loan taken while interest is being paid bears interest only from the next year.',
  'EC-14.6': 'A loan may be repaid at any time: 5M plus this year’s 1M.',
  'EC-14.7': 'The year’s interest is due in full, even if you took the loan a moment ago.',
  'EC-14.8':
    'At any time you may sell a company of any industry to the market for half its price. If there is no price yet, the blue die sets it: 3 times its pips, and it stays.',
  'EC-14.9':
    'When a mortgaged company goes to the bank or to the state, its loan is repaid at once out of the money: 5M plus 1M, or just 5M if its interest has been charged already. Any shortfall must be paid.',
  'EC-14.10': 'When a mortgaged company goes to another player, the loan goes with it.',
  'EC-14.11':
    'At any time you may sell companies, projects, option cards and quotas to others at any price you agree on, even for 0M.',
  'EC-14.12': 'A deal never changes the price.',
  'EC-14.13':
    'Deals are carried out at once and in full. Promises do not bind. Stars and the auditor card cannot be traded.',
  'EC-14.14': 'To receive a company or project you need a free token for it. The hand limit holds at once.',
  'EC-15.1':
    'These payments are mandatory: a loss, a winning bid, interest, a loan that falls due, and what cards order.',
  'EC-15.2':
    'If you lack the cash, raise it: loans, sales at half price that bring something, up to 3 deals proposed and, by full rules, cards that bring money. As soon as you can pay, you have paid.',
  'EC-15.3':
    'If you cannot raise the sum, or think your position hopeless, you may declare bankruptcy. If nothing is left to raise, you are bankrupt.',
  'EC-15.4':
    'A bankrupt loses everything: cash goes to the creditor up to the debt and else to the bank, companies become free private ones, projects burn, cards and quotas are discarded, loans and bonus stars are wiped out.',
  'EC-15.5': 'Until the next year a bankrupt is out: no turns, no bids, no deals, no profit.',
  'EC-15.6': 'If the active player goes bankrupt, the next player acts for the rest of the turn.',
  'EC-15.7':
    'At the start of the next year bankrupts come back as at the beginning: 20M and all tokens and, by full rules, 1 quota, 2 option cards and 2 companies out of those that are free.',
} satisfies Partial<Rules>;
