import type { DrawReason } from '../../types.ts';
import type { Events } from '../types.ts';
import { aims, byCard, cardCount, forCost, industry, money, option, reason } from './words.ts';

const DREW = {
  start: 'начало игры',
  double: 'за дубль',
  year: 'новый год',
  return: 'возвращение в игру',
  exchange: 'обмен',
};
const STAR = { investigation: 'успешное расследование', crime: 'раскрытое преступление' };
const CRISIS = { seventh: 'жетон забирает седьмой кризис' };
const DECK = { options: 'опций', crises: 'кризисов', events: 'событий' };

const drew = (because: DrawReason): string => reason(DREW, because);
const charged = (charge: number): string => (charge > 0 ? ` Плата ${money(charge)}: ${byCard('EV30')}.` : '');

/** Cards, crimes, stars and crises. */
export const cardEvents = {
  cardDrawn: ({ seat, card, because }, say) =>
    `${say.seat(seat)} берёт карту ${card.secret === null ? 'опций' : option(card.secret)} (${drew(because)}).`,
  quotaTaken: ({ seat, because }, say) => `${say.seat(seat)} получает квоту приватизации (${drew(because)}).`,
  nothingToDraw: ({ seat, because }, say) => `${say.seat(seat)} остаётся без карты: брать нечего (${drew(because)}).`,
  deckReshuffled: ({ deck, cards }) => `Колода ${DECK[deck]} закончилась и перемешана заново: ${cardCount(cards)}.`,
  cardPlayed({ seat, card, cost, charge, ...aim }, say) {
    const at = aims(aim, say);
    return `${say.seat(seat)} играет карту ${option(card)}${forCost(cost)}${at === '' ? '' : `: ${at}`}.${charged(charge)}`;
  },
  reacted: ({ seat, card, cost, charge }, say) =>
    `${say.seat(seat)} отвечает картой ${option(card)}${forCost(cost)}.${charged(charge)}`,
  discarded: ({ seat, card, because }, say) =>
    because === 'exchange'
      ? `${say.seat(seat)} сбрасывает карту ${option(card)} для обмена на новую.`
      : `${say.seat(seat)} сбрасывает карту ${option(card)}: на руке не больше 5.`,
  crimeRolled: ({ seat, card, die, difficulty, isSuccess }, say) =>
    `${say.seat(seat)} бросает кубик за преступление ${option(card)}: ${die}, нужно больше ${difficulty}. ${isSuccess ? 'Преступление удалось.' : 'Преступление не удалось.'}`,
  investigated: ({ seat, criminal, cost, die, above, isSuccess }, say) =>
    `${say.seat(seat)} проводит расследование ${cost > 0 ? `за ${money(cost)}` : 'бесплатно'}, подозреваемый — ${say.seat(criminal)}. На кубике ${die}, нужно больше ${above}: ${isSuccess ? 'успех' : 'неудача'}.`,
  acquitted: ({ seat, investigator }, say) =>
    `Адвокат выручает, и расследование считается неудачным. Подозреваемый — ${say.seat(seat)}. Следователь — ${say.seat(investigator)}.`,
  convicted: ({ seat, investigator }, say) =>
    `Преступление раскрыто и отменено. Виновник — ${say.seat(seat)}, следователь — ${say.seat(investigator)}.`,
  fizzled: ({ seat, card }, say) =>
    `Карта ${option(card)} не действует: это уже невозможно. Её играет ${say.seat(seat)}.`,
  starChanged: ({ seat, by, because }, say) =>
    by > 0
      ? `${say.seat(seat)} получает звезду (${reason(STAR, because)}).`
      : `${say.seat(seat)} теряет звезду (${reason(STAR, because)}).`,
  shielded: ({ seat, industry: id, against }, say) =>
    against === 'offer'
      ? `${say.seat(seat)} защищает компанию в отрасли ${industry(id)}: исключительное предложение отменено.`
      : `${say.seat(seat)} защищает компанию в отрасли ${industry(id)}: карта ${byCard(against)} её не трогает.`,
  crisisOpened: ({ card, forecasts, strengths }) =>
    `Карта кризиса: ${byCard(card)}. В колоде остаётся прогнозов — ${forecasts}, карт силы — ${strengths}.`,
  crisisVoid: ({ card, because }) =>
    because === 'noForecast'
      ? `Карте ${byCard(card)} не по чему ударить: прогноза нет. Открывается следующая.`
      : `Карта ${byCard(card)} не действует: отрасль спасена.`,
  forecastMoved: ({ from, to, because }) =>
    from === null
      ? `Жетон прогноза ложится на отрасль ${industry(to)} (${reason(CRISIS, because)}).`
      : `Жетон прогноза переходит: ${industry(from)} → ${industry(to)} (${reason(CRISIS, because)}).`,
  crisisChanged({ industry: id, from, to, because }) {
    const why = reason(CRISIS, because);
    if (from === 0) return `В отрасли ${industry(id)} начинается кризис силы ${to} (${why}).`;
    if (to === 0) return `Кризис в отрасли ${industry(id)} окончен (${why}).`;
    return `Кризис в отрасли ${industry(id)}: ${from} → ${to} (${why}).`;
  },
  lookedAt({ seat, deck, cards }, say) {
    const seen = cards.secret?.map(byCard);
    return seen === undefined || seen.length === 0
      ? `${say.seat(seat)} смотрит верх колоды ${DECK[deck]}.`
      : `${say.seat(seat)} смотрит верх колоды ${DECK[deck]}: ${seen.join(', ')}.`;
  },
  lookedIntoHand: ({ seat, victim, cards }, say) =>
    `${say.seat(seat)} смотрит чужие карты; их владелец — ${say.seat(victim)}${cards.secret === null ? '' : `: ${say.list(cards.secret.map(option))}`}.`,
  cardTaken: ({ seat, victim, card }, say) =>
    `${say.seat(seat)} берёт чужую карту${card.secret === null ? '' : ` ${option(card.secret)}`}; её теряет ${say.seat(victim)}.`,
} satisfies Partial<Events>;
