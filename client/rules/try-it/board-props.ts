import { type GameText, type GameTypes, type Language, listIn, type Refusal } from '@parlour/kernel';
import type { BoardProps, Example, OfferHandle, Sitter } from '@parlour/kit';
import { idleHandle } from '@parlour/kit/offers/index.ts';
import { MARKS } from '@parlour/kit/seats/index.ts';
import type { Shown } from './use-example.ts';

/** Who sits at the table of an example. */
const sittersAt = ({ names, seat }: Example): Sitter[] =>
  names.map((name, each) => {
    const { colour, symbol } = MARKS[each % MARKS.length] ?? MARKS[0];
    return { name, bot: each === seat ? null : 'careful', colour, symbol };
  });

type Choosing = {
  offers: BoardProps<GameTypes>['offers'];
  offer(type: string): OfferHandle;
  clear(): void;
  explain(refusal: Refusal): void;
  showRule(rule: string): void;
};

/** A position that is only looked at. */
export const LOOKING: Choosing = {
  offers: [],
  offer: idleHandle,
  clear: () => undefined,
  explain: () => undefined,
  showRule: () => undefined,
};

/** What a board is given to draw an example. */
export function propsOf(
  { rules, match, events }: Shown,
  example: Example,
  text: GameText<GameTypes>,
  language: Language,
  pace: number,
  choosing: Choosing,
): BoardProps<GameTypes> {
  const { seat } = example;
  const sitters = sittersAt(example);
  const [view, facts] = [rules.view(match, seat), rules.facts(match, seat)];
  return {
    view,
    facts,
    seat,
    asked: rules.about(match).waiting?.seats ?? [],
    sitters,
    preview: async (choice) => rules.preview(match, seat, choice as never),
    past: async () => [{ view, facts }],
    events,
    text,
    language,
    say: { seat: (each) => sitters[each]?.name ?? '', list: (items) => listIn(language, items) },
    pace,
    ...choosing,
  };
}
