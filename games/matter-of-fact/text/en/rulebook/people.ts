import type { Paragraphs } from '../../types.ts';

export const people = {
  'MF-15.1': 'Each worker costs 1 nAn a turn, paid to the bank; in a harder game 2 or 3.',
  'MF-15.2': 'You pay for all of them: those at work, those who wait, and guards.',
  'MF-15.3': 'To produce next turn, pay in this one. So the first wages are due in the turn of your first asset.',
  'MF-15.4': 'It must be paid in stages 1 to 4, before planning begins.',
  'MF-15.5': 'If you plan or end your turn without paying, rivals may call a strike.',

  'MF-16.1': 'Now you prepare the next production: move workers between your assets as you like.',
  'MF-16.2': 'You may move technologies too, between assets of the same kind.',
  'MF-16.3': 'Any number of workers may stand on an asset.',
  'MF-16.4': 'A guard can be moved like any other worker and become a worker again, or guard something else.',
  'MF-16.5': 'Nothing may be moved to or from an asset that is captured; a sabotaged one lets its workers go.',

  'MF-17.1':
    'In stages 2 to 5 of your turn you may sell any number of resources to the bank at the current price, wherever you are.',
  'MF-17.2': 'After production you may sell resources to players at any price you agree on.',
  'MF-17.3': 'Assets, technologies, vehicles and contracts may be sold to players as well.',
  'MF-17.4': 'If your asset is captured, you may offer the raider money or resources to give it up.',
} satisfies Paragraphs;
