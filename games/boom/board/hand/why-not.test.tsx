import { apply, type Refusal, type Seat, seeded, start, waiting, why } from '@parlour/kernel';
import type { OfferHandle } from '@parlour/kit/board.ts';
import { useOffers } from '@parlour/kit/offers/index.ts';
import { menuOf } from '@parlour/kit/testing/board-props.ts';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { isCompanyCard, isPlan } from '../../content/cards.ts';
import { boom } from '../../index.ts';

test('BO-4.3, BO-R53: a hand card that is picked in the finance step is answered with its paragraph', async () => {
  const g = start(boom, { seats: 3, chance: seeded(2) });
  const seat = waiting(boom, g)?.seats[0] as Seat;
  apply(boom, g, { seat, type: 'skipCard' });
  expect(waiting(boom, g)).toMatchObject({ step: 'financeStep', seats: [seat] });

  let handle: ((type: string) => OfferHandle) | null = null;
  const answers: (Refusal | null)[] = [];
  const Asking = () => {
    handle = useOffers({
      menu: menuOf(boom, g, seat),
      version: 0,
      send: () => undefined,
      // As the table answers where the offers at hand know no paragraph.
      refuse: (because, asked) =>
        answers.push(because.rule === null ? (why(boom, g, seat, asked) as Refusal | null) : because),
    }).handle;
    return null;
  };
  renderToString(<Asking />);
  const offer = handle as unknown as (type: string) => OfferHandle;
  const hand = g.players[seat].hand.secret;
  const plan = hand.find(isPlan) ?? 'P01';
  const card = hand.find(isCompanyCard) ?? 'C01';
  for (const [type, fields] of [
    ['launch', { plan }],
    ['attach', { card }],
  ] as const) {
    offer(type).explain(fields);
    offer(type).pick(fields);
  }
  await Promise.resolve();
  await Promise.resolve();
  expect(answers.map((answer) => `${answer?.rule} ${answer?.refused}`).sort()).toEqual([
    'BO-4.3 notNow',
    'BO-4.3 notNow',
    'BO-R53 notNow',
    'BO-R53 notNow',
  ]);
});
