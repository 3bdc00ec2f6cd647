import { LANGUAGES, type Language } from '@parlour/kernel';
import { plain } from '@parlour/kernel/testing/listen.ts';
import type { BoardProps } from '@parlour/kit/board.ts';
import { boardProps } from '@parlour/kit/testing/board-props.ts';
import { drawnBy, heardBy } from '@parlour/kit/testing/drawn.tsx';
import { sceneIn } from '@parlour/kit/testing/scenes.ts';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { EventId } from '../content/events.ts';
import { PLAN_IDS } from '../content/plans.ts';
import { boom } from '../index.ts';
import { position } from '../testing/position.ts';
import { boomText } from '../text/index.ts';
import type { BoomText } from '../text/types.ts';
import type { Boom, G } from '../types.ts';
import { EndNotice } from './company/end-notice.tsx';
import { IpoRange } from './deal/ipo-range.tsx';
import { Terms } from './deal/terms.tsx';
import board from './index.tsx';
import { TableProvider } from './table/context.ts';
import { SCENES, type Scene } from './testing/scenes.ts';

type Given = Parameters<typeof position>[0];
const scene = sceneIn(SCENES);

const propsOf = (shown: Scene, text: BoomText, language: Language = 'en'): BoardProps<Boom> =>
  boardProps(boom, shown, text, language);

describe.each(LANGUAGES)('the board in %s', (language) => {
  test.each(Object.keys(SCENES))('%s is drawn', async (name) => {
    const text = await boomText[language]();
    const props = propsOf(scene(name), text, language);
    const drawn = drawnBy(board)(props);
    for (const { plan } of props.view.companies) expect(drawn).toContain(`company-${plan}`);
    expect(drawn).not.toMatch(/undefined|NaN|\[object/);
  });

  test('the table as text names every company, the Limit, the hand and the question', async () => {
    const text = await boomText[language]();
    const props = propsOf(scene('crowd'), text, language);
    const told = (await board.describe?.())?.(props).join('\n') ?? '';
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

/** A company of mine that may go public, with so much of the deck of Events left. */
const nearCrash = (eventDeck: EventId[], more: Given = {}) =>
  position({
    limit: 3,
    usedEvents: ['E2', 'E3', 'E4', 'E5'],
    eventDeck,
    treasuries: { EKP: 30, NOI: 41, GOS: 12, ARS: 7 },
    companies: [{ plan: 'P01', lead: 'EKP', attached: ['C01', 'C02'], shares: { EKP: 2, NOI: 1 }, cash: 9 }],
    ...more,
  });

test('BO-8.12: what an IPO pays me is told die by die before the bell is rung', async () => {
  const props = propsOf({ g: nearCrash(['E2']).g, seat: 0 }, await boomText.en());
  const company = props.view.companies[0];
  const { P01 } = props.facts.companies;
  if (company === undefined || P01 === undefined) throw new Error('there is no such company');
  const range = (facts: typeof props.facts) =>
    renderToString(
      <TableProvider props={{ ...props, facts }}>
        <IpoRange company={company} />
      </TableProvider>,
    );
  expect(range(props.facts)).toContain('You get');
  for (const pays of P01.payouts[0]) expect(range(props.facts)).toContain(`<td>${pays}</td>`);
  // Rules of older games do not say it, and the board draws what there is.
  const { payouts: _, ...older } = P01;
  expect(range({ ...props.facts, companies: { P01: older as typeof P01 } })).not.toContain('You get');
});

test('BO-10.1, BO-10.3: near the •Crash the table says who would win, and nothing where older rules do not tell', async () => {
  const text = await boomText.en();
  const crash = propsOf({ g: nearCrash(['E6']).g, seat: 0 }, text);
  expect(crash.facts.crashOneIn).toBe(1);
  const said = (props: BoardProps<Boom>) =>
    renderToString(
      <TableProvider props={props}>
        <EndNotice />
      </TableProvider>,
    );
  expect(said(crash)).toContain('If it ended now: Boris');
  const { ahead: _, enders: __, ...older } = crash.facts;
  expect(said({ ...crash, facts: older as typeof crash.facts })).not.toContain('If it ended');
});

test('BO-10.1, BO-10.2: a turn is not ended without a word where the •Crash or a rival may end the game before the next', async () => {
  const text = await boomText.en();
  const warned = ({ g }: { g: G }) => {
    const words = board.warning?.({ type: 'pass' }, propsOf({ g, seat: 0 }, text)) ?? null;
    return words === null ? null : plain(words);
  };
  // With a company that could still go public, and with none.
  expect(warned(nearCrash(['E6']))).toContain('•Crash may come before your next turn (1 in 1)');
  expect(warned(nearCrash(['E2']))).toBe(null);
  expect(warned(nearCrash(['E6'], { limit: 6 }))).toBe(null);
  const last = (lead: 'EKP' | 'NOI') =>
    nearCrash(['E2'], {
      gone: PLAN_IDS.filter((plan) => plan !== 'P01'),
      companies: [{ plan: 'P01', lead, attached: ['C01', 'C02'], shares: { EKP: 2, NOI: 2 }, cash: 9 }],
    });
  const words = warned(last('NOI'));
  expect(words).toContain('Boris can end the game now');
  expect(words).toContain('If it ended now: Boris.');
  expect(warned(last('EKP'))).toBe(null);
  const told = (await board.describe?.())?.(propsOf({ g: last('NOI').g, seat: 0 }, text)).join('\n');
  expect(told).toContain('Boris can end the game now');
  expect(told).toContain('If it ended now: Boris.');
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
  const heard = heardBy(board);
  expect(
    ['launched', 'bought', 'roundClosed', 'wentPublic', 'wentBust', 'crashed', 'passed'].map((type) => heard(type)),
  ).toEqual(['card', 'buy', 'hammer', 'bell', 'blow', 'crash', null]);
});
