import type { Choice, Event, GameTypes, Refusal, StateView, View } from '../types.ts';
import type { CommonText, GameText, Say, ValueWords } from './types.ts';

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

/** The values of fields by their own words, and what is no field's by the name of the thing: `thing` words an id. */
export function naming<G extends GameTypes>(
  values: ValueWords<G>,
  thing: (id: string) => string,
): Pick<GameText<G>, 'values' | 'value'> {
  return {
    values,
    value(value, say, of = '') {
      const [action = '', field = ''] = of.split('.');
      const words = (values as Record<string, Worded>)[action]?.[field];
      const item = (each: unknown): string =>
        words !== undefined ? words(each, say) : each === null ? NOTHING : thing(String(each));
      if (!Array.isArray(value)) return item(value);
      return value.length === 0 ? NOTHING : say.list(value.map(item));
    },
  };
}

/** What stands where there is nothing. */
export const NOTHING = '–';

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
