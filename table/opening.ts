import {
  commitmentTo,
  type Dice,
  type Entry,
  freshSeed,
  type GameTypes,
  type Made,
  type Match,
  type Name,
  type NotMade,
  nameCommitment,
  promiseOf,
  type Rules,
  type Seat,
} from '@parlour/kernel';
import { STRETCH } from './history.ts';
import type { Position } from './sights.ts';
import type { Snapshot, Store } from './store.ts';
import type { Kept, TableSetup } from './types.ts';

/** How a table comes to its first position: its seed first, then what the persons add to the dice, then the rules. */

/** What is kept of a new table; its seed is drawn here, before anybody is shown a commitment to it. */
export function keptFor(
  id: string,
  game: string,
  rules: Kept['rules'],
  setup: TableSetup,
  names?: (Name | null)[],
): Kept {
  return {
    id,
    game,
    rules,
    setup,
    names: names ?? setup.sitters.map(({ name }) => ({ name, salt: freshSeed().slice(0, 32) })),
    seeds: [setup.seed ?? freshSeed()],
    head: null,
    outcome: null,
  };
}

/** The persons whose entropy the dice wait for; where the dice are given beforehand, nobody's. */
export const mayAdd = ({ sitters, entropy }: TableSetup): Seat[] =>
  entropy !== undefined ? [] : sitters.flatMap(({ bot }, seat) => (bot === null ? [seat as Seat] : []));

/** The dice as they will be thrown, once everything is revealed. */
function diceOf({ seeds, setup }: Kept, revealed: readonly (string | null)[]): Dice {
  const entropy = setup.sitters.map((_, seat) => setup.entropy?.[seat] ?? revealed[seat] ?? null);
  return {
    commitment: commitmentTo(seeds.at(-1) ?? ''),
    promises: entropy.map((each) => (each === null ? null : promiseOf(each))),
    entropy,
  };
}

/** The match at its first position. Throws where the setup does not fit the rules. */
function begin(rules: Rules, kept: Kept, dice: Dice): Match<GameTypes> {
  const { setup, names, seeds } = kept;
  return rules.begin({
    rules: kept.rules,
    seats: setup.sitters.map(({ bot }, seat) => ({
      bot,
      pick: setup.picks[seat] ?? null,
      name: commitTo(names[seat]),
    })),
    options: setup.options,
    dice,
    seed: seeds[0] ?? '',
  });
}

const commitTo = (name: Name | null | undefined): string => (name == null ? '' : nameCommitment(name));

/** The position a table begins with, the lines that lead to it, and snapshots on the way. */
type First = {
  match: Match<GameTypes>;
  last: Pick<Position, 'line' | 'events'>;
  lines: Entry[];
  snapshots: Snapshot[];
};

/**
 * A new game begins with its setup, and perhaps with a few moves that a lesson needs. A game that goes on from another table's
 * begins with the lines of that one, and then has dice of its own: what was to come there does not come here.
 */
export async function firstPosition<K extends Kept>(
  store: Store<K>,
  rules: Rules,
  kept: K,
  revealed: readonly (string | null)[],
): Promise<First> {
  const { from, prelude = [] } = kept.setup;
  const dice = diceOf(kept, revealed);
  const origin = from === undefined ? null : await store.load(from.table);
  if (origin !== null && origin.kept.head === null) throw new Error('the game to go on from has not begun');
  const match = begin(rules, kept, origin?.kept.head?.dice ?? dice);
  const first: First = { match, last: { line: null, events: rules.about(match).opening }, lines: [], snapshots: [] };
  const take = (done: Made<GameTypes> | NotMade<GameTypes>): void => {
    if (!done.ok) throw new Error(`the table cannot begin so: ${JSON.stringify(done.refusal)}`);
    first.match = done.match;
    first.last = { line: done.line, events: done.events };
    first.lines.push(done.entry);
    const version = first.lines.length;
    if (version % STRETCH === 0) first.snapshots.push({ version, text: rules.snapshot(done.match) });
  };
  for (const { seat, ...choice } of prelude) take(rules.act(first.match, { seat, ...choice }));
  if (from !== undefined && origin !== null) {
    for (const entry of await store.lines(from.table, 0, from.lines))
      take(rules.repeat(first.match, entry, kept.seeds));
    const eyes = from.eyes ?? kept.setup.sitters.map((_, seat) => seat as Seat);
    take(rules.redice(first.match, dice, kept.seeds.at(-1) ?? '', eyes));
  }
  return first;
}

/** What is kept of a table that goes on from after so many lines of another's game, with these persons and bots everywhere else. */
export function branchOf(
  id: string,
  { kept, entries }: { kept: Kept; entries: readonly Entry[] },
  persons: readonly Seat[],
  bot: string,
): Kept {
  const sitters = kept.setup.sitters.map((sitter, seat) => ({
    name: sitter.name,
    bot: persons.includes(seat as Seat) ? null : (sitter.bot ?? bot),
  }));
  const { options, picks } = kept.setup;
  const setup: TableSetup = { sitters, options, picks, from: { table: kept.id, lines: entries.length } };
  return { ...keptFor(id, kept.game, kept.rules, setup, kept.names), seeds: seedsAfter(kept.seeds, entries) };
}

/** The seeds of a game that goes on from after these lines of another's: those that were needed there, and one of its own. */
export function seedsAfter(seeds: readonly string[], entries: readonly Entry[]): string[] {
  const diced = entries.filter((entry) => 'dice' in entry).length;
  return [...seeds.slice(0, 1 + diced), freshSeed()];
}
