import { plural, typeset } from '@parlour/kernel';
import { about } from '../about.ts';
import type { BoomText } from '../types.ts';
import { valuesOf } from '../value.ts';
import { board } from './board.ts';
import { cards } from './cards.ts';

const name = (id: keyof typeof cards.cards): string => cards.cards[id].name;
const millions = (amount: number): string => `$${amount}m`;
const shares = (n: number): string => plural('en', n, { one: `${n} share`, other: `${n} shares` });
const count = (n: number): string => plural('en', n, { one: `${n} card`, other: `${n} cards` });

export const en: BoomText = typeset('en', {
  ...cards,
  rulebook: async () => (await import('./rulebook.ts')).rulebook,
  ...about.en,
  options: {
    ipoRounding: {
      label: 'Value of a share at an IPO',
      values: { nearest: 'rounded to the nearest million', down: 'always rounded down' },
    },
    treasuries: {
      label: 'Treasuries',
      values: { open: 'everyone sees everyone’s money', hidden: 'only your own money is shown until the end' },
    },
    stockSet: {
      label: 'Stock counters',
      values: { unlimited: 'as many as you like', ten: 'ten per firm: nine for shares, one for the turn order' },
    },
    coolingOff: {
      label: 'Cooling off',
      values: {
        off: 'a company may be funded again right away',
        on: 'one funding round per company in each game round',
      },
    },
    quietPeriod: {
      label: 'Quiet period',
      values: {
        off: 'any investor may lead another round',
        on: 'once a company has enough cards for its IPO, only its lead may fund it again',
      },
    },
    sideDeals: {
      label: 'Side deals',
      values: { talkOnly: 'talk as you like, money stays put', cash: 'an offer or a request may carry money' },
    },
  },
  presets: {
    asPrinted: { label: 'As printed', hint: 'The rules as they were published.' },
    civilised: { label: 'Civilised', hint: 'Cooling off and quiet period: fewer takeovers. Good against strong bots.' },
  },
  picks: cards.firms,

  questions: {
    'turn.cardStep': () => 'Play one card, or none.',
    'turn.financeStep': () => 'Lead a funding round, take a company public, or pass.',
    'anotherRound.terms': () => 'You may lead the round. Name a share price and buy one or two shares, or withdraw.',
    'consent.answers'(view, say) {
      const f = view.stack.at(-1);
      if (f?.phase !== 'consent') return '';
      const sweetener = f.sweetener > 0 ? ` and pays you ${millions(f.sweetener)} for it` : '';
      return `${say.seat(f.asker)} asks to lead another round for ${name(f.company)}${sweetener}. Do you agree?`;
    },
    'persuasion.requests'(view) {
      const f = view.stack.at(-1);
      return f?.phase === 'persuasion' ? `Which investor in ${name(f.company)} will you ask?` : '';
    },
    'funding.invitations'(view) {
      const f = view.stack.at(-1);
      return f?.phase === 'funding' ? `Who will you offer a share of ${name(f.company)} at ${millions(f.price)}?` : '';
    },
    'offer.answer'(view, say) {
      const f = view.stack.at(-1);
      if (f?.phase !== 'offer') return '';
      const sweetener = f.sweetener > 0 ? `, with ${millions(f.sweetener)} on top for you` : '';
      return `${say.seat(f.lead)} offers you a share of ${name(f.company)} for ${millions(f.price)}${sweetener}.`;
    },
  },

  actions: {
    launch: ({ plan }) => (plan ? `Launch ${name(plan)}` : 'Launch a business plan'),
    attach: ({ card, company }) =>
      card && company
        ? `Attach ${name(card)} to ${name(company)}`
        : card
          ? `Attach ${name(card)}`
          : 'Attach a company card',
    playDiscard({ card, target, company }) {
      if (!card) return 'Play a discard';
      const onto = [target, company].filter((id) => id != null).map(name);
      return onto.length > 0 ? `Play ${name(card)}: ${onto.join(' → ')}` : `Play ${name(card)}`;
    },
    skipCard: () => 'Play nothing',
    lead: ({ company, shares: bought, price }) =>
      company && bought && price
        ? `Lead ${name(company)} at ${millions(price)}, buying ${shares(bought)}`
        : company
          ? `Lead a round for ${name(company)}`
          : 'Lead a funding round',
    askConsent: ({ company }) =>
      company ? `Ask to lead another round for ${name(company)}` : 'Ask to lead another round',
    takePublic: ({ company }) => (company ? `Take ${name(company)} public` : 'Take a company public'),
    pass: () => 'Pass',
    agree: () => 'Agree',
    refuse: () => 'Refuse',
    request: ({ investor, sweetener }, say) =>
      investor === undefined
        ? 'Ask an investor'
        : `Ask ${say.seat(investor)}${sweetener ? `, paying ${millions(sweetener)}` : ''}`,
    setTerms: ({ shares: bought, price }) =>
      bought && price ? `${millions(price)} a share, buying ${shares(bought)}` : 'Name your terms',
    withdraw: () => 'Withdraw',
    invite: ({ guest, sweetener }, say) =>
      guest === undefined
        ? 'Offer a share'
        : `Offer a share to ${say.seat(guest)}${sweetener ? `, paying ${millions(sweetener)}` : ''}`,
    close: () => 'Close the round',
    buy: () => 'Buy one share',
    decline: () => 'Decline',
  },

  fields: {
    company: 'Company',
    card: 'Card',
    target: 'Which card',
    plan: 'Plan',
    shares: 'How many shares you buy',
    price: 'Share price in $m',
    guest: 'Who to invite',
    investor: 'Who to ask',
    sweetener: 'Sweetener in $m',
  },

  ...valuesOf(cards.cards, name),

  events: {
    orderDrawn: ({ round, order }, say) => `Game round ${round}. Turn order: ${order.map(say.seat).join(', ')}.`,
    eventsReshuffled: () => 'All Events have been used. The •Crash joins them, and the deck is reshuffled.',
    eventFlipped: ({ event }) => `Event: ${name(event)}. ${cards.effects[event]}`,
    limitFell: ({ to, trackBurn }) =>
      `The IPO Limit falls to ${count(to)}; every company now burns ${trackBurn} more than printed.`,
    turnBegan: ({ seat }, say) => `It’s ${say.seat(seat)}’s turn.`,
    cardsReshuffled: ({ cards: n }) => `The discard pile is shuffled into a new deck of ${count(n)}.`,
    drew: ({ seat, card }, say) => `${say.seat(seat)} draws ${card.secret === null ? 'a card' : name(card.secret)}.`,
    launched: ({ seat, company }, say) => `${say.seat(seat)} launches ${name(company)}.`,
    attached: ({ seat, card, company }, say) => `${say.seat(seat)} attaches ${name(card)} to ${name(company)}.`,
    playedDiscard: ({ seat, card }, say) => `${say.seat(seat)} plays ${name(card)}: ${cards.effects[card]}`,
    poached: ({ card, from, to }) => `${name(card)} moves from ${name(from)} to ${name(to)}.`,
    removed: ({ card, company }) => `${name(card)} is removed from ${name(company)}.`,
    partied: ({ company, amount }) => `${name(company)} spends ${millions(amount)} on the party.`,
    lent: ({ company, amount }) => `The bank gives ${name(company)} ${millions(amount)}.`,
    received: ({ seat, amount }, say) => `${say.seat(seat)} takes ${millions(amount)} from the bank.`,
    peeked: ({ seat, event }, say) =>
      event.secret === null
        ? `${say.seat(seat)} looks at the next Event.`
        : `${say.seat(seat)} looks at the next Event: ${name(event.secret)}.`,
    leadSeized: ({ seat, company, from }, say) =>
      `${say.seat(seat)} takes over as lead of ${name(company)} from ${say.seat(from)}.`,
    playedNothing: ({ seat }, say) => `${say.seat(seat)} plays no card.`,
    passed: ({ seat }, say) => `${say.seat(seat)} passes.`,
    consentAsked: ({ seat, company, price }, say) =>
      `${say.seat(seat)} asks to lead another round for ${name(company)}${price === null ? '' : `, mentioning ${millions(price)} a share`}.`,
    consentRequested: ({ seat, company, investor, sweetener }, say) =>
      `${say.seat(seat)} asks ${say.seat(investor)} for consent to another round for ${name(company)}${sweetener > 0 ? `, offering ${millions(sweetener)}` : ''}.`,
    consentAnswered: ({ seat, agrees }, say) => (agrees ? `${say.seat(seat)} agrees.` : `${say.seat(seat)} refuses.`),
    consentRefused: ({ seat, company }, say) =>
      `Every investor in ${name(company)} refused: ${say.seat(seat)} loses the finance step.`,
    withdrew: ({ seat, company }, say) =>
      `${say.seat(seat)} withdraws from ${name(company)}; the finance step is over.`,
    roundOpened: ({ seat, company, price, shares: bought, isFirst }, say) =>
      `${say.seat(seat)} leads ${isFirst ? 'the first' : 'another'} round for ${name(company)} at ${millions(price)} and buys ${shares(bought)}.`,
    invited: ({ seat, sweetener }, say) =>
      `${say.seat(seat)} is offered a share${sweetener > 0 ? ` and ${millions(sweetener)}` : ''}.`,
    bought: ({ seat }, say) => `${say.seat(seat)} buys a share.`,
    declined: ({ seat, cannotPay }, say) => `${say.seat(seat)} ${cannotPay ? 'can’t pay' : 'declines'}.`,
    sweetened: ({ from, to, amount }, say) => `${say.seat(from)} pays ${say.seat(to)} ${millions(amount)}.`,
    roundClosed: ({ seat, company, shares: sold, raised, oldLead }, say) =>
      `Round closed: ${shares(sold)} of ${name(company)} for ${millions(raised)}.` +
      (oldLead !== null && oldLead !== seat ? ` ${say.seat(seat)} takes the lead from ${say.seat(oldLead)}.` : ''),
    roundFailed: ({ company, sold }) =>
      `The round fails: ${shares(sold)} of ${name(company)} sold. All money goes back.`,
    wentPublic: ({ seat, company, die, size, matches, hot, total, raised, shareValue }, say) =>
      `${say.seat(seat)} takes ${name(company)} public: die ${die} + ${count(size)}${matches > 0 ? ` + ${matches} for the ${matches === 1 ? 'match' : 'matches'}` : ''}${hot > 0 ? ` + ${hot} for the hot market` : ''} = ${total}. It raises ${millions(raised)}, ${millions(shareValue)} a share.`,
    counterReturned: ({ seat }, say) => `${say.seat(seat)} ends their turn.`,
    burned: ({ company, burn, left }) => `${name(company)} burns ${millions(burn)} and has ${millions(left)} left.`,
    wentBust: ({ company, burn, cash }) =>
      `${name(company)} has to burn ${millions(burn)} but has only ${millions(cash)}: it goes bust.`,
    crashed: ({ companies }, say) =>
      companies.length > 0
        ? `The bubble bursts. Worthless now: ${say.list(companies.map(name))}.`
        : 'The bubble bursts. Nothing was left on the table.',
    noPlansLeft: () => 'All thirteen business plans have left the game, so it ends here.',
  },

  board,

  refusals: {
    noCompany: () => 'There’s no company on the table.',
    noSuchCard: () => 'You don’t have such a card.',
    noTarget: ({ card }) => `${name(card)} has nothing to act on.`,
    noCardsToDraw: () => 'There’s no card left to draw.',
    cannotPay: ({ price, has }) => `One share costs ${millions(price)}, and your treasury holds ${millions(has)}.`,
    noPrice: ({ treasury }) =>
      `With ${millions(treasury)} in your treasury and what the others have, three shares can’t be sold at any legal price.`,
    priceTooLow: ({ floor }) => `A share costs at least ${millions(floor)}.`,
    leadCannotPay: ({ shares: bought, highest }) =>
      highest < 5
        ? `You can’t pay for ${shares(bought)} at the lowest price.`
        : `If you buy ${shares(bought)}, you can pay at most ${millions(highest)} each.`,
    nobodyCanFollow: ({ highest }) =>
      highest < 5
        ? 'Too few others could pay even the lowest price, so the round could only fail.'
        : `Above ${millions(highest)} too few others could pay, so the round could only fail.`,
    noFreeCounter: ({ free, shares: bought }) =>
      `You have ${plural('en', free, { one: `${free} free stock counter`, other: `${free} free stock counters` })} and would need ${bought}.`,
    coolingOff: ({ company }) => `${name(company)} has already been funded this game round.`,
    quietPeriod: ({ company, size, limit }) =>
      `${name(company)} has ${count(size)} at a Limit of ${limit}: only its lead may fund it again.`,
    notAnInvestor: ({ company }) =>
      `You hold no shares in ${name(company)}: ask one of its investors for consent first.`,
    needsNoConsent: ({ company }) => `You can lead a round for ${name(company)} without asking.`,
    notFunded: ({ company }) => `${name(company)} hasn’t been funded yet.`,
    notTheLead: ({ company, lead }, say) =>
      `${say.seat(lead)} is the lead of ${name(company)}, and only the lead may do this.`,
    tooFewCards: ({ company, size, limit }) => `${name(company)} has ${count(size)}; the IPO Limit is ${limit}.`,
    tooFewSold: ({ sold, needed }) => `Only ${shares(sold)} sold in this round; closing it takes ${needed}.`,
    investorsFirst: ({ unasked }, say) => `Earlier investors must be asked first: ${say.list(unasked.map(say.seat))}.`,
    alreadyAsked: ({ seat }, say) => `${say.seat(seat)} has already answered; nobody is asked twice in one round.`,
    asksItself: () => 'You’ve already bought your own shares.',
    sweetenerTooHigh: ({ most }) => `You can add at most ${millions(most)}.`,
    talkOnly: () => 'At this table no money changes hands outside the rules.',
  },
});
