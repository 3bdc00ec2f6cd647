import type { Seat, StateView } from '@parlour/kernel';
import type { Lessons } from '@parlour/kit';
import { INDUSTRIES } from '../content/industries.ts';
import type { Economicus } from '../types.ts';

type Seen = StateView<Economicus>;

/** A tip reads the view of its game; the shell does not know which that is. */
const when = (isDue: (view: Seen, seat: Seat) => boolean) => (view: unknown, seat: Seat) => isDue(view as Seen, seat);
const question = (view: Seen): string => {
  const top = view.stack.at(-1);
  return top === undefined ? '' : `${top.phase}.${top.step}`;
};
const windowOf = (view: Seen): string | null => {
  const top = view.stack.at(-1);
  return top?.phase === 'window' ? top.window : null;
};
const owns = (view: Seen, seat: Seat): boolean => view.players[seat].companies.some((count) => count > 0);
const loans = (view: Seen, seat: Seat): number => view.players[seat].mortgaged.reduce((sum, count) => sum + count, 0);

/** Where beginners stumble (specification, 9.3), each said once when its moment comes; and the turn on one page. */
export const lessons: Lessons = {
  tips: [
    {
      id: 'everybodysTurn',
      rule: 'EC-5.2',
      isDue: when((view, seat) => windowOf(view) === 'FW4' && view.active !== seat),
      say: {
        en: 'You act in everyone’s turn: sales, bids, projects and offers are open to all.',
        ru: 'Вы действуете в каждый ход: продажа, торги, проекты и предложения открыты всем.',
        uk: 'Ви дієте в кожен хід: продаж, торги, проєкти й пропозиції відкриті всім.',
      },
    },
    {
      id: 'activeOnly',
      rule: 'EC-7.1',
      isDue: when((view, seat) => view.turn.part === 'T5' && owns(view, seat)),
      say: {
        en: 'Only owners in the active industry make a profit; but then their whole chain pays. Point at a segment to see what it would bring.',
        ru: 'Прибыль получают лишь владельцы компаний активной отрасли; зато платит вся их цепочка. Наведите на сектор, чтобы увидеть сколько.',
        uk: 'Прибуток отримують лише власники компаній активної галузі; зате платить увесь їхній ланцюжок. Наведіть на сектор, щоб побачити скільки.',
      },
    },
    {
      id: 'sellOrBid',
      rule: 'EC-9.3',
      isDue: when(
        (view, seat) =>
          windowOf(view) === 'FW4' &&
          view.turn.industry !== null &&
          view.players[seat].companies[view.turn.industry] > 0,
      ),
      say: {
        en: 'If you sell at full price now, you can’t take part in this turn’s auction.',
        ru: 'Продав сейчас по полной цене, вы не сможете участвовать в аукционе этого хода.',
        uk: 'Продавши зараз за повною ціною, ви не зможете брати участь в аукціоні цього ходу.',
      },
    },
    {
      id: 'priceIsBid',
      rule: 'EC-11.14',
      isDue: when((view) => question(view) === 'auction.bidding'),
      say: {
        en: 'The winning bid becomes the price: your other companies there are worth more, and cost more to take from you.',
        ru: 'Сумма продажи становится ценой: дороже и ваши другие компании здесь, и труднее их отнять.',
        uk: 'Сума продажу стає ціною: дорожчі й інші ваші компанії тут, і важче їх забрати.',
      },
    },
    {
      id: 'cheapPrey',
      rule: 'EC-12.1',
      isDue: when((view, seat) =>
        INDUSTRIES.some((industry) => (view.prices[industry] ?? 99) <= 3 && view.players[seat].companies[industry] > 0),
      ),
      say: {
        en: 'A price of 1 to 3M makes your company easy prey: an exceptional offer costs just twice that.',
        ru: 'При цене 1–3М ваша компания — лёгкая добыча: исключительное предложение стоит лишь вдвое больше.',
        uk: 'За ціни 1–3М ваша компанія — легка здобич: виняткова пропозиція коштує лише вдвічі більше.',
      },
    },
    {
      id: 'loan',
      rule: 'EC-14.6',
      isDue: when((view, seat) => loans(view, seat) > 0),
      say: {
        en: 'A loan costs 1M a year and 6M to repay. It’s called in if you sell to the market; if another player gets the company, it goes along.',
        ru: 'Кредит стоит 1М в год, погашение — 6М. При продаже на рынок его взыщут, а к другому игроку он переходит с компанией.',
        uk: 'Кредит коштує 1М на рік, погашення — 6М. При продажу на ринок його стягнуть, а до іншого гравця він переходить з компанією.',
      },
    },
    {
      id: 'project',
      rule: 'EC-3.11',
      isDue: when((view) => question(view) === 'startUps.creation'),
      say: {
        en: 'A project isn’t a company: no star, no chain, and 2M every time its industry comes up. A 5 or 6 turns it into one.',
        ru: 'Проект — не компания: ни звезды, ни цепочки и 2М каждый раз, когда выпадает отрасль. 5 или 6 делает его компанией.',
        uk: 'Проєкт — не компанія: ні зірки, ні ланцюжка і 2М щоразу, коли випадає галузь. 5 або 6 робить його компанією.',
      },
    },
    {
      id: 'majority',
      rule: 'EC-3.4',
      isDue: when((view) => view.options.rules === 'full' && question(view) === 'placement.choice'),
      say: {
        en: 'A sole owner has the majority: two industries of your own are four stars. In a tie, neither gets the majority star.',
        ru: 'У единственного владельца — преимущество: две свои отрасли — четыре звезды. При равенстве звезду за преимущество не получает никто.',
        uk: 'У єдиного власника — перевага: дві власні галузі — чотири зірки. За рівності зірки за перевагу не отримує ніхто.',
      },
    },
    {
      id: 'quota',
      rule: 'EC-11.11',
      isDue: when((view) => view.options.rules === 'full' && question(view) === 'auction.announcement'),
      say: {
        en: 'Without a quota nobody can bid for a state company; if you hold the only one, you bid alone.',
        ru: 'Без квоты за госкомпанию не торгуются; если квота только у вас, соперников в торгах нет.',
        uk: 'Без квоти за держкомпанію не торгуються; якщо квота лише у вас, суперників у торгах немає.',
      },
    },
    {
      id: 'forecast',
      rule: 'EC-10.1',
      isDue: when((view) => view.forecast !== null && view.turn.industry === view.forecast),
      say: {
        en: 'The storm cloud stands on the active industry: a crisis card is turned up before the auction. Count what’s left: forecasts ease a crisis, strength cards strike.',
        ru: 'Туча стоит на активной отрасли: перед аукционом откроют карту кризиса. Считайте, что осталось: прогнозы смягчают, силы бьют.',
        uk: 'Хмара стоїть на активній галузі: перед аукціоном відкриють карту кризи. Рахуйте, що лишилося: прогнози пом’якшують, сили б’ють.',
      },
    },
  ],
  turn: {
    title: { en: 'A turn on one page', ru: 'Ход на одной странице', uk: 'Хід на одній сторінці' },
    steps: [
      {
        rule: 'EC-6.1',
        say: {
          en: '1. Active industry: the dice choose it. A first price is three times the blue die.',
          ru: '1. Активная отрасль: её называет сумма кубиков. Первая цена — утроенное значение синего кубика.',
          uk: '1. Активна галузь: її називає сума кубиків. Перша ціна — потроєне значення синього кубика.',
        },
      },
      {
        rule: 'EC-7.1',
        say: {
          en: '2. Profit: owners there are paid for their whole chain.',
          ru: '2. Прибыль: владельцы получают прибыль всей цепочки.',
          uk: '2. Прибуток: власники отримують прибуток усього ланцюжка.',
        },
      },
      {
        rule: 'EC-8.1',
        say: {
          en: '3. Projects: pay 2M for each and roll a die: 5–6 a company, 2–4 it waits, 1 it burns.',
          ru: '3. Проекты: за проект платят 2М и бросают кубик: 5–6 — компания, 2–4 — ждёт, 1 — сгорает.',
          uk: '3. Проєкти: за проєкт платять 2М і кидають кубик: 5–6 — компанія, 2–4 — чекає, 1 — згорає.',
        },
      },
      {
        rule: 'EC-9.1',
        say: {
          en: '4. Sale at full price; if you sell, you can’t bid.',
          ru: '4. Продажа по полной цене; кто продаёт, не торгуется.',
          uk: '4. Продаж за повною ціною; хто продає, не торгується.',
        },
      },
      {
        rule: 'EC-10.1',
        say: {
          en: '5. Crisis (full rules): a card, if the forecast is on the active industry.',
          ru: '5. Кризис (полные правила): карта, если прогноз стоит на активной отрасли.',
          uk: '5. Криза (повні правила): карта, якщо прогноз стоїть на активній галузі.',
        },
      },
      {
        rule: 'EC-11.1',
        say: {
          en: '6. Auction of one free company, then projects at half price. If there’s no demand, the price falls.',
          ru: '6. Аукцион одной свободной компании, потом проекты за полцены. Нет спроса — цена падает.',
          uk: '6. Аукціон однієї вільної компанії, потім проєкти за пів ціни. Немає попиту — ціна падає.',
        },
      },
      {
        rule: 'EC-12.1',
        say: {
          en: '7. Exceptional offers: twice the price; the owner sells, or pays the price to keep the company, and it doubles.',
          ru: '7. Исключительные предложения: двойная цена; владелец продаёт или платит цену, и она удваивается.',
          uk: '7. Виняткові пропозиції: подвійна ціна; власник продає або платить ціну, і вона подвоюється.',
        },
      },
      {
        rule: 'EC-13.3',
        say: {
          en: 'After a round and one more turn the year ends: 1M interest on every loan.',
          ru: 'После круга и ещё одного хода год кончается: 1М процентов за каждый кредит.',
          uk: 'Після кола й ще одного ходу рік закінчується: 1М відсотків за кожен кредит.',
        },
      },
    ],
  },
};
