import type { Rules } from '../../types.ts';

/** EC-19 to EC-21: the end, advice, how cards work together. */
export const ending = {
  'EC-19.1':
    'The quick game ends at once, the full game at the end of a turn. If several have the target, most stars win, then the greatest net assets, then most companies; then the victory is shared.',
  'EC-19.2': 'Harder: play to a higher number of stars.',
  'EC-19.3': 'Harder: the target must be there at the end of the year, after interest was paid. Both may be combined.',
  'EC-19.4': 'Limited game: play an agreed number of turns or an agreed time. Most stars win.',
  'EC-19.5':
    'If stars are equal, net assets decide: cash and all companies at their prices, less 5M for each loan. Projects do not count. Prices that are not set are rolled first.',
  'EC-19.6': 'Otherwise there is no limit to the number of years.',
  'EC-20.1':
    'Advice: a rare industry with a high profit, such as 12, is weak alone, but worth several times more beside 6, 7 or 8 if you own companies there.',
  'EC-20.2': 'Advice: beware of loans on everything you own. The loss of one company can start an avalanche.',
  'EC-20.3': 'Advice: drive prices up at auction to keep others out, or before you sell.',
  'EC-20.4':
    'Advice: count the crisis cards. Many forecasts left: buy in the crisis. Many strengths left: sell and leave.',
  'EC-20.5': 'Advice: be sparing with quotas. Without one you are shut out; as the only holder you bid alone.',
  'EC-21.1':
    'A company yields its printed profit, changed by the event of the year, less the strength of the crisis. It may be a loss.',
  'EC-21.2': 'The New Trade Route counts for chains only. Crises and cards that speak of neighbours mean the ring.',
  'EC-21.3':
    'Cards on the roll act on the result as it stands, one after another. A new roll undoes an earlier shift. The Export Contract holds for the industry that is active in the end.',
  'EC-21.4':
    'Several who may answer are asked in turn order from the active player, or from the auditor about a crisis. The first bailout ends the matter; insurance pays only if there was none.',
  'EC-21.5': 'Rate Hike and Rate Cut change the 1M of interest wherever it occurs.',
  'EC-21.6': 'What the year says of projects holds for the Accelerator too. With it a project cannot burn.',
  'EC-21.7':
    'A purchase by Direct Sale or Bid Rigging must be paid like a bid that won, and you must be able to raise it when you play the card.',
  'EC-21.8':
    'In a second auction of the turn sellers of phase 4 stay barred; those who passed in the first may bid again. It starts at the current price.',
  'EC-21.9':
    'An annulled privatisation undoes ownership and payment only. The price, fees and stars of others stay, and the bid still counts for Deal of the Year.',
  'EC-21.10': 'When cards move companies, stars and chains change at once.',
  'EC-21.11': 'Nothing is added to the dice of crimes and investigations unless a card says so.',
  'EC-21.12': 'Dividend Season pays by the usual rules of phase 2, chains and crises included.',
  'EC-21.13':
    'A project of the Venture Fund raises its price by 2M at once and counts neither for the rise nor for the demand of the turn. If it stands in the active industry before phase 3, it rolls in that phase.',
} satisfies Partial<Rules>;
