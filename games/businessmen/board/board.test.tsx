import { type Choice, LANGUAGES, type Language, preview, view } from '@parlour/kernel';
import { plain } from '@parlour/kernel/testing/listen.ts';
import type { BoardProps } from '@parlour/kit/board.ts';
import { idleHandle } from '@parlour/kit/offers/index.ts';
import { markOf } from '@parlour/kit/seats/index.ts';
import { boardProps, NAMES } from '@parlour/kit/testing/board-props.ts';
import { drawnBy, heardBy, stagedBy } from '@parlour/kit/testing/drawn.tsx';
import { sceneIn } from '@parlour/kit/testing/scenes.ts';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CHARACTERISTICS } from '../content/characteristics.ts';
import { GOODS } from '../content/goods.ts';
import { LORRY_IDS } from '../content/lorries.ts';
import { businessmen } from '../index.ts';
import { businessmenText } from '../text/index.ts';
import type { BusinessmenText } from '../text/types.ts';
import type { Businessmen } from '../types.ts';
import { Cover } from './cover.tsx';
import board from './index.tsx';
import { told } from './market/told.ts';
import { MOVES, WheelFace } from './side/wheel-face.tsx';
import StageMoment from './stage/stage.tsx';
import { tableOf } from './table/context.ts';
import type { Weighed } from './table/selection.ts';
import { SCENES, type Scene } from './testing/scenes.ts';

const scene = sceneIn(SCENES);

const propsOf = (shown: Scene, text: BusinessmenText, language: Language = 'en'): BoardProps<Businessmen> =>
  boardProps(businessmen, shown, text, language);

const drawn = drawnBy(board);

describe.each(LANGUAGES)('the board in %s', (language) => {
  test.each(Object.keys(SCENES))('%s is drawn', async (name) => {
    const text = await businessmenText[language]();
    const shown = scene(name);
    const props = propsOf(shown, text, language);
    const html = drawn(props);
    for (const good of GOODS) expect(html).toContain(`stall-${good}`);
    for (const lorry of LORRY_IDS) expect(html).toContain(`lorry-${lorry}`);
    expect(html).not.toMatch(/undefined|NaN|\[object/);
    if (shown.staged === undefined) return;
    expect(board.isStaged?.(shown.staged)).toBe(true);
    const stage = stagedBy(StageMoment)(props, shown.staged);
    expect(stage.length).toBeGreaterThan(400);
    expect(stage).not.toMatch(/undefined|NaN|\[object/);
  });

  test('the table as text has the question, every price, every lorry, everybody, and what may be bought', async () => {
    const text = await businessmenText[language]();
    const props = propsOf(scene('buying'), text, language);
    const told = (await board.describe?.())?.(props).join('\n') ?? '';
    expect(told).toContain(text.questions['buying.purchase'](props.view, props.say));
    for (const good of GOODS) expect(told).toContain(text.goods[good]);
    for (const lorry of LORRY_IDS) expect(told).toContain(text.lorries[lorry]);
    for (const name of NAMES.slice(0, props.view.seats.length)) expect(told).toContain(name);
    expect(told).toContain(`${text.goods.oil} 4`);
  });
});

test('a stall shows a crate for each unit on sale, and those beyond the Manager are dimmed', async () => {
  const html = drawn(propsOf(scene('buying'), await businessmenText.en(), 'en'));
  const stall = html.slice(html.indexOf('"stall-oil"'), html.indexOf('"pile-oil"'));
  expect(stall.match(/data-crate/g)?.length).toBe(6);
  expect(stall.match(/beyond/g)?.length).toBe(2);
});

test('a stall says how many crates are on sale, not how many lie in the pile', async () => {
  const props = propsOf(scene('buying'), await businessmenText.en(), 'en');
  const html = drawn(props);
  for (const good of GOODS) {
    const base = /"pile-[a-z]+">(.*?)<\/span>/.exec(html.slice(html.indexOf(`"pile-${good}"`)))?.[1];
    const onSale = props.view.market[good];
    expect([good, base]).toEqual([good, onSale === 0 ? '' : `×${onSale}`]);
  }
});

test('before the cards are turned up, those of the last round are gone', async () => {
  const text = await businessmenText.en();
  const props = propsOf(scene('cards'), text, 'en');
  const { goodsCard, exportCard } = props.view;
  if (goodsCard === null || exportCard === null) throw new Error('the scene is of a first round');
  const shown = drawn(props) + ((await board.describe?.())?.(props).join('\n') ?? '');
  expect(shown).not.toContain(text.goodsCards[goodsCard].name);
  expect(shown).not.toContain(text.exportCards[exportCard].name);
  expect(shown).not.toContain('data-place="ship-');
});

test('a shared lorry is worth no points, and says so without striking a number out', async () => {
  const html = drawn(propsOf(scene('loaded'), await businessmenText.en(), 'en'));
  const slip = html.slice(html.indexOf('"pay-green"'));
  expect(slip.slice(0, slip.indexOf('</p>')).replaceAll('<!-- -->', '')).toContain('<b>+0</b>');
});

test('the price wheel is read by its drawing: every sector has two goods and no small print', async () => {
  const html = renderToString(<WheelFace kind="prices" />);
  expect(html).not.toContain('<text');
  expect(html.match(/<use/g)?.length).toBe(24);
  expect(MOVES).toEqual({ up: 3, down: 5 });
});

test('pieces are in the colour of their seat, and carry its symbol', async () => {
  const props = propsOf(scene('loaded'), await businessmenText.en(), 'en');
  const sitters = props.sitters.map((sitter, seat) => (seat === 1 ? { ...sitter, colour: '#c8322b' } : sitter));
  const html = drawn({ ...props, sitters });
  const slot = html.slice(html.indexOf('"slot-green-0"'), html.indexOf('"slot-green-1"'));
  expect(slot).toContain('#c8322b');
  expect(slot).toContain(markOf({ colour: '', symbol: sitters[1]?.symbol ?? '' }).path);
});

test('whoever may improve is told what: each of the three buttons has its name', async () => {
  const text = await businessmenText.en();
  const html = drawn(propsOf(scene('improving'), text, 'en'));
  for (const trait of CHARACTERISTICS) {
    const from = html.indexOf(`"improve-${trait}"`);
    const drawing = /aria-hidden="true"[^>]*>(.*)/.exec(html.slice(from, html.indexOf('</button>', from)))?.[1];
    expect(drawing).toContain(text.characteristics[trait]);
  }
});

test('a lorry shows every unit under its owner, and what the lots bring', async () => {
  const props = propsOf(scene('loaded'), await businessmenText.en(), 'en');
  const html = drawn(props);
  expect(html.match(/data-place="slot-green-/g)?.length).toBe(7);
  expect(html.match(/data-place="slot-blue-/g)?.length).toBe(5);
  expect(props.facts.lorries.green.lots.map(({ now }) => now)).toEqual([16, 12]);
});

test('whoever only watches sees everybody, and nothing glows', async () => {
  const props = { ...propsOf(scene('buying'), await businessmenText.en(), 'en'), seat: null, offers: [] };
  const { Board } = board;
  const html = renderToString(<Board {...props} offer={idleHandle} />);
  for (const seat of [0, 1, 2, 3]) expect(html).toContain(`tablet-${seat}`);
  expect(html).not.toContain('aria-expanded');
});

test('a seat is known by its points and its coins; the chart shows points', async () => {
  const props = propsOf(scene('buying'), await businessmenText.en(), 'en');
  expect(board.seatFacts?.(props, 0).map(({ value }) => value)).toEqual(['★ 9', '◎ 12']);
  expect(board.scores?.(props.view)).toEqual([9, 6, 11, 14]);
});

test('BM-7.8, BM-7.13: a pass that would lose goods is warned of, another is not', async () => {
  const text = await businessmenText.en();
  const losing = propsOf(scene('loaded'), text, 'en');
  expect(plain(board.warning?.({ type: 'pass' }, losing) ?? '')).toContain('4 Wood');
  const buying = propsOf(scene('buying'), text, 'en');
  expect(board.warning?.({ type: 'pass' }, buying)).toBeNull();
});

test('the lid of the box is a picture of its own, and needs no words in any language', () => {
  const lid = renderToString(<Cover />);
  expect(lid).toContain('viewBox="0 0 300 400"');
  expect(lid.replace(/<[^>]*>/g, '')).toBe('');
});

test('a choice one rests on is weighed: what it brings now and after the wheel, and what becomes of the price', async () => {
  const text = await businessmenText.en();
  const weigh = (name: string, choice: Weighed) => {
    const { g, seat } = scene(name);
    const after = preview(businessmen, view(g, seat), choice as Choice<Businessmen>);
    return told(tableOf(propsOf({ g, seat }, text)), seat, choice, after).map(plain);
  };
  expect(weigh('loaded', { type: 'load', lorry: 'blue', good: 'grain' })).toEqual([
    '+1 Grain on the Blue lorry',
    'brings you 5 coins today, 3–5 after the wheel',
    'full: it leaves',
    'when it leaves: Grain 5 → 3',
  ]);
  expect(weigh('exports', { type: 'ship', good: 'wood', units: 4 })).toEqual([
    'Export 4 Wood: +1 point',
    '★ 9 → 10 of 20',
    'no coins (a lorry pays 2 each today), the price stays',
  ]);
  expect(weigh('improving', { type: 'improve', characteristic: 'loader' }).slice(1)).toEqual([
    'costs 10 coins, 0 left',
    '★ 10 → 11 of 20',
  ]);
  expect(weigh('insuring', { type: 'insure', characteristic: 'manager' })).toEqual([
    'Insure the Manager',
    'costs 10 coins, 17 left',
    'the warning goes, and the next hit can only warn',
  ]);
  expect(weigh('wheel', { type: 'spinPrices' })[1]).toBe('Grain: 5 today, 3–5 then; embargo in 2 of 12');
  expect(weigh('misfortune', { type: 'spinMisfortune' })).toEqual([
    '2 in 12 to be fined, up to 1 point',
    'Fine for the Manager: −1 point, level 1.',
  ]);
});

test('market day has its own sounds: coins, crates, wheels, lorries, and a thud for a fine', () => {
  const heard = heardBy(board);
  const types = ['bought', 'loaded', 'priceWheelSpun', 'lorrySent', 'improved', 'warned', 'fined', 'passed'];
  expect(types.map((type) => heard(type))).toEqual(['buy', 'crate', 'wheel', 'lorry', 'hammer', 'bell', 'blow', null]);
});

test('BM-13.3, BM-13.4: the last round is said, and who can finish it is marked; older rules say nothing of it', async () => {
  const text = await businessmenText.en();
  const props = propsOf(scene('near'), text);
  const html = drawn(props);
  expect(plain(html)).toContain('The game ends with this round.');
  expect(html.match(/can finish this round/g)?.length).toBeGreaterThan(2);
  const before = {
    ...props.facts,
    isLastRound: undefined,
    seats: props.facts.seats.map(({ mayFinish: _, reach: __, brings: ___, ...older }) => older),
  } as unknown as typeof props.facts;
  expect(plain(drawn({ ...props, facts: before }))).not.toMatch(/ends with this round|can finish/);
});

test('BM-11.5, BM-12.1: after the spin the fine that is shown is the true one, and none where older rules do not tell', async () => {
  const text = await businessmenText.en();
  const props = propsOf(scene('insuring'), text);
  expect(plain(drawn(props))).toContain('4 in 12 to be fined, up to 2 points');
  const [me, ...others] = props.facts.seats;
  const older = { ...props.facts, seats: [{ ...me, worstFine: 0 }, ...others] } as unknown as typeof props.facts;
  expect(plain(drawn({ ...props, facts: older }))).not.toContain('up to 0');
});

test('BM-8.6: a lorry that takes one of my goods says what that brings before it is pointed at', async () => {
  const text = await businessmenText.en();
  const html = drawn(propsOf(scene('loading'), text));
  expect(plain(html)).toContain('+2 Metal · ◎ 8');
});
