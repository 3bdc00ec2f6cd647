import { signed } from '../reading.ts';
import type { Events } from '../types.ts';
import { names } from './names.ts';
import { bundle, byCard, cardCount, industry, money, reason, starCount } from './words.ts';

const OWED = {
  loss: 'убыток',
  bid: 'выигранная компания',
  interest: 'проценты',
  loan: 'кредит, который надо погасить',
};

/** Loans, debts, bankruptcies, deals and the end. */
export const moneyEvents = {
  loanTaken: ({ seat, industry: id, amount }, say) =>
    `${say.seat(seat)} берёт кредит ${money(amount)} под компанию в отрасли ${industry(id)}.`,
  loanRepaid: ({ seat, industry: id, amount }, say) =>
    `${say.seat(seat)} гасит кредит в отрасли ${industry(id)} за ${money(amount)}.`,
  loansClosed: ({ seat, industries, amount }, say) =>
    `${say.seat(seat)} закрывает ${industries.length > 1 ? 'два кредита' : 'кредит'} за ${money(amount)}: ${say.list(industries.map(industry))}.`,
  paymentDue: ({ seat, amount, to, because }, say) =>
    `${say.seat(seat)} ищет деньги: долг — ${money(amount)} (${reason(OWED, because)}), получает ${to === null ? 'банк' : say.seat(to)}.`,
  paid: ({ seat, amount, to, because }, say) =>
    `${say.seat(seat)} платит ${money(amount)} (${reason(OWED, because)}), получает ${to === null ? 'банк' : say.seat(to)}.`,
  received: ({ seat, amount, from, because }, say) =>
    `${say.seat(seat)} получает ${money(amount)} (${reason({}, because)}), платит ${from === null ? 'банк' : say.seat(from)}.`,
  bankrupt({ seat, paid, companies: freed, cards, lost, isVoluntary }, say) {
    const count = freed.map((each) => `${industry(each.industry)} × ${each.count}`);
    const gone = [
      ...(paid > 0 ? [`в счёт долга — ${money(paid)}`] : []),
      ...(freed.length > 0 ? [`снова свободны компании: ${say.list(count)}`] : []),
      ...(cards > 0 ? [`в сброс — ${cardCount(cards)}`] : []),
      ...(lost !== 0 ? [`дополнительные звёзды обнулены, было ${signed(lost)}`] : []),
    ];
    const how = isVoluntary ? 'объявляет себя банкротом' : 'не платит: это банкротство';
    return `${say.seat(seat)} ${how}. Возвращение — в следующем году.${gone.length > 0 ? ` Потери: ${gone.join('; ')}.` : ''}`;
  },
  reEntered: ({ seat, cash }, say) => `${say.seat(seat)} вступает в игру заново, имея ${money(cash)}.`,
  companyTaken({ from, to, industry: id, condition, because, received }, say) {
    const what = `компания ${names.conditions[condition]} в отрасли ${industry(id)} переходит`;
    const paid = received > 0 ? ` и получает ${money(received)}` : '';
    return to === null
      ? `${byCard(because)}: ${what} государству. Её теряет ${say.seat(from)}${paid}.`
      : `${byCard(because)}: ${what} к новому владельцу, это ${say.seat(to)}. Её теряет ${say.seat(from)}${paid}.`;
  },
  companyAdded: ({ industry: id, kind, because }) =>
    `${reason({}, because)}: в отрасли ${industry(id)} появляется новая свободная ${names.kinds[kind].toLowerCase()}.`,
  companyMoved: ({ seat, from, to, condition }, say) =>
    `${say.seat(seat)} переносит компанию ${names.conditions[condition]}: ${industry(from)} → ${industry(to)}.`,
  dealProposed: ({ from, to, terms }, say) =>
    terms.secret === null
      ? `${say.seat(from)} предлагает сделку. Решает ${say.seat(to)}.`
      : `${say.seat(from)} предлагает сделку. Решает ${say.seat(to)}. Отдаётся: ${bundle({ ...terms.secret.give, cards: terms.secret.give.cards.length }, say)}; взамен: ${bundle(terms.secret.get, say)}.`,
  dealAccepted: ({ from, to }, say) => `${say.seat(to)} принимает сделку, которую предлагает ${say.seat(from)}.`,
  dealDeclined: ({ from, to }, say) => `${say.seat(to)} отклоняет сделку, которую предлагает ${say.seat(from)}.`,
  dealWithdrawn: ({ from, to }, say) => `Предложение сделки отозвано: ${say.seat(from)} → ${say.seat(to)}.`,
  dealLapsed: ({ from, to }, say) => `Предложение сделки больше не действует: ${say.seat(from)} → ${say.seat(to)}.`,
  dealMade: ({ from, to, give, get }, say) =>
    `Сделка. ${say.seat(from)} → ${say.seat(to)}: ${bundle(give, say)}. ${say.seat(to)} → ${say.seat(from)}: ${bundle(get, say)}.`,
  timeCalled: ({ seat }, say) => `${say.seat(seat)} объявляет, что время вышло: игра скоро закончится.`,
  gameEnded({ because, winners, stars, assets }, say) {
    const why = {
      target: 'Цель достигнута.',
      turns: 'Сыгран последний ход.',
      time: 'Время вышло.',
      guard: 'Окончен последний из возможных годов.',
    }[because];
    const [first] = winners;
    const most = first === undefined ? 0 : (stars[first] ?? 0);
    const worth = assets === null || first === undefined ? '' : `, чистые активы — ${money(assets[first] ?? 0)}`;
    const won = say.list(winners.map(say.seat));
    return `${why} ${winners.length > 1 ? `Победу делят ${won}` : `Побеждает ${won}`}: ${starCount(most)}${worth}.`;
  },
} satisfies Partial<Events>;
