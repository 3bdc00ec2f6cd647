import type { Seat } from '@parlour/kernel';
import type { Events } from '../types.ts';
import {
  actionCard,
  amount,
  amounts,
  asset,
  at,
  cardCount,
  effect,
  hexes,
  nan,
  rates,
  standstill,
  turns,
  vehicle,
} from './words.ts';

/** Turns, production, movement and action cards. */
export const turnEvents = {
  starterFound({ how, draws, starter }, say) {
    const rounds = draws.map((each) => say.list(each.map((draw) => `${say.seat(draw.seat)} – ${asset(draw.asset)}`)));
    const cards = rounds.length > 0 ? `Asset cards drawn: ${rounds.join('. A tie, again: ')}. ` : '';
    const why = { random: 'By lot:', assetCards: 'The highest number:', host: 'The host names' }[how];
    return `${cards}${why} ${say.seat(starter)}, who goes first.`;
  },
  compensated: ({ seat, amount: more }, say) => `${say.seat(seat)} starts with ${nan(more)} extra for a later seat.`,
  roundBegan: ({ round }) => `Round ${round} begins.`,
  turnBegan({ seat, arrest, isOnStrike }, say) {
    const jail = arrest > 0 ? ` Under arrest: ${turns(arrest)} to go, this one included.` : '';
    const strike = isOnStrike ? ' The workers are on strike: nothing is produced.' : '';
    return `It’s ${say.seat(seat)}’s turn.${jail}${strike}`;
  },
  chipPlaced: ({ seat, cell }, say) => `${say.seat(seat)} comes onto the map: ${at(cell)}.`,
  produced({ seat, asset: id, product: made, units, inputs, ownLabour }, say) {
    const used = amounts(inputs, say);
    const from = used === '' ? '' : ` from ${used}`;
    const hand = ownLabour ? ', with the owner’s own labour for one worker' : '';
    return `${say.seat(seat)} produces ${amount(units, made)}${from}: ${asset(id)}${hand}.`;
  },
  producedForRaider({ seat, raider, asset: id, product: made, units, inputs, salary }, say) {
    const used = amounts(inputs, say);
    const cost = used === '' ? nan(salary) : `${nan(salary)} and ${used}`;
    return `${say.seat(seat)}’s ${asset(id)} works for its raider: ${say.seat(raider)} gets ${amount(units, made)}. From its card to the bank: ${cost}.`;
  },
  stoodStill: ({ seat, assets }, say) =>
    `${say.seat(seat)}’s idle assets: ${assets.map((each) => `${asset(each.asset)} – ${standstill(each.because, say)}`).join('; ')}.`,
  biobotMade: ({ seat, asset: id, biobots, target }, say) =>
    `A BIObot leaves ${asset(id)}! ${say.seat(seat)} has made ${biobots} of ${target}.`,
  moved({ seat, to, path, vehicle: by, crossed }, say) {
    const border = crossed.length > 0 ? ', crossing a border' : '';
    return `${say.seat(seat)} goes to ${at(to)}: ${hexes(path.length - 1)} by ${vehicle(by)}${border}.`;
  },
  stayed: ({ seat, cell }, say) => `${say.seat(seat)} stays: ${at(cell)}.`,
  actionDeckReshuffled: ({ cards }) =>
    `The action deck is used up. The discards are shuffled into a new one of ${cardCount(cards)}.`,
  technologyDeckReshuffled: ({ level, cards }) =>
    `University ${level} runs short of technologies: its discards are shuffled in (${cardCount(cards)}).`,
  cardDrawn: ({ seat, card }, say) => `${say.seat(seat)} draws an action card: ${actionCard(card)}. ${effect(card)}`,
  contractTaken: ({ seat, card, turns: left }, say) =>
    `${say.seat(seat)} holds the contract ${actionCard(card)}, good for ${turns(left)}.`,
  grantPaid: ({ seat, items, amount: paid }, say) =>
    paid > 0
      ? `${say.seat(seat)} receives ${nan(paid)}: ${rates(items, say)}.`
      : `${say.seat(seat)} has nothing that counts and gets nothing.`,
  taxed({ seat, items, amount: due, unpaid }, say) {
    if (due === 0) return `${say.seat(seat)} has nothing that counts and pays nothing.`;
    const debt =
      unpaid.secret === null || unpaid.secret === 0
        ? ''
        : ` ${nan(unpaid.secret)} of it can’t be paid and becomes debt.`;
    return `${say.seat(seat)} must pay ${nan(due)}: ${rates(items, say)}.${debt}`;
  },
  debtPaid({ seat, amount: paid, left }, say) {
    if (paid.secret === null) return `${say.seat(seat)} pays off debt with the money received.`;
    const rest = left.secret === null || left.secret === 0 ? 'The debt is gone.' : `${nan(left.secret)} is left.`;
    return `${say.seat(seat)} pays off ${nan(paid.secret)} of debt with the money received. ${rest}`;
  },
  turnEnded: ({ seat }, say) => `${say.seat(seat)} ends their turn.`,
  lastTurnsBegan: ({ seat, biobots }, say) =>
    `${say.seat(seat)} has made ${amount(biobots, 'biobot')}: the target is reached. The round is played out.`,
  conceded: ({ seat, assets }, say) =>
    assets.length > 0
      ? `${say.seat(seat)} leaves the game. Free again: ${say.list(assets.map(asset))}. The rest goes to the bank.`
      : `${say.seat(seat)} leaves the game; everything goes back to the bank.`,
  gameEnded({ because, round, winners, standings }, say) {
    const why = {
      biobots: 'The BIObots decide.',
      roundCap: `Round ${round} was the last: BIObots decide, then net worth.`,
      lastPlayer: 'Only one player is left.',
    }[because];
    const won = say.list(winners.map(say.seat));
    const table = standings.map(
      ({ biobots, worth }, seat) => `${say.seat(seat as Seat)} – ${amount(biobots, 'biobot')}, ${nan(worth)}`,
    );
    return `${why} ${winners.length > 1 ? `${won} share the victory` : `${won} wins`}. Standings: ${table.join('; ')}.`;
  },
} satisfies Partial<Events>;
