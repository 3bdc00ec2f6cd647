import { BUDGET } from '../../content/events.ts';
import type { Industry } from '../../content/industries.ts';
import { AUCTION_FEE, HAND_LIMIT, START_COMPANIES, UPKEEP } from '../../content/table.ts';
import { industryOf, interestOf, investigationOf, isAbleToPay, isOwner, own, type Table, top } from '../reading.ts';
import type { Questions } from '../types.ts';
import { names } from './names.ts';
import { byCard, industry, money, option, upToCompanies } from './words.ts';

const purse = (view: Table): string => {
  const me = own(view);
  return me === null ? '' : ` Ви маєте ${money(me.cash)}.`;
};
const price = (view: Table, id: Industry): string => money(view.prices[id] ?? 0);

export const questions: Questions = {
  'placement.choice': (view) =>
    top(view, 'placement')?.isReturn
      ? `Ви знову в грі: займіть вільну компанію, усього ${START_COMPANIES}. Держкомпанія коштує квоти.`
      : `Займіть вільну компанію в галузі з білим номером, усього ${START_COMPANIES}. Держкомпанія коштує квоти.`,
  'window.free'(view) {
    const f = top(view, 'window');
    const active = view.turn.industry;
    if (f === null) return 'Дійте або продовжуйте.';
    if (f.window === 'FW1' && view.active === view.viewer) return `Ваш хід: киньте кубики.${purse(view)}`;
    if (f.window === 'FW4' && active !== null && isOwner(view, active))
      return `Продайте компанії в галузі ${industry(active)} по ${price(view, active)} або продовжуйте. Хто продає, той цього ходу не торгується.`;
    if (f.window === 'FW2' && active !== null)
      return `Випадає галузь ${industry(active)}. Зіграйте карту на кидок або продовжуйте.`;
    return `${names.windows[f.window]}: дійте, якщо хочете, або продовжуйте.${purse(view)}`;
  },
  'project.upkeep'(view) {
    const f = top(view, 'project');
    if (f === null) return 'Вашому проєктові потрібні гроші.';
    const how = isAbleToPay(view, UPKEEP) ? 'Сплатіть' : 'Знайдіть гроші';
    return `Вашому проєктові в галузі ${industry(f.industry)} потрібно ${money(UPKEEP)}.${purse(view)} ${how}, запропонуйте його іншим або дайте йому згоріти.`;
  },
  'projectSale.answer'(view, say) {
    const f = top(view, 'projectSale');
    return f === null
      ? 'Ви купите проєкт?'
      : `${say.seat(f.from)} пропонує вам проєкт у галузі ${industry(f.industry)} за ${money(f.price)}. Після цього ви одразу сплачуєте ${money(UPKEEP)} і кидаєте кубик.`;
  },
  'halfSale.confirmation'(view) {
    const f = top(view, 'halfSale');
    if (f === null) return 'Ви продаєте за цю ціну?';
    const id = industryOf(f.company);
    const brings =
      f.proceeds < 0
        ? `З кредитом ви доплатите ${money(-f.proceeds)}`
        : `За компанію ви отримаєте ${money(f.proceeds)}`;
    return `Ціна галузі ${industry(id)} тепер ${price(view, id)}. ${brings}. Ви її продаєте?`;
  },
  'handOver.choice'(view, say) {
    const f = top(view, 'handOver');
    return f === null
      ? 'Виберіть карти, які віддаєте.'
      : `Угоду прийнято. Виберіть карти, які віддаєте з руки; отримує ${say.seat(f.from)}.`;
  },
  'payment.raising'(view, say) {
    const f = top(view, 'payment');
    if (f === null) return 'Знайдіть гроші.';
    const to = f.creditor === null ? 'банк' : say.seat(f.creditor);
    return f.debtor === view.viewer
      ? `Ви винні ${money(f.amount)}, отримує ${to}.${purse(view)} Беріть кредити, продавайте й домовляйтеся, доки не зможете сплатити, або оголосіть себе банкрутом.`
      : `Борг — ${money(f.amount)}, платить ${say.seat(f.debtor)}. Вам пропонують угоду.`;
  },
  'crisis.bailout'(view) {
    const f = top(view, 'crisis');
    return f?.card == null || f.industry === null
      ? 'Ви рятуєте галузь?'
      : `Карта ${byCard(f.card)} б’є по галузі ${industry(f.industry)}. Ви відповісте картою?`;
  },
  'crisis.insurance'(view) {
    const id = top(view, 'crisis')?.industry;
    return id == null
      ? 'Ви скористаєтеся страховкою?'
      : `Криза вдарила по галузі ${industry(id)}, де є ваші компанії. Ви відповісте картою?`;
  },
  'crisis.rescue'(view) {
    const id = top(view, 'crisis')?.industry;
    const where = id == null ? '' : ` у галузі ${industry(id)}`;
    return `Сплатіть ${money(UPKEEP)} за свій проєкт${where}, або він згорить.${purse(view)}`;
  },
  'auction.announcement'(view) {
    const f = top(view, 'auction');
    return f === null
      ? 'Яку компанію виставлено?'
      : `Яку компанію галузі ${industry(f.industry)} ви виставляєте, приватну чи державну? Ставки — від ${money(f.start)}.`;
  },
  'auction.bidding'(view, say) {
    const f = top(view, 'auction');
    if (f === null || f.kind === null) return 'Зробіть ставку або спасуйте до кінця аукціону.';
    const last =
      f.last === null || f.leader === null
        ? `Ставки — від ${money(f.start)}.`
        : `${say.seat(f.leader)} дає ${money(f.last)}.`;
    const fee =
      view.viewer === null || f.admitted.includes(view.viewer)
        ? ''
        : ` Внесок за першу ставку — ${money(AUCTION_FEE)}.`;
    return `${names.kinds[f.kind]} в галузі ${industry(f.industry)}. ${last} Ставте або спасуйте до кінця аукціону.${fee}${purse(view)}`;
  },
  'auction.settlement'(view) {
    const f = top(view, 'auction');
    return f?.last == null
      ? 'Ви виграли аукціон. Сплачуєте?'
      : `Ви виграли компанію в галузі ${industry(f.industry)} за ${money(f.last)}. Сплатіть або спершу дайте відповідь картою.`;
  },
  'startUps.creation'(view) {
    const f = top(view, 'startUps');
    return f === null
      ? 'Створіть проєкти або спасуйте.'
      : `Створіть проєкти в галузі ${industry(f.industry)} по ${money(f.cost)} або спасуйте.${purse(view)}`;
  },
  'offers.offering'(view) {
    const f = top(view, 'offers');
    if (f === null) return 'Зробіть виняткову пропозицію або спасуйте.';
    return `Запропонуйте ${money(f.cost)} за чужу компанію в галузі ${industry(f.industry)} або спасуйте до кінця ходу.${purse(view)}`;
  },
  'offers.answer'(view, say) {
    const f = top(view, 'offers');
    return f?.pending == null
      ? 'Ви продаєте свою компанію?'
      : `${say.seat(f.pending.by)} пропонує ${money(f.cost)} за вашу компанію в галузі ${industry(f.industry)}. Продайте її або сплатіть банку ${price(view, f.industry)}, щоб зберегти; тоді ціна подвоїться.${purse(view)}`;
  },
  'interest.paying': (view) => `Час сплачувати відсотки: ${money(interestOf(view))}.${purse(view)}`,
  'event.choice': () => `Щедрий бюджет: візьміть ${money(BUDGET)} або карту опцій.`,
  'event.surrender'(view) {
    const id = top(view, 'event')?.industry;
    return id == null
      ? 'Яку компанію ви віддаєте державі?'
      : `Одна з ваших компаній у галузі ${industry(id)} переходить державі за її ціну. Яка саме?`;
  },
  'card.shield'(view, say) {
    const f = top(view, 'card');
    return f === null
      ? 'Ви захищаєте свою компанію?'
      : `${say.seat(f.by)} спрямовує на вашу компанію карту ${option(f.card)}. Ви відповісте картою?`;
  },
  'card.investigation'(view, say) {
    const { cost, above } = investigationOf(view);
    const f = top(view, 'card');
    const whom = f === null ? 'Злочин удався.' : `Злочин ${option(f.card)} удався, його вчиняє ${say.seat(f.by)}.`;
    return `${whom} Розслідувати за ${money(cost)}? Більше ніж ${above} на кубику — злочин скасовано, а вам зірка.${purse(view)}`;
  },
  'card.verdict'(view, say) {
    const f = top(view, 'card');
    return f?.detective == null
      ? 'Вас викрито. Ви відповісте картою?'
      : `Вас викриває ${say.seat(f.detective)}. Дайте відповідь картою або втратьте зірку й здобич.`;
  },
  'loss.insurance'(view) {
    const f = top(view, 'loss');
    return f === null
      ? 'Ви скористаєтеся страховкою?'
      : `Вашу компанію в галузі ${industry(f.industry)} забрали. Ви відповісте картою?`;
  },
  'overflow.surplus': () => `На руці більше ніж ${HAND_LIMIT} карт опцій. Зіграйте або скиньте одну.`,
  'briefing.order'(view) {
    const f = top(view, 'briefing');
    const count = f === null ? '' : ` Карт: ${f.count}.`;
    return `У якому порядку повернути верхні карти криз? Першою — ту, що відкриється наступною.${count}`;
  },
  'insider.sale'(view) {
    const f = top(view, 'insider');
    return f === null
      ? 'Продайте за повну ціну або зупиніться.'
      : `Продайте за повну ціну в будь-яких галузях, не більше ніж ${upToCompanies(f.left)}, або зупиніться.`;
  },
  'espionage.theft'(view, say) {
    const f = top(view, 'espionage');
    return f === null ? 'Яку карту ви берете?' : `Яку карту ви берете? Її втрачає ${say.seat(f.victim)}.`;
  },
};
