import { LANGUAGES, type Language } from '@parlour/kernel';
import { plain } from '@parlour/kernel/testing/listen.ts';
import type { BoardProps } from '@parlour/kit/board.ts';
import { idleHandle } from '@parlour/kit/offers/index.ts';
import { boardProps, WISHES } from '@parlour/kit/testing/board-props.ts';
import { drawnBy } from '@parlour/kit/testing/drawn.tsx';
import { sceneIn } from '@parlour/kit/testing/scenes.ts';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { INDUSTRIES } from '../content/industries.ts';
import { designOf, optionOf } from '../content/options.ts';
import { economicus } from '../index.ts';
import { position } from '../testing/position.ts';
import { economicusText } from '../text/index.ts';
import type { EconomicusText } from '../text/types.ts';
import type { Economicus } from '../types.ts';
import { Cover } from './cover.tsx';
import { Effect } from './hand/effect.tsx';
import board from './index.tsx';
import { ROOMY, TALL, WIDE } from './ring/geometry.ts';
import StageMoment, { type Seen } from './stage/stage.tsx';
import { TableProvider, tableOf } from './table/context.tsx';
import { handOf } from './table/reading.ts';
import { answerOf, ORDERS, ordersOf, toggleOrder } from './table/standing.ts';
import { SCENES, type Scene } from './testing/scenes.ts';

const scene = sceneIn(SCENES);

const propsOf = (shown: Scene, text: EconomicusText, language: Language = 'en'): BoardProps<Economicus> =>
  boardProps(economicus, shown, text, language);

const drawn = drawnBy(board);

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(Object.keys(SCENES))('the scene "%s" is drawn, and described in words', async (name) => {
    const text = await economicusText[language]();
    const shown = scene(name);
    const props = propsOf(shown, text, language);
    const html = drawn(props);
    for (const industry of INDUSTRIES) expect(html).toContain(`industry-${industry}`);
    const lines = (await board.describe?.())?.(props) ?? [];
    expect(lines.length).toBeGreaterThan(INDUSTRIES.length + shown.g.seats.length);
    expect([html, ...lines].join()).not.toMatch(/undefined|NaN|\[object/);
    const { staged } = shown;
    if (staged !== undefined) {
      expect(board.isStaged?.(staged)).toBe(true);
      const moment = renderToString(<StageMoment {...props} event={staged} onDone={() => undefined} />);
      expect(moment).not.toMatch(/undefined|NaN|\[object/);
    }
  });
});

/** The button at a place, with what stands on it. */
function buttonOf(html: string, place: string): string {
  const at = html.indexOf(`data-place="${place}"`);
  if (at < 0) throw new Error(`nothing is drawn at ${place}`);
  return html.slice(html.lastIndexOf('<button', at), html.indexOf('</button>', at));
}

const inEnglish = async (name: string) => propsOf(scene(name), await economicusText.en(), 'en');

test('eleven segments stand in a ring, none over another, on a wide table, a large one and a phone', () => {
  for (const { centres, width, height } of [WIDE, ROOMY, TALL]) {
    expect(centres.length).toBe(INDUSTRIES.length);
    for (const [i, a] of centres.entries()) {
      expect(Math.abs(a.x)).toBeLessThan(width / 2);
      expect(Math.abs(a.y)).toBeLessThan(height / 2);
      for (const b of centres.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(70);
    }
  }
});

test('a segment shows every company and project that stands on it', async () => {
  const html = drawn(await inEnglish('sales'));
  const plots = html.slice(html.indexOf('plots-7"'), html.indexOf('</button>', html.indexOf('plots-7"')));
  // Three owned, two free, one project.
  expect(plots.match(/<svg/g)?.length).toBe(6);
});

test('all eight players have a row with their sign', async () => {
  const html = drawn(await inEnglish('crowd'));
  for (let seat = 0; seat < 8; seat++) expect(html).toContain(`player-${seat}`);
});

test('the auction shows what one can really pay, and the least bid is ready', async () => {
  const props = await inEnglish('auction');
  const html = drawn(props);
  expect(html).toContain('choice-bid-14');
  expect(html).toContain(`${props.facts.seats[0].solvency.total}`);
});

test('in the first placement the industries with white numbers glow, and no others', async () => {
  const html = drawn(await inEnglish('placement'));
  const lit = [...html.matchAll(/data-lit="true"[^>]*data-place="industry-(\d+)"/g)].map((found) => Number(found[1]));
  expect(lit.sort((a, b) => a - b)).toEqual([2, 3, 4, 10, 11, 12]);
});

test('a debtor sees every loan and sale that may help', async () => {
  const html = drawn(await inEnglish('payment'));
  expect(html).toContain('pick-loan-6-clean-1');
  expect(html).toContain('choice-sellAtHalf-2-clean');
});

test('EC-16.3: the next crisis cards lie in the order of the deck and go back in the order they are put', async () => {
  const html = drawn(await inEnglish('briefing'));
  const places = [...html.matchAll(/data-place="crisis-(C\w+)"/g)].map(([, card]) => card);
  expect(places).toEqual(['CS5', 'CF08', 'CS9']);
  expect(html).toContain('choice-orderCrises-CS5,CF08,CS9');
  expect(html).toMatch(/aria-disabled="true" aria-label="Chain Reaction: sooner"/);
  expect(html).toMatch(/aria-disabled="false" aria-label="Chain Reaction: later"/);
});

test('EC-16.3: the hand of a rival lies open to the spy, card by card with its effect', async () => {
  const html = drawn(await inEnglish('theft'));
  for (const card of ['OP25-1', 'OP30-1', 'OP44-1']) expect(html).toContain(`choice-takeCard-${card}`);
  expect(html).toContain('Star Lawyer');
  // Those who look on see nothing of it.
  const { g } = scene('theft');
  const others = drawn(propsOf({ g, seat: 1 }, await economicusText.en(), 'en'));
  expect(others).not.toContain('Star Lawyer');
});

test('EC-R.27: whoever gives cards picks as many as the deal asks for', async () => {
  const html = drawn(await inEnglish('handOver'));
  for (const card of ['OP19-1', 'OP36-1', 'OP06-1', 'OP28-1']) expect(html).toContain(`pick-${card}`);
  expect(plain(html)).toContain('Hand over (0 of 2)');
  expect(buttonOf(html, 'choice-giveCards-')).toContain('aria-disabled="true"');
});

test('EC-R.47: an insider sees its companies with price and loan, and what is known of the decks', async () => {
  const html = drawn(await inEnglish('insider'));
  for (const company of ['2-clean', '7-clean', '10-clean', '12-clean', '12-mortgaged'])
    expect(buttonOf(html, `choice-sellInside-${company}`)).toContain('aria-disabled="false"');
  expect(buttonOf(html, 'choice-sellInside-7-clean')).toContain('15M');
  expect(buttonOf(html, 'choice-sellInside-10-clean')).toContain('rolled first');
  expect(html).toContain('Next crisis card: Wobbling Metal');
});

test('EC-R.61: the owner sees which of its companies carries the loan before one is given up', async () => {
  const html = drawn(await inEnglish('surrender'));
  expect(buttonOf(html, 'choice-giveUp-clean')).toContain('without a loan');
  expect(buttonOf(html, 'choice-giveUp-mortgaged')).toContain('repays its loan: 6M');
});

test('EC-R.12: a project that cannot be paid for may be offered to whoever has the money and was not asked', async () => {
  const html = drawn(await inEnglish('upkeep'));
  expect(buttonOf(html, 'buyer-1')).toContain('aria-disabled="false"');
  for (const barred of ['buyer-2', 'buyer-3']) expect(buttonOf(html, barred)).toContain('aria-disabled="true"');
  expect(buttonOf(html, 'choice-payUpkeep')).toContain('aria-disabled="true"');
  expect(html).toContain('choice-takeLoan-6');
  const offered = drawn(await inEnglish('projectOffered'));
  expect(offered).toContain('Boris offers you a project');
  expect(offered).toContain('choice-buyProject');
});

test('EC-5.5: a hard window is passed for a person only where they ordered it and nothing waits for them there', async () => {
  const mine = await inEnglish('sales');
  expect([answerOf(mine, []), answerOf(mine, ['sales']), answerOf(mine, ['FW8'])]).toEqual([null, null, null]);
  // The third player owns nothing in the industry that is up.
  const other = propsOf({ g: scene('sales').g, seat: 2 }, await economicusText.en(), 'en');
  expect([answerOf(other, []), answerOf(other, ['sales'])]).toEqual([null, 'ready']);
  // Whoever has a proposal to answer is never passed by.
  const dealt = await inEnglish('deal');
  expect(dealt.facts.window).toBe('FW8');
  expect(answerOf(dealt, ['FW8'])).toBe(null);
});

test('EC-5.5: orders are kept with the table; two stand from the start against bots alone, with other people those one has chosen', async () => {
  const props = await inEnglish('sales');
  const kept: Record<string, readonly string[]> = {};
  const ordering = (isAlone: boolean, of = kept) => ({
    ...props,
    wishes: {
      ...WISHES,
      isAlone,
      of,
      wish: (name: string, values: readonly string[]) => Object.assign(kept, { [name]: values }),
    },
  });
  expect(ordersOf(props)).toEqual([]);
  expect(ordersOf({ ...ordering(true), seat: null })).toEqual([]);
  expect(ordersOf(ordering(true))).toEqual(['sales', 'unpaid']);
  expect(ordersOf(ordering(false))).toEqual([]);
  const html = drawn(ordering(true));
  const isOn = (order: string) => buttonOf(html, `order-${order}`).includes('aria-checked="true"');
  expect(ORDERS.filter((order) => html.includes(`order-${order}`) && isOn(order))).toEqual(['sales', 'unpaid']);
  // What was chosen lasts, also that nothing is.
  for (const order of ['sales', 'unpaid'] as const) toggleOrder(ordering(true), order);
  expect(ordersOf(ordering(true))).toEqual([]);
  toggleOrder(ordering(false), 'FW8');
  expect(ordersOf(ordering(false))).toEqual(['FW8']);
  expect(ordersOf(ordering(false, { 'orders-0': ['no such order'], 'orders-1': ['sales'] }))).toEqual([]);
});

test('what a card of the hand does and costs is said where it is pointed at', async () => {
  const props = await inEnglish('full');
  for (const card of handOf(props.view, 0)) {
    const html = renderToString(
      <TableProvider props={props}>
        <Effect card={card} />
      </TableProvider>,
    );
    const { words, label } = tableOf(props);
    const { name, effect } = words.optionCards[designOf(card)];
    for (const each of [name, effect]) expect(html).toContain(each);
    const { difficulty } = optionOf(card);
    if (difficulty !== undefined) expect(html).toContain(label.card.crime(difficulty));
  }
});

test('whoever only watches sees everything and no hand', async () => {
  const props = { ...(await inEnglish('full')), seat: null, offers: [] };
  const { Board, Hand } = board;
  if (Hand === undefined) throw new Error('no hand');
  expect(renderToString(<Board {...props} offer={idleHandle} />)).toContain('industry-12');
  expect(renderToString(<Hand {...props} offer={idleHandle} />)).toBe('');
});

test('a seat is known by its stars and its cash; the chart shows what everybody is worth', async () => {
  const props = await inEnglish('sales');
  expect(board.seatFacts?.(props, 0).map(({ value }) => value)).toEqual(['★ 2', '14M']);
  expect(board.scores?.(props.view)).toEqual(props.view.seats.map((seat) => props.facts.seats[seat].netAssets));
});

test('EC-15.3, EC-11.8: bankruptcy and a bid that would cost companies are warned of', async () => {
  const props = await inEnglish('auction');
  expect(board.warning?.({ type: 'declareBankruptcy' }, props)).toContain('lose everything');
  expect(board.warning?.({ type: 'bid', amount: 14 }, props)).toBeNull();
  expect(board.warning?.({ type: 'bid', amount: 21 }, props)).toContain('sell companies');
});

test('EC-12.2: of the two answers to an exceptional offer neither is lit', async () => {
  const html = drawn(await inEnglish('offered'));
  const looks = ['acceptTakeover', 'keepCompany'].map(
    (type) => /class="([^"]*)"/.exec(buttonOf(html, `choice-${type}`))?.[1],
  );
  expect(looks[0]).toBe(looks[1]);
});

test('EC-11.11: whoever puts up a state company reads that it takes a quota, and how many they hold', async () => {
  const props = await inEnglish('announce');
  const needs = `takes a quota; you hold ${props.view.players[0].quotas.length}`;
  expect(plain(buttonOf(drawn(props), 'choice-announceLot-state'))).toContain(needs);
  expect(plain(buttonOf(drawn(props), 'choice-announceLot-private'))).toContain('No quota needed');
  expect(plain(drawn(await inEnglish('stateLot')))).toContain(needs);
});

test('EC-5.6: where money is wanted, a loan is at hand', async () => {
  for (const name of ['sales', 'offers', 'startUps', 'payment', 'upkeep']) {
    const props = await inEnglish(name);
    if (props.offer('takeLoan').isOffered) expect(drawn(props), name).toMatch(/choice-takeLoan-|pick-loan-/);
  }
  expect((await inEnglish('sales')).offer('takeLoan').isOffered).toBe(true);
});

test('after the roll it is still said whose turn it is', async () => {
  const props = await inEnglish('sales');
  expect(props.view.turn.industry).not.toBeNull();
  const hub = drawn(props).split('data-part="hub"')[1] ?? '';
  expect(plain(hub)).toContain(`${props.say.seat(props.view.active)}’s turn`);
});

test('odds, expected profit and stars are said with what they are', async () => {
  const html = plain(drawn(await inEnglish('full')).replaceAll('<!-- -->', ''));
  expect(html).toContain('6/36');
  expect(html).toMatch(/≈−?[\d.]+M a turn/);
  expect(html).toMatch(/Presence \d+, majority \d+/);
});

test('EC-7.1: the hint for the first companies does not promise what a neighbour does not pay', async () => {
  for (const language of LANGUAGES) {
    const props = propsOf(scene('placement'), await economicusText[language](), language);
    const desk = drawn(props).split('data-part="desk"')[1] ?? '';
    expect(desk.slice(0, desk.indexOf('data-part="outlook"'))).not.toMatch(/6, 7/);
  }
});

test('EC-10.8: a strength card strikes nothing while there is no forecast, and says so', async () => {
  const text = await economicusText.en();
  const opened = { type: 'crisisOpened', card: 'CS9', forecasts: 3, strengths: 3 } as const;
  const shown = (strikes: 6 | null | undefined, forecast: 6 | null) => {
    const { g, seat } = scene('crisis');
    g.forecast = forecast;
    // Rules of older games do not say where it strikes.
    const event = (strikes === undefined ? opened : { ...opened, strikes }) as Seen<'crisisOpened'>;
    return renderToString(<StageMoment {...propsOf({ g, seat }, text)} event={event} onDone={() => undefined} />);
  };
  for (const html of [shown(6, 6), shown(6, null), shown(undefined, 6)]) expect(html).toContain('The crisis strikes');
  for (const html of [shown(null, 6), shown(undefined, null)]) {
    expect(html).not.toContain('The crisis strikes');
    expect(html).toContain('strikes nothing');
  }
});

test('EC-15.2: what is owed is paid by one proposal: each company with what it brings, and one button', async () => {
  const props = await inEnglish('payment');
  const html = drawn(props);
  expect(plain(buttonOf(html, 'pick-loan-6-clean-1'))).toContain('Borrow 5M');
  expect(buttonOf(html, 'pick-loan-6-clean-1')).toContain('aria-pressed="true"');
  expect(plain(buttonOf(html, 'pick-sale-6-clean-1'))).toContain('+7M');
  expect(plain(html)).toContain('Pay 16M like this');
  const { raising: _, ...older } = props.facts;
  const offer = (type: Parameters<typeof props.offer>[0]) =>
    type === 'raiseMoney' ? idleHandle(type) : props.offer(type);
  const before = drawn({ ...props, offer, facts: older as typeof props.facts });
  expect(before).toContain('choice-takeLoan-6');
});

test('EC-3.2, EC-11.6: that a rival can win is said on the desk, and once more before one passes', async () => {
  const text = await economicusText.en();
  const t = position({
    names: [...'ABCD'],
    at: 'auction',
    industry: 7,
    prices: { 7: 6 },
    players: { B: { own: { 2: 2, 3: 2 }, cash: 9 } },
  });
  const props = propsOf({ g: t.g, seat: 0 }, text);
  const said = 'wins by buying the company auctioned this turn (5 stars), and can pay 28M';
  expect(plain(drawn(props))).toContain(said);
  expect(plain(drawn(props).split('data-part="about-to-win"')[1] ?? '')).toContain('Can win now');
  expect(board.warning?.({ type: 'pass' }, props)).toContain('can pay 28M. Pass anyway?');
  expect(board.warning?.({ type: 'bid', amount: 6 }, props)).toBe(null);
  // Rules of older games say nothing of it.
  const { threats: _, ...older } = props.facts;
  const before = { ...props, facts: older as typeof props.facts };
  expect(plain(drawn(before))).not.toContain('wins by');
  expect(board.warning?.({ type: 'pass' }, before)).toBe(null);
});

test('EC-12.2, EC-9.3: nobody sells to a winner, or out of the auction that a rival can win, without a word', async () => {
  const text = await economicusText.en();
  const players = { A: { own: { 7: 1 }, cash: 20 }, B: { own: { 2: 2, 3: 2 }, cash: 9 } };
  const sales = position({ names: [...'ABCD'], at: 'sales', industry: 7, prices: { 7: 6 }, players });
  const selling = propsOf({ g: sales.g, seat: 0 }, text);
  expect(board.warning?.({ type: 'sell', company: '7-clean' }, selling)).toContain('can win the game. Sell anyway?');
  const t = position({ names: [...'ABCD'], at: 'offers', active: 'B', industry: 7, prices: { 7: 4 }, players });
  t.play('B', 'offerTakeover', { owner: 0, condition: 'clean' });
  const asked = propsOf({ g: t.g, seat: 0 }, text);
  expect(board.warning?.({ type: 'acceptTakeover' }, asked)).toContain('enough stars to win. Sell anyway?');
  expect(board.warning?.({ type: 'keepCompany' }, asked)).toBe(null);
});

test('EC-16.3: in a window every card that may be played says what it does and costs before it is taken up', async () => {
  const props = await inEnglish('full');
  const playable = props.view.players[0].hand.secret.filter(
    (card) => card !== null && props.offer('playCard').allows({ card }),
  );
  expect(playable.length).toBeGreaterThan(0);
  for (const card of playable) {
    if (card === null) continue;
    const { name, effect } = (props.text as EconomicusText).optionCards[designOf(card)];
    const words = plain(buttonOf(drawn(props), `playable-${card}`));
    expect(words).toContain(plain(name));
    expect(words).toContain(plain(effect));
  }
});

test('the lid of the box is a picture of its own', () => {
  expect(renderToString(<Cover />)).toContain('viewBox="0 0 300 400"');
});

test('the exchange has its own sounds: dice, the hammer, a bell for a star won and a thud for one lost', () => {
  const heard = (event: object) => board.sounds?.(event as Parameters<NonNullable<typeof board.sounds>>[0]);
  const types = ['diceRolled', 'profited', 'bidMade', 'lotSold', 'bankrupt', 'passed'];
  expect(types.map((type) => heard({ type }))).toEqual(['roll', 'buy', 'card', 'hammer', 'crash', null]);
  expect([1, -1].map((by) => heard({ type: 'starChanged', by }))).toEqual(['bell', 'blow']);
  // A crisis that eases does not thud.
  const crises = [
    [1, 2],
    [2, 1],
  ].map(([from, to]) => heard({ type: 'crisisChanged', from, to }));
  expect(crises).toEqual(['blow', null]);
});
