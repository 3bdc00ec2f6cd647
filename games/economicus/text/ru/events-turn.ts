import { owing } from '../reading.ts';
import type { Events } from '../types.ts';
import { cards } from './cards.ts';
import { names } from './names.ts';
import { byCard, industry, links, money, projects, reason } from './words.ts';

const RESULT = {
  succeeds: 'Проект становится компанией.',
  stays: 'Он остаётся проектом.',
  burns: 'Проект сгорает, деньги потеряны.',
};
const PRICE = {
  sale: 'выигравшая ставка',
  projects: 'новые проекты',
  noDemand: 'нет спроса',
  kept: 'владелец сохранил компанию',
};
const KIND = { private: 'частную компанию', state: 'госкомпанию' };
const PASSED = {
  auction: 'пасует в аукционе',
  startUps: 'не создаёт проектов',
  offers: 'не делает предложений',
};

/** The turn, phase by phase. */
export const turnEvents = {
  firstPlayerRolled({ rolls, first }, say) {
    const rolled = rolls.map(({ seat, blue, white }) => `${say.seat(seat)} — ${blue + white}`);
    return first === null
      ? `Бросок за первый ход: ${rolled.join(', ')}. Наибольшие равны и бросают снова.`
      : `Бросок за первый ход: ${rolled.join(', ')}. Первый ход и карту аудитора получает ${say.seat(first)}.`;
  },
  placed: ({ seat, industry: id, kind }, say) =>
    kind === 'state'
      ? `${say.seat(seat)} тратит квоту и занимает госкомпанию в отрасли ${industry(id)}.`
      : `${say.seat(seat)} занимает частную компанию в отрасли ${industry(id)}.`,
  yearBegan: ({ year, auditor }, say) => `Начинается финансовый год ${year}. Аудитор — ${say.seat(auditor)}.`,
  turnBegan: ({ seat, turn, ofYear }, say) => `Ход ${turn}, в этом году — ${ofYear}. Ходит ${say.seat(seat)}.`,
  turnSkipped: ({ seat }, say) => `${say.seat(seat)} — банкрот до нового года, ход пропускается.`,
  steppedIn: ({ seat, instead }, say) =>
    `До конца хода активный игрок — ${say.seat(seat)}: выбывает ${say.seat(instead)}.`,
  diceRolled({ seat, blue, white, because }, say) {
    const why = because === 'turn' ? '' : ` (${reason({}, because)})`;
    return `${say.seat(seat)} бросает кубики${why}: синий ${blue} + белый ${white} = ${blue + white}.`;
  },
  industryShifted: ({ seat, from, to }, say) =>
    `${say.seat(seat)} меняет выпавшую отрасль: ${industry(from)} → ${industry(to)}.`,
  industryActive: ({ industry: id }) => `Активная отрасль: ${industry(id)}.`,
  priceSet: ({ industry: id, die, price }) =>
    `Первая цена отрасли ${industry(id)}: синий кубик ${die} × 3 = ${money(price)}.`,
  priceChanged: ({ industry: id, from, to, because }) =>
    `Цена отрасли ${industry(id)}: ${money(from)} → ${money(to)} (${reason(PRICE, because)}).`,
  profited: ({ seat, amount, links: chain }, say) =>
    amount < 0
      ? `${say.seat(seat)} терпит убыток ${money(-amount)}: ${links(chain, say)}.`
      : amount === 0
        ? `${say.seat(seat)} остаётся без прибыли: ${links(chain, say)}.`
        : `${say.seat(seat)} получает прибыль ${money(amount)}: ${links(chain, say)}.`,
  upkeepPaid: ({ seat, industry: id, amount }, say) =>
    `${say.seat(seat)} платит ${money(amount)} за проект в отрасли ${industry(id)}.`,
  projectRolled: ({ seat, industry: id, die, bonus, result }, say) =>
    `${say.seat(seat)} бросает кубик за проект в отрасли ${industry(id)}: ${die}${bonus > 0 ? ` + ${bonus}` : ''}. ${RESULT[result]}`,
  projectBurnt: ({ seat, industry: id, because }, say) =>
    because === 'bankruptcy'
      ? `Вместе с банкротством сгорает проект в отрасли ${industry(id)}; владелец — ${say.seat(seat)}.`
      : because === 'CS7'
        ? `В кризисе сгорает проект в отрасли ${industry(id)}; владелец — ${say.seat(seat)}.`
        : `За проект в отрасли ${industry(id)} не заплачено, и он сгорает; владелец — ${say.seat(seat)}.`,
  projectOffered: ({ from, to, industry: id, price }, say) =>
    `${say.seat(from)} предлагает проект в отрасли ${industry(id)} за ${money(price)}. Решает ${say.seat(to)}.`,
  projectSold: ({ from, to, industry: id, price }, say) =>
    `${say.seat(to)} покупает проект в отрасли ${industry(id)} за ${money(price)}; продаёт ${say.seat(from)}.`,
  projectDeclined: ({ to, industry: id }, say) => `${say.seat(to)} не покупает проект в отрасли ${industry(id)}.`,
  soldToMarket({ seat, industry: id, at, price, settled, received }, say) {
    const how = { full: '', half: ' вне фазы продажи', OP39: ` (${byCard('OP39')})` }[at];
    const net =
      settled > 0
        ? ` На кредит уходит ${money(settled)}: ${received < 0 ? `доплата — ${money(-received)}` : received === 0 ? 'не остаётся ничего' : `остаётся ${money(received)}`}.`
        : '';
    return `${say.seat(seat)} продаёт на рынок${how} компанию в отрасли ${industry(id)} за ${money(price)}.${net}`;
  },
  lotAnnounced({ seat, industry: id, kind, start, bidders, because }, say) {
    const why = because === 'turn' ? '' : ` (${reason({}, because)})`;
    const [first, ...others] = bidders;
    const who =
      first === undefined
        ? 'Торговаться не вправе никто.'
        : others.length === 0
          ? `Торговаться может только ${say.seat(first)}.`
          : `Могут торговаться: ${say.list(bidders.map(say.seat))}.`;
    return `${say.seat(seat)} открывает аукцион${why}: ${names.kinds[kind].toLowerCase()} в отрасли ${industry(id)}, от ${money(start)}. ${who}`;
  },
  feePaid: ({ seat, amount }, say) => `${say.seat(seat)} платит взнос за участие в аукционе: ${money(amount)}.`,
  bidMade: ({ seat, amount }, say) => `${say.seat(seat)}: ставка ${money(amount)}.`,
  passed: ({ seat, during, isForced }, say) =>
    isForced ? `${say.seat(seat)} ${PASSED[during]}: другой возможности нет.` : `${say.seat(seat)} ${PASSED[during]}.`,
  lotSold({ seat, industry: id, bid, paid, usedQuota }, say) {
    const less = paid < bid ? ` за ${money(paid)} вместо ${money(bid)} (${byCard('OP11')})` : ` за ${money(paid)}`;
    return `${say.seat(seat)} покупает компанию в отрасли ${industry(id)}${less}${usedQuota ? ' и тратит квоту' : ''}.`;
  },
  lotUnsold: ({ industry: id, because }) =>
    because === 'noBid'
      ? `Ставок нет: компания в отрасли ${industry(id)} остаётся свободной.`
      : `Ставка не оплачена: компания в отрасли ${industry(id)} остаётся свободной.`,
  boughtDirectly: ({ seat, industry: id, kind, price, by }, say) =>
    `${say.seat(seat)} покупает у банка ${KIND[kind]} в отрасли ${industry(id)} за ${money(price)} (${byCard(by)}).`,
  projectsCreated: ({ seat, industry: id, count, cost, because }, say) =>
    `${say.seat(seat)} создаёт ${projects(count)} в отрасли ${industry(id)} за ${money(cost)}${because === 'turn' ? '' : ` (${byCard(because)})`}.`,
  takeoverOffered: ({ by, owner, industry: id, condition, price, keeping }, say) =>
    `${say.seat(by)} предлагает ${money(price)} за компанию ${names.conditions[condition]} в отрасли ${industry(id)}. Владелец — ${say.seat(owner)}; сохранить её стоит ${money(keeping)}.`,
  takeoverAccepted: ({ by, owner, industry: id, price, settled }, say) =>
    `${say.seat(owner)} продаёт компанию в отрасли ${industry(id)} за ${money(price)}; покупает ${say.seat(by)}.${settled > 0 ? ` На её кредит уходит ${money(settled)}.` : ''}`,
  takeoverRefused: ({ owner, industry: id, paid }, say) =>
    `${say.seat(owner)} платит банку ${money(paid)} и сохраняет компанию в отрасли ${industry(id)}.`,
  interestDue({ due, rate }, say) {
    const debtors = owing(due).map(({ seat, amount }) => `${say.seat(seat)} — ${money(amount)}`);
    return debtors.length === 0
      ? 'В этом году процентов никто не должен.'
      : `Проценты, по ${money(rate)} с кредита: ${debtors.join(', ')}.`;
  },
  interestPaid: ({ seat, amount }, say) => `${say.seat(seat)} платит проценты: ${money(amount)}.`,
  interestWaived: ({ seat, amount }, say) =>
    `${say.seat(seat)} не платит процентов, ${money(amount)}: карта ${byCard('OP21')}.`,
  yearEnded: ({ year }) => `Финансовый год ${year} окончен.`,
  auditorPassed: ({ from, to }, say) => `Карта аудитора переходит дальше: ${say.seat(from)} → ${say.seat(to)}.`,
  eventOpened: ({ card }) => `Событие года: ${byCard(card)}. ${cards.eventCards[card].effect}`,
  eventEnded: ({ card }) => `Событие ${byCard(card)} уходит в сброс.`,
} satisfies Partial<Events>;
