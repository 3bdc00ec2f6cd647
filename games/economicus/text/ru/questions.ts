import { BUDGET } from '../../content/events.ts';
import type { Industry } from '../../content/industries.ts';
import { AUCTION_FEE, HAND_LIMIT, START_COMPANIES, UPKEEP } from '../../content/table.ts';
import { industryOf, interestOf, investigationOf, isAbleToPay, isOwner, own, type Table, top } from '../reading.ts';
import type { Questions } from '../types.ts';
import { names } from './names.ts';
import { byCard, industry, money, option, upToCompanies } from './words.ts';

const purse = (view: Table): string => {
  const me = own(view);
  return me === null ? '' : ` У вас ${money(me.cash)}.`;
};
const price = (view: Table, id: Industry): string => money(view.prices[id] ?? 0);

export const questions: Questions = {
  'placement.choice': (view) =>
    top(view, 'placement')?.isReturn
      ? `Вы снова в игре: займите свободную компанию, всего ${START_COMPANIES}. Госкомпания стоит квоты.`
      : `Займите свободную компанию в отрасли с белым номером, всего ${START_COMPANIES}. Госкомпания стоит квоты.`,
  'window.free'(view) {
    const f = top(view, 'window');
    const active = view.turn.industry;
    if (f === null) return 'Действуйте или продолжайте.';
    if (f.window === 'FW1' && view.active === view.viewer) return `Ваш ход: бросьте кубики.${purse(view)}`;
    if (f.window === 'FW4' && active !== null && isOwner(view, active))
      return `Продайте компании в отрасли ${industry(active)} по ${price(view, active)} или продолжайте. Кто продаёт, тот в этот ход не торгуется.`;
    if (f.window === 'FW2' && active !== null)
      return `Выпадает отрасль ${industry(active)}. Сыграйте карту на бросок или продолжайте.`;
    return `${names.windows[f.window]}: действуйте, если хотите, или продолжайте.${purse(view)}`;
  },
  'project.upkeep'(view) {
    const f = top(view, 'project');
    if (f === null) return 'Вашему проекту нужны деньги.';
    const how = isAbleToPay(view, UPKEEP) ? 'Заплатите' : 'Найдите деньги';
    return `Вашему проекту в отрасли ${industry(f.industry)} нужно ${money(UPKEEP)}.${purse(view)} ${how}, предложите его другим или дайте ему сгореть.`;
  },
  'projectSale.answer'(view, say) {
    const f = top(view, 'projectSale');
    return f === null
      ? 'Вы купите проект?'
      : `${say.seat(f.from)} предлагает вам проект в отрасли ${industry(f.industry)} за ${money(f.price)}. После этого вы сразу платите ${money(UPKEEP)} и бросаете кубик.`;
  },
  'halfSale.confirmation'(view) {
    const f = top(view, 'halfSale');
    if (f === null) return 'Вы продаёте по этой цене?';
    const id = industryOf(f.company);
    const brings =
      f.proceeds < 0
        ? `С учётом кредита вы доплатите ${money(-f.proceeds)}`
        : `За компанию вы получите ${money(f.proceeds)}`;
    return `Цена отрасли ${industry(id)} теперь ${price(view, id)}. ${brings}. Вы её продаёте?`;
  },
  'handOver.choice'(view, say) {
    const f = top(view, 'handOver');
    return f === null
      ? 'Выберите карты, которые отдаёте.'
      : `Сделка принята. Выберите карты, которые отдаёте с руки; получает ${say.seat(f.from)}.`;
  },
  'payment.raising'(view, say) {
    const f = top(view, 'payment');
    if (f === null) return 'Найдите деньги.';
    const to = f.creditor === null ? 'банк' : say.seat(f.creditor);
    return f.debtor === view.viewer
      ? `Вы должны ${money(f.amount)}, получает ${to}.${purse(view)} Берите кредиты, продавайте и договаривайтесь, пока не сможете заплатить, или объявите себя банкротом.`
      : `Долг — ${money(f.amount)}, платит ${say.seat(f.debtor)}. Вам предлагают сделку.`;
  },
  'crisis.bailout'(view) {
    const f = top(view, 'crisis');
    return f?.card == null || f.industry === null
      ? 'Вы спасаете отрасль?'
      : `Карта ${byCard(f.card)} бьёт по отрасли ${industry(f.industry)}. Вы ответите картой?`;
  },
  'crisis.insurance'(view) {
    const id = top(view, 'crisis')?.industry;
    return id == null
      ? 'Воспользуетесь страховкой?'
      : `Кризис ударил по отрасли ${industry(id)}, где есть ваши компании. Вы ответите картой?`;
  },
  'crisis.rescue'(view) {
    const id = top(view, 'crisis')?.industry;
    const where = id == null ? '' : ` в отрасли ${industry(id)}`;
    return `Заплатите ${money(UPKEEP)} за свой проект${where}, или он сгорит.${purse(view)}`;
  },
  'auction.announcement'(view) {
    const f = top(view, 'auction');
    return f === null
      ? 'Какая компания выставляется?'
      : `Какую компанию отрасли ${industry(f.industry)} вы выставляете, частную или государственную? Ставки — от ${money(f.start)}.`;
  },
  'auction.bidding'(view, say) {
    const f = top(view, 'auction');
    if (f === null || f.kind === null) return 'Сделайте ставку или спасуйте до конца аукциона.';
    const last =
      f.last === null || f.leader === null
        ? `Ставки — от ${money(f.start)}.`
        : `${say.seat(f.leader)} даёт ${money(f.last)}.`;
    const fee =
      view.viewer === null || f.admitted.includes(view.viewer)
        ? ''
        : ` Взнос за первую ставку — ${money(AUCTION_FEE)}.`;
    return `${names.kinds[f.kind]} в отрасли ${industry(f.industry)}. ${last} Ставьте или спасуйте до конца аукциона.${fee}${purse(view)}`;
  },
  'auction.settlement'(view) {
    const f = top(view, 'auction');
    return f?.last == null
      ? 'Вы выиграли аукцион. Платите?'
      : `Вы выиграли компанию в отрасли ${industry(f.industry)} за ${money(f.last)}. Платите или сначала ответьте картой.`;
  },
  'startUps.creation'(view) {
    const f = top(view, 'startUps');
    return f === null
      ? 'Создайте проекты или спасуйте.'
      : `Создайте проекты в отрасли ${industry(f.industry)} по ${money(f.cost)} или спасуйте.${purse(view)}`;
  },
  'offers.offering'(view) {
    const f = top(view, 'offers');
    if (f === null) return 'Сделайте исключительное предложение или спасуйте.';
    return `Предложите ${money(f.cost)} за чужую компанию в отрасли ${industry(f.industry)} или спасуйте до конца хода.${purse(view)}`;
  },
  'offers.answer'(view, say) {
    const f = top(view, 'offers');
    return f?.pending == null
      ? 'Вы продаёте свою компанию?'
      : `${say.seat(f.pending.by)} предлагает ${money(f.cost)} за вашу компанию в отрасли ${industry(f.industry)}. Продайте её или заплатите банку ${price(view, f.industry)}, чтобы сохранить; тогда цена удвоится.${purse(view)}`;
  },
  'interest.paying': (view) => `Пора платить проценты: ${money(interestOf(view))}.${purse(view)}`,
  'event.choice': () => `Щедрый бюджет: возьмите ${money(BUDGET)} или карту опций.`,
  'event.surrender'(view) {
    const id = top(view, 'event')?.industry;
    return id == null
      ? 'Какую компанию вы отдаёте государству?'
      : `Одна из ваших компаний в отрасли ${industry(id)} переходит государству за её цену. Какая?`;
  },
  'card.shield'(view, say) {
    const f = top(view, 'card');
    return f === null
      ? 'Вы защищаете свою компанию?'
      : `${say.seat(f.by)} направляет на вашу компанию карту ${option(f.card)}. Вы ответите картой?`;
  },
  'card.investigation'(view, say) {
    const { cost, above } = investigationOf(view);
    const f = top(view, 'card');
    const whom =
      f === null ? 'Преступление удалось.' : `Преступление ${option(f.card)} удалось, виновник — ${say.seat(f.by)}.`;
    return `${whom} Расследовать за ${money(cost)}? Больше ${above} на кубике — преступление отменено, а вам звезда.${purse(view)}`;
  },
  'card.verdict'(view, say) {
    const f = top(view, 'card');
    return f?.detective == null
      ? 'Вас разоблачили. Вы ответите картой?'
      : `Вас разоблачает ${say.seat(f.detective)}. Ответьте картой или потеряйте звезду и добычу.`;
  },
  'loss.insurance'(view) {
    const f = top(view, 'loss');
    return f === null
      ? 'Воспользуетесь страховкой?'
      : `Вашу компанию в отрасли ${industry(f.industry)} забрали. Вы ответите картой?`;
  },
  'overflow.surplus': () => `На руке больше ${HAND_LIMIT} карт опций. Сыграйте или сбросьте одну.`,
  'briefing.order'(view) {
    const f = top(view, 'briefing');
    const count = f === null ? '' : ` Карт: ${f.count}.`;
    return `В каком порядке вернуть верхние карты кризисов? Первой — ту, что откроется следующей.${count}`;
  },
  'insider.sale'(view) {
    const f = top(view, 'insider');
    return f === null
      ? 'Продайте за полную цену или остановитесь.'
      : `Продайте за полную цену в любых отраслях, не больше ${upToCompanies(f.left)}, или остановитесь.`;
  },
  'espionage.theft'(view, say) {
    const f = top(view, 'espionage');
    return f === null ? 'Какую карту вы берёте?' : `Какую карту вы берёте? Её теряет ${say.seat(f.victim)}.`;
  },
};
