import {
  type Action,
  below,
  canonical,
  clone,
  factsFor,
  type Game,
  type GameText,
  type GameTypes,
  judge,
  menu,
  nextAsked,
  type PileItem,
  perform,
  questionWords,
  type Say,
  type Seat,
  type State,
  sample,
  seeded,
  unseenBy,
  view,
  viewEvents,
  viewOf,
  waiting,
} from '../index.ts';
import { concealedIn } from '../match.ts';
import { bitOf } from '../secrets/secrets.ts';
import { secretsOf } from '../secrets/spots.ts';
import { playOut } from './random-play.ts';
import { twinOf } from './twins.ts';

/** How a game is searched for leaks. */
type Search<G extends GameTypes> = {
  seeds: readonly number[];
  options?: readonly Partial<G['options']>[];
  texts?: readonly GameText<G>[];
  /** How many moves after a question are followed in both games; the question itself is compared always. */
  follow?: number;
  /** A bot of the game, asked in both positions. */
  choose?(seen: { seat: Seat; view: unknown; offers: unknown[] }, seed: number): unknown;
  /** Every so-many-th question is looked at; all by default. */
  every?: number;
};

type Leaks = {
  /** How many varied positions were compared. */
  positions: number;
  /** What differed where nothing may: what was compared, in which question, for whom. */
  found: string[];
  /** Kinds of secrets that were hidden from somebody and never had another value. */
  neverVaried: string[];
};

const SAY: Say = { seat: (seat) => `<${seat}>`, list: (items) => items.join(', ') };

/** Everything that is told to one pair of eyes about a position. */
function told<G extends GameTypes>(game: Game<G>, g: State<G>, viewer: Seat | null, texts: readonly GameText<G>[]) {
  const seen = view(g, viewer);
  return {
    view: seen,
    facts: factsFor(game, g, viewer),
    menu: viewer === null ? null : menu(game, g, viewer),
    waiting: waiting(game, g),
    asked: nextAsked(game, g),
    prompts: texts.map((text) => questionWords(text, seen, SAY)),
  };
}

/**
 * Plays at random and varies at every question what each seat and a spectator may not know. What they are told must stay the
 * same to the byte, then and over the next moves: who is asked, when, and in whose move something happens, is told too.
 */
export function leaksIn<G extends GameTypes>(game: Game<G>, search: Search<G>): Leaks {
  const { seeds, options = [{}], texts = [], follow = 3, every = 1, choose } = search;
  const found: string[] = [];
  const hidden = new Set<string>();
  const varied = new Set<string>();
  let positions = 0;
  let questions = 0;
  const report = (what: string, g: State<G>, viewer: Seat | null, detail: string) => {
    const f = g.stack.at(-1);
    if (found.length < 20)
      found.push(
        `${what} told to ${viewer === null ? 'a spectator' : `seat ${viewer}`} at ${f?.phase}.${f?.step}: ${detail}`,
      );
  };
  /** Compares part by part, and says where the first difference is. */
  const compare = (a: object, b: object, g: State<G>, viewer: Seat | null, after: string): boolean => {
    for (const [part, value] of Object.entries(a)) {
      const [here, there] = [canonical(value), canonical((b as Record<string, unknown>)[part])];
      if (here === there) continue;
      let at = 0;
      while (here[at] === there[at]) at += 1;
      report(
        `${part}${after}`,
        g,
        viewer,
        `${here.slice(Math.max(0, at - 40), at + 40)} / ${there.slice(Math.max(0, at - 40), at + 40)}`,
      );
      return false;
    }
    return true;
  };

  for (const seed of seeds)
    playOut(game, {
      seed,
      options: options[seed % options.length] as Partial<G['options']>,
      onQuestion(g, action) {
        questions += 1;
        if (questions % every !== 0) return;
        for (const viewer of [...g.seats, null]) {
          const salt = seed * 7919 + questions * 16 + (viewer ?? 9);
          const { g: twin, hidden: met, varied: changed } = twinOf(game, g, viewer, salt);
          for (const kind of met) hidden.add(kind);
          for (const kind of changed) varied.add(kind);
          positions += 1;
          const [here, there] = [told(game, g, viewer, texts), told(game, twin, viewer, texts)];
          if (!compare(here, there, g, viewer, '')) continue;
          if (
            choose !== undefined &&
            viewer !== null &&
            here.menu !== null &&
            waiting(game, g)?.seats.includes(viewer)
          ) {
            const ask = (of: typeof here) => ({
              choice: choose({ seat: viewer, view: of.view, offers: of.menu?.offers ?? [] }, salt),
            });
            compare(ask(here), ask(there), g, viewer, ' of a bot');
          }
          if (follow > 0) positions += followed(g, action, viewer, salt);
        }
        sealed(g, action, seed + questions);
      },
    });

  /** Plays the same moves in a game and in its twin. Returns how many positions were compared. */
  function followed(g: State<G>, first: Action<G>, viewer: Seat | null, salt: number): number {
    let here = clone(g);
    let there = twinOf(game, g, viewer, salt + 1, { following: true }).g;
    let action: Action<G> | null = first;
    const dice = { chance: seeded(salt) };
    for (let ply = 0; ply < follow; ply++) {
      // What somebody chooses may tell of what they hold; only moves that are possible in both games are compared.
      if (action === null || !('action' in judge(game, there, action))) return ply;
      const next = [here, there].map((before) => {
        const after = clone(before);
        after.chance = seeded(salt + ply);
        after.events = [];
        const line = viewOf(concealedIn(game, before, action as Action<G>), viewer);
        perform(game, after, action as Action<G>);
        const news = { line, events: viewEvents(after.events ?? [], viewer), ...told(game, after, viewer, texts) };
        return { after, news, learnt: learnt(before, after, viewer) };
      });
      const [a, b] = next as [(typeof next)[0], (typeof next)[0]];
      // Something was shown to these eyes that is not the same in both games: from here on they may differ.
      if (a.learnt !== b.learnt) return ply;
      if (!compare(a.news, b.news, here, viewer, ` after ${action.type} of seat ${action.seat}`)) return ply + 1;
      here = a.after;
      there = b.after;
      const open = waiting(game, here);
      if (open === null) return ply + 1;
      const seat = open.seats[below(dice, open.seats.length)] as Seat;
      action = sample(game, here, seat, (n) => below(dice, n));
    }
    return follow;
  }

  /** Two choices after which somebody sees the same must also be the same to them as lines. */
  function sealed(g: State<G>, first: Action<G>, salt: number): void {
    const dice = { chance: seeded(salt) };
    const other = sample(game, g, first.seat, (n) => below(dice, n));
    if (other === null || other.type !== first.type || canonical(other) === canonical(first)) return;
    const [a, b] = [first, other].map((action) => {
      const after = clone(g);
      after.chance = seeded(salt);
      after.events = [];
      perform(game, after, action);
      return { action, after };
    }) as [{ action: Action<G>; after: State<G> }, { action: Action<G>; after: State<G> }];
    const seenAfter = ({ after }: typeof a, viewer: Seat | null) =>
      canonical([view(after, viewer), viewEvents(after.events ?? [], viewer), waiting(game, after)]);
    // Where not even whoever chose sees a difference, it is the same choice in other words.
    if (seenAfter(a, first.seat) === seenAfter(b, first.seat)) return;
    for (const viewer of [...g.seats, null]) {
      if (viewer === first.seat) continue;
      if (seenAfter(a, viewer) !== seenAfter(b, viewer)) continue;
      const lineOf = ({ action }: typeof a) => ({ line: viewOf(concealedIn(game, g, action), viewer) });
      compare(lineOf(a), lineOf(b), g, viewer, ` of ${first.type}, of which nothing else is seen,`);
    }
  }

  return { positions, found, neverVaried: [...hidden].filter((kind) => !varied.has(kind)) };
}

/** What a move showed to these eyes: the cards they know afterwards, and single secrets that were opened or used up. */
function learnt<G extends GameTypes>(before: State<G>, after: State<G>, viewer: Seat | null): string {
  const [earlier, later] = [hiddenIn(before, viewer), hiddenIn(after, viewer)];
  const opened: unknown[] = [];
  for (const [kind, values] of Object.entries(earlier)) {
    if ((later[kind]?.length ?? 0) < values.length) opened.push(kind, values);
  }
  return canonical([unseenBy(after, viewer), opened, placesOf(unseenBy(before, viewer), view(after, viewer))]);
}

/** Where in a view cards lie that had not been seen: of several that came to light at once, which came where. */
function placesOf(unseen: Record<string, PileItem[]>, seen: object): [string, unknown][] {
  const cards = new Set<unknown>(
    Object.values(unseen)
      .flat()
      .filter((card) => typeof card === 'string'),
  );
  const places: [string, unknown][] = [];
  const walk = (value: unknown, path: string): void => {
    if (cards.has(value)) places.push([path, value]);
    else if (typeof value === 'object' && value !== null)
      for (const [key, item] of Object.entries(value)) if (key !== 'unseen') walk(item, `${path}.${key}`);
  };
  walk(seen, '');
  return places;
}

/** The single secrets that are hidden from these eyes, by kind. */
function hiddenIn<G extends GameTypes>(g: State<G>, viewer: Seat | null): Record<string, unknown[]> {
  const hidden: Record<string, unknown[]> = {};
  for (const { kind, secret } of secretsOf(g))
    if ((secret.seen & bitOf(viewer)) === 0) (hidden[kind] ??= []).push(secret.secret);
  return hidden;
}
