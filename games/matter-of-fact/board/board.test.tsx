import { LANGUAGES, type Language } from '@parlour/kernel';
import { plain } from '@parlour/kernel/testing/listen.ts';
import type { BoardProps } from '@parlour/kit/board.ts';
import { boardProps, NAMES } from '@parlour/kit/testing/board-props.ts';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import { ASSET_IDS } from '../content/assets.ts';
import { RESOURCES } from '../content/exchange.ts';
import { matterOfFact } from '../index.ts';
import { position } from '../testing/position.ts';
import { matterOfFactText } from '../text/index.ts';
import type { MatterOfFactText } from '../text/types.ts';
import type { MatterOfFact } from '../types.ts';
import { Cover } from './cover.tsx';
import { Sell } from './dock/sheets/sell.tsx';
import board from './index.tsx';
import { pickCell } from './map/picking.ts';
import Moments from './stage/stage.tsx';
import { TableProvider, tableOf } from './table/context.tsx';
import { forget, selected } from './table/selection.ts';
import { SCENES, type Scene } from './testing/scenes.ts';

const scene = (name: string): Scene => {
  const make = SCENES[name];
  if (make === undefined) throw new Error(`no scene ${name}`);
  return make();
};
afterEach(forget);

type Picked = { type: string } & Record<string, unknown>;
const sent: Picked[] = [];

const propsOf = (shown: Scene, text: MatterOfFactText, language: Language = 'en'): BoardProps<MatterOfFact> =>
  boardProps(matterOfFact, shown, text, language, (choice) => void sent.push(choice));

function drawn(props: BoardProps<MatterOfFact>): string {
  const { Board, Hand } = board;
  if (Hand === undefined) throw new Error('no hand');
  return renderToString(<Board {...props} />) + renderToString(<Hand {...props} />);
}

/** Every scene in one language; in the others those with the most words. */
const drawnIn = (language: Language): string[] =>
  language === 'en' ? Object.keys(SCENES) : ['movement', 'planning', 'broke', 'raid', 'study', 'ended', 'border'];

describe.each(LANGUAGES)('the board in %s', (language) => {
  test.each(drawnIn(language))('%s is drawn', async (name) => {
    const made = scene(name);
    const props = propsOf(made, await matterOfFactText[language](), language);
    const picture =
      drawn(props) +
      (made.staged === undefined
        ? ''
        : renderToString(<Moments {...props} event={made.staged} onDone={() => undefined} />));
    for (const asset of ASSET_IDS) expect(picture).toContain(`asset-${asset}`);
    for (const resource of RESOURCES) expect(picture).toContain(`price-${resource}`);
    for (const seat of props.view.seats)
      if (props.view.players[seat].cell !== null) expect(picture).toContain(`chip-${seat}`);
    expect(picture).not.toMatch(/undefined|NaN|\[object/);
  });

  test('the table as text names prices, desks, owned assets, what is for sale and the question', async () => {
    const text = await matterOfFactText[language]();
    const props = propsOf(scene('movement'), text, language);
    const told = board.describe?.(props).join('\n') ?? '';
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

test('the lid of the box bears the name', () => {
  expect(renderToString(<Cover />)).toContain('ECONOMICS');
});
