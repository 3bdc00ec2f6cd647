import type { Choice, Event, GameTypes, Refusal, StateView, View } from '../types.ts';
import type { CommonText, GameText, Say } from './types.ts';

/** How the typed tables of a game's text are read: one function for each thing that is said. */

type Worded = Record<string, (facts: unknown, say: Say) => string>;

/** Why something is refused, in words. */
export function refusalWords<G extends GameTypes>(
  common: CommonText,
  text: GameText<G>,
  { refused, facts }: Refusal<G> | Refusal,
  say: Say,
): string {
  const words = Object.hasOwn(text.refusals, refused) ? text.refusals : common.refusals;
  return (words as unknown as Worded)[refused]?.(facts, say) ?? refused;
}

/** What happened, in words. */
export const eventWords = <G extends GameTypes>(text: GameText<G>, event: View<Event<G>>, say: Say): string =>
  (text.events as unknown as Worded)[(event as { type: string }).type]?.(event, say) ?? '';

/** What a choice does, in words. */
export const actionWords = <G extends GameTypes>(
  text: GameText<G>,
  choice: Choice<G> | { type: string },
  say: Say,
): string => (text.actions as unknown as Worded)[choice.type]?.(choice, say) ?? choice.type;

/** The open question, in words; empty when the game is over. */
export function questionWords<G extends GameTypes>(text: GameText<G>, view: StateView<G>, say: Say): string {
  const f = (view as unknown as { stack: { phase: string; step: string }[] }).stack.at(-1);
  if (f === undefined) return '';
  const words = text.questions as unknown as Record<string, (view: StateView<G>, say: Say) => string>;
  return words[`${f.phase}.${f.step}`]?.(view, say) ?? '';
}
