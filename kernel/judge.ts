import type { AnyDomain, AnyFields } from './offers.ts';
import { type AnyRule, hasEmpty, isRefusal, perform, ruleOf, top, waiting } from './play.ts';
import type { Action, CommonRefusal, CommonRefusals, Event, Game, GameTypes, Refusal, Seat, State } from './types.ts';

export type Judgement<G extends GameTypes> = { action: Action<G> } | { refusal: Refusal<G> };
export type Applied<G extends GameTypes> = { action: Action<G>; events: Event<G>[] } | { refusal: Refusal<G> };

/**
 * Judges an action from outside, whatever its shape, against what is on offer. An accepted action is built anew from the
 * fields of the offer, so nothing else that came with it enters the game.
 */
export function judge<G extends GameTypes>(game: Game<G>, g: State<G>, raw: unknown): Judgement<G> {
  const shaped = shapeOf(g, raw);
  if ('refusal' in shaped) return { refusal: shaped.refusal as Refusal<G> };
  const { seat, type, values } = shaped;
  if (!Object.hasOwn(game.governs, type)) return refuse('unknownAction', null, { type: type.slice(0, 40) });
  const governing = game.governs[type] as string;
  const open = waiting(game, g);
  if (open === null) return refuse('over', null, {});
  const rule = ruleOf(game, g, seat, type);
  if (rule === null) return wrongMoment(game, g, type, governing, open.seats);
  const offered = rule.offer(g as never, top(g), seat) as object;
  if (isRefusal(offered)) return { refusal: offered as Refusal<G> };
  return match(g, seat, type, rule, (Array.isArray(offered) ? offered : [offered]) as AnyFields[], values, governing);
}

/** Why `seat` may not do this now; `null` if it may. */
export function why<G extends GameTypes>(game: Game<G>, g: State<G>, seat: Seat, choice: object): Refusal<G> | null {
  const judged = judge(game, g, { ...choice, seat });
  return 'refusal' in judged ? judged.refusal : null;
}

/** Applies an untrusted action in place and tells what happened, or refuses it and leaves the state untouched. */
export function apply<G extends GameTypes>(game: Game<G>, g: State<G>, raw: unknown): Applied<G> {
  const judged = judge(game, g, raw);
  if ('refusal' in judged) return judged;
  g.events = [];
  perform(game, g, judged.action);
  return { action: judged.action, events: g.events };
}

function refuse<G extends GameTypes, R extends CommonRefusal>(
  refused: R,
  rule: string | null,
  facts: CommonRefusals[R],
): { refusal: Refusal<G> } {
  return { refusal: { refused, rule, facts } };
}

type Shaped = { seat: Seat; type: string; values: Record<string, unknown> };

/** A plain object with the seat and the name of an action; its own fields only. */
function shapeOf(g: { seats: Seat[] }, raw: unknown): Shaped | { refusal: Refusal } {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    return refuse('malformed', null, { expected: 'object' });
  const seat: unknown = own(raw, 'seat');
  if (!g.seats.includes(seat as Seat)) return refuse('malformed', null, { expected: 'seat' });
  const type: unknown = own(raw, 'type');
  if (typeof type !== 'string') return refuse('malformed', null, { expected: 'type' });
  return { seat: seat as Seat, type, values: raw as Record<string, unknown> };
}

function wrongMoment<G extends GameTypes>(
  game: Game<G>,
  g: State<G>,
  type: string,
  governing: string,
  asked: readonly Seat[],
): { refusal: Refusal<G> } {
  const f = top(g);
  const step = f === undefined ? undefined : game.phases[f.phase]?.steps[f.step];
  const isOfTheQuestion = typeof step === 'object' && 'actions' in step && Object.hasOwn(step.actions, type);
  if (isOfTheQuestion) return refuse('notAsked', governing, { type, asked });
  if (Object.hasOwn(game.anytime, type)) return refuse('sealed', governing, { type });
  return refuse('notNow', governing, { type, asked });
}

/** Looks for the alternative that allows the choice; otherwise the reason of the alternative that came nearest. */
function match<G extends GameTypes>(
  g: State<G>,
  seat: Seat,
  type: string,
  rule: AnyRule,
  alternatives: AnyFields[],
  values: Record<string, unknown>,
  governing: string,
): Judgement<G> {
  let nearest: Refusal | null = null;
  let reached = -1;
  for (const fields of alternatives) {
    const action: Record<string, unknown> = { seat, type };
    let nearness = 0;
    let reason: Refusal | null = null;
    for (const field of Object.keys(fields)) {
      const found = own(values, field);
      const because = reasonAgainst(fields[field] as AnyDomain, found, field, governing);
      if (because === null) nearness += 2;
      else reason ??= because;
      action[field] = copyOf(fields[field] as AnyDomain, found);
    }
    if (reason === null && !hasEmpty(fields)) {
      const broken = rule.check?.(g as never, top(g), seat, action) ?? null;
      if (broken === null) return { action: action as never };
      reason = broken;
    }
    // Of two alternatives that fit equally well, the one whose refusal names a rule of the game says more.
    if (reason !== null && !COMMON.has(reason.refused)) nearness += 1;
    if (reason !== null && nearness > reached) {
      nearest = reason;
      reached = nearness;
    }
  }
  return { refusal: (nearest ?? { refused: 'notOffered', rule: governing, facts: { field: '' } }) as Refusal<G> };
}

const COMMON = new Set<string>(['malformed', 'notOffered', 'outOfRange', 'wrongCount'] satisfies CommonRefusal[]);

function reasonAgainst(domain: AnyDomain, value: unknown, field: string, rule: string): Refusal | null {
  const common = <R extends CommonRefusal>(refused: R, facts: CommonRefusals[R]): Refusal => ({ refused, rule, facts });
  if (domain.one !== undefined) {
    if (domain.one.includes(value)) return null;
    return domain.not?.find((barred) => barred.value === value)?.because ?? common('notOffered', { field });
  }
  if (domain.parts !== undefined) {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return common('malformed', { expected: field });
    for (const key of Object.keys(domain.parts)) {
      const because = reasonAgainst(domain.parts[key] as AnyDomain, own(value, key), `${field}.${key}`, rule);
      if (because !== null) return because;
    }
    return null;
  }
  if (domain.some !== undefined) {
    const { some, atLeast = 0, atMost = some.length } = domain;
    if (!Array.isArray(value)) return common('malformed', { expected: field });
    if (value.length < atLeast || value.length > atMost) return common('wrongCount', { field, atLeast, atMost });
    for (const item of value) {
      const barred = domain.not?.find((each) => each.value === item);
      if (barred !== undefined) return barred.because;
      if (!some.includes(item)) return common('notOffered', { field });
    }
    return new Set(value).size === value.length ? null : common('notOffered', { field });
  }
  const { min = 0, max = 0 } = domain;
  if (typeof value !== 'number' || !Number.isInteger(value)) return common('outOfRange', { field, min, max });
  if (value < min) return domain.below ?? common('outOfRange', { field, min, max });
  if (value > max) return domain.above ?? common('outOfRange', { field, min, max });
  return null;
}

/** An accepted value without anything that merely travelled along. */
function copyOf(domain: AnyDomain, value: unknown): unknown {
  if (domain.some !== undefined) return Array.isArray(value) ? [...value] : value;
  if (domain.parts === undefined || typeof value !== 'object' || value === null) return value === 0 ? 0 : value;
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(domain.parts)) copy[key] = copyOf(domain.parts[key] as AnyDomain, own(value, key));
  return copy;
}

/** An own data property; never one of the prototype, never the answer of a getter. */
function own(value: object, key: string): unknown {
  return Object.getOwnPropertyDescriptor(value, key)?.value;
}
