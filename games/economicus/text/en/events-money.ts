import type { Events } from '../types.ts';
import { names } from './names.ts';
import { bundle, byCard, cardCount, industry, money, reason, starCount } from './words.ts';

const OWED = { loss: 'the loss', bid: 'the company won', interest: 'interest', loan: 'the loan that’s called in' };

/** Loans, debts, bankruptcies, deals and the end. */
export const moneyEvents = {
  loanTaken: ({ seat, industry: id, amount }, say) =>
    `${say.seat(seat)} takes a loan of ${money(amount)} on a company in ${industry(id)}.`,
  loanRepaid: ({ seat, industry: id, amount }, say) =>
    `${say.seat(seat)} closes a loan in ${industry(id)} for ${money(amount)}.`,
  loansClosed: ({ seat, industries, amount }, say) =>
    `${say.seat(seat)} closes ${industries.length > 1 ? 'two loans' : 'a loan'} for ${money(amount)}: ${say.list(industries.map(industry))}.`,
  paymentDue: ({ seat, amount, to, because }, say) =>
    `${say.seat(seat)} owes ${to === null ? 'the bank' : say.seat(to)} ${money(amount)} for ${reason(OWED, because)} and has to raise the money.`,
  paid: ({ seat, amount, to, because }, say) =>
    `${say.seat(seat)} pays ${to === null ? 'the bank' : say.seat(to)} ${money(amount)} for ${reason(OWED, because)}.`,
  received: ({ seat, amount, from, because }, say) =>
    `${say.seat(seat)} takes ${money(amount)} from ${from === null ? 'the bank' : say.seat(from)} (${reason({}, because)}).`,
  bankrupt({ seat, paid, companies: freed, cards, lost, isVoluntary }, say) {
    const count = freed.map((each) => `${industry(each.industry)} × ${each.count}`);
    const gone = [
      ...(paid > 0 ? [`${money(paid)} goes towards the debt`] : []),
      ...(freed.length > 0 ? [`free again: ${say.list(count)}`] : []),
      ...(cards > 0 ? [`${cardCount(cards)} discarded`] : []),
      ...(lost !== 0 ? [`bonus stars wiped out: ${lost > 0 ? lost : `−${-lost}`}`] : []),
    ];
    const how = isVoluntary ? 'declares bankruptcy' : 'can’t pay, goes bankrupt';
    return `${say.seat(seat)} ${how} and will be back next year.${gone.length > 0 ? ` Lost: ${gone.join('; ')}.` : ''}`;
  },
  reEntered: ({ seat, cash }, say) => `${say.seat(seat)} rejoins the game with ${money(cash)}.`,
  companyTaken({ from, to, industry: id, condition, because, received }, say) {
    const what = `a company in ${industry(id)}, ${names.conditions[condition]}, goes from ${say.seat(from)}`;
    const paid = received > 0 ? `; ${say.seat(from)} receives ${money(received)}` : '';
    return to === null
      ? `${byCard(because)}: ${what} to the state${paid}.`
      : `${byCard(because)}: ${what} to ${say.seat(to)}${paid}.`;
  },
  companyAdded: ({ industry: id, kind, because }) =>
    `${reason({}, because)}: a new free ${names.kinds[kind].toLowerCase()} appears in ${industry(id)}.`,
  companyMoved: ({ seat, from, to, condition }, say) =>
    `${say.seat(seat)} moves a company ${names.conditions[condition]} from ${industry(from)} to ${industry(to)}.`,
  dealProposed: ({ from, to, terms }, say) =>
    terms.secret === null
      ? `${say.seat(from)} proposes a deal to ${say.seat(to)}.`
      : `${say.seat(from)} proposes a deal to ${say.seat(to)}: gives ${bundle({ ...terms.secret.give, cards: terms.secret.give.cards.length }, say)}, wants ${bundle(terms.secret.get, say)}.`,
  dealAccepted: ({ from, to }, say) => `${say.seat(to)} accepts ${say.seat(from)}’s deal.`,
  dealDeclined: ({ from, to }, say) => `${say.seat(to)} declines ${say.seat(from)}’s deal.`,
  dealWithdrawn: ({ from, to }, say) => `${say.seat(from)} withdraws the deal proposed to ${say.seat(to)}.`,
  dealLapsed: ({ from, to }, say) => `The deal that ${say.seat(from)} proposed to ${say.seat(to)} lapses.`,
  dealMade: ({ from, to, give, get }, say) =>
    `Deal: ${say.seat(from)} gives ${bundle(give, say)}; ${say.seat(to)} gives ${bundle(get, say)}.`,
  timeCalled: ({ seat }, say) => `${say.seat(seat)} calls time: the game is about to end.`,
  gameEnded({ because, winners, stars, assets }, say) {
    const why = {
      target: 'The target is reached.',
      turns: 'The last turn has been played.',
      time: 'Time is up.',
      guard: 'The last possible year is over.',
    }[because];
    const [first] = winners;
    const most = first === undefined ? 0 : (stars[first] ?? 0);
    const worth = assets === null || first === undefined ? '' : ` and net assets of ${money(assets[first] ?? 0)}`;
    const won = say.list(winners.map(say.seat));
    return `${why} ${winners.length > 1 ? `Shared victory: ${won}` : `${won} wins`} with ${starCount(most)}${worth}.`;
  },
} satisfies Partial<Events>;
