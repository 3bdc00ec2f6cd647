import { LANGUAGES, listIn, menu, offers, type Refusal, type Seat, view, waiting } from '@parlour/kernel';
import type { BoardProps } from '@parlour/kit/board.ts';
import { type AnyOffer, alternatives, reasonAgainst, untyped } from '@parlour/kit/offers/index.ts';
import { MARKS } from '@parlour/kit/seats/index.ts';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { INDUSTRIES } from '../content/industries.ts';
import { economicus } from '../index.ts';
import { economicusText } from '../text/index.ts';
import type { EconomicusText } from '../text/types.ts';
import type { Economicus } from '../types.ts';
import { Cover } from './cover.tsx';
import board from './index.tsx';
import { TALL, WIDE } from './ring/geometry.ts';
import StageMoment from './stage/stage.tsx';
import { SCENES, type Scene } from './testing/scenes.ts';

const NAMES = ['Anna', 'Boris', 'Clara', 'Dmytro', 'Eva', 'Fedir', 'Halyna', 'Ivan'];
const scene = (name: string): Scene => {
  const make = SCENES[name];
  if (make === undefined) throw new Error(`no scene ${name}`);
  return make();
};

function propsOf(
  { g, seat }: Scene,
  text: EconomicusText,
  language: (typeof LANGUAGES)[number],
): BoardProps<Economicus> {
  const asked = waiting(economicus, g)?.seats ?? [];
  const found = asked.includes(seat) ? menu(economicus, g, seat) : { offers: [], refused: [] };
  const all: AnyOffer[] = untyped(found.offers);
  const refused = found.refused as { type: string; because: Refusal }[];
  return {
    view: view(g, seat),
    facts: economicus.facts(g, seat),
    seat,
    asked,
    sitters: g.seats.map((each) => ({
      name: NAMES[each] ?? '',
      bot: null,
      colour: MARKS[each]?.colour ?? '',
      symbol: MARKS[each]?.symbol ?? '',
    })),
    offers: asked.includes(seat) ? offers(economicus, g, seat) : [],
    offer: (type) => ({
      type,
      isOffered: all.some((offer) => offer.type === type),
      picked: {},
      allows: (fields) => alternatives(all, type, fields).length > 0,
      whyNot: (fields) => reasonAgainst(all, refused, type, fields),
      pick: () => undefined,
    }),
    clear: () => undefined,
    preview: async () => null,
    past: async () => [],
    explain: () => undefined,
    showRule: () => undefined,
    events: [],
    text,
    language,
    say: { seat: (each: Seat) => NAMES[each] ?? '', list: (items) => listIn(language, items) },
    pace: 0,
  };
}

function drawn(props: BoardProps<Economicus>): string {
  const { Board, Hand } = board;
  if (Hand === undefined) throw new Error('no hand');
  return renderToString(
    <>
      <Board {...props} />
      <Hand {...props} />
    </>,
  );
}

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(Object.keys(SCENES))('the scene "%s" is drawn, and described in words', async (name) => {
    const text = await economicusText[language]();
    const shown = scene(name);
    const props = propsOf(shown, text, language);
    const html = drawn(props);
    for (const industry of INDUSTRIES) expect(html).toContain(`industry-${industry}`);
    const lines = board.describe?.(props) ?? [];
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

const inEnglish = async (name: string) => propsOf(scene(name), await economicusText.en(), 'en');

test('eleven segments stand in a ring, none over another, on a wide table and on a phone', () => {
  for (const { centres, width, height } of [WIDE, TALL]) {
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
  expect(html).toContain('choice-takeLoan-6');
  expect(html).toContain('choice-sellAtHalf-2-clean');
});

test('whoever only watches sees everything and no hand', async () => {
  const props = { ...(await inEnglish('full')), seat: null, offers: [] };
  const { Board, Hand } = board;
  if (Hand === undefined) throw new Error('no hand');
  const idle = { isOffered: false, picked: {}, allows: () => false, whyNot: () => null, pick: () => undefined };
  const offer = (type: string) => ({ ...idle, type });
  expect(renderToString(<Board {...props} offer={offer} />)).toContain('industry-12');
  expect(renderToString(<Hand {...props} offer={offer} />)).toBe('');
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

test('the lid of the box is a picture of its own', () => {
  expect(renderToString(<Cover />)).toContain('viewBox="0 0 300 400"');
});
