import { LANGUAGES, listIn, menu, offers, type Refusal, type Seat, view, waiting } from '@parlour/kernel';
import type { BoardProps } from '@parlour/kit/board.ts';
import { type AnyOffer, alternatives, reasonAgainst, untyped } from '@parlour/kit/offers/index.ts';
import { MARKS } from '@parlour/kit/seats/index.ts';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { boom } from '../index.ts';
import { boomText } from '../text/index.ts';
import type { BoomText } from '../text/types.ts';
import type { Boom } from '../types.ts';
import board from './index.tsx';
import { SCENES, type Scene } from './testing/scenes.ts';

const NAMES = ['Anna', 'Boris', 'Clara', 'Dmytro', 'Eve'];
const scene = (name: string): Scene => {
  const make = SCENES[name];
  if (make === undefined) throw new Error(`no scene ${name}`);
  return make();
};

function propsOf({ g, seat }: Scene, text: BoomText, language: (typeof LANGUAGES)[number]): BoardProps<Boom> {
  const asked = waiting(boom, g)?.seats ?? [];
  const found = asked.includes(seat) ? menu(boom, g, seat) : { offers: [], refused: [] };
  const all: AnyOffer[] = untyped(found.offers);
  const refused = found.refused as { type: string; because: Refusal }[];
  return {
    view: view(g, seat),
    facts: boom.facts(g, seat),
    seat,
    asked,
    sitters: g.seats.map((each) => ({
      name: NAMES[each] ?? '',
      bot: null,
      colour: MARKS[each]?.colour ?? '',
      symbol: MARKS[each]?.symbol ?? '',
    })),
    offers: asked.includes(seat) ? offers(boom, g, seat) : [],
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
