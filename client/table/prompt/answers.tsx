import { actionWords, type GameTypes } from '@parlour/kernel';
import type { BoardModule, BoardProps } from '@parlour/kit';
import { alternatives, type Menu, type Offering, settled } from '@parlour/kit/offers/index.ts';
import buttons from '../../shell/shell.module.css';

/** The kinds of action that get a button: what the board does not draw, and what leaves nothing to choose. */
export function answersIn(menu: Menu, module: BoardModule<GameTypes> | null): string[] {
  const drawn = (module?.draws ?? []) as readonly string[];
  const seldom = (module?.seldom ?? []) as readonly string[];
  const owned = (module?.owns ?? []) as readonly string[];
  const isPlain = (type: string) =>
    menu.offers.every((offer) => offer.type !== type || Object.keys(offer.fields).length === 0);
  return [...new Set(menu.offers.map(({ type }) => type))].filter(
    (type) => !seldom.includes(type) && !owned.includes(type) && (!drawn.includes(type) || isPlain(type)),
  );
}

type Settled = { type: string } & Record<string, unknown>;

/** What a button of this kind chooses; `null` where it leaves something to choose. */
function choiceOf(menu: Menu, type: string): Settled | null {
  const choice = settled(alternatives(menu.offers, type, {}), {});
  return choice === null ? null : { ...choice, type };
}

/** What the buttons of the prompt would choose, one by one. */
export const choicesIn = (menu: Menu, module: BoardModule<GameTypes> | null): (Settled | null)[] =>
  answersIn(menu, module).map((type) => choiceOf(menu, type));

type Props = { types: readonly string[]; menu: Menu; offering: Offering; props: BoardProps<GameTypes> };

/** A button for each of these kinds, named after all it settles already. */
export const Answers = ({ types, menu, offering, props: { text, say } }: Props) =>
  types.map((type) => {
    const choice = choiceOf(menu, type);
    return (
      <button
        key={type}
        type="button"
        className={buttons['button']}
        onClick={() => offering.handle(type).pick({})}
        data-action={type}
      >
        {actionWords(text, choice ?? { type }, say)}
      </button>
    );
  });
