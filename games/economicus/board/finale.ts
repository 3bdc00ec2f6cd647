import type { Language, Seat, StateView } from '@parlour/kernel';
import { type Ended, type Finale, firstDifference } from '@parlour/kit/finale.ts';
import { INDUSTRIES } from '../content/industries.ts';
import { type Decision, finaleWords } from '../text/finale.ts';
import type { Economicus } from '../types.ts';
import { scores } from './seat-facts.ts';

/** What a company weighs against money, when it is asked what turned the game: stars are made of companies. */
const COMPANY = 10;

/** The end of Economicus: stars, then net assets, then companies (EC-19). */
export async function finale(language: Language): Promise<Finale<Economicus>> {
  const words = await finaleWords[language]();
  return {
    decided: (ended) => words.decided(decision(ended)),
    score: ({ view, outcome }, seat) => ({
      value: view.players[seat].isOut ? words.bankrupt : words.stars(outcome.scores[seat] ?? 0),
      detail: words.assets(scores(view)[seat] ?? 0),
    }),
    measure: {
      title: words.axis,
      words: words.stars,
      wins: true,
      of: (view, facts) => view.seats.map((seat) => facts.seats[seat]?.stars.total ?? 0),
    },
    weight: (view) => scores(view).map((worth, seat) => worth + COMPANY * companiesOf(view, seat as Seat)),
    tells: [
      'bankrupt',
      'lotSold',
      'boughtDirectly',
      'companyTaken',
      'takeoverAccepted',
      'soldToMarket',
      'profited',
      'priceChanged',
    ],
    time: { title: words.year, of: (view) => Math.max(1, view.year) },
  };
}

const companiesOf = (view: StateView<Economicus>, seat: Seat): number =>
  INDUSTRIES.reduce((sum, industry) => sum + view.players[seat].companies[industry], 0);

function decision({ view, outcome, say }: Ended<Economicus>): Decision {
  const { ending } = view;
  const stars = outcome.scores;
  const [first = 0] = outcome.winners;
  const assets = ending?.assets ?? null;
  const byStars = ['stars', (seat: Seat) => stars[seat] ?? 0] as const;
  const { by, own, other, level } = firstDifference(
    assets === null
      ? [byStars]
      : [
          byStars,
          ['assets', (seat: Seat) => assets[seat] ?? 0],
          ['companies', (seat: Seat) => companiesOf(view, seat)],
        ],
    outcome.winners,
    view.seats,
  );
  return {
    because: ending?.because ?? 'target',
    year: view.year,
    stars: stars[first] ?? 0,
    winners: say.list(outcome.winners.map(say.seat)),
    rivals: say.list(level.map(say.seat)),
    by: by ?? (assets === null && outcome.winners.length === 1 ? 'turn' : 'nothing'),
    own,
    other,
  };
}
