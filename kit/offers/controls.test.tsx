import type { AnyOffer, Values } from '@parlour/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Controls, type ControlWords } from './controls.tsx';
import { reading } from './use-offers.ts';

const words: ControlWords = {
  action: (choice) => Object.values(choice).map(String).join(' '),
  value: String,
  field: (name) => name,
  less: 'less',
  more: 'more',
  chooseBetween: (min, max) => `${min} to ${max}`,
  chooseSome: (atLeast, atMost) => `choose ${atLeast} to ${atMost}`,
  barred: (count) => `not now: ${count}`,
};

/** What is drawn for one kind of action, after some of it was picked. */
function drawn(data: { type: string; fields: object }[], picked: Values = {}, saying = words): string {
  const offers = data as AnyOffer[];
  const type = offers[0]?.type ?? '';
  const handle = { ...reading({ offers, refused: [] }, { type, picked }, type), explain: () => {}, pick: () => {} };
  return renderToStaticMarkup(<Controls offers={offers} handle={handle} words={saying} explain={() => {}} />);
}

const barred = { refused: 'tooDear', rule: 'X-1', facts: {} };

test('one of several values: a button each, and greyed ones that answer why', () => {
  const html = drawn([
    { type: 'buy', fields: { what: { one: ['hat', 'coat'], not: [{ value: 'fur', because: barred }] } } },
  ]);
  expect(html).toContain('>buy hat</button>');
  expect(html).toMatch(/aria-disabled="true"[^>]*>buy fur</);
});

test('a long list of greyed values is folded', () => {
  const not = Array.from({ length: 30 }, (_, i) => ({ value: `fur ${i}`, because: barred }));
  const html = drawn([{ type: 'buy', fields: { what: { one: ['hat', 'coat'], not } } }]);
  expect(html).toMatch(/<details[^>]*><summary[^>]*>not now: 30</);
});

test('a number: stepper, field and slider, and a button that says what it means', () => {
  const html = drawn([{ type: 'bid', fields: { amount: { min: 3, max: 9 } } }]);
  expect(html).toMatch(/type="number"[^>]*min="3"[^>]*max="9"/);
  expect(html).toContain('type="range"');
  expect(html).toContain('>bid 3</button>');
});

test('a set: toggles, with how many are to be chosen', () => {
  const html = drawn([{ type: 'discard', fields: { cards: { some: ['a', 'b', 'c'], atLeast: 1, atMost: 2 } } }]);
  expect(html).toContain('choose 1 to 2');
  expect(html.match(/aria-pressed/g)?.length).toBe(3);
});

test('a set with values that are not possible now: each is named alone, not as if it were the whole set', () => {
  const withHelpers: ControlWords = {
    ...words,
    action: ({ type, ...rest }) => [type, ...((rest as { helpers?: number[] }).helpers ?? []).map(String)].join(' '),
    value: (value) => `seat ${value}`,
  };
  const html = drawn(
    [
      {
        type: 'attack',
        fields: { helpers: { some: [1], atLeast: 1, atMost: 1, not: [{ value: 2, because: barred }] } },
      },
    ],
    {},
    withHelpers,
  );
  expect(html).toMatch(/aria-disabled="true"[^>]*>seat 2</);
});

test('parts: a control for each, one inside the other', () => {
  const html = drawn([
    { type: 'deal', fields: { give: { parts: { money: { min: 0, max: 5 }, card: { one: ['x', 'y'] } } } } },
  ]);
  expect(html).toContain('type="number"');
  expect(html).toContain('>x</button>');
});

test('what is left after a pick narrows the controls; a single choice is a single button', () => {
  const offers = [
    { type: 'lead', fields: { company: { one: ['a'] }, price: { min: 5, max: 9 } } },
    { type: 'lead', fields: { company: { one: ['b'] }, price: { min: 5, max: 20 } } },
  ];
  expect(drawn(offers)).toContain('max="20"');
  expect(drawn(offers, { company: 'a' })).toContain('max="9"');
  expect(drawn([{ type: 'launch', fields: { plan: { one: ['p'] } } }])).toContain('>launch p</button>');
});
