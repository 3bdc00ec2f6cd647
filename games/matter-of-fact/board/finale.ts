import type { Language, Seat, StateView } from '@parlour/kernel';
import { type Ended, type Finale, firstDifference } from '@parlour/kit/finale.ts';
import { ASSETS_BY_KIND, KIND_OF } from '../content/assets.ts';
import { BOUGHT_VEHICLES, DEALERSHIP } from '../content/vehicles.ts';
import { type Decision, finaleWords } from '../text/finale.ts';
import type { MatterOfFact } from '../types.ts';
import { scores } from './seat-facts.ts';

/** So much more than money is a BIObot, when it is asked what turned the game. */
const BIOBOT = 300;

/** The end of Economics as a Matter of Fact: BIObots, then net worth, then capacity (MF-22, MF-R63). */
export async function finale(language: Language): Promise<Finale<MatterOfFact>> {
  const words = await finaleWords[language]();
  return {
    decided: (ended) => words.decided(decision(ended)),
    score({ view }, seat) {
      const { biobots, hasLeft } = view.players[seat];
      const worth = view.ending?.standings[seat].worth ?? 0;
      if (hasLeft) return { value: words.left, detail: words.worth(worth) };
      return view.seats.some((each) => view.players[each].biobots > 0)
        ? { value: words.biobots(biobots), detail: words.worth(worth) }
        : { value: words.money(worth), detail: words.noBiobot };
    },
    places: ({ view, outcome }) => view.ending?.places ?? outcome.scores.map(() => 1),
    measure: { title: words.axis, words: words.money, of: scores },
    weight,
    tells: ['biobotMade', 'conceded', 'assetBought', 'assetSold', 'vehicleBought', 'vehicleReturned'],
    time: { title: words.round, of: (view) => Math.max(1, view.round) },
  };
}

/** What one has built up: plants and vehicles at what they cost, and BIObots. Money comes and goes. */
function weight(view: StateView<MatterOfFact>): number[] {
  return view.seats.map((seat) => {
    const { assets, vehicles, biobots } = view.players[seat];
    let sum = BIOBOT * biobots;
    for (const asset of assets) sum += ASSETS_BY_KIND[KIND_OF[asset]].cost;
    for (const vehicle of BOUGHT_VEHICLES) if (vehicles[vehicle] !== 'none') sum += DEALERSHIP[vehicle].price;
    return sum;
  });
}

function decision({ view, outcome, say }: Ended<MatterOfFact>): Decision {
  const { ending, players, seats } = view;
  const [first = 0] = outcome.winners;
  const of = (what: 'biobots' | 'worth' | 'capacity') =>
    [what, (seat: Seat) => ending?.standings[seat][what] ?? 0] as const;
  const { by, own, other, level } = firstDifference(
    [of('biobots'), of('worth'), of('capacity')],
    outcome.winners,
    seats.filter((seat) => !players[seat].hasLeft),
  );
  return {
    because: ending?.because ?? 'biobots',
    round: view.round,
    biobots: players[first].biobots,
    winners: say.list(outcome.winners.map(say.seat)),
    rivals: say.list(level.map(say.seat)),
    by: by ?? 'nothing',
    own,
    other,
  };
}
