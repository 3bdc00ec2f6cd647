import type { Paragraphs } from '../../types.ts';

export const production = {
  'MF-5.1': 'Now your assets work: every one that has what it needs may do so, once a turn.',
  'MF-5.2':
    'An asset works if its inputs are there and enough workers stand on its card. The inputs go to the bank, and you get the product.',
  'MF-5.3':
    'What an asset needs and makes is told by the technology card that lies on it; without one, by what is printed on the asset itself.',
  'MF-5.4': 'Mines and excavating plants dig coal and ore with workers alone.',
  'MF-5.5': 'A mine needs 2 workers for 1 coal. A single worker digs nothing.',
  'MF-5.6':
    'Where your chip stands when your turn begins, it works: on your own asset it takes the place of one missing worker.',
  'MF-5.7':
    'Steel and energy need workers and something that was dug. A steel plant makes 1 steel of 2 ore with 3 workers, or with 2 workers and your chip.',
  'MF-5.8': 'A BIObot needs workers, steel and energy.',
  'MF-5.9':
    'Inputs may come from your stock or from what your assets have just made, or from both. So coal of this turn can become energy, and energy of this turn a BIObot.',
  'MF-5.10':
    'What you make is yours: keep it, use it, sell it to the bank at the market price, or to a player at any price you agree on.',
  'MF-5.11': 'With too few workers an asset stands still this turn. New workers come from the labour exchanges only.',

  'MF-6.1': 'At the beginning every resource has its highest price.',
  'MF-6.2': 'Prices move during the game, and everybody sees them.',
  'MF-6.3': 'The marker of a price is white while there is no monopolist, and has the monopolist’s colour otherwise.',
  'MF-6.4': 'One step to the right is one point cheaper, one step to the left one point dearer.',
  'MF-6.5': 'The bank buys and sells at one and the same price: the one that is shown.',
  'MF-6.6':
    'A price falls when an asset is added: buy one, and its product loses one point. The first mine takes coal from 16 to 15.',
  'MF-6.7': 'A price falls when a technology that yields 2 units instead of 1 is used for the first time: one point.',
  'MF-6.8': 'Action cards can lower a price.',
  'MF-6.9': 'A price falls if its monopolist wishes: one point, on the monopolist’s own turn.',
  'MF-6.10': 'No price falls below the rightmost column.',
  'MF-6.11': 'Action cards can raise a price.',
  'MF-6.12': 'A price rises if its monopolist wishes: one point, on the monopolist’s own turn.',
  'MF-6.13': 'No price rises above the leftmost column, which is marked “Contract”.',

  'MF-7.1':
    'The monopolist of a resource is the player who can produce the most of it. The marker of the price shows who it is.',
  'MF-7.2':
    'What counts is what your assets could yield in a turn. A mine counts 1 as soon as you own it, even if nobody works there.',
  'MF-7.3': 'A technology that yields 2 units counts 2.',
  'MF-7.4': 'If two or more players are level at the top, nobody is the monopolist.',
  'MF-7.5': 'Everybody can see who holds a monopoly.',
  'MF-7.6':
    'In stage 2 you may move the price of every resource you hold the monopoly of by one point, up or down, or leave it.',
} satisfies Paragraphs;
