/** The twelve Discards, one copy each; what each does is in `rules/discards.ts`. All are our reconstruction. */
export const DISCARD_IDS = [
  'D01', // Everything Is A Strong Buy
  'D02', // Listing Standards, Abridged
  'D03', // Stock Tips From The Taxi Driver
  'D04', // Poached!
  'D05', // Jargon Past Its Date
  'D06', // Launch Party On A Glacier
  'D07', // Bridge Loan To Nowhere
  'D08', // Pension Fund Discovers The Web
  'D09', // Networking Breakfast
  'D10', // A Friend At The Financial Printer
  'D11', // Pivot To Last Year's Idea
  'D12', // Boardroom Coup
] as const;
export type DiscardId = (typeof DISCARD_IDS)[number];

/** The amounts the Discards move, in millions. */
export const PARTY_COST = 10;
export const BRIDGE_LOAN = 15;
export const PENSION_FUND = 15;
export const CONSOLATION = 5;
export const BREAKFAST_CARDS = 2;
