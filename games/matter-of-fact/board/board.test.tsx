import { type Event, LANGUAGES, type Language, type View } from '@parlour/kernel';
import { plain } from '@parlour/kernel/testing/listen.ts';
import type { BoardProps } from '@parlour/kit/board.ts';
import { boardProps, NAMES } from '@parlour/kit/testing/board-props.ts';
import { drawnBy, heardBy, stagedBy } from '@parlour/kit/testing/drawn.tsx';
import { sceneIn } from '@parlour/kit/testing/scenes.ts';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import { ASSET_IDS } from '../content/assets.ts';
import { RESOURCES } from '../content/exchange.ts';
import { CELLS, type Cell } from '../content/map.ts';
import { matterOfFact } from '../index.ts';
import { position } from '../testing/position.ts';
import { matterOfFactText } from '../text/index.ts';
import type { MatterOfFactText } from '../text/types.ts';
import type { MatterOfFact } from '../types.ts';
import { Cover } from './cover.tsx';
import { Sell } from './dock/sheets/sell.tsx';
import board from './index.tsx';
import { pickCell } from './map/picking.ts';
import { saysOf } from './map/says.ts';
import { isSlip } from './stage/slip.tsx';
import Moments from './stage/stage.tsx';
import { TableProvider, tableOf } from './table/context.ts';
import { openDesk, openFor } from './table/opening.ts';
import { isAskedOnMap } from './table/reading.ts';
import { forget, selected } from './table/selection.ts';
import { SCENES, type Scene } from './testing/scenes.ts';

const scene = sceneIn(SCENES);
afterEach(forget);

type Picked = { type: string } & Record<string, unknown>;
const sent: Picked[] = [];

const propsOf = (shown: Scene, text: MatterOfFactText, language: Language = 'en'): BoardProps<MatterOfFact> =>
  boardProps(matterOfFact, shown, text, language, (choice) => void sent.push(choice));

const drawn = drawnBy(board);

/** Every scene in one language; in the others those with the most words. */
const drawnIn = (language: Language): string[] =>
  language === 'en' ? Object.keys(SCENES) : ['movement', 'planning', 'broke', 'raid', 'study', 'ended', 'border'];

describe.each(LANGUAGES)('the board in %s', (language) => {
  test.each(drawnIn(language))('%s is drawn', async (name) => {
    const made = scene(name);
    const props = propsOf(made, await matterOfFactText[language](), language);
    const picture = drawn(props) + stagedBy(Moments)(props, made.staged);
    for (const asset of ASSET_IDS) expect(picture).toContain(`asset-${asset}`);
    for (const resource of RESOURCES) expect(picture).toContain(`price-${resource}`);
    for (const seat of props.view.seats)
      if (props.view.players[seat].cell !== null) expect(picture).toContain(`chip-${seat}`);
    expect(picture).not.toMatch(/undefined|NaN|\[object/);
  });

  test('the table as text names prices, desks, owned assets, what is for sale and the question', async () => {
    const text = await matterOfFactText[language]();
    const props = propsOf(scene('movement'), text, language);
    const told = (await board.describe?.())?.(props).join('\n') ?? '';
    for (const resource of RESOURCES) expect(told).toContain(text.products[resource]);
    for (const name of NAMES.slice(0, props.view.seats.length)) expect(told).toContain(name);
    for (const asset of ASSET_IDS) expect(told).toContain(text.asset(asset));
    expect(told).toContain(text.questions['turn.movement'](props.view, props.say));
  });
});

test('a seat is known by its money and its assets; with more BIObots to make, by those', async () => {
  const props = propsOf(scene('movement'), await matterOfFactText.en());
  const facts = () => board.seatFacts?.(props, 0).map(({ value, unit }) => `${value} ${unit}`);
  expect(facts()).toEqual(['164 nAn', '⌂ 6 assets']);
  props.facts.target = 2;
  expect(facts()).toEqual(['164 nAn', '0/2 BIO']);
});

test('before an asset is bought one sees what is left, the price after it, the yield at that price, and what it would be short of', async () => {
  const props = propsOf(scene('buy'), await matterOfFactText.en());
  const { ifBought } = props.facts.assets.S1;
  const picture = drawn(props).replaceAll('<!-- -->', '');
  expect(picture).toContain(`leaves ${ifBought?.cash}`);
  expect(picture).toContain(`57 → ${ifBought?.price}`);
  expect(picture).toContain(`>+${ifBought?.margin}<`);
  expect(picture).toContain('Your output: Steel');
});

test('while workers are placed, and while others play, one sees what the next turn will bring', async () => {
  for (const name of ['planning', 'waiting']) {
    const props = propsOf(scene(name), await matterOfFactText.en());
    expect(props.facts.seats[0].forecast.gains.coal).toBeGreaterThan(0);
    expect(drawn(props)).toContain('Next turn:');
  }
});

test('MF-R63: the chart shows what everybody is worth, as the rules count it', async () => {
  const made = scene('movement');
  const props = propsOf(made, await matterOfFactText.en());
  expect(board.scores?.(props.view)).toEqual(props.view.seats.map((seat) => props.facts.seats[seat].worth));
});

test('it is asked again before a salary stays unpaid, and at no payment', async () => {
  const props = propsOf(scene('broke'), await matterOfFactText.en());
  const warns = (choice: object) => board.warning?.(choice as never, props) ?? null;
  expect(plain(warns({ type: 'leaveUnpaid' }) ?? '')).toMatch(/15 workers stay unpaid/);
  expect(warns({ type: 'paySalary' })).toBeNull();
});

test('a mouse goes at once where no card is drawn; a finger, and a border, are asked first', async () => {
  const table = tableOf(propsOf(scene('movement'), await matterOfFactText.en()));
  const reach = (card: string) => {
    const found = table.facts.reach.find((each) => each.card === card && each.hexes > 0);
    if (found === undefined) throw new Error(`nothing ${card} a card`);
    return found.cell;
  };
  sent.length = 0;
  pickCell(table, reach('with'), 'mouse');
  expect(sent).toEqual([]);
  expect(selected().cell).toBe(reach('with'));
  pickCell(table, reach('with'), 'mouse');
  expect(sent).toEqual([{ type: 'move', to: reach('with'), card: true }]);
  sent.length = 0;
  const near = position({ at: 'movement', players: { P1: { at: '-2,-2' }, P2: { at: 'T3' } } });
  const train = tableOf(propsOf({ g: near.g, seat: 0 }, await matterOfFactText.en()));
  const free = train.facts.reach.find((each) => each.card === 'without' && each.hexes > 0)?.cell ?? null;
  pickCell(train, free, 'touch');
  expect(sent).toEqual([]);
  pickCell(train, free, 'touch');
  expect(sent).toEqual([{ type: 'move', to: free, card: false }]);
});

test('MF-S11, MF-S12: the raid of the rulebook asks for 2 nAn and 2 ore and promises 1 steel', async () => {
  const props = propsOf(scene('raid'), await matterOfFactText.en());
  expect(props.facts.raid).toMatchObject({ asset: 'S3', salary: 2, inputs: { ore: 2 }, product: 'steel', output: 1 });
  expect(drawn(props)).toMatch(/raid-operate.*raid-sabotage/s);
});

test('MF-9.2: a pile with a contract offers its highest price beside the price of the moment', async () => {
  const props = propsOf(scene('planning'), await matterOfFactText.en());
  const sheet = renderToString(
    <TableProvider props={props}>
      <Sell resource="energy" />
    </TableProvider>,
  );
  expect(plain(sheet)).toContain('Sell 2 for 144');
  expect(plain(sheet)).toContain('Deliver 1 for 80');
});

/** Words without the marks React leaves between them. */
const wordsIn = (picture: string): string => plain(picture.replaceAll('<!-- -->', ''));

test('MF-12.1: hiring proposes as many as are missing, and urges nobody who has enough idle workers', async () => {
  const text = await matterOfFactText.en();
  const at = (idle: number, workers: number) =>
    position({
      at: 'investments',
      turn: { hasArrived: true },
      players: { P1: { at: 'L1', idle, cash: 90 }, P2: { at: 'T3' } },
      assets: { M1: { owner: 'P1', workers }, X6: { owner: 'P1', workers: 2 } },
    }).g;
  const button = (picture: string) => /<button[^>]*data-place="hire"[^>]*>[^<]*/.exec(picture)?.[0] ?? '';
  const urged = wordsIn(drawn(propsOf({ g: at(0, 0), seat: 0 }, text)));
  expect(button(urged)).toMatch(/main.*Hire 2 workers for 20 nAn/);
  const content = wordsIn(drawn(propsOf({ g: at(3, 1), seat: 0 }, text)));
  expect(button(content)).toMatch(/quiet.*Hire 1 worker for 10 nAn/);
  expect(content).toContain('You have 3 workers without a post: enough for everything you own.');
});

test('MF-14.1: the counter proposes the inputs that the next production is short of', async () => {
  const { g } = position({
    at: 'investments',
    turn: { hasArrived: true },
    players: { P1: { at: 'BC', cash: 90 }, P2: { at: 'T3' } },
    assets: { E1: { owner: 'P1', workers: 2 }, M5: { owner: 'P2', workers: 2 } },
  });
  const picture = wordsIn(drawn(propsOf({ g, seat: 0 }, await matterOfFactText.en())));
  const { price } = propsOf({ g, seat: 0 }, await matterOfFactText.en()).facts.market.coal;
  expect(picture).toMatch(new RegExp(`data-place="buy-coal"[^>]*>Buy for ${3 * price}<`));
});

test('a purchase says the same number wherever it is spoken of', async () => {
  const table = tableOf(propsOf(scene('buy'), await matterOfFactText.en()));
  const { ifBought, margin, cell } = table.facts.assets.S1;
  expect(ifBought?.margin).not.toBe(margin);
  expect(saysOf(table, cell).lines.map(plain)).toContain(`+${ifBought?.margin} per turn`);
});

test('every hex that is named by its sign bears it, and places of a kind are told apart by their numbers', async () => {
  const picture = drawn(propsOf(scene('movement'), await matterOfFactText.en()));
  for (const cell of CELLS) {
    const named = signIn(await matterOfFactText.en(), cell);
    if (named !== null) expect(picture).toContain(`>${named}</text>`);
  }
  for (const sign of ['I', 'II']) expect(picture).toContain(`>${sign}</text>`);
});
/** The sign at the end of a name: "Business centre F6". */
const signIn = (text: MatterOfFactText, cell: Cell): string | null => /[A-K]\d+$/.exec(text.cell(cell))?.[0] ?? null;

test('another’s card, raid, arrest or strike is told beside the board; what I do or suffer has the stage', () => {
  const told = (event: object) => event as View<Event<MatterOfFact>>;
  const of = (type: string, seat: number, more: object = {}) => told({ type, seat, ...more });
  expect(isSlip(of('cardDrawn', 1, { card: 'A17' }), 0)).toBe(true);
  expect(isSlip(of('cardDrawn', 0, { card: 'A17' }), 0)).toBe(false);
  expect(isSlip(of('captured', 1, { owner: 0, asset: 'M1' }), 0)).toBe(true);
  expect(isSlip(of('strikeBegan', 2, { by: 1, workers: 4 }), 0)).toBe(true);
  expect(isSlip(of('arrested', 1, { by: 2, turns: 2 }), 0)).toBe(true);
  expect(isSlip(of('arrested', 1, { by: 0, turns: 2 }), 0)).toBe(false);
  expect(isSlip(of('gameEnded', 1), 0)).toBe(false);
});

test('a choice on the map leaves the sheet of a phone down; every other question, and whatever is opened, pulls it up', async () => {
  const text = await matterOfFactText.en();
  for (const [name, isOnMap] of [
    ['start', true],
    ['movement', true],
    ['waiting', true],
    ['production', false],
    ['planning', false],
    ['buy', false],
    ['deal', false],
    ['dealOnTheWay', true],
    ['dealOfAnother', true],
  ] as const)
    expect(isAskedOnMap(tableOf(propsOf(scene(name), text))), name).toBe(isOnMap);
});

test('every place a lesson points at has a function that opens it', () => {
  const opened = (place: string) => {
    forget();
    openFor(place);
    return selected();
  };
  expect(opened('price-coal').sheet).toEqual({ is: 'exchange' });
  expect(opened('works').sheet).toEqual({ is: 'works' });
  expect(opened('desk-0').sheet).toEqual({ is: 'purse' });
  expect(opened('asset-M1')).toMatchObject({ sheet: null, pull: 'peek' });
  expect(opened('sell-coal').sheet).toEqual({ is: 'sell', resource: 'coal' });
  expect(opened('more-M1')).toMatchObject({ sheet: null, pull: 'half' });
  // What is laid out anew comes up as far as it wants, however far the last one was pulled.
  openDesk();
  expect(selected().pull).toBeNull();
});

test('the lid of the box bears the name', () => {
  expect(renderToString(<Cover />)).toContain('ECONOMICS');
});

test('works, coins, cards, a raid and the police each sound their own way; a price that moves does not', () => {
  const heard = heardBy(board);
  expect(
    ['produced', 'assetBought', 'cardDrawn', 'traded', 'captured', 'arrested', 'priceMoved'].map((type) => heard(type)),
  ).toEqual(['works', 'buy', 'card', 'hammer', 'blow', 'whistle', null]);
});

test('everything that is proposed has one button and a line that says what it does; going on says what is lost', async () => {
  const text = await matterOfFactText.en();
  const produce = plain(drawn(propsOf(scene('production'), text)));
  expect(produce).toContain('Proposed: make 2 coal, 2 ore, 1 steel, 1 energy; sell 2 coal for 22; sell 3 ore for 42.');
  expect(produce).toContain('without 2 coal, 2 ore, 1 steel, 1 energy');
  expect(drawn(propsOf(scene('production'), text))).toContain('data-place="as-proposed"');
  expect(plain(drawn(propsOf(scene('salary'), text)))).toContain(
    'Proposed: pay 15 in wages; place the workers; end the turn.',
  );
  expect(plain(drawn(propsOf(scene('planning'), text)))).toContain('place the workers: 6 assets run next turn');
  expect(plain(drawn(propsOf(scene('broke'), text)))).toContain('sell 1 coal for 12; pay 15 in wages;');
  // A single thing has its own button.
  expect(drawn(propsOf(scene('movement'), text))).not.toContain('data-place="as-proposed"');
});

test('MF-11.1: a technology to be laid says beside its name what it takes and makes', async () => {
  const html = drawn(propsOf(scene('planning'), await matterOfFactText.en()));
  const at = html.indexOf('technology-N04');
  const row = html.slice(at, html.indexOf('<button', at));
  expect(row.replaceAll(/<[^>]*>/g, '')).toMatch(/2→ ?2$/);
});

test('every action of a question has its one place on the board, and the prompt has no second button for it', () => {
  expect(board.owns).toEqual(expect.arrayContaining(['runProposed', 'goOn', 'paySalary', 'adoptPlan', 'endTurn']));
});

test('a rival who makes the winning BIObot next is told of, to the eye and to the ear; what a pile brings stands on it', async () => {
  const text = await matterOfFactText.en();
  const props = propsOf(scene('alarm'), text);
  const alarm = 'As things stand, the next production of Dmytro makes the winning BIObot.';
  expect(plain(drawn(props))).toContain(alarm);
  expect((await board.describe?.())?.(props)).toContain(alarm);
  expect(plain(drawn(propsOf(scene('movement'), text)))).not.toContain('As things stand');
  expect(plain(drawn(props))).toContain('→ 144');
});

test('games of earlier versions, which propose nothing and know no alarm, are drawn as before', async () => {
  for (const name of ['production', 'movement', 'hire', 'salary', 'planning']) {
    const props = propsOf(scene(name), await matterOfFactText.en());
    const { proposal: _, sales: __, ...facts } = props.facts;
    const seats = props.facts.seats.map(({ winsNext: _, vacancies: __, ...rest }) => rest);
    const reach = props.facts.reach.map(({ errand: _, ...rest }) => rest);
    const picture = drawn({ ...props, facts: { ...facts, seats, reach } as unknown as typeof props.facts });
    expect(picture).not.toMatch(/undefined|NaN|\[object|as-proposed/);
  }
});
