import type { Paragraphs } from '../../types.ts';

export const investing = {
  'MF-10.1':
    'If your movement ended on an asset that nobody owns, you may buy it: pay the bank, take its card, put your marker on the hex.',
  'MF-10.2': 'Prices: mine 50, excavating plant 75, steel plant 120, power plant 150, technology park 250.',
  'MF-10.3':
    'Mines give coal, excavating plants ore, steel plants steel, power plants energy, technology parks BIObots.',
  'MF-10.4': 'A purchase lowers the price of the product and may shift the monopoly.',
  'MF-10.5': 'On your turn you may sell an asset to the bank for 50% of its price.',
  'MF-10.6': 'On your turn you may also sell it to another player, at a price you agree on.',
  'MF-10.7':
    'A word of advice: a mine or an excavating plant needs only workers to start with. Steel and power plants need inputs too; the business centre sells them.',

  'MF-11.1':
    'At a university you may look at two cards of its deck. University I teaches level I, up to 50 nAn, mostly for mines and excavating plants; University II teaches level II, above 50, mostly for plants and parks.',
  'MF-11.2': 'You may pay for one of them and keep it. What you do not buy is discarded.',
  'MF-11.3': 'A technology fits assets of one colour only. It covers the printed one and takes its place.',
  'MF-11.4': 'One technology to an asset.',
  'MF-11.5': 'You may buy a technology before you own an asset it fits, and keep it.',
  'MF-11.6': 'The bank does not buy technologies back; players may, at any price you agree on.',

  'MF-12.1': 'At a labour exchange you may hire as many workers as you like for 10 nAn each.',
  'MF-12.2':
    'At any moment of your turn you may discharge a worker. The chip goes to the bank, and no money comes back.',
  'MF-12.3': 'Workers on a captured asset cannot be discharged.',

  'MF-13.1': 'Everybody has a train from the start, speed 4.',
  'MF-13.2': 'At the dealership you may buy an electric vehicle (50 nAn, speed 6) or a quadcopter (100 nAn, speed 8).',
  'MF-13.3':
    'There, and only there, the bank takes a vehicle back for 50%: 25 or 50. You go back to the one you had before.',
  'MF-13.4': 'Vehicles may be sold to other players at any moment, at a price you agree on.',

  'MF-14.1': 'On any hex of the business centre you may buy coal, ore, steel and energy at the current price.',
  'MF-14.2': 'A resource is on sale once anybody has bought an asset that makes it, even if nothing has been made yet.',
  'MF-14.3': 'BIObots are never on sale.',
} satisfies Paragraphs;
