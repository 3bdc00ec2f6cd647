import { readFileSync } from 'node:fs';
import { LANGUAGES, type Language } from '@parlour/kernel';
import { plain } from '@parlour/kernel/testing/listen.ts';
import type { BoardProps } from '@parlour/kit/board.ts';
import { boardProps } from '@parlour/kit/testing/board-props.ts';
import { drawnBy, heardBy, stagedBy } from '@parlour/kit/testing/drawn.tsx';
import { sceneIn } from '@parlour/kit/testing/scenes.ts';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { LOCATIONS } from '../content/board.ts';
import { manticore } from '../index.ts';
import { manticoreText } from '../text/index.ts';
import type { ManticoreText } from '../text/types.ts';
import type { Manticore } from '../types.ts';
import board from './index.tsx';
import { pickCell } from './map/picking.ts';
import { ReachLayer } from './map/reach.tsx';
import { growthAt } from './map/use-zoom.ts';
import Moments from './stage/stage.tsx';
import { tableOf } from './table/context.ts';
import { foesOf } from './table/reading.ts';
import { forget, select, selected } from './table/selection.ts';
import { layoutOf } from './table/use-layout.ts';
import { SCENES, type Scene } from './testing/scenes.ts';

const scene = sceneIn(SCENES);

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
    const drawn = drawnBy(board)(props) + stagedBy(Moments)(props, made.staged);
    for (const location of LOCATIONS) expect(drawn).toContain(`location-${location}`);
    for (const foe of foesOf(props.view)) expect(drawn).toContain(`foe-${foe}`);
    for (const seat of props.view.seats)
      if (props.view.heroes[seat].cell !== null) expect(drawn).toContain(`hero-${seat}`);
    expect(drawn).not.toMatch(/undefined|NaN|\[object/);
  });

  test('the table as text names every hero, foe and stack, the clock and the question', async () => {
    const text = await manticoreText[language]();
    const props = propsOf(scene('crowd'), text, language);
    const told = (await board.describe?.())?.(props).join('\n') ?? '';
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
    const told = (await board.describe?.())?.(props).join('\n') ?? '';
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

test('the Fireway and its numbers lie above roads and above whatever glows, down to the gate', async () => {
  const props = propsOf(scene('crowd'), await manticoreText.en(), 'en');
  const drawn = renderToString(<board.Board {...props} />);
  const order = [
    'data-place="road-',
    'data-part="veil"',
    'data-lit="true"',
    'data-part="fireway"',
    'data-place="hero-0"',
  ];
  const places = order.map((part) => (part.includes('road') ? drawn.lastIndexOf(part) : drawn.indexOf(part)));
  expect(places.every((at) => at > 0)).toBe(true);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test('one meaning for each colour of reach: points left, the last points, or she wakes', () => {
  const reach = [
    { cell: 80, cost: 1, path: [80], wakes: false, opens: false },
    { cell: 81, cost: 2, path: [80, 81], wakes: false, opens: false },
    { cell: 82, cost: 3, path: [80, 81, 82], wakes: false, opens: false },
    { cell: 83, cost: 2, path: [83], wakes: true, opens: false },
  ] as const;
  const drawn = renderToString(<ReachLayer reach={reach as never} left={3} />);
  const tints = [...drawn.matchAll(/data-place="cell-\d+".*?fill="(var\(--mc-reach[a-z-]*\))"/g)].map(
    ([, tint]) => tint,
  );
  expect(tints).toEqual(
    ['--mc-reach', '--mc-reach', '--mc-reach-last', '--mc-reach-wakes'].map((name) => `var(${name})`),
  );
});

test('what glows stands out from every ground of the map, in both themes', () => {
  const theme = readFileSync(new URL('./theme.module.css', import.meta.url), 'utf8');
  const pair = (name: string): [string, string] => {
    const [, light, dark] = new RegExp(`--mc-${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(theme) ?? [];
    if (light === undefined || dark === undefined) throw new Error(`no ${name}`);
    return [light, dark];
  };
  const rim = /--mc-glow-rim: (#\w{6})/.exec(theme)?.[1] ?? '';
  for (const glow of ['glow', 'reach', 'reach-last', 'reach-wakes'])
    for (const [i, colour] of pair(glow).entries()) {
      // The bright line against the dark one around it; one of the two against whatever lies beneath.
      expect(contrast(colour, rim), glow).toBeGreaterThan(4.5);
      for (const ground of ['floor-1', 'floor-2', 'floor-3', 'clearing', 'ash', 'ash-deep', 'city', 'ice', 'road'])
        expect(Math.max(contrast(colour, pair(ground)[i] ?? ''), contrast(rim, pair(ground)[i] ?? ''))).toBeGreaterThan(
          3,
        );
    }
});

test('heroes are called as the people who lead them: on the map, in the party, in what beasts will do', async () => {
  const props = propsOf(scene('crowd'), await manticoreText.en(), 'en');
  const drawn = renderToString(<board.Board {...props} />);
  const standees = drawn.slice(drawn.indexOf('data-place="hero-'));
  for (const seat of props.view.seats) {
    expect(standees).toContain(`>${props.say.seat(seat)}</text>`);
    expect(drawn).toMatch(new RegExp(`data-place="member-${seat}".*?<b[^>]*>${props.say.seat(seat)}</b>`));
  }
  for (const hero of ['Radan', 'Milena']) expect(standees).not.toContain(`>${hero}</text>`);
});

test('three columns where there is room, a strip below or beside the map where there is none', () => {
  expect([layoutOf(1416, 730), layoutOf(916, 552), layoutOf(374, 550), layoutOf(524, 330)]).toEqual([
    'wide',
    'flat',
    'tall',
    'flat',
  ]);
});

test('figures on the map are never drawn below 12 pixels, as far as the phone shows the whole of it', () => {
  for (const zoom of [0.29, 0.37, 0.5, 0.8]) expect(25 * growthAt(zoom) * zoom).toBeGreaterThanOrEqual(12);
});

/** WCAG's contrast of two colours. */
function contrast(a: string, b: string): number {
  const light = (colour: string): number => {
    const [r = 0, g = 0, blue = 0] = [1, 3, 5].map((at) => {
      const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * blue;
  };
  const [x, y] = [light(a), light(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

test('what happens at the table has its own sounds; dice that hurt nobody only rattle', () => {
  const heard = heardBy(board);
  expect(
    ['moved', 'tokenLaid', 'took', 'died', 'monsterEntered', 'cityDamaged', 'turnEnded'].map((type) => heard(type)),
  ).toEqual(['step', 'lay', 'treasure', 'fall', 'bell', 'bell', null]);
  expect([0, 3].map((damage) => heard('clashed', { damage }))).toEqual(['roll', 'blow']);
  expect([heard('orderSet', { how: 'roll' }), heard('orderSet', { how: 'agreed' })]).toEqual(['roll', null]);
});

test('one touch lays a token as it fits best, or as it was turned by hand; nothing else has to be pressed', async () => {
  const sent: ({ type: string } & Record<string, unknown>)[] = [];
  const props = boardProps(
    manticore,
    scene('paving'),
    await manticoreText.en(),
    'en',
    (choice) => void sent.push(choice),
  );
  const turns = props.facts.paving?.turns ?? [];
  const table = tableOf(props);
  for (const turn of turns) pickCell(table, turn.cell, 'touch');
  expect(sent).toEqual(turns.map((turn) => ({ type: 'lay', ...turn })));
  const free = turns.find(
    ({ cell }) => props.offer('lay').allows({ cell, rotation: 2 }) && props.offer('lay').allows({ cell, rotation: 1 }),
  );
  if (free === undefined) throw new Error('nowhere to turn it');
  for (const rotation of [1, 2] as const) {
    select({ rotation });
    pickCell(table, free.cell, 'mouse');
    expect([sent.at(-1), selected().rotation]).toEqual([{ type: 'lay', cell: free.cell, rotation }, null]);
  }
  forget();
});

test('the best place is a button, and so are all that are to come', async () => {
  const drawn = renderToString(<board.Board {...propsOf(scene('paving'), await manticoreText.en())} />);
  expect(drawn).toContain('data-place="lay-best"');
  expect(plain(drawn)).toContain('Lay the rest sensibly');
});

test('what a joint attack risks is told to whoever is asked along, the answer of the foe included', async () => {
  const drawn = plain(renderToString(<board.Board {...propsOf(scene('invited'), await manticoreText.en())} />));
  expect(drawn).toContain('9 against 5');
  expect(drawn).toContain('On average each of you would lose:');
});

test('what the end of the round brings is told while something can be done about it', async () => {
  const props = propsOf(scene('doom'), await manticoreText.en());
  const drawn = plain(renderToString(<board.Board {...props} />));
  const told = (await board.describe?.())?.(props).join('\n') ?? '';
  for (const words of [drawn, plain(told)]) {
    expect(words).toContain(
      'The Manticore enters the City at the end of this round, unless somebody stands on the City (H7).',
    );
    expect(words).toContain('Fatal for: Dmytro.');
  }
  expect(plain(renderToString(<board.Board {...propsOf(scene('crowd'), await manticoreText.en())} />))).not.toContain(
    'at the end of this round, unless',
  );
});

test('games of earlier versions, which know no best place and no dooms, are drawn and laid as before', async () => {
  for (const name of ['paving', 'invited', 'doom']) {
    const props = propsOf(scene(name), await manticoreText.en());
    const { paving: _, joint: __, dooms: ___, ...facts } = props.facts;
    const attacks = facts.attacks.map((attack) => ({
      ...attack,
      together: attack.together.map(({ response: _, ...rest }) => rest),
    }));
    const drawn = renderToString(
      <board.Board {...props} facts={{ ...facts, attacks } as unknown as typeof props.facts} />,
    );
    expect(drawn).not.toMatch(/undefined|NaN|\[object|lay-best|lay-rest/);
  }
});
