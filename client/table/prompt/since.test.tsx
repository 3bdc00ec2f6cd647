import type { Seat } from '@parlour/kernel';
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { OPENING, type TableState } from '../table-state.ts';
import type { TableStore } from '../table-store.ts';
import type { Asks, LogLine } from '../types.ts';

vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('matchMedia', () => ({ matches: false }));
const { WithWords } = await import('../../shell/words.tsx');
const { default: Since } = await import('./since.tsx');

const ME: Seat = 0;
const ANSWERED = { line: 1, entry: { seat: ME, do: { type: 'pass' }, by: 'table' }, events: [], undone: false };

type Button = ReactElement<{ onClick(): void; 'aria-pressed': boolean; 'data-part'?: string; children?: ReactNode }>;
const partsOf = (node: ReactNode): Button[] =>
  Children.toArray(node).flatMap((each) =>
    isValidElement<Button['props']>(each) ? [each, ...partsOf(each.props.children)] : [],
  );

/** The button as it is drawn now, to be pressed. */
function buttonOf(store: TableStore): Button {
  let drawn: ReactNode = null;
  const Drawn = () => {
    drawn = Since({ store, seat: ME, onOpen: () => {} });
    return drawn;
  };
  renderToString(
    <WithWords>
      <Drawn />
    </WithWords>,
  );
  const found = partsOf(drawn).find(({ props }) => props['data-part'] === 'ask-next');
  if (found === undefined) throw new Error('there is no such button');
  return found;
}

test('a tap on “Ask me next time” is answered: the button is pressed, and a second tap takes it back', () => {
  const kept = createStore<TableState>(() => ({ ...OPENING, since: [ANSWERED as LogLine] }));
  const asked: Asks[] = [];
  const asks = async (what: Asks) => {
    asked.push(what);
    kept.setState({ asksNext: what === 'next' });
  };
  // What is drawn on a server is drawn from the first state.
  const store = { ...kept, getInitialState: kept.getState, asks } as never as TableStore;
  const pressed = () => buttonOf(store).props['aria-pressed'];
  expect(pressed()).toBe(false);
  buttonOf(store).props.onClick();
  expect([pressed(), asked]).toEqual([true, ['next']]);
  buttonOf(store).props.onClick();
  expect([pressed(), asked]).toEqual([false, ['next', 'choices']]);
});
