/**
 * How many clicks a turn takes: `node games/matter-of-fact/lab/clicks.ts [GAMES]`. A person decides as the careful bot does where to go and what to buy, and
 * leaves the chores (what runs, what is sold, wages, workers) to what the rules propose. Counted twice: every chore clicked by itself, and
 * everything that is proposed at one click, going somewhere to buy at one click.
 */
import {
  apply,
  bundleOf,
  type Choice,
  factsFor,
  offers,
  type Seat,
  seeded,
  start,
  view,
  waiting,
} from '@parlour/kernel';
import { carefulBot } from '../bot/careful.ts';
import { matterOfFact } from '../index.ts';
import type { G, MatterOfFact } from '../types.ts';

type Act = Choice<MatterOfFact>;
const ME: Seat = 0;
const SEATS = 4;
const careful = carefulBot(bundleOf(matterOfFact));

/** A pile or a hex is opened before its button is there. */
const CLICKS: Partial<Record<Act['type'], number>> = { move: 2, sell: 2, deliver: 2 };
const clicksOf = (act: Act, cell: number | null): number =>
  act.type === 'move' && act.to === cell ? 1 : (CLICKS[act.type] ?? 1);

/** What a person does himself; the rest is a chore. */
const OWN: readonly string[] = [
  ...['placeChip', 'move', 'buyAsset', 'hire', 'study', 'buyTechnology', 'takeNone', 'buyVehicle', 'buyResource'],
  ...['raid', 'layTechnology', 'callStrike', 'letItBe', 'acceptDeal', 'declineDeal', 'returnVehicle'],
];

type Turn = { before: number; after: number; questions: number };

async function play(seed: number): Promise<{ turns: Turn[]; rounds: number }> {
  const g: G = start(matterOfFact, { seats: SEATS, chance: seeded(seed), options: { trade: 'off' } });
  const turns: Turn[] = [];
  let turn: Turn | null = null;
  let isInSeries = false;
  let errand: string | null = null;
  for (let open = waiting(matterOfFact, g); open !== null; open = waiting(matterOfFact, g)) {
    const seat = open.seats[0] as Seat;
    const seen = { seat, view: view(g, seat), offers: offers(matterOfFact, g, seat) };
    const wanted = (await careful.choose(seen, (n) => seed % n)) as Act;
    const facts = factsFor(matterOfFact, g, seat);
    const [proposed] = facts.proposal;
    const isChore = seat === ME && proposed !== undefined && !OWN.includes(wanted.type);
    const act = (isChore ? proposed.choice : wanted) as Act;
    if (seat === ME && facts.active === ME) {
      const cell = g.players[ME].cell;
      turn ??= { before: 0, after: 0, questions: 0 };
      turn.before += clicksOf(act, cell);
      turn.questions += isChore && isInSeries ? 0 : 1;
      if (isChore) turn.after += isInSeries ? 0 : 1;
      else turn.after += errand === act.type ? 0 : clicksOf(act, cell);
      isInSeries = isChore;
      errand =
        act.type === 'move' && !act.card
          ? (facts.reach.find(({ cell: to }) => to === act.to)?.errand?.is ?? null)
          : null;
    }
    const done = apply(matterOfFact, g, { ...act, seat });
    if ('refusal' in done) throw new Error(JSON.stringify([act, done.refusal]));
    if (turn !== null && done.events.some((event) => event.type === 'turnEnded' && event.seat === ME)) {
      turns.push(turn);
      turn = null;
      isInSeries = false;
    }
  }
  return { turns, rounds: g.round };
}

const games = Number(process.argv[2] ?? 30);
const played = await Promise.all(Array.from({ length: games }, (_, n) => play(100 + n)));
const turns = played.flatMap((each) => each.turns);
const at = (numbers: number[], share: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? 0;
console.log(`${games} games of four, ${turns.length} turns`);
const told: Record<string, number[]> = {
  'rounds a game': played.map(({ rounds }) => rounds),
  'clicks a turn, each chore by itself': turns.map(({ before }) => before),
  'clicks a turn, as proposed': turns.map(({ after }) => after),
  'decisions a turn, as proposed': turns.map(({ questions }) => questions),
  'decisions a game, as proposed': played.map((each) => each.turns.reduce((sum, { questions }) => sum + questions, 0)),
};
for (const [name, numbers] of Object.entries(told))
  console.log(`${name.padEnd(34)} median ${at(numbers, 0.5)}, nine of ten ${at(numbers, 0.9)}, most ${at(numbers, 1)}`);
