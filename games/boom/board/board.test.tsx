import { LANGUAGES, type Language } from '@parlour/kernel';
import type { BoardProps } from '@parlour/kit/board.ts';
import { boardProps } from '@parlour/kit/testing/board-props.ts';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { boom } from '../index.ts';
import { boomText } from '../text/index.ts';
import type { BoomText } from '../text/types.ts';
import type { Boom } from '../types.ts';
import { Terms } from './deal/terms.tsx';
import board from './index.tsx';
import { TableProvider } from './table/context.tsx';
import { SCENES, type Scene } from './testing/scenes.ts';

const scene = (name: string): Scene => {
  const make = SCENES[name];
  if (make === undefined) throw new Error(`no scene ${name}`);
  return make();
};

const propsOf = (shown: Scene, text: BoomText, language: Language = 'en'): BoardProps<Boom> =>
  boardProps(boom, shown, text, language);

describe.each(LANGUAGES)('the board in %s', (language) => {
  test.each(Object.keys(SCENES))('%s is drawn', async (name) => {
    const text = await boomText[language]();
    const props = propsOf(scene(name), text, language);
    const { Board, Hand } = board;
    if (Hand === undefined) throw new Error('no hand');
    const drawn = renderToString(<Board {...props} />) + renderToString(<Hand {...props} />);
    for (const { plan } of props.view.companies) expect(drawn).toContain(`company-${plan}`);
    expect(drawn).not.toMatch(/undefined|NaN|\[object/);
  });

  test('the table as text names every company, the Limit, the hand and the question', async () => {
    const text = await boomText[language]();
    const props = propsOf(scene('crowd'), text, language);
    const told = board.describe?.(props).join('\n') ?? '';
    for (const { plan } of props.view.companies) expect(told).toContain(text.cards[plan].name);
    for (const card of ['C04', 'C37', 'D04', 'P13', 'C31'] as const) expect(told).toContain(text.cards[card].name);
    expect(told).toContain(text.questions['turn.cardStep'](props.view, props.say));
  });
});

test('a seat is known by its treasury and its cards; a hidden treasury stays hidden', async () => {
  const text = await boomText.en();
  const props = propsOf(scene('crowd'), text, 'en');
  expect(board.seatFacts?.(props, 0).map(({ value }) => value)).toEqual(['$84m', '5']);
  const { players } = props.view;
  players[1].treasury.secret = null;
  expect(board.seatFacts?.(props, 1)[0]?.value).toBe('hidden');
});

test('a price among those worth naming says what the sum below says of it', async () => {
  const props = propsOf(scene('finance'), await boomText.en());
  const company = props.view.companies.find(({ plan }) => plan === 'P01');
  if (company === undefined) throw new Error('there is no such company');
  const drawn = renderToString(
    <TableProvider props={props}>
      <Terms company={company} type="lead" onDone={() => undefined} />
    </TableProvider>,
  ).replaceAll(/<!-- -->|\s+/g, ' ');
  const chip = /aria-pressed="true" title="[^"]*"[^>]*><b>(\$\d+m)<\/b> ?<small>(\d+ burns?)<\/small>/.exec(drawn);
  const sum = /\$\d+m · (\d+ burns?)/.exec(drawn);
  expect(chip?.[1]).toMatch(/^\$/);
  expect(chip?.[2]).toBe(sum?.[1]);
});

test('the firm of every seat is at the table: its letters in the turn order, its name with what it leads', async () => {
  const text = await boomText.en();
  const props = propsOf(scene('crowd'), text);
  const drawn = renderToString(<board.Board {...props} />);
  for (const seat of props.view.seats) {
    const { firm } = props.view.players[seat];
    expect(drawn).toContain(`>${firm}</abbr>`);
    expect(drawn).toContain(text.firms[firm].replaceAll('&', '&amp;'));
  }
});

test('what happens at the table has its own sounds, and the •Crash its own among them', () => {
  const heard = (type: string) => board.sounds?.({ type } as Parameters<NonNullable<typeof board.sounds>>[0]);
  expect(['launched', 'bought', 'roundClosed', 'wentPublic', 'wentBust', 'crashed', 'passed'].map(heard)).toEqual([
    'card',
    'buy',
    'hammer',
    'bell',
    'blow',
    'crash',
    null,
  ]);
});
