import { type AnyRule, isRefusal, perform, ruleOf, top, waiting } from '../play.ts';
import type { Action, CommonRefusal, CommonRefusals, Event, Game, GameTypes, Refusal, Seat, State } from '../types.ts';
import { copyOf, type Fit, fitOf, nearestReason, own } from './fits.ts';
import type { AnyFields } from './offers.ts';

type Judgement<G extends GameTypes> = { action: Action<G> } | { refusal: Refusal<G> };
type Applied<G extends GameTypes> = { action: Action<G>; events: Event<G>[] } | { refusal: Refusal<G> };

/**
 * Judges an action from outside, whatever its shape, against what is on offer. An accepted action is built anew from the
 * fields of the offer, so nothing else that came with it enters the game.
 */
export function judge<G extends GameTypes>(game: Game<G>, g: State<G>, raw: unknown): Judgement<G> {
  const shaped = shapeOf(g, raw);
  if ('refusal' in shaped) return { refusal: shaped.refusal as Refusal<G> };
  const { seat, type } = shaped;
  if (!Object.hasOwn(game.governs, type)) return refuse('unknownAction', null, { type: type.slice(0, 40) });
  const governing = game.governs[type] as string;
  const open = waiting(game, g);
  if (open === null) return refuse('over', governing, {});
  const rule = ruleOf(game, g, seat, type);
  if (rule === null) return wrongMoment(game, g, type, governing, open.seats);
  const offered = rule.offer(g as never, top(g), seat) as object;
  if (isRefusal(offered)) return { refusal: offered as Refusal<G> };
  return match(g, shaped, rule, (Array.isArray(offered) ? offered : [offered]) as AnyFields[], governing);
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
  // `-0` is found among seats, and is none.
  if (!g.seats.includes(seat as Seat) || Object.is(seat, -0)) return refuse('malformed', null, { expected: 'seat' });
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

/** Looks for the family that allows the choice; otherwise the reason of the one that came nearest. */
function match<G extends GameTypes>(
  g: State<G>,
  { seat, type, values }: Shaped,
  rule: AnyRule,
  families: readonly AnyFields[],
  governing: string,
): Judgement<G> {
  const fits: Fit[] = [];
  for (const fields of families) {
    const fit = fitOf(fields, values, governing);
    if (fit.reason === null) {
      const choice = copyOf({ parts: fields }, values) as object;
      const broken = rule.check?.(g as never, top(g), seat, { seat, type, ...choice }) ?? null;
      if (broken === null) return { action: { seat, type, ...choice } as never };
      fit.reason = broken;
    }
    fits.push(fit);
  }
  const nearest = nearestReason(fits) ?? { refused: 'notOffered', rule: governing, facts: { field: '' } };
  return { refusal: nearest as Refusal<G> };
}
