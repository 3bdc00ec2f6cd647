import { EXPORT_CARDS } from '../../content/export-cards.ts';
import { LORRIES } from '../../content/lorries.ts';
import type { PriceMove, QuietPart } from '../../types.ts';
import { priceAt, signed } from '../reading.ts';
import type { Events } from '../types.ts';
import { cards } from './cards.ts';
import { names } from './names.ts';
import { amount, amounts, capital, characteristic, coins, good, lorry, points } from './words.ts';

/** «fish +3 (4 coins)» */
const move = ({ good: id, by, to }: PriceMove): string => `${good(id)} ${signed(by)} (${coins(priceAt(to))})`;

const DECIDED: Record<QuietPart, string> = {
  keeping: 'has chosen what to keep',
  exports: 'has decided on exports',
  improvements: 'has decided on improvements',
  insurance: 'has decided on insurance',
};
const NOT_ASKED: Record<QuietPart, string> = {
  keeping: 'Room for everything',
  exports: 'Nothing to export',
  improvements: 'No improvement within reach',
  insurance: 'Nothing to insure, or no coins for it',
};

export const events: Events = {
  roundBegan: ({ round, leader }, say) => `Round ${round} begins. ${say.seat(leader)} opens it.`,
  skipMoneyPaid: ({ seat, coins: paid }, say) =>
    `The Bank pays ${say.seat(seat)} ${coins(paid)} after the skipped round.`,
  skipAnnounced: ({ seat, lost }, say) =>
    lost > 0
      ? `${say.seat(seat)} skips this round and loses ${points(lost)}.`
      : `${say.seat(seat)} skips this round, with no points to lose.`,
  skipDeclined: ({ seat }, say) => `${say.seat(seat)} plays this round.`,
  stoodIn: ({ seat, leader }, say) => `${say.seat(leader)} skips, so ${say.seat(seat)} opens the round.`,
  everybodySkips: () => 'Everyone skips: the round runs by itself.',
  deckReshuffled: ({ deck, cards: n }) =>
    `The ${deck === 'goods' ? 'Goods' : 'Export'} deck is used up. Its ${n} discards are shuffled into a new one.`,
  cardsTurned({ seat, goodsCard, exportCard, laid, missing }, say) {
    const who = seat === null ? 'The cards are turned up' : `${say.seat(seat)} turns up the cards`;
    const short = amounts(missing, say);
    const market = amounts(laid, say) || 'nothing';
    const wanted = say.list(EXPORT_CARDS[exportCard].map(good));
    return (
      `${who}. New on the market, “${cards.goodsCards[goodsCard].name}”: ${market}.` +
      (short === '' ? '' : ` The piles are short of ${short}.`) +
      ` For export, “${cards.exportCards[exportCard].name}”: ${wanted}.`
    );
  },
  bought: ({ seat, good: id, units, cost, left }, say) =>
    `${say.seat(seat)} buys ${amount(units, id)} for ${coins(cost)}; ${left > 0 ? `${left} left` : 'none left'} on the market.`,
  passed: ({ seat, during, isForced }, say) =>
    !isForced
      ? `${say.seat(seat)} passes.`
      : during === 'buying'
        ? `${say.seat(seat)} can’t buy anything and passes.`
        : `${say.seat(seat)} can’t load anything and passes.`,
  buyingEnded: ({ because }) =>
    because === 'marketEmpty' ? 'The market is empty: buying is over.' : 'Everyone has passed: buying is over.',
  leftOver: ({ units, goes }, say) =>
    goes === 'returned'
      ? `Nobody bought ${amounts(units, say)}: back to the piles.`
      : `Nobody bought ${amounts(units, say)}: it stays on the market.`,
  loadingBegan: ({ order }, say) => `Loading begins. Order: ${order.map(say.seat).join(', ')}.`,
  loaded({ seat, lorry: where, good: id, units, limit, onBoard, isFull }, say) {
    const why = {
      loader: 'as much as the Loader carries',
      space: 'as much as there’s space for',
      stock: `all the ${good(id)} in stock`,
    }[limit];
    const now = isFull ? 'It’s full.' : `It carries ${onBoard} of ${LORRIES[where].capacity}.`;
    return `${say.seat(seat)} loads ${amount(units, id)} onto ${lorry(where)}, ${why}. ${now}`;
  },
  loadingEnded: () => 'Everyone has passed: loading is over.',
  transferred: ({ seat, units }, say) => `${say.seat(seat)} moves ${amounts(units, say)} to the main warehouse.`,
  gaveUp: ({ seat, good: id, units, because }, say) =>
    because === 'fine'
      ? `${say.seat(seat)} gives up ${amount(units, id)}: after the fine the Warehouse has no room for it.`
      : `${say.seat(seat)} gives up ${amount(units, id)}: the Warehouse has no room for it.`,
  decided: ({ seat, part }, say) => `${say.seat(seat)} ${DECIDED[part]}.`,
  passedOver: ({ seats, part }, say) => `${NOT_ASKED[part]}: ${say.list(seats.map(say.seat))}.`,
  priceWheelSpun({ seat, sector, moves, embargo }, say) {
    const who = seat === null ? 'The price wheel spins' : `${say.seat(seat)} spins the price wheel`;
    const what =
      embargo.length > 0
        ? `Embargo on ${say.list(embargo.map(good))}: no sale and no export this round.`
        : `${capital(say.list(moves.map(move)))}.`;
    return `${who}: “${names.priceSectors[sector]}”. ${what}`;
  },
  lorryHeld: ({ lorry: which, good: id }) =>
    `${capital(lorry(which))} is full, but ${good(id)} is under embargo: it stays loaded and waits for the next round.`,
  lorrySent({ lorry: which, good: id, price, payments, exclusive }, say) {
    const paid = payments.map((each) => `${say.seat(each.seat)} ${coins(each.coins)} for ${each.units}`);
    const alone =
      exclusive === null
        ? ''
        : exclusive.points > 0
          ? ` ${say.seat(exclusive.seat)} filled it alone and gains ${points(exclusive.points)}.`
          : ` ${say.seat(exclusive.seat)} filled it alone, but skips the round and gains no points.`;
    return `${capital(lorry(which))} leaves with ${good(id)} at ${coins(price)} a crate. Paid: ${say.list(paid)}.${alone}`;
  },
  pricesAdjusted: ({ moves }, say) =>
    `${moves.some(({ by }) => by < 0) ? 'What was sold falls in price, the rest rises' : 'Nothing was sold, and all prices rise'}. ${capital(say.list(moves.map(move)))}.`,
  exported: ({ seat, good: id, units, points: gained }, say) =>
    `${say.seat(seat)} exports ${amount(units, id)} and gains ${points(gained)}.`,
  improved: ({ seat, characteristic: id, to, cost, points: gained }, say) =>
    `${say.seat(seat)} improves the ${characteristic(id)} to level ${to} for ${coins(cost)} and gains ${points(gained)}.`,
  misfortuneSpun: ({ seat, sector, hits }, say) =>
    `${say.seat(seat)} spins the wheel of misfortune: “${names.misfortuneSectors[sector]}”. ${hits === null ? 'Nothing happens.' : `It hits the ${characteristic(hits)}.`}`,
  warned: ({ seat, characteristic: id }, say) =>
    `A warning now stands beside ${say.seat(seat)}’s ${characteristic(id)}. Only insurance takes it away.`,
  fined({ seat, characteristic: id, from, to, points: fine, lost }, say) {
    const level = to < from ? `falls to level ${to}` : `stays at level ${to}`;
    const loss =
      lost === fine
        ? `loses ${points(lost)}`
        : lost > 0
          ? `loses ${points(lost)} instead of ${fine}, having no more`
          : 'has no points to lose';
    return `A fine: ${say.seat(seat)} ${loss}, and the ${characteristic(id)} ${level}.`;
  },
  spared: ({ seat, characteristic: id }, say) =>
    `${say.seat(seat)}’s ${characteristic(id)} is insured: nothing happens.`,
  insured: ({ seat, characteristic: id, cost }, say) =>
    `${say.seat(seat)} insures the ${characteristic(id)} for ${coins(cost)}; the warning is taken away.`,
  insuranceLapsed: ({ seat, characteristic: id }, say) =>
    `The insurance of ${say.seat(seat)}’s ${characteristic(id)} has run out.`,
  targetReached: ({ seat, points: has, target }, say) =>
    `${say.seat(seat)} has ${points(has)}, and ${target} are enough to win. The round is played out: misfortune may still strike.`,
  roundEnded: ({ round, finalists }, say) =>
    finalists.length > 0
      ? `Round ${round} is over. At the target: ${say.list(finalists.map(say.seat))}.`
      : `Round ${round} is over. Nobody is at the target.`,
  gameEnded({ because, round, finalists, winners }, say) {
    const why =
      because === 'guard'
        ? `Round ${round} was the last possible one: points decide, then coins.`
        : finalists.length > 1
          ? 'Several players are at the target, so the tie is broken.'
          : 'The target is reached, and the round is over.';
    const won = say.list(winners.map(say.seat));
    return `${why} ${winners.length > 1 ? `${won} share the victory.` : `${won} wins.`}`;
  },
};
