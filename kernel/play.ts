import { type AnyDomain, isEmpty, sampleFor } from './offers/offers.ts';
import { NEXT, STAY } from './rules.ts';
import type {
  Action,
  ActionRule,
  Ask,
  Chance,
  Core,
  Frame,
  Game,
  GameTypes,
  Next,
  Offer,
  PhaseName,
  Refusal,
  Seat,
  State,
  Step,
} from './types.ts';

type AnyNext = Next<GameTypes, string>;
export type AnyRule = ActionRule<GameTypes, unknown, string, AnyNext>;

export type Setup<G extends GameTypes> = {
  seats: number;
  options?: Partial<G['options']>;
  picks?: readonly (string | null)[];
  chance: Chance;
};

/** Sets up a table and runs the rules to the first question. The same setup gives the same game. */
export function start<G extends GameTypes>(game: Game<G>, setup: Setup<G>): State<G> {
  if (!Number.isInteger(setup.seats) || setup.seats < game.seats.min || setup.seats > game.seats.max)
    throw new RangeError(`${game.id} takes ${game.seats.min} to ${game.seats.max} seats, not ${setup.seats}`);
  const core: Core<G> = {
    seats: Array.from({ length: setup.seats }, (_, i) => i as Seat),
    options: optionsOf(game, setup.options ?? {}),
    chance: typeof setup.chance === 'number' ? setup.chance : { ...setup.chance },
    stack: [],
    events: [],
    outcome: null,
  };
  const g: State<G> = Object.assign(core, game.setup(core, picksOf(game, setup)));
  const { phase, locals } = game.opening(g);
  g.stack.push(frame(game, phase, locals));
  settle(game, g);
  return g;
}

/** The table options with every default filled in; an unknown name or value is an error that says what is possible. */
export function optionsOf<G extends GameTypes>(game: Game<G>, chosen: Partial<G['options']>): G['options'] {
  const options: Record<string, string> = {};
  for (const name of Object.keys(game.options)) options[name] = game.options[name]?.[0] as string;
  for (const [name, value] of Object.entries(chosen)) {
    const values: readonly string[] | undefined = Object.hasOwn(game.options, name) ? game.options[name] : undefined;
    if (values === undefined)
      throw new RangeError(`${game.id} has no option ${name}; it has ${Object.keys(game.options).join(', ')}`);
    if (!values.includes(value as string))
      throw new RangeError(`${name} is one of ${values.join(', ')}, not ${String(value)}`);
    options[name] = value as string;
  }
  return options;
}

function picksOf<G extends GameTypes>(game: Game<G>, setup: Setup<G>): (string | null)[] {
  const picks = Array.from({ length: setup.seats }, (_, i) => setup.picks?.[i] ?? null);
  const made = picks.filter((pick) => pick !== null);
  for (const pick of made)
    if (!game.picks.includes(pick)) throw new RangeError(`${pick} is not one of ${game.picks.join(', ')}`);
  if (new Set(made).size < made.length) throw new RangeError('two seats picked the same');
  return picks;
}

/** An open question: whom it waits for, where in the rules, and the paragraph it comes from. */
export type Question = {
  seats: readonly Seat[];
  phase: string;
  step: string;
  rule: string;
  /** A proposal waits for an answer, whatever else is open. */
  deal?: true;
};

export function waiting<G extends GameTypes>(game: Game<G>, g: State<G>): Question | null {
  const f = top(g);
  if (f === undefined || g.outcome !== null) return null;
  const ask = stepOf(game, f) as Ask<G, PhaseName<G>, string>;
  return { seats: seatsOf(ask.ask(g, f as never)), phase: f.phase, step: f.step, rule: ask.rule };
}

/**
 * Whom a table turns to next. Where a proposal may be answered at any time, those who have one to answer come before the open
 * question (`urgent`): else somebody's turn would be over before the other has said a word.
 */
export function nextAsked<G extends GameTypes>(game: Game<G>, g: State<G>): Question | null {
  const open = waiting(game, g);
  const f = top(g);
  const { urgent } = game;
  const answer = urgent && (game.anytime as Record<string, AnyRule>)[urgent];
  if (open === null || f === undefined || urgent === undefined || answer === undefined) return open;
  const ask = stepOf(game, f) as Ask<G, PhaseName<G>, string>;
  if (ask.sealed?.(g, f as never)) return open;
  const seats = g.seats.filter((seat) => {
    const fields = answer.offer(g as never, f, seat);
    return !Array.isArray(fields) && !isRefusal(fields) && !hasEmpty(fields);
  });
  return seats.length === 0 ? open : { ...open, seats, rule: game.governs[urgent], deal: true };
}

/** Everything `seat` may do now. */
export function offers<G extends GameTypes>(game: Game<G>, g: State<G>, seat: Seat): Offer<G>[] {
  const found: Offer<G>[] = [];
  collect(game, g, seat, found, null);
  return found;
}

/** What `seat`, which is asked, may answer to the open question and do besides, without what is always open to it (`asides`). */
export function mainOffers<G extends GameTypes>(game: Game<G>, g: State<G>, seat: Seat): Offer<G>[] {
  const found: Offer<G>[] = [];
  const f = top(g) as Frame<G>;
  const ask = stepOf(game, f) as Ask<G, PhaseName<G>, string>;
  collectFrom(game, ask.actions, g, f, seat, found, null, game.asides);
  if (!ask.sealed?.(g, f as never)) collectFrom(game, game.anytime, g, f, seat, found, null, game.asides);
  return found;
}

export type Refused<G extends GameTypes> = { type: string; because: Refusal<G> };

/** Everything `seat` may do now, and the actions of the open question that it may not do, with the reason. */
export function menu<G extends GameTypes>(
  game: Game<G>,
  g: State<G>,
  seat: Seat,
): { offers: Offer<G>[]; refused: Refused<G>[] } {
  const found: Offer<G>[] = [];
  const refused: Refused<G>[] = [];
  collect(game, g, seat, found, refused);
  return { offers: found, refused };
}

/** A uniformly drawn action of a uniformly drawn offer; `random(n)` draws an integer below `n`. */
export function sample<G extends GameTypes>(
  game: Game<G>,
  g: State<G>,
  seat: Seat,
  random: (n: number) => number,
  from: Offer<G>[] = offers(game, g, seat),
): Action<G> | null {
  let left = from;
  while (left.length > 0) {
    const at = random(left.length);
    const offer = left[at] as Offer<G>;
    const rule = hasCheck(game, g, offer.type) ? ruleOf(game, g, seat, offer.type) : null;
    for (let tries = 0; tries < 20; tries++) {
      const action = sampleFor(offer, seat, random);
      if ((rule?.check?.(g as never, top(g), seat, action) ?? null) === null) return action;
    }
    left = left.filter((other) => other !== offer);
  }
  return null;
}

/** What is done for a seat whose time has run out. */
export function idle<G extends GameTypes>(game: Game<G>, g: State<G>, seat: Seat): Action<G> {
  const f = top(g) as Frame<G>;
  const ask = stepOf(game, f) as Ask<G, PhaseName<G>, string>;
  return { seat, ...ask.idle(g, f as never, seat) };
}

/** Applies an action known to be legal, in place. Search calls this, and `apply` after judging; nothing else should. */
export function perform<G extends GameTypes>(game: Game<G>, g: State<G>, action: Action<G>): void {
  const f = top(g) as Frame<G>;
  const rule = ruleOf(game, g, action.seat, action.type);
  if (rule === null) throw new Error(`${action.type} is not open to seat ${action.seat} in ${f.phase}.${f.step}`);
  follow(game, g, f, rule.take(g as never, f, action.seat, action));
  settle(game, g);
}

/**
 * One random move of somebody who is asked, performed: an action at random of those that are possible, and of it any choice. Only
 * as many offers are looked at as are needed, so that play-outs need not list everything. False when the game is over.
 */
export function playRandomly<G extends GameTypes>(game: Game<G>, g: State<G>, random: (n: number) => number): boolean {
  const f = top(g);
  if (f === undefined || g.outcome !== null) return false;
  const ask = stepOf(game, f) as Ask<G, PhaseName<G>, string>;
  const asked = ask.ask(g, f as never);
  const seat = typeof asked === 'number' ? asked : (asked?.[random(asked.length)] as Seat);
  const own = rulesIn(ask.actions);
  const anytime = ask.sealed?.(g, f as never) ? NO_RULES : rulesIn(game.anytime);
  const count = own.length + anytime.length;
  const first = random(count);
  for (let i = 0; i < count; i++) {
    const at = (first + i) % count;
    const { type, rule } = (at < own.length ? own[at] : anytime[at - own.length]) as NamedRule;
    const action = drawnFrom(g, f, seat, type, rule, random);
    if (action === null) continue;
    follow(game, g, f, rule.take(g as never, f, seat, action));
    settle(game, g);
    return true;
  }
  throw new Error(`seat ${seat} has no answer to ${f.phase}.${f.step}`);
}

function drawnFrom<G extends GameTypes>(
  g: State<G>,
  f: Frame<G>,
  seat: Seat,
  type: string,
  rule: AnyRule,
  random: (n: number) => number,
): Action<G> | null {
  const offered = rule.offer(g as never, f, seat);
  const families = Array.isArray(offered) ? offered : isRefusal(offered) ? [] : [offered];
  const first = random(Math.max(1, families.length));
  for (let i = 0; i < families.length; i++) {
    const fields = families[(first + i) % families.length] as object;
    if (hasEmpty(fields)) continue;
    const offer = { type, fields } as unknown as Offer<G>;
    for (let tries = 0; tries < (rule.check === undefined ? 1 : 20); tries++) {
      const action = sampleFor(offer, seat, random);
      if ((rule.check?.(g as never, f, seat, action) ?? null) === null) return action;
    }
  }
  return null;
}

type NamedRule = { type: string; rule: AnyRule };
const NO_RULES: readonly NamedRule[] = [];
const listed = new WeakMap<object, readonly NamedRule[]>();

/** The rules of a table of actions as a list, made once: such tables never change. */
function rulesIn(actions: object): readonly NamedRule[] {
  const known = listed.get(actions);
  if (known !== undefined) return known;
  const rules = Object.entries(actions).map(([type, rule]) => ({ type, rule: rule as AnyRule }));
  listed.set(actions, rules);
  return rules;
}

/** The rule by which `seat` may now do an action of this type, one of the game's, if there is one. */
export function ruleOf<G extends GameTypes>(game: Game<G>, g: State<G>, seat: Seat, type: string): AnyRule | null {
  const f = top(g) as Frame<G>;
  const ask = stepOf(game, f) as Ask<G, PhaseName<G>, string>;
  const asked = (ask.actions as Rules)[type];
  if (asked !== undefined && isAsked(ask.ask(g, f as never), seat)) return asked;
  const anytime = (game.anytime as Rules)[type];
  return anytime !== undefined && !ask.sealed?.(g, f as never) ? anytime : null;
}

/** Whether something binds the fields of this action together, here or at any time. */
function hasCheck<G extends GameTypes>(game: Game<G>, g: State<G>, type: string): boolean {
  const ask = stepOf(game, top(g) as Frame<G>) as Ask<G, PhaseName<G>, string>;
  return (ask.actions as Rules)[type]?.check !== undefined || (game.anytime as Rules)[type]?.check !== undefined;
}

type Rules = { [type: string]: AnyRule | undefined };

function collect<G extends GameTypes>(
  game: Game<G>,
  g: State<G>,
  seat: Seat,
  found: Offer<G>[],
  refused: Refused<G>[] | null,
): void {
  const f = top(g);
  if (f === undefined || g.outcome !== null) return;
  const ask = stepOf(game, f) as Ask<G, PhaseName<G>, string>;
  if (isAsked(ask.ask(g, f as never), seat)) collectFrom(game, ask.actions, g, f, seat, found, refused);
  if (!ask.sealed?.(g, f as never)) collectFrom(game, game.anytime, g, f, seat, found, refused);
}

const NOTHING: readonly string[] = [];

function collectFrom<G extends GameTypes>(
  { governs }: Game<G>,
  actions: object,
  g: State<G>,
  f: Frame<G>,
  seat: Seat,
  found: Offer<G>[],
  refused: Refused<G>[] | null,
  without: readonly string[] = NOTHING,
): void {
  for (const type in actions) {
    if (without.length > 0 && without.includes(type)) continue;
    const rule = (actions as Record<string, AnyRule>)[type] as AnyRule;
    const fields = rule.offer(g as never, f, seat);
    if (Array.isArray(fields)) {
      const before = found.length;
      for (const each of fields) if (!hasEmpty(each)) found.push(offerOf(type, rule, each));
      if (found.length === before)
        refused?.push({ type, because: firstReason(fields, governs[type] ?? null) as Refusal<G> });
    } else if (isRefusal(fields)) refused?.push({ type, because: fields as Refusal<G> });
    else if (!hasEmpty(fields)) found.push(offerOf(type, rule, fields));
    else refused?.push({ type, because: firstReason([fields], governs[type] ?? null) as Refusal<G> });
  }
}

const offerOf = <G extends GameTypes>(type: string, { check }: AnyRule, fields: object): Offer<G> =>
  (check === undefined ? { type, fields } : { type, fields, checked: true }) as Offer<G>;

export const isRefusal = (value: object): value is Refusal => 'refused' in value;

/** Whether some field has no value to choose: then the offer stands for no action at all. */
function hasEmpty(fields: object): boolean {
  for (const key in fields) if (isEmpty((fields as Record<string, AnyDomain>)[key] as AnyDomain)) return true;
  return false;
}

/** Why families whose fields exclude everything are empty: the first reason of the game's own, or the paragraph that governs. */
function firstReason(families: readonly object[], governing: string | null): Refusal {
  const empty = families.flatMap((fields) => Object.entries(fields).filter(([, domain]) => isEmpty(domain)));
  for (const [, domain] of empty) {
    const because: Refusal | undefined = domain.not?.[0]?.because ?? domain.above;
    if (because !== undefined) return because;
  }
  return { refused: 'notOffered', rule: governing, facts: { field: empty[0]?.[0] ?? '' } };
}

/** Runs automatic steps until a question is open or the game is over. */
function settle<G extends GameTypes>(game: Game<G>, g: State<G>): void {
  for (let fuel = 1000; fuel > 0; fuel--) {
    const f = top(g);
    if (f === undefined || g.outcome !== null) return;
    const step = stepOf(game, f) as Step<G, PhaseName<G>>;
    if (typeof step === 'function') {
      follow(game, g, f, (step(g, f as never) as AnyNext | undefined) ?? NEXT);
    } else if ('call' in step) {
      const locals = step.with(g, f as never);
      if (locals === null) follow(game, g, f, NEXT);
      else g.stack.push(frame(game, step.call, locals));
    } else if (nobody(step.ask(g, f as never))) {
      follow(game, g, f, NEXT);
    } else {
      return;
    }
  }
  throw new Error(`runaway rules at ${top(g)?.phase}.${top(g)?.step}`);
}

function follow<G extends GameTypes>(game: Game<G>, g: State<G>, f: Frame<G>, next: AnyNext): void {
  switch (next.to) {
    case 'stay':
      return;
    case 'step':
      f.step = next.step;
      return;
    case 'call':
      g.stack.push(frame(game, next.phase, next.locals));
      return;
    case 'become':
      g.stack[g.stack.length - 1] = frame(game, next.phase, next.locals);
      return;
    case 'done':
      return finish(game, g, f, next.result);
    case 'next': {
      const step = game.phases[f.phase]?.following[f.step];
      if (step === undefined) return finish(game, g, f, undefined);
      f.step = step;
    }
  }
}

/** Pops a finished frame and hands its result to the step that called it. */
function finish<G extends GameTypes>(game: Game<G>, g: State<G>, f: Frame<G>, result: unknown): void {
  g.stack.pop();
  const caller = top(g);
  if (caller === undefined) return;
  const step = stepOf(game, caller) as Step<G, PhaseName<G>>;
  if (typeof step === 'function') return;
  const next =
    'call' in step
      ? ((step.then?.(g, caller as never, result as never) as AnyNext | undefined) ?? NEXT)
      : ((step.after?.[f.phase]?.(g, caller as never, result as never) as AnyNext | undefined) ?? STAY);
  follow(game, g, caller, next);
}

const frame = <G extends GameTypes>(game: Game<G>, phase: string, locals: object): Frame<G> =>
  ({ phase, step: game.phases[phase]?.first, ...locals }) as Frame<G>;
export const top = <G extends GameTypes>(g: State<G>): Frame<G> | undefined => g.stack[g.stack.length - 1];
const stepOf = <G extends GameTypes>(game: Game<G>, f: Frame<G>) => game.phases[f.phase]?.steps[f.step];
const seatsOf = (asked: Seat | readonly Seat[] | null): readonly Seat[] =>
  asked === null ? [] : typeof asked === 'number' ? [asked] : asked;
const nobody = (asked: Seat | readonly Seat[] | null) =>
  asked === null || (typeof asked !== 'number' && asked.length === 0);
const isAsked = (asked: Seat | readonly Seat[] | null, seat: Seat) =>
  typeof asked === 'number' ? asked === seat : (asked?.includes(seat) ?? false);
