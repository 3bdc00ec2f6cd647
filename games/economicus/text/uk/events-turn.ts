import { owing } from '../reading.ts';
import type { Events } from '../types.ts';
import { cards } from './cards.ts';
import { names } from './names.ts';
import { byCard, industry, links, money, projects, reason } from './words.ts';

const RESULT = {
  succeeds: 'Проєкт стає компанією.',
  stays: 'Він лишається проєктом.',
  burns: 'Проєкт згорає, гроші втрачено.',
};
const PRICE = {
  sale: 'найвища ставка',
  projects: 'нові проєкти',
  noDemand: 'немає попиту',
  kept: 'власник зберігає компанію',
};
const KIND = { private: 'приватну компанію', state: 'держкомпанію' };
const PASSED = {
  auction: 'пасує в аукціоні',
  startUps: 'не створює проєктів',
  offers: 'не робить пропозицій',
};

/** The turn, phase by phase. */
export const turnEvents = {
  firstPlayerRolled({ rolls, first }, say) {
    const rolled = rolls.map(({ seat, blue, white }) => `${say.seat(seat)} — ${blue + white}`);
    return first === null
      ? `Кидок за перший хід: ${rolled.join(', ')}. Найбільші однакові й кидають знову.`
      : `Кидок за перший хід: ${rolled.join(', ')}. Перший хід і карту аудитора отримує ${say.seat(first)}.`;
  },
  placed: ({ seat, industry: id, kind }, say) =>
    kind === 'state'
      ? `${say.seat(seat)} витрачає квоту й займає держкомпанію в галузі ${industry(id)}.`
      : `${say.seat(seat)} займає приватну компанію в галузі ${industry(id)}.`,
  yearBegan: ({ year, auditor }, say) => `Починається фінансовий рік ${year}. Аудитор — ${say.seat(auditor)}.`,
  turnBegan: ({ seat, turn, ofYear }, say) => `Хід ${turn}, цього року — ${ofYear}. Ходить ${say.seat(seat)}.`,
  turnSkipped: ({ seat }, say) => `${say.seat(seat)} — банкрут до нового року, хід пропускається.`,
  steppedIn: ({ seat, instead }, say) =>
    `До кінця ходу активний гравець — ${say.seat(seat)}: вибуває ${say.seat(instead)}.`,
  diceRolled({ seat, blue, white, because }, say) {
    const why = because === 'turn' ? '' : ` (${reason({}, because)})`;
    return `${say.seat(seat)} кидає кубики${why}: синій ${blue} + білий ${white} = ${blue + white}.`;
  },
  industryShifted: ({ seat, from, to }, say) =>
    `${say.seat(seat)} змінює галузь, що випала: ${industry(from)} → ${industry(to)}.`,
  industryActive: ({ industry: id }) => `Активна галузь: ${industry(id)}.`,
  priceSet: ({ industry: id, die, price }) =>
    `Перша ціна галузі ${industry(id)}: синій кубик ${die} × 3 = ${money(price)}.`,
  priceChanged: ({ industry: id, from, to, because }) =>
    `Ціна галузі ${industry(id)}: ${money(from)} → ${money(to)} (${reason(PRICE, because)}).`,
  profited: ({ seat, amount, links: chain }, say) =>
    amount < 0
      ? `${say.seat(seat)} зазнає збитку ${money(-amount)}: ${links(chain, say)}.`
      : amount === 0
        ? `${say.seat(seat)} лишається без прибутку: ${links(chain, say)}.`
        : `${say.seat(seat)} отримує прибуток ${money(amount)}: ${links(chain, say)}.`,
  upkeepPaid: ({ seat, industry: id, amount }, say) =>
    `${say.seat(seat)} сплачує ${money(amount)} за проєкт у галузі ${industry(id)}.`,
  projectRolled: ({ seat, industry: id, die, bonus, result }, say) =>
    `${say.seat(seat)} кидає кубик за проєкт у галузі ${industry(id)}: ${die}${bonus > 0 ? ` + ${bonus}` : ''}. ${RESULT[result]}`,
  projectBurnt: ({ seat, industry: id, because }, say) =>
    because === 'bankruptcy'
      ? `Разом із банкрутством згорає проєкт у галузі ${industry(id)}; власник — ${say.seat(seat)}.`
      : because === 'CS7'
        ? `У кризі згорає проєкт у галузі ${industry(id)}; власник — ${say.seat(seat)}.`
        : `За проєкт у галузі ${industry(id)} не сплачено, і він згорає; власник — ${say.seat(seat)}.`,
  projectOffered: ({ from, to, industry: id, price }, say) =>
    `${say.seat(from)} пропонує проєкт у галузі ${industry(id)} за ${money(price)}. Вирішує ${say.seat(to)}.`,
  projectSold: ({ from, to, industry: id, price }, say) =>
    `${say.seat(to)} купує проєкт у галузі ${industry(id)} за ${money(price)}; продає ${say.seat(from)}.`,
  projectDeclined: ({ to, industry: id }, say) => `${say.seat(to)} не купує проєкту в галузі ${industry(id)}.`,
  soldToMarket({ seat, industry: id, at, price, settled, received }, say) {
    const how = { full: '', half: ' поза фазою продажу', OP39: ` (${byCard('OP39')})` }[at];
    const net =
      settled > 0
        ? ` На кредит іде ${money(settled)}: ${received < 0 ? `доплата — ${money(-received)}` : received === 0 ? 'не лишається нічого' : `лишається ${money(received)}`}.`
        : '';
    return `${say.seat(seat)} продає на ринок${how} компанію в галузі ${industry(id)} за ${money(price)}.${net}`;
  },
  lotAnnounced({ seat, industry: id, kind, start, bidders, because }, say) {
    const why = because === 'turn' ? '' : ` (${reason({}, because)})`;
    const [first, ...others] = bidders;
    const who =
      first === undefined
        ? 'Торгуватися не може ніхто.'
        : others.length === 0
          ? `Торгуватися може лише ${say.seat(first)}.`
          : `Можуть торгуватися: ${say.list(bidders.map(say.seat))}.`;
    return `${say.seat(seat)} відкриває аукціон${why}: ${names.kinds[kind].toLowerCase()} в галузі ${industry(id)}, від ${money(start)}. ${who}`;
  },
  feePaid: ({ seat, amount }, say) => `${say.seat(seat)} сплачує внесок за участь в аукціоні: ${money(amount)}.`,
  bidMade: ({ seat, amount }, say) => `${say.seat(seat)}: ставка ${money(amount)}.`,
  passed: ({ seat, during, isForced }, say) =>
    isForced ? `${say.seat(seat)} ${PASSED[during]}: іншої змоги немає.` : `${say.seat(seat)} ${PASSED[during]}.`,
  lotSold({ seat, industry: id, bid, paid, usedQuota }, say) {
    const less = paid < bid ? ` за ${money(paid)} замість ${money(bid)} (${byCard('OP11')})` : ` за ${money(paid)}`;
    return `${say.seat(seat)} купує компанію в галузі ${industry(id)}${less}${usedQuota ? ' і витрачає квоту' : ''}.`;
  },
  lotUnsold: ({ industry: id, because }) =>
    because === 'noBid'
      ? `Ставок немає: компанія в галузі ${industry(id)} лишається вільною.`
      : `Ставку не сплачено: компанія в галузі ${industry(id)} лишається вільною.`,
  boughtDirectly: ({ seat, industry: id, kind, price, by }, say) =>
    `${say.seat(seat)} купує в банку ${KIND[kind]} в галузі ${industry(id)} за ${money(price)} (${byCard(by)}).`,
  projectsCreated: ({ seat, industry: id, count, cost, because }, say) =>
    `${say.seat(seat)} створює ${projects(count)} у галузі ${industry(id)} за ${money(cost)}${because === 'turn' ? '' : ` (${byCard(because)})`}.`,
  takeoverOffered: ({ by, owner, industry: id, condition, price, keeping }, say) =>
    `${say.seat(by)} пропонує ${money(price)} за компанію в галузі ${industry(id)}, ${names.conditions[condition]}. Власник — ${say.seat(owner)}; зберегти її коштує ${money(keeping)}.`,
  takeoverAccepted: ({ by, owner, industry: id, price, settled }, say) =>
    `${say.seat(owner)} продає компанію в галузі ${industry(id)} за ${money(price)}; купує ${say.seat(by)}.${settled > 0 ? ` На її кредит іде ${money(settled)}.` : ''}`,
  takeoverRefused: ({ owner, industry: id, paid }, say) =>
    `${say.seat(owner)} сплачує банку ${money(paid)} і зберігає компанію в галузі ${industry(id)}.`,
  interestDue({ due, rate }, say) {
    const debtors = owing(due).map(({ seat, amount }) => `${say.seat(seat)} — ${money(amount)}`);
    return debtors.length === 0
      ? 'Цього року відсотків ніхто не винен.'
      : `Відсотки, по ${money(rate)} з кредиту: ${debtors.join(', ')}.`;
  },
  interestPaid: ({ seat, amount }, say) => `${say.seat(seat)} сплачує відсотки: ${money(amount)}.`,
  interestWaived: ({ seat, amount }, say) =>
    `${say.seat(seat)} не сплачує відсотків, ${money(amount)}: карта ${byCard('OP21')}.`,
  yearEnded: ({ year }) => `Фінансовий рік ${year} закінчено.`,
  auditorPassed: ({ from, to }, say) => `Карта аудитора переходить далі: ${say.seat(from)} → ${say.seat(to)}.`,
  eventOpened: ({ card }) => `Подія року: ${byCard(card)}. ${cards.eventCards[card].effect}`,
  eventEnded: ({ card }) => `Подія ${byCard(card)} іде у відбій.`,
} satisfies Partial<Events>;
