import { type AnyDomain, isEmpty, sampleFor } from './offers.ts';
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
 * Whom a table turns to next. Where proposals may be answered at any time, those who have one to answer come before the open
 * question: else somebody's turn would be over before the other has said a word.
 */
export function nextAsked<G extends GameTypes>(game: Game<G>, g: State<G>): Question | null {
  const open = waiting(game, g);
  const f = top(g);
  const decline = (game.anytime as Record<string, AnyRule>)['declineDeal'];
  if (open === null || f === undefined || decline === undefined) return open;
  const ask = stepOf(game, f) as Ask<G, PhaseName<G>, string>;
  if (ask.sealed?.(g, f as never)) return open;
  const seats = g.seats.filter((seat) => {
    const fields = decline.offer(g as never, f, seat);
    return !Array.isArray(fields) && !isRefusal(fields) && !hasEmpty(fields);
  });
  return seats.length === 0 ? open : { ...open, seats, rule: game.governs['declineDeal'] ?? open.rule, deal: true };
}

/** Everything `seat` may do now. */
export function offers<G extends GameTypes>(game: Game<G>, g: State<G>, seat: Seat): Offer<G>[] {
  const found: Offer<G>[] = [];
  collect(game, g, seat, found, null);
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
  if (isAsked(ask.ask(g, f as never), seat)) collectFrom(ask.actions, g, f, seat, found, refused);
  if (!ask.sealed?.(g, f as never)) collectFrom(game.anytime, g, f, seat, found, refused);
}

function collectFrom<G extends GameTypes>(
  actions: object,
  g: State<G>,
  f: Frame<G>,
  seat: Seat,
  found: Offer<G>[],
  refused: Refused<G>[] | null,
): void {
  for (const type in actions) {
    const fields = (actions as Record<string, AnyRule>)[type]?.offer(g as never, f, seat);
    if (fields === undefined) continue;
    if (Array.isArray(fields)) {
      const before = found.length;
      for (const each of fields) if (!hasEmpty(each)) found.push({ type, fields: each } as never);
      if (found.length === before) refused?.push({ type, because: firstReason(fields[0] ?? {}) as Refusal<G> });
    } else if (isRefusal(fields)) refused?.push({ type, because: fields as Refusal<G> });
    else if (!hasEmpty(fields)) found.push({ type, fields } as never);
    else refused?.push({ type, because: firstReason(fields) as Refusal<G> });
  }
}

export const isRefusal = (value: object): value is Refusal => 'refused' in value;

/** Whether some field has no value to choose: then the offer stands for no action at all. */
export function hasEmpty(fields: object): boolean {
  for (const key in fields) if (isEmpty((fields as Record<string, AnyDomain>)[key] as AnyDomain)) return true;
  return false;
}

/** Why an offer whose fields exclude everything is empty: the first reason given against a value. */
function firstReason(fields: object): Refusal {
  for (const [field, domain] of Object.entries(fields as Record<string, AnyDomain>)) {
    if (!isEmpty(domain)) continue;
    return domain.not?.[0]?.because ?? domain.above ?? { refused: 'notOffered', rule: null, facts: { field } };
  }
  return { refused: 'notOffered', rule: null, facts: { field: '' } };
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
