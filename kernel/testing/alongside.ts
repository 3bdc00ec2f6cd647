import { createHash } from 'node:crypto';
import { newestRules } from '@parlour/bundles';
import { loadRules } from '@parlour/bundles/node.ts';
import { expect, test } from 'vitest';
import {
  below,
  bundleOf,
  type Choice,
  diceAlone,
  type Game,
  type GameTypes,
  type Match,
  type Rules,
  type Seat,
  seeded,
} from '../index.ts';

type Given = {
  tables: number;
  moves: number;
  /** What random players do too gladly: of every ten such moves they make one. What was done seldom so far they like best. */
  reluctant?: readonly string[];
  /** Table options that are not drawn, for one table after another. */
  options?: readonly Record<string, string>[];
};

/**
 * A version of the rules means what it says, in every word: random games are played by the working tree and by what was released under its
 * version side by side, and all they tell is the same: moves, events, views, facts, offers, refusals with their reasons, previews, what
 * time-outs do, what is taken back. A version that was not released yet has nothing to be held against.
 */
export function playsAsReleased<G extends GameTypes>(
  game: Game<G>,
  { tables, moves, reluctant = [], options = [{}] }: Given,
) {
  test(`${game.id} says and does what was released under its version`, async () => {
    const released = newestRules(game.id);
    if (released === null || released.version !== game.version) return;
    const [ours, theirs] = [bundleOf(game) as unknown as Rules, await loadRules(released)];
    ours.digestWith((text) => createHash('sha256').update(text).digest('hex'));
    expect(plainOf(ours)).toEqual(plainOf(theirs));
    const done = new Map<string, number>();
    for (let seed = 1; seed <= tables; seed++)
      playBoth(ours, theirs, { seed, moves, reluctant, options: options[seed % options.length] ?? {}, done });
    // Some seconds of work, but on a busy machine minutes.
  }, 1_800_000);
}

/** What is said before any game. */
const plainOf = ({ seats, picks, options, presets, actions, checks, speaks }: Rules) => ({
  seats,
  picks,
  options,
  presets,
  actions,
  checks,
  speaks,
});

type Pair = { rules: Rules; match: Match<GameTypes> };

function playBoth(
  ours: Rules,
  theirs: Rules,
  {
    seed,
    moves,
    reluctant,
    options,
    done,
  }: Required<Omit<Given, 'tables' | 'options'>> & {
    seed: number;
    options: Record<string, string>;
    /** How often each action was done at all tables. */
    done: Map<string, number>;
  },
) {
  const dice = { chance: seeded(seed) };
  const random = (n: number) => below(dice, n);
  const { min, max } = ours.seats;
  const seats = min + (seed % (max - min + 1));
  const drawn = Object.entries(ours.options).map(([name, values]) => [
    name,
    random(3) > 0 ? values[0] : values[random(values.length)],
  ]);
  const secret = createHash('sha256').update(`alongside ${seed}`).digest('hex');
  const setup = {
    rules: { version: ours.version, bundle: 'unreleased' },
    seats: Array.from({ length: seats }, () => ({ bot: null, pick: null, name: '' })),
    options: { ...Object.fromEntries(drawn), ...options },
    dice: diceAlone(secret, seats),
    seed: secret,
  };
  const pairs: Pair[] = [ours, theirs].map((rules) => ({ rules, match: rules.begin(setup) }));
  const [mine] = pairs as [Pair, Pair];
  const everybody = Array.from({ length: seats }, (_, seat) => seat as Seat);
  const where = (n: number) => `${ours.game}, table ${seed}, move ${n}`;
  agree(`${where(0)}: opening`, pairs, ({ rules, match }) => [rules.about(match).opening, rules.view(match, null)]);

  const earlier: Choice<GameTypes>[] = [];
  for (let n = 1; n <= moves; n++) {
    const { waiting } = mine.rules.about(mine.match);
    if (waiting === null) break;
    const seat = waiting.seats[random(waiting.seats.length)] as Seat;
    const viewer = random(3) > 0 ? seat : (everybody[random(seats)] as Seat);
    // The chain covers every position; what is told of it is compared at some.
    if (random(3) === 0)
      agree(`${where(n)}: told`, pairs, ({ rules, match }) => {
        const { head: _, opening: __, ...about } = rules.about(match);
        const told = [
          about,
          rules.facts(match, viewer),
          rules.menu(match, viewer),
          n % 7 === 0 && rules.view(match, viewer),
        ];
        return [...told, rules.onlyAnswer?.(match, seat, viewer), rules.onlyAnswer?.(match, seat, null)];
      });
    const action = chosen(mine, seat, random, reluctant, done);
    const { seat: _, ...choice } = action;
    // What was possible once, or for somebody else, and may be refused now.
    const tried = earlier[random(earlier.length)] ?? choice;
    if (n % 5 === 0)
      agree(`${where(n)}: asked`, pairs, ({ rules, match }) => [
        rules.why(match, viewer, choice),
        rules.why(match, viewer, tried),
        rules.preview(match, seat, choice),
      ]);
    earlier[random(40)] = choice;
    const isLate = random(12) === 0;
    step(`${where(n)}: ${JSON.stringify(action)}`, pairs, viewer, ({ rules, match }) =>
      isLate ? rules.actForClock(match, seat) : rules.act(match, action),
    );
    const { free } = mine.rules.about(mine.match);
    if (free !== null && random(8) === 0)
      step(`${where(n)}: undo`, pairs, viewer, ({ rules, match }) => rules.undo(match, free));
    if (free === null && random(12) === 0) {
      const agreed = random(4) === 0 ? [] : everybody.filter((each) => each !== seat);
      step(`${where(n)}: undo, agreed`, pairs, viewer, ({ rules, match }) => rules.undo(match, seat, agreed));
    }
    if (random(60) === 0) {
      const fresh = createHash('sha256').update(secret).update(String(n)).digest('hex');
      step(`${where(n)}: other dice`, pairs, viewer, ({ rules, match }) =>
        rules.redice(match, diceAlone(fresh, seats), fresh, [viewer]),
      );
    }
    if (n % 40 === 0)
      for (const pair of pairs) {
        const { head, seeds } = pair.rules.about(pair.match);
        pair.match = pair.rules.resume(head, seeds, pair.rules.snapshot(pair.match));
      }
  }
}

/** An answer of a seat: often what was done least so far, so that much is seen in few games. */
function chosen(
  { rules, match }: Pair,
  seat: Seat,
  random: (n: number) => number,
  reluctant: readonly string[],
  done: Map<string, number>,
) {
  const { offers } = rules.menu(match, seat);
  const eager = offers.filter(({ type }) => !reluctant.includes(type) || random(10) === 0);
  const possible = eager.length > 0 ? eager : offers;
  const times = (type: string) => done.get(type) ?? 0;
  const least = Math.min(...possible.map(({ type }) => times(type)));
  const rarest = random(3) === 0 ? possible.filter(({ type }) => times(type) === least) : possible;
  const { g } = match.position;
  // What is on offer may be refused as a whole, however often something is drawn from it.
  const drawn = (from: typeof offers) => rules.search.sample(g, seat, random, from);
  const action = drawn(rarest) ?? drawn(possible) ?? drawn(offers) ?? rules.search.idle(g, seat);
  done.set(action.type, times(action.type) + 1);
  return action;
}

/** Both go on, and what is told of it is the same. */
function step(where: string, pairs: Pair[], viewer: Seat, go: (pair: Pair) => ReturnType<Rules['act']>): void {
  const done = pairs.map(go);
  agree(where, pairs, (pair) => {
    const made = done[pairs.indexOf(pair)];
    if (made === undefined || !made.ok) return made;
    return [made.entry, pair.rules.show(made.line, viewer), made.events, pair.rules.show(made.events, viewer)];
  });
  for (const [i, pair] of pairs.entries()) {
    const made = done[i];
    if (made?.ok) pair.match = made.match;
  }
}

function agree(where: string, pairs: readonly Pair[], tell: (pair: Pair) => unknown): void {
  const [ours, theirs] = pairs.map((pair) => JSON.stringify(tell(pair)));
  if (ours !== theirs)
    expect({ where, told: JSON.parse(ours ?? 'null') }).toEqual({ where, told: JSON.parse(theirs ?? 'null') });
}
