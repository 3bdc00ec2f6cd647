import { signed } from '../reading.ts';
import type { Events } from '../types.ts';
import { names } from './names.ts';
import { bundle, byCard, cardCount, industry, money, reason, starCount } from './words.ts';

const OWED = { loss: 'збиток', bid: 'виграна компанія', interest: 'відсотки', loan: 'кредит, який треба погасити' };

/** Loans, debts, bankruptcies, deals and the end. */
export const moneyEvents = {
  loanTaken: ({ seat, industry: id, amount }, say) =>
    `${say.seat(seat)} бере кредит ${money(amount)} під компанію в галузі ${industry(id)}.`,
  loanRepaid: ({ seat, industry: id, amount }, say) =>
    `${say.seat(seat)} гасить кредит у галузі ${industry(id)} за ${money(amount)}.`,
  loansClosed: ({ seat, industries, amount }, say) =>
    `${say.seat(seat)} закриває ${industries.length > 1 ? 'два кредити' : 'кредит'} за ${money(amount)}: ${say.list(industries.map(industry))}.`,
  paymentDue: ({ seat, amount, to, because }, say) =>
    `${say.seat(seat)} шукає гроші: борг — ${money(amount)} (${reason(OWED, because)}), отримує ${to === null ? 'банк' : say.seat(to)}.`,
  paid: ({ seat, amount, to, because }, say) =>
    `${say.seat(seat)} сплачує ${money(amount)} (${reason(OWED, because)}), отримує ${to === null ? 'банк' : say.seat(to)}.`,
  received: ({ seat, amount, from, because }, say) =>
    `${say.seat(seat)} отримує ${money(amount)} (${reason({}, because)}), платить ${from === null ? 'банк' : say.seat(from)}.`,
  bankrupt({ seat, paid, companies: freed, cards, lost, isVoluntary }, say) {
    const count = freed.map((each) => `${industry(each.industry)} × ${each.count}`);
    const gone = [
      ...(paid > 0 ? [`на борг — ${money(paid)}`] : []),
      ...(freed.length > 0 ? [`знову вільні компанії: ${say.list(count)}`] : []),
      ...(cards > 0 ? [`у відбій — ${cardCount(cards)}`] : []),
      ...(lost !== 0 ? [`додаткові зірки обнулено, було ${signed(lost)}`] : []),
    ];
    const how = isVoluntary ? 'оголошує себе банкрутом' : 'не сплачує: це банкрутство';
    return `${say.seat(seat)} ${how}. Повернення — наступного року.${gone.length > 0 ? ` Втрати: ${gone.join('; ')}.` : ''}`;
  },
  reEntered: ({ seat, cash }, say) => `${say.seat(seat)} знову входить у гру, маючи ${money(cash)}.`,
  companyTaken({ from, to, industry: id, condition, because, received }, say) {
    const what = `компанія в галузі ${industry(id)}, ${names.conditions[condition]}, переходить`;
    const paid = received > 0 ? ` і отримує ${money(received)}` : '';
    return to === null
      ? `${byCard(because)}: ${what} державі. Її втрачає ${say.seat(from)}${paid}.`
      : `${byCard(because)}: ${what} до нового власника, це ${say.seat(to)}. Її втрачає ${say.seat(from)}${paid}.`;
  },
  companyAdded: ({ industry: id, kind, because }) =>
    `${reason({}, because)}: у галузі ${industry(id)} з’являється нова вільна ${names.kinds[kind].toLowerCase()}.`,
  companyMoved: ({ seat, from, to, condition }, say) =>
    `${say.seat(seat)} переносить компанію ${names.conditions[condition]}: ${industry(from)} → ${industry(to)}.`,
  dealProposed: ({ from, to, terms }, say) =>
    terms.secret === null
      ? `${say.seat(from)} пропонує угоду. Вирішує ${say.seat(to)}.`
      : `${say.seat(from)} пропонує угоду. Вирішує ${say.seat(to)}. Пропонується: ${bundle({ ...terms.secret.give, cards: terms.secret.give.cards.length }, say)}; натомість: ${bundle(terms.secret.get, say)}.`,
  dealAccepted: ({ from, to }, say) => `${say.seat(to)} приймає угоду, яку пропонує ${say.seat(from)}.`,
  dealDeclined: ({ from, to }, say) => `${say.seat(to)} відхиляє угоду, яку пропонує ${say.seat(from)}.`,
  dealWithdrawn: ({ from, to }, say) => `Пропозицію угоди відкликано: ${say.seat(from)} → ${say.seat(to)}.`,
  dealLapsed: ({ from, to }, say) => `Пропозиція угоди більше не діє: ${say.seat(from)} → ${say.seat(to)}.`,
  dealMade: ({ from, to, give, get }, say) =>
    `Угода. ${say.seat(from)} → ${say.seat(to)}: ${bundle(give, say)}. ${say.seat(to)} → ${say.seat(from)}: ${bundle(get, say)}.`,
  timeCalled: ({ seat }, say) => `${say.seat(seat)} оголошує, що час вийшов: гра скоро закінчиться.`,
  gameEnded({ because, winners, stars, assets }, say) {
    const why = {
      target: 'Мети досягнуто.',
      turns: 'Зіграно останній хід.',
      time: 'Час вийшов.',
      guard: 'Закінчився останній з можливих років.',
    }[because];
    const [first] = winners;
    const most = first === undefined ? 0 : (stars[first] ?? 0);
    const worth = assets === null || first === undefined ? '' : `, чисті активи — ${money(assets[first] ?? 0)}`;
    const won = say.list(winners.map(say.seat));
    return `${why} ${winners.length > 1 ? `Перемогу ділять ${won}` : `Перемагає ${won}`}: ${starCount(most)}${worth}.`;
  },
} satisfies Partial<Events>;
