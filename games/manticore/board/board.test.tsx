import { LANGUAGES, type Language } from '@parlour/kernel';
import { plain } from '@parlour/kernel/testing/listen.ts';
import type { BoardProps } from '@parlour/kit/board.ts';
import { boardProps } from '@parlour/kit/testing/board-props.ts';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { LOCATIONS } from '../content/board.ts';
import { manticore } from '../index.ts';
import { manticoreText } from '../text/index.ts';
import type { ManticoreText } from '../text/types.ts';
import type { Manticore } from '../types.ts';
import board from './index.tsx';
import Moments from './stage/stage.tsx';
import { foesOf } from './table/reading.ts';
import { SCENES, type Scene } from './testing/scenes.ts';

const scene = (name: string): Scene => {
  const make = SCENES[name];
  if (make === undefined) throw new Error(`no scene ${name}`);
  return make();
};

const propsOf = (shown: Scene, text: ManticoreText, language: Language = 'en'): BoardProps<Manticore> =>
  boardProps(manticore, shown, text, language);

/** Every scene in one language; in the others those with the most words. */
const drawnIn = (language: Language): string[] =>
  language === 'en'
    ? Object.keys(SCENES)
    : ['crowd', 'enlist', 'stance', 'loot', 'woke', 'arming', 'practiceHer', 'practiceWon'];

describe.each(LANGUAGES)('the board in %s', (language) => {
  test.each(drawnIn(language))('%s is drawn', async (name) => {
    const text = await manticoreText[language]();
    const made = scene(name);
    const props = propsOf(made, text, language);
    const { Board, Hand } = board;
    if (Hand === undefined) throw new Error('no hand');
    const drawn =
      renderToString(<Board {...props} />) +
      renderToString(<Hand {...props} />) +
      (made.staged === undefined
        ? ''
        : renderToString(<Moments {...props} event={made.staged} onDone={() => undefined} />));
    for (const location of LOCATIONS) expect(drawn).toContain(`location-${location}`);
    for (const foe of foesOf(props.view)) expect(drawn).toContain(`foe-${foe}`);
    for (const seat of props.view.seats)
      if (props.view.heroes[seat].cell !== null) expect(drawn).toContain(`hero-${seat}`);
    expect(drawn).not.toMatch(/undefined|NaN|\[object/);
  });

  test('the table as text names every hero, foe and stack, the clock and the question', async () => {
    const text = await manticoreText[language]();
    const props = propsOf(scene('crowd'), text, language);
    const told = board.describe?.(props).join('\n') ?? '';
    for (const seat of props.view.seats) expect(told).toContain(text.heroes[props.view.heroes[seat].hero]);
    for (const foe of foesOf(props.view)) expect(told).toContain(text.foe(foe));
    for (const location of LOCATIONS) expect(told).toContain(text.lands[location]);
    expect(told).toContain(text.questions['turn.act'](props.view, props.say));
  });
});

test('the arms of practice: every token a row a kind, what is worn lit, what another has grey', async () => {
  const props = propsOf(scene('arming'), await manticoreText.en(), 'en');
  const drawn = renderToString(<board.Board {...props} />);
  const buttons = [...drawn.matchAll(/<button[^>]*data-action="arm"[^>]*>/g)].map(([button]) => button);
  const placesOf = (attribute: string): (string | undefined)[] =>
    buttons.filter((button) => button.includes(attribute)).map((button) => /good-([A-Z]+-\d)/.exec(button)?.[1]);
  expect(buttons).toHaveLength(30);
  expect(placesOf('aria-pressed="true"')).toEqual(['SW-2', 'AM-1', 'FB-1']);
  expect(placesOf('data-barred="true"')).toEqual(['SW-1', 'BT-2']);
});

test('in practice the table speaks of the foe instead of the clock', async () => {
  const text = await manticoreText.en();
  for (const name of ['arming', 'practice', 'practiceHer']) {
    const props = propsOf(scene(name), text, 'en');
    const told = board.describe?.(props).join('\n') ?? '';
    expect(told).toContain('Practice duel');
    expect(told).not.toMatch(/Paving|sleeps|enters the City/);
    expect(renderToString(<board.Board {...props} />)).not.toMatch(/Paving|sleeps|In the City/);
  }
});

test('a seat is known by its life and its points; a fallen hero is called fallen', async () => {
  const text = await manticoreText.en();
  const props = propsOf(scene('crowd'), text, 'en');
  expect(board.seatFacts?.(props, 3).map(({ value }) => plain(value))).toEqual(['♥ 3', '6/6']);
  Object.assign(props.view.heroes[3], { life: 0, cell: null });
  expect(board.seatFacts?.(props, 3).map(({ value }) => plain(value))).toEqual(['fallen']);
});

test('MC-E1: the rulebook’s magic example shows the sums of the book', async () => {
  const { staged, ...made } = scene('magic');
  expect(staged).toMatchObject({ attacker: { die: 5, total: 13 }, defender: { die: 5, total: 11 }, damage: 2 });
  const props = propsOf(made, await manticoreText.en(), 'en');
  if (staged === undefined) throw new Error('no clash');
  const drawn = renderToString(<Moments {...props} event={staged} onDone={() => undefined} />);
  expect([...drawn.matchAll(/<b>(\d+)<\/b>/g)].map(([, figure]) => Number(figure))).toEqual([4, 1, 1, 2, 2, 1, 2, 1]);
  expect([...drawn.matchAll(/<output[^>]*>(\d+)</g)].map(([, figure]) => Number(figure))).toEqual([13, 11]);
});

test('MC-E3, MC-E4: cover and shooting stand in the book as on the stage', () => {
  expect(scene('cover').staged).toMatchObject({ attacker: { total: 12 }, defender: { total: 10 }, damage: 2 });
  expect(scene('shooting').staged).toMatchObject({ attacker: { total: 11 }, defender: { total: 10 }, damage: 1 });
});

test('it is asked again before she is woken, a spell is thrown away or points are given up', async () => {
  const props = propsOf(scene('crowd'), await manticoreText.en(), 'en');
  const warns = (choice: object) => board.warning?.(choice as never, props) ?? null;
  expect(plain(warns({ type: 'endTurn' }) ?? '')).toMatch(/6 points/);
  expect(warns({ type: 'drop', token: 'FB-1' })).toMatch(/leaves the game/);
  expect(warns({ type: 'drop', token: 'SW-1' })).toBeNull();
  const [way] = props.facts.reach;
  if (way === undefined) throw new Error('nowhere to go');
  expect(warns({ type: 'move', to: way.cell })).toBeNull();
  way.wakes = true;
  expect(warns({ type: 'move', to: way.cell })).toMatch(/wakes the Manticore/);
});
