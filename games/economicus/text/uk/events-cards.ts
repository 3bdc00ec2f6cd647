import type { DrawReason } from '../../types.ts';
import type { Events } from '../types.ts';
import { aims, byCard, cardCount, forCost, industry, money, option, reason } from './words.ts';

const DREW = {
  start: 'початок гри',
  double: 'за дубль',
  year: 'новий рік',
  return: 'повернення в гру',
  exchange: 'обмін',
};
const STAR = { investigation: 'успішне розслідування', crime: 'розкритий злочин' };
const CRISIS = { seventh: 'жетон забирає сьома криза' };
const DECK = { options: 'опцій', crises: 'криз', events: 'подій' };

const drew = (because: DrawReason): string => reason(DREW, because);
const charged = (charge: number): string => (charge > 0 ? ` Плата ${money(charge)}: ${byCard('EV30')}.` : '');

/** Cards, crimes, stars and crises. */
export const cardEvents = {
  cardDrawn: ({ seat, card, because }, say) =>
    `${say.seat(seat)} бере карту ${card.secret === null ? 'опцій' : option(card.secret)} (${drew(because)}).`,
  quotaTaken: ({ seat, because }, say) => `${say.seat(seat)} отримує квоту приватизації (${drew(because)}).`,
  nothingToDraw: ({ seat, because }, say) => `${say.seat(seat)} лишається без карти: брати нічого (${drew(because)}).`,
  deckReshuffled: ({ deck, cards }) => `Колода ${DECK[deck]} скінчилася, її перемішано знову: ${cardCount(cards)}.`,
  cardPlayed({ seat, card, cost, charge, ...aim }, say) {
    const at = aims(aim, say);
    return `${say.seat(seat)} грає карту ${option(card)}${forCost(cost)}${at === '' ? '' : `: ${at}`}.${charged(charge)}`;
  },
  reacted: ({ seat, card, cost, charge }, say) =>
    `${say.seat(seat)} відповідає картою ${option(card)}${forCost(cost)}.${charged(charge)}`,
  discarded: ({ seat, card, because }, say) =>
    because === 'exchange'
      ? `${say.seat(seat)} скидає карту ${option(card)} для обміну на нову.`
      : `${say.seat(seat)} скидає карту ${option(card)}: на руці не більше ніж 5.`,
  crimeRolled: ({ seat, card, die, difficulty, isSuccess }, say) =>
    `${say.seat(seat)} кидає кубик за злочин ${option(card)}: ${die}, потрібно більше ніж ${difficulty}. ${isSuccess ? 'Злочин удався.' : 'Злочин не вдався.'}`,
  investigated: ({ seat, criminal, cost, die, above, isSuccess }, say) =>
    `${say.seat(seat)} веде розслідування ${cost > 0 ? `за ${money(cost)}` : 'безкоштовно'}, під підозрою — ${say.seat(criminal)}. На кубику ${die}, потрібно більше ніж ${above}: ${isSuccess ? 'успіх' : 'невдача'}.`,
  acquitted: ({ seat, investigator }, say) =>
    `Адвокат рятує, і розслідування вважається невдалим. Під підозрою — ${say.seat(seat)}, слідство веде ${say.seat(investigator)}.`,
  convicted: ({ seat, investigator }, say) =>
    `Злочин розкрито й скасовано. Відповідає ${say.seat(seat)}, слідство веде ${say.seat(investigator)}.`,
  fizzled: ({ seat, card }, say) => `Карта ${option(card)} не діє: це вже неможливо. Її грає ${say.seat(seat)}.`,
  starChanged: ({ seat, by, because }, say) =>
    by > 0
      ? `${say.seat(seat)} отримує зірку (${reason(STAR, because)}).`
      : `${say.seat(seat)} втрачає зірку (${reason(STAR, because)}).`,
  shielded: ({ seat, industry: id, against }, say) =>
    against === 'offer'
      ? `${say.seat(seat)} захищає компанію в галузі ${industry(id)}: виняткову пропозицію скасовано.`
      : `${say.seat(seat)} захищає компанію в галузі ${industry(id)}: карта ${byCard(against)} її не зачіпає.`,
  crisisOpened: ({ card, forecasts, strengths }) =>
    `Карта кризи: ${byCard(card)}. У колоді лишається прогнозів — ${forecasts}, карт сили — ${strengths}.`,
  crisisVoid: ({ card, because }) =>
    because === 'noForecast'
      ? `Карті ${byCard(card)} нема по чому вдарити: прогнозу немає. Відкривається наступна.`
      : `Карта ${byCard(card)} не діє: галузь урятовано.`,
  forecastMoved: ({ from, to, because }) =>
    from === null
      ? `Жетон прогнозу лягає на галузь ${industry(to)} (${reason(CRISIS, because)}).`
      : `Жетон прогнозу переходить: ${industry(from)} → ${industry(to)} (${reason(CRISIS, because)}).`,
  crisisChanged({ industry: id, from, to, because }) {
    const why = reason(CRISIS, because);
    if (from === 0) return `У галузі ${industry(id)} починається криза сили ${to} (${why}).`;
    if (to === 0) return `Кризу в галузі ${industry(id)} закінчено (${why}).`;
    return `Криза в галузі ${industry(id)}: ${from} → ${to} (${why}).`;
  },
  lookedAt({ seat, deck, cards }, say) {
    const seen = cards.secret?.map(byCard);
    return seen === undefined || seen.length === 0
      ? `${say.seat(seat)} дивиться верх колоди ${DECK[deck]}.`
      : `${say.seat(seat)} дивиться верх колоди ${DECK[deck]}: ${seen.join(', ')}.`;
  },
  lookedIntoHand: ({ seat, victim, cards }, say) =>
    `${say.seat(seat)} дивиться чужі карти; їх тримає ${say.seat(victim)}${cards.secret === null ? '' : `: ${say.list(cards.secret.map(option))}`}.`,
  cardTaken: ({ seat, victim, card }, say) =>
    `${say.seat(seat)} бере чужу карту${card.secret === null ? '' : ` ${option(card.secret)}`}; її втрачає ${say.seat(victim)}.`,
} satisfies Partial<Events>;
