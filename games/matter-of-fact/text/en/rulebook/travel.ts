import type { Paragraphs } from '../../types.ts';

export const travel = {
  'MF-8.1':
    'Your chip travels as far as your vehicle allows: 4 hexes by train, 6 by electric vehicle, 8 by quadcopter. Fewer is fine.',
  'MF-8.2':
    'By train or electric vehicle you may pass through anything, rivals’ assets too, but not through a rival’s guard or another chip.',
  'MF-8.3': 'The quadcopter flies over everything.',
  'MF-8.4':
    'No vehicle may stop where another chip stands, or on a rival’s asset with a guard. Only an owner who comes to arrest a raider may.',
  'MF-8.5': 'If your route entered a frontier hex, or ended on one, you draw 1 action card and do what it says.',
  'MF-8.6': 'A new vehicle can be used from your next turn on.',

  'MF-9.1': 'However many borders you cross, you draw 1 card a turn, and you must do what it says.',
  'MF-9.2':
    'Contract: you may sell the amounts on the card to the bank at the highest price, that of the “Contract” column.',
  'MF-9.3': 'A contract is good in the turn you take it and in your next one. Then it is discarded, filled or not.',
  'MF-9.4': 'You may fill it bit by bit, in both turns.',
  'MF-9.5': 'It does not matter where the goods come from: your own production, other players or the business centre.',
  'MF-9.6': 'A contract may be sold to another player, who then has two turns for it.',
  'MF-9.7': 'What is more than the contract asks for, you keep or sell at the market price.',
  'MF-9.8':
    'Subsidy: the bank pays you the sum on the card for every asset of the kinds it names. Then prices change as it says.',
  'MF-9.9':
    'Dividend: every asset of the kinds named brings its dividend: mine 3, excavating plant 5, steel plant 8, power plant 13, technology park 21. Prices may change.',
  'MF-9.10':
    'Taxes: you pay the sum on the card for every asset or technology it names. Technologies count even if they lie unused in your hand. Prices may change.',
  'MF-9.11': 'Transport tax: the same for every vehicle the card names.',
} satisfies Paragraphs;
