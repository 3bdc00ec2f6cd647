/**
 * Rules 0: the rules as they were before rules had versions, on the kernel of that time, behind today's interface. Built once
 * (`tools/version-0/build.ts`) from commit c4c5a3f; the file in `bundles/` is what counts. Nothing here is for new games.
 */

import type { Entry, GameRecord, Head, Line, Made, MatchSetup, NotMade, Rules, Seat, Verdict } from '@parlour/kernel';
import type { Game as OldGame, State as OldState } from 'parlour-kernel-0';
import * as old from 'parlour-kernel-0';

type AnyGame = OldGame<old.GameTypes>;
type G = OldState<old.GameTypes>;
type Standing = { line: number; seat: Seat; choice: { type: string }; drawn: number };
type Match0 = {
  head: Head;
  seeds: readonly string[];
  version: number;
  link: string;
  g: G;
  base: string;
  tail: readonly Standing[];
  standing: number;
  free: number;
  barrier: old.BarrierCause | 'nothing';
  opening: unknown[];
  kept: number;
};
type Done = Made<never> | NotMade<never>;

const KEPT = 32;
const textOf = (g: G): string => JSON.stringify(old.stateForHash(g));
const drawnIn = ({ chance }: G): number => (typeof chance === 'number' ? 0 : chance.drawn);

class TooFarBack extends Error {
  constructor() {
    super('the moves before this one are only in the record');
    this.name = 'TooFarBack';
  }
}

/** The record as it was written then: names in the chain, one seed, no promises. */
function oldHead(head: Head): old.GameRecord {
  return {
    format: 'parlour-record',
    version: 1,
    game: head.game,
    rules: head.rules.bundle,
    sitters: head.seats.map(({ name, bot }) => ({ name, bot })),
    options: head.options,
    picks: head.seats.map(({ pick }) => pick),
    commitment: head.dice.commitment,
    entropy: head.dice.entropy.map((each) => each ?? ''),
    entries: [],
    outcome: null,
    seed: null,
  };
}

export function rulesOf(game: AnyGame): Rules {
  function begin(setup: MatchSetup, kept = KEPT): Match0 {
    const { rules, seats, dice, seed } = setup;
    if (rules.version !== 0) throw new RangeError(`these are rules 0 of ${game.id}, not ${rules.version}`);
    const g = old.start(game, {
      seats: seats.length,
      options: setup.options,
      picks: seats.map(({ pick }) => pick),
      chance: old.keyed(
        old.diceKey(
          seed,
          dice.entropy.map((each) => each ?? ''),
        ),
      ),
    });
    const head: Head = { format: 'parlour-record', version: 2, game: game.id, rules, seats, options: g.options, dice };
    return {
      head,
      seeds: [seed],
      version: 0,
      link: old.headHash(oldHead(head)),
      g,
      base: textOf(g),
      tail: [],
      standing: 0,
      free: 0,
      barrier: 'nothing',
      opening: g.events ?? [],
      kept,
    };
  }

  function made(match: Match0, g: G, line: Line, events: unknown[], changed: Partial<Match0>): Done {
    const link = old.linkHash(match.link, line, old.stateForHash(g));
    const next = { ...match, ...changed, g, link, version: match.version + 1 };
    return { ok: true, match: next, entry: { ...line, hash: link }, line, events } as never;
  }
  const notMade = (refusal: unknown): Done => ({ ok: false, refusal }) as never;

  function act(match: Match0, raw: unknown, { at = match.version, by }: { at?: number; by?: 'clock' } = {}): Done {
    if (at !== match.version) return notMade({ refused: 'stale', rule: null, facts: { at, now: match.version } });
    const g = old.clone(match.g);
    // What is not plain JSON, -0 among it, is no action.
    const applied = old.apply(game, g, plain(raw));
    if ('refusal' in applied) return notMade(applied.refusal);
    const { seat, ...choice } = applied.action as { seat: Seat; type: string };
    const barrier = old.barrierAfter(game, match.g, g, seat);
    const tail = [...match.tail, { line: match.version, seat, choice, drawn: drawnIn(match.g) }];
    const isLong = tail.length >= 2 * match.kept;
    const kept = isLong ? tail.slice(match.kept) : tail;
    return made(match, g, { seat, do: choice, ...(by && { by }) }, applied.events, {
      base: isLong ? textOf(earlier(match, tail, match.kept)) : match.base,
      tail: kept,
      standing: match.standing + 1,
      free: barrier !== null ? 0 : match.tail.at(-1)?.seat === seat ? match.free + 1 : 1,
      barrier: barrier ?? 'nothing',
    });
  }

  function undo(match: Match0, seat: Seat, agreed: Seat[] = []): Done {
    const last = match.tail.at(-1);
    const isFree = match.free > 0 && last?.seat === seat;
    if (match.standing === 0 || (!isFree && !hasConsent(match, seat, agreed)))
      return notMade({ refused: 'cannotUndo', rule: null, facts: { because: match.barrier } });
    if (last === undefined) throw new TooFarBack();
    const g = earlier(match, match.tail, match.tail.length - 1);
    g.chance = old.clone(match.g.chance);
    return made(match, g, { seat, undo: 1, agreed: isFree ? [] : agreed }, [], {
      tail: match.tail.slice(0, -1),
      standing: match.standing - 1,
      free: Math.max(0, match.free - 1),
    });
  }

  function earlier({ base }: Match0, tail: readonly Standing[], moves: number): G {
    const g = JSON.parse(base) as G;
    for (const { seat, choice, drawn } of tail.slice(0, moves)) {
      if (typeof g.chance !== 'number') g.chance.drawn = drawn;
      g.events = [];
      old.perform(game, g, { seat, ...choice } as never);
    }
    g.events = [];
    return g;
  }

  function hasConsent({ head, g }: Match0, seat: Seat, agreed: Seat[]): boolean {
    if (g.outcome !== null) return false;
    const others = g.seats.filter((other) => other !== seat && head.seats[other]?.bot === null);
    return (
      others.length > 0 && others.every((other) => agreed.includes(other)) && new Set(agreed).size === agreed.length
    );
  }

  function repeat(match: Match0, line: Line): Done {
    if ('do' in line) return act(match, { ...line.do, seat: line.seat }, line.by ? { by: line.by } : {});
    if ('undo' in line) return undo(match, line.seat, line.agreed);
    throw new Error('rules 0 know no new dice');
  }

  function verify(record: GameRecord): Verdict {
    const findings: Verdict['findings'] = [];
    const pass = (check: 'game' | 'rules' | 'dice' | 'actions' | 'chain' | 'ending') =>
      findings.push({ check, ok: true });
    const fail = (
      check: 'game' | 'rules' | 'dice' | 'actions' | 'chain' | 'ending',
      at: number | null,
      detail: string,
    ) => {
      findings.push({ check, ok: false, at, detail });
      return { ok: false, findings };
    };
    if (record.game !== game.id) return fail('game', null, `this is a record of ${record.game}, not of ${game.id}`);
    pass('game');
    if (record.rules.version !== 0)
      return fail('rules', null, `played by rules ${record.rules.version}, these are rules 0`);
    pass('rules');
    const seed = record.seeds?.[0];
    if (seed === undefined) return fail('dice', null, 'the seed has not been revealed: the game is not over');
    if (record.seeds?.length !== 1 || old.commitmentTo(seed) !== record.dice.commitment)
      return fail('dice', null, 'the revealed seed is not the one that was committed to before play');
    pass('dice');
    let match: Match0;
    try {
      match = begin({ ...record, seed });
    } catch (error) {
      return fail('actions', null, `the table could not be set up: ${(error as Error).message}`);
    }
    if (old.canonical(match.head.options) !== old.canonical(record.options))
      return fail('chain', null, 'the head says something that these rules do not know, or leaves something out');
    for (const [at, entry] of record.entries.entries()) {
      const repeated = repeat(match, entry);
      if (!repeated.ok) return fail('actions', at, `line ${at + 1} was not possible: ${repeated.refusal.refused}`);
      match = repeated.match as unknown as Match0;
      if (old.canonical(repeated.entry) !== old.canonical(entry as Entry))
        return fail(
          'chain',
          at,
          `line ${at + 1} does not follow from the lines before it: something here or earlier was changed`,
        );
    }
    pass('actions');
    pass('chain');
    const { outcome } = match.g;
    const [found, claimed] = [JSON.stringify(outcome), JSON.stringify(record.outcome)];
    const lines = record.entries.length;
    if (outcome === null) return fail('ending', lines, `the game is not over after its last line (${lines})`);
    if (found !== claimed) return fail('ending', lines, `the result is ${found}, the record claims ${claimed}`);
    pass('ending');
    return { ok: true, findings };
  }

  const rules = {
    interface: 1,
    game: game.id,
    version: 0,
    speaks: 1,
    seats: game.seats,
    picks: game.picks,
    options: game.options,
    presets: game.presets,
    actions: game.governs,
    checks: checkedIn(game),
    optionsFor: (chosen: Record<string, string>) => old.optionsOf(game, chosen),
    digestWith: () => {},
    begin,
    snapshot: ({ g, base, head: _, seeds: __, opening: ___, kept: ____, ...rest }: Match0) =>
      JSON.stringify({ ...rest, g: old.stateForHash(g), base: JSON.parse(base) }),
    resume(head: Head, seeds: readonly string[], snapshot: string): Match0 {
      const { base, ...rest } = JSON.parse(snapshot);
      return { ...rest, head, seeds, base: JSON.stringify(base), opening: [], kept: KEPT };
    },
    verify,
    act,
    actForClock: (match: Match0, seat: Seat) => act(match, old.idle(game, match.g, seat), { by: 'clock' }),
    undo,
    redice() {
      throw new Error('a game of rules 0 is not gone on with from another position');
    },
    repeat,
    about: ({ version, head, seeds, link, g, tail, free, barrier, opening }: Match0) => ({
      version,
      head,
      seeds,
      link,
      waiting: old.nextAsked(game, g),
      outcome: g.outcome,
      free: free > 0 ? (tail.at(-1)?.seat ?? null) : null,
      barrier,
      opening,
    }),
    view: ({ g }: Match0, viewer: Seat | null) => old.view(g, viewer),
    facts: ({ g }: Match0, viewer: Seat | null) => game.facts(g, viewer),
    menu: ({ g }: Match0, seat: Seat) => old.menu(game, g, seat),
    why: ({ g }: Match0, seat: Seat, choice: object) => old.why(game, g, seat, plain(choice) as object),
    preview: ({ g }: Match0, seat: Seat, choice: object) =>
      old.why(game, g, seat, choice) === null ? old.preview(game, old.view(g, seat), choice as never) : null,
    show: (news: unknown, viewer: Seat | null) => old.viewOf(news, viewer),
    laidOpen: (match: Match0) => ({ ...match, g: laidOpen(match.g) }),
    newsLaidOpen: laidOpen,
    search: {
      start: (setup: never) => old.start(game, setup),
      clone: old.clone,
      redeal: (seen: never, seed: number) => old.redeal(game, seen, seed),
      view: old.view,
      waiting: (g: G) => old.waiting(game, g),
      offers: (g: G, seat: Seat) => old.offers(game, g, seat),
      sample: (g: G, seat: Seat, random: (n: number) => number, from?: never) =>
        old.sample(game, g, seat, random, from),
      perform: (g: G, action: never) => old.perform(game, g, action),
      playRandomly(g: G, random: (n: number) => number) {
        const open = old.waiting(game, g);
        if (open === null) return false;
        const action = old.sample(game, g, open.seats[random(open.seats.length)] as Seat, random);
        if (action === null) throw new Error('nobody can answer');
        old.perform(game, g, action);
        return true;
      },
      idle: (g: G, seat: Seat) => old.idle(game, g, seat),
    },
  };
  return rules as unknown as Rules;
}

const plain = (value: unknown): unknown => {
  try {
    return JSON.parse(JSON.stringify(value) ?? 'null');
  } catch {
    return null;
  }
};

function laidOpen<T>(value: T): T {
  const copy = old.clone(value);
  reveal(copy);
  return copy;
}

function reveal(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  if ('secret' in value && 'seen' in value) {
    if (typeof value.seen === 'number') value.seen = old.EVERYBODY;
    else if (Array.isArray(value.seen)) value.seen = value.seen.map(() => old.EVERYBODY);
  }
  for (const item of Object.values(value)) reveal(item);
}

function checkedIn(game: AnyGame): string[] {
  const found = new Set<string>();
  const note = (actions: object): void => {
    for (const [type, rule] of Object.entries(actions)) if ('check' in rule) found.add(type);
  };
  note(game.anytime);
  for (const { steps } of Object.values(game.phases))
    for (const step of Object.values(steps as object))
      if (typeof step === 'object' && 'actions' in step) note(step.actions);
  return [...found];
}
