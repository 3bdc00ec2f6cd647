import { SCENES } from '@parlour/games/boom/board/testing/scenes.ts';
import { boom } from '@parlour/games/boom/index.ts';
import { boomText } from '@parlour/games/boom/text/index.ts';
import type { Seat } from '@parlour/kernel';
import { plain } from '@parlour/kernel/testing/listen.ts';
import { boardProps } from '@parlour/kit/testing/board-props.ts';
import { sceneIn } from '@parlour/kit/testing/scenes.ts';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { OPENING, type TableState } from '../table-state.ts';
import type { TableStore } from '../table-store.ts';

vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('matchMedia', () => ({ matches: false }));
const { WithWords } = await import('../../shell/words.tsx');
const { Prompt } = await import('./prompt.tsx');

const ME: Seat = 0;
const BOT: Seat = 1;
const DONE = { type: 'turnBegan', seat: BOT };
const DONE_WORDS = 'It’s Boris’s turn.';
const STAGED = { type: 'launched', seat: BOT, company: 'P01' };
const STAGED_WORDS = 'Boris launches';

/** What the prompt says where `asks` is asked: the sentence, and what has happened last beside it. */
async function said(asks: Seat, how: { isThinking?: boolean; isAsked?: boolean; state?: object } = {}) {
  const text = await boomText.en();
  const props = { ...boardProps(boom, { g: sceneIn(SCENES)('crowd').g, seat: ME }, text, 'en'), events: [DONE] };
  const store = createStore<TableState>(() => ({ ...OPENING, ...how.state }));
  const html = renderToString(
    <WithWords>
      <Prompt
        store={store as TableStore}
        props={props as never}
        module={null}
        menu={{ offers: [], refused: [] }}
        offering={{ half: null, clear: () => {}, handle: () => ({}) as never }}
        waiting={{ seats: [asks], phase: 'turn', step: 'cardStep', rule: 'BO-7.1' }}
        isAsked={how.isAsked ?? false}
        isThinking={how.isThinking ?? false}
        onResult={null}
      />
    </WithWords>,
  );
  return plain(html.slice(html.indexOf('<p'), html.indexOf('data-scrolls')).replaceAll(/<[^>]*>/g, ' '));
}

test('the prompt says what stands on the stage, once, and not what comes of it or that anybody thinks', async () => {
  const words = await said(BOT, { state: { staged: { event: STAGED } } });
  expect(words.split(STAGED_WORDS)).toHaveLength(2);
  expect(words).not.toContain(DONE_WORDS);
  expect(words).not.toContain('thinking');
});

test('the prompt says what is shown while my own question is not open yet, and while nobody thinks', async () => {
  for (const asks of [ME, BOT]) {
    const words = await said(asks);
    expect(words.split(DONE_WORDS)).toHaveLength(2);
    expect(words).not.toMatch(/thinking|Waiting/);
  }
});

test('the prompt says that a bot thinks while it does, and my question while I am asked; what happened last stands beside it', async () => {
  const thinks = await said(BOT, { isThinking: true });
  expect(thinks).toMatch(/Boris is thinking….*It’s Boris’s turn\./);
  const asked = await said(ME, { isAsked: true });
  expect(asked).toMatch(/BO-7\.1.*It’s Boris’s turn\./);
  expect(asked).not.toContain('thinking');
});
