import { owing } from '../reading.ts';
import type { Events } from '../types.ts';
import { cards } from './cards.ts';
import { names } from './names.ts';
import { byCard, industry, links, money, projects, reason } from './words.ts';

const RESULT = {
  succeeds: 'The project becomes a company.',
  stays: 'It stays a project.',
  burns: 'It burns, and the money is lost.',
};
const PRICE = {
  sale: 'the winning bid',
  projects: 'new projects',
  noDemand: 'no demand',
  kept: 'the owner kept the company',
};
const PASSED = { auction: 'passes in the auction', startUps: 'creates no projects', offers: 'makes no offer' };

/** The turn, phase by phase. */
export const turnEvents = {
  firstPlayerRolled({ rolls, first }, say) {
    const rolled = rolls.map(({ seat, blue, white }) => `${say.seat(seat)} – ${blue + white}`);
    return first === null
      ? `For the first turn: ${rolled.join(', ')}. The highest are tied and roll again.`
      : `For the first turn: ${rolled.join(', ')}. ${say.seat(first)} starts as auditor.`;
  },
  placed: ({ seat, industry: id, kind }, say) =>
    kind === 'state'
      ? `${say.seat(seat)} spends a quota and takes a state company in ${industry(id)}.`
      : `${say.seat(seat)} takes a private company in ${industry(id)}.`,
  yearBegan: ({ year, auditor }, say) => `Financial year ${year} begins. The auditor is ${say.seat(auditor)}.`,
  turnBegan: ({ seat, turn, ofYear }, say) =>
    `Turn ${turn}, number ${ofYear} this year. It’s ${say.seat(seat)}’s turn.`,
  turnSkipped: ({ seat }, say) => `${say.seat(seat)} is bankrupt until the new year, so this turn is skipped.`,
  steppedIn: ({ seat, instead }, say) =>
    `${say.seat(seat)} is the active player for the rest of the turn, in place of ${say.seat(instead)}.`,
  diceRolled({ seat, blue, white, because }, say) {
    const why = because === 'turn' ? '' : ` for ${reason({}, because)}`;
    return `${say.seat(seat)} rolls${why}: blue ${blue} + white ${white} = ${blue + white}.`;
  },
  industryShifted: ({ seat, from, to }, say) =>
    `${say.seat(seat)} shifts the result from ${industry(from)} to ${industry(to)}.`,
  industryActive: ({ industry: id }) => `Active industry: ${industry(id)}.`,
  priceSet: ({ industry: id, die, price }) =>
    `${industry(id)} gets its first price: blue die ${die} × 3 = ${money(price)}.`,
  priceChanged: ({ industry: id, from, to, because }) =>
    `Price of ${industry(id)}: ${money(from)} → ${money(to)} (${reason(PRICE, because)}).`,
  profited: ({ seat, amount, links: chain }, say) =>
    amount < 0
      ? `${say.seat(seat)} makes a loss of ${money(-amount)}: ${links(chain, say)}.`
      : amount === 0
        ? `${say.seat(seat)} makes no profit: ${links(chain, say)}.`
        : `${say.seat(seat)} earns ${money(amount)}: ${links(chain, say)}.`,
  upkeepPaid: ({ seat, industry: id, amount }, say) =>
    `${say.seat(seat)} pays ${money(amount)} upkeep for the project in ${industry(id)}.`,
  projectRolled: ({ seat, industry: id, die, bonus, result }, say) =>
    `${say.seat(seat)} rolls ${die}${bonus > 0 ? ` + ${bonus}` : ''} for the project in ${industry(id)}. ${RESULT[result]}`,
  projectBurnt: ({ seat, industry: id, because }, say) =>
    because === 'bankruptcy'
      ? `${say.seat(seat)}’s project in ${industry(id)} burns in the bankruptcy.`
      : because === 'CS7'
        ? `${say.seat(seat)}’s project in ${industry(id)} burns in the crisis.`
        : `${say.seat(seat)}’s project in ${industry(id)} isn’t paid for and burns.`,
  projectOffered: ({ from, to, industry: id, price }, say) =>
    `${say.seat(from)} offers ${say.seat(to)} the project in ${industry(id)} for ${money(price)}.`,
  projectSold: ({ from, to, industry: id, price }, say) =>
    `${say.seat(to)} buys the project in ${industry(id)} from ${say.seat(from)} for ${money(price)}.`,
  projectDeclined: ({ to, industry: id }, say) => `${say.seat(to)} doesn’t want the project in ${industry(id)}.`,
  soldToMarket({ seat, industry: id, at, price, settled, received }, say) {
    const how = {
      full: 'at the full price',
      half: 'outside the sale phase',
      OP39: `at the full price, by ${byCard('OP39')}`,
    }[at];
    const net =
      settled > 0
        ? ` The loan takes ${money(settled)}: ${received < 0 ? `${money(-received)} to pay` : received === 0 ? 'nothing is left' : `${money(received)} left`}.`
        : '';
    return `${say.seat(seat)} sells a company in ${industry(id)} to the market for ${money(price)}, ${how}.${net}`;
  },
  lotAnnounced({ seat, industry: id, kind, start, bidders, because }, say) {
    const why = because === 'turn' ? '' : ` (${reason({}, because)})`;
    const [first, ...others] = bidders;
    const who =
      first === undefined
        ? 'Nobody may bid.'
        : others.length === 0
          ? `Only ${say.seat(first)} may bid.`
          : `May bid: ${say.list(bidders.map(say.seat))}.`;
    return `${say.seat(seat)} opens the auction${why}: ${names.kinds[kind].toLowerCase()} in ${industry(id)}, from ${money(start)}. ${who}`;
  },
  feePaid: ({ seat, amount }, say) => `${say.seat(seat)} pays ${money(amount)} to join the auction.`,
  bidMade: ({ seat, amount }, say) => `${say.seat(seat)} bids ${money(amount)}.`,
  passed: ({ seat, during, isForced }, say) =>
    isForced ? `${say.seat(seat)} ${PASSED[during]}: there’s no other choice.` : `${say.seat(seat)} ${PASSED[during]}.`,
  lotSold({ seat, industry: id, bid, paid, usedQuota }, say) {
    const less = paid < bid ? `, with ${byCard('OP11')} only ${money(paid)} of ${money(bid)}` : ` for ${money(paid)}`;
    return `${say.seat(seat)} buys the company in ${industry(id)}${less}${usedQuota ? ' and spends a quota' : ''}.`;
  },
  lotUnsold: ({ industry: id, because }) =>
    because === 'noBid'
      ? `Nobody bids: the company in ${industry(id)} stays free.`
      : `The bid isn’t paid: the company in ${industry(id)} stays free.`,
  boughtDirectly: ({ seat, industry: id, kind, price, by }, say) =>
    `${say.seat(seat)} buys a ${names.kinds[kind].toLowerCase()} in ${industry(id)} from the bank for ${money(price)} (${byCard(by)}).`,
  projectsCreated: ({ seat, industry: id, count, cost, because }, say) =>
    `${say.seat(seat)} creates ${projects(count)} in ${industry(id)} for ${money(cost)}${because === 'turn' ? '' : ` (${byCard(because)})`}.`,
  takeoverOffered: ({ by, owner, industry: id, condition, price, keeping }, say) =>
    `${say.seat(by)} offers ${say.seat(owner)} ${money(price)} for a company in ${industry(id)} ${names.conditions[condition]}. Keeping it costs ${money(keeping)}.`,
  takeoverAccepted: ({ by, owner, industry: id, price, settled }, say) =>
    `${say.seat(owner)} sells the company in ${industry(id)} to ${say.seat(by)} for ${money(price)}${settled > 0 ? `; closing its loan takes ${money(settled)} of it` : ''}.`,
  takeoverRefused: ({ owner, industry: id, paid }, say) =>
    `${say.seat(owner)} pays the bank ${money(paid)} and keeps the company in ${industry(id)}.`,
  interestDue({ due, rate }, say) {
    const debtors = owing(due).map(({ seat, amount }) => `${say.seat(seat)} – ${money(amount)}`);
    return debtors.length === 0
      ? 'Nobody owes interest this year.'
      : `Interest is due, ${money(rate)} for each loan: ${debtors.join(', ')}.`;
  },
  interestPaid: ({ seat, amount }, say) => `${say.seat(seat)} pays ${money(amount)} interest.`,
  interestWaived: ({ seat, amount }, say) => `${byCard('OP21')} saves ${say.seat(seat)} ${money(amount)} interest.`,
  yearEnded: ({ year }) => `Financial year ${year} is over.`,
  auditorPassed: ({ from, to }, say) => `The auditor card goes from ${say.seat(from)} to ${say.seat(to)}.`,
  eventOpened: ({ card }) => `Event of the year: ${byCard(card)}. ${cards.eventCards[card].effect}`,
  eventEnded: ({ card }) => `The event ${byCard(card)} is discarded.`,
} satisfies Partial<Events>;
