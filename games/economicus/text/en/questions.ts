import { BUDGET } from '../../content/events.ts';
import type { Industry } from '../../content/industries.ts';
import { AUCTION_FEE, HAND_LIMIT, START_COMPANIES, UPKEEP } from '../../content/table.ts';
import { industryOf, interestOf, investigationOf, isAbleToPay, isOwner, own, type Table, top } from '../reading.ts';
import type { Questions } from '../types.ts';
import { names } from './names.ts';
import { byCard, companies, industry, money, option } from './words.ts';

const purse = (view: Table): string => {
  const me = own(view);
  return me === null ? '' : ` You have ${money(me.cash)}.`;
};
const price = (view: Table, id: Industry): string => money(view.prices[id] ?? 0);

export const questions: Questions = {
  'placement.choice': (view) =>
    top(view, 'placement')?.isReturn
      ? `You’re back in the game: take a free company, ${START_COMPANIES} in all. A state company costs a quota.`
      : `Take a free company in an industry with a white number, ${START_COMPANIES} in all. A state company costs a quota.`,
  'window.free'(view) {
    const f = top(view, 'window');
    const active = view.turn.industry;
    if (f === null) return 'Act, or continue.';
    if (f.window === 'FW1' && view.active === view.viewer) return `Your turn: roll the dice.${purse(view)}`;
    if (f.window === 'FW4' && active !== null && isOwner(view, active))
      return `Sell companies in ${industry(active)} for ${price(view, active)} each, or continue. If you sell, you can’t bid this turn.`;
    if (f.window === 'FW2' && active !== null)
      return `${industry(active)} comes up. Play a card on the roll, or continue.`;
    return `${names.windows[f.window]}: act if you like, or continue.${purse(view)}`;
  },
  'project.upkeep'(view) {
    const f = top(view, 'project');
    if (f === null) return 'Your project needs money.';
    const what = `Your project in ${industry(f.industry)} needs ${money(UPKEEP)}.${purse(view)}`;
    const how = isAbleToPay(view, UPKEEP) ? 'Pay' : 'Raise the money';
    return `${what} ${how}, offer it to the others, or let it burn.`;
  },
  'projectSale.answer'(view, say) {
    const f = top(view, 'projectSale');
    return f === null
      ? 'Will you buy the project?'
      : `${say.seat(f.from)} offers you a project in ${industry(f.industry)} for ${money(f.price)}. You’d then pay ${money(UPKEEP)} and roll right away.`;
  },
  'halfSale.confirmation'(view) {
    const f = top(view, 'halfSale');
    if (f === null) return 'Will you sell at this price?';
    const id = industryOf(f.company);
    const brings =
      f.proceeds < 0
        ? `With its loan a sale would cost you ${money(-f.proceeds)}`
        : `A sale brings ${money(f.proceeds)}`;
    return `The price of ${industry(id)} is now ${price(view, id)}. ${brings}. Will you sell your company?`;
  },
  'handOver.choice'(view, say) {
    const f = top(view, 'handOver');
    return f === null
      ? 'Choose the cards to hand over.'
      : `You’ve accepted the deal. Choose the cards ${say.seat(f.from)} gets from your hand.`;
  },
  'payment.raising'(view, say) {
    const f = top(view, 'payment');
    if (f === null) return 'Raise the money.';
    const to = f.creditor === null ? 'the bank' : say.seat(f.creditor);
    return f.debtor === view.viewer
      ? `You owe ${to} ${money(f.amount)}.${purse(view)} Borrow, sell or deal until you can pay, or declare bankruptcy.`
      : `${say.seat(f.debtor)} owes ${to} ${money(f.amount)} and proposes a deal to you.`;
  },
  'crisis.bailout'(view) {
    const f = top(view, 'crisis');
    return f?.card == null || f.industry === null
      ? 'Will you bail out the industry?'
      : `${byCard(f.card)} strikes ${industry(f.industry)}. Will you answer with a card?`;
  },
  'crisis.insurance'(view) {
    const f = top(view, 'crisis');
    return f?.industry == null
      ? 'Will you use insurance?'
      : `The crisis has struck ${industry(f.industry)}, where you own companies. Will you answer with a card?`;
  },
  'crisis.rescue'(view) {
    const f = top(view, 'crisis');
    const where = f?.industry == null ? '' : ` in ${industry(f.industry)}`;
    return `Pay ${money(UPKEEP)} for your project${where}, or it burns.${purse(view)}`;
  },
  'auction.announcement'(view) {
    const f = top(view, 'auction');
    return f === null
      ? 'Which company will you put up?'
      : `Which company in ${industry(f.industry)} will you put up, private or state? Bids start at ${money(f.start)}.`;
  },
  'auction.bidding'(view, say) {
    const f = top(view, 'auction');
    if (f === null || f.kind === null) return 'Bid, or pass and drop out.';
    const lot = `${names.kinds[f.kind]} in ${industry(f.industry)}.`;
    const last =
      f.last === null || f.leader === null
        ? ` Bids start at ${money(f.start)}.`
        : ` ${say.seat(f.leader)} bids ${money(f.last)}.`;
    const fee =
      view.viewer === null || f.admitted.includes(view.viewer)
        ? ''
        : ` Your first bid costs a fee of ${money(AUCTION_FEE)}.`;
    return `${lot}${last} Bid, or pass and drop out.${fee}${purse(view)}`;
  },
  'auction.settlement'(view) {
    const f = top(view, 'auction');
    return f?.last == null
      ? 'You’ve won the auction. Pay?'
      : `You’ve won the company in ${industry(f.industry)} for ${money(f.last)}. Pay, or answer with a card first.`;
  },
  'startUps.creation'(view) {
    const f = top(view, 'startUps');
    return f === null
      ? 'Create projects, or pass.'
      : `Create projects in ${industry(f.industry)} for ${money(f.cost)} each, or pass.${purse(view)}`;
  },
  'offers.offering'(view) {
    const f = top(view, 'offers');
    if (f === null) return 'Make an exceptional offer, or pass.';
    return `Offer an owner in ${industry(f.industry)} ${money(f.cost)} for a company, or pass for the rest of the turn.${purse(view)}`;
  },
  'offers.answer'(view, say) {
    const f = top(view, 'offers');
    if (f?.pending == null) return 'Will you sell your company?';
    return `${say.seat(f.pending.by)} offers ${money(f.cost)} for your company in ${industry(f.industry)}. Sell it, or pay the bank ${price(view, f.industry)} to keep it; the price then doubles.${purse(view)}`;
  },
  'interest.paying': (view) => `Interest is due: ${money(interestOf(view))}.${purse(view)}`,
  'event.choice': () => `Generous Budget: take ${money(BUDGET)}, or draw an option card.`,
  'event.surrender'(view) {
    const id = top(view, 'event')?.industry;
    return id == null
      ? 'Which company will you give up to the state?'
      : `One of your companies in ${industry(id)} goes to the state for its price. Which one?`;
  },
  'card.shield'(view, say) {
    const f = top(view, 'card');
    return f === null
      ? 'Will you shield your company?'
      : `${say.seat(f.by)} aims ${option(f.card)} at your company. Will you answer with a card?`;
  },
  'card.investigation'(view, say) {
    const { cost, above } = investigationOf(view);
    const f = top(view, 'card');
    const whom = f === null ? 'The crime' : `${say.seat(f.by)}’s ${option(f.card)}`;
    return `${whom} has succeeded. Investigate for ${money(cost)}? More than ${above} on the die undoes it and brings you a star.${purse(view)}`;
  },
  'card.verdict'(view, say) {
    const f = top(view, 'card');
    return f?.detective == null
      ? 'You’ve been found out. Will you answer with a card?'
      : `${say.seat(f.detective)} has found you out. Answer with a card, or lose a star and the gain.`;
  },
  'loss.insurance'(view) {
    const f = top(view, 'loss');
    return f === null
      ? 'Will you use insurance?'
      : `Your company in ${industry(f.industry)} has been taken. Will you answer with a card?`;
  },
  'overflow.surplus': () => `You have more than ${HAND_LIMIT} option cards. Play or discard one.`,
  'briefing.order'(view) {
    const f = top(view, 'briefing');
    return `What order do the top ${f === null ? '' : `${f.count} `}crisis cards go back in? The next to be turned up comes first.`;
  },
  'insider.sale'(view) {
    const f = top(view, 'insider');
    return f === null
      ? 'Sell at full price, or stop.'
      : `Sell at full price in any industry, ${companies(f.left)} at most, or stop.`;
  },
  'espionage.theft'(view, say) {
    const f = top(view, 'espionage');
    return f === null ? 'Which card will you take?' : `Which card will you take from ${say.seat(f.victim)}’s hand?`;
  },
};
