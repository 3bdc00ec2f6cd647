import type { Language, Seat } from '@parlour/kernel';
import { factsFor, preview, view, waiting } from '@parlour/kernel';
import { columnsOf } from '@parlour/kit/terminal/layout.ts';
import { expect, test } from 'vitest';
import { styleFor } from '../../../cli/terminal.ts';
import { INDUSTRIES } from '../content/industries.ts';
import { economicus } from '../index.ts';
import { position } from '../testing/position.ts';
import { economicusText } from '../text/index.ts';
import { table } from './index.ts';
import type { EconomicusScene } from './types.ts';

/** What A sees of a position. */
async function sceneOf(
  { g }: ReturnType<typeof position>,
  language: Language,
  names: string[],
): Promise<EconomicusScene> {
  return {
    preview: (choice) => preview(economicus, view(g, 0), choice as never),
    text: await economicusText[language](),
    view: view(g, 0),
    facts: factsFor(economicus, g, 0),
    say: { seat: (seat: Seat) => names[seat] ?? '', list: (items) => items.join(', ') },
    names,
    asked: waiting(economicus, g)?.seats ?? [],
    labels: table.labels[language],
    style: styleFor({ isTTY: false }),
    width: 80,
  };
}

const NAMES = ['A', 'B', 'C'];
const auction = position({
  at: 'auction',
  options: { rules: 'full' },
  industry: 7,
  forecast: 8,
  prices: { 6: 12, 7: 9 },
  crises: { 6: 2 },
  event: 'EV09',
  free: { 7: [1, 0] },
  players: {
    A: { own: { 6: 2, 7: 1 }, mortgaged: { 6: 1 }, projects: { 9: 1 }, hand: ['OP19-1'], quotas: 1 },
    B: { own: { 7: 1 } },
  },
});

test('the table shows industries by players: companies, majority, loans, projects, crises and what one would be paid', async () => {
  const lines = table.draw(await sceneOf(auction, 'en', NAMES), 'whole');
  const row = (word: string) =>
    lines
      .find((line) => line.includes(word))
      ?.replaceAll(/ +/g, ' ')
      .trim();
  expect(row('Retail')).toBe('6 Retail −2 1 12 2+1 5 2★% · ·');
  expect(row('Telecom')).toBe('▸ 7 Telecom services 3 9 1+0 5 1 1 ·');
  expect(row('Construction')).toContain('8 Construction ☁');
  expect(row('Transport')).toContain('°');
  expect(row('Cards')).toBe('Cards + quotas 1+1 0+0 0+0');
  expect(lines.some((line) => line.includes('Price Freeze'))).toBe(true);
  expect(lines.at(-1)).toBe('Hand: State Grant (OP19)');
});

test('a small table leaves out where nobody is', async () => {
  const scene = await sceneOf(auction, 'en', NAMES);
  const [whole, small] = (['whole', 'small'] as const).map((size) => table.draw(scene, size).length);
  // Only 6 and 7 have an owner.
  expect((whole ?? 0) - (small ?? 0)).toBe(INDUSTRIES.length - 2);
});

test('eight players fit into eighty columns in every language', async () => {
  const names = ['Anna', 'Boris', 'Clara', 'Dmytro', 'Elisabeth', 'Fyodor', 'Grace', 'Halyna'];
  const rich = Object.fromEntries(names.map((name) => [name, { cash: 120, own: { 12: 1 }, mortgaged: { 12: 1 } }]));
  const crowded = position({
    names,
    at: 'sales',
    options: { rules: 'full' },
    industry: 8,
    prices: { 8: 20 },
    crises: { 8: 3 },
    forecast: 8,
    players: rich,
  });
  for (const language of ['en', 'ru', 'uk'] as const) {
    const lines = table.draw(await sceneOf(crowded, language, names), 'whole');
    expect(Math.max(...lines.map(columnsOf))).toBeLessThanOrEqual(80);
  }
});

test('choices are hinted with the rules’ own numbers, and cards are found by name', async () => {
  const scene = await sceneOf(auction, 'en', NAMES);
  expect(table.hint(scene, { type: 'takeLoan', industry: 7 })).toBe('you have 25M');
  expect(table.suggest(scene, { type: 'bid' }, 'amount')).toMatchObject([{ value: 9 }, { value: 20 }]);
  expect(table.card(scene, null)[0]).toContain('State Grant');
  expect(table.card(scene, 'panic')[0]).toContain('CS8');
});
