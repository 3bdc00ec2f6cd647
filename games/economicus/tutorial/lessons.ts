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
        en: 'You act in everybody’s turn: sale, bid, project and offer are open to all.',
        ru: 'Вы действуете в каждый ход: продажа, торги, проекты и предложения открыты всем.',
        uk: 'Ви дієте в кожен хід: продаж, торги, проєкти й пропозиції відкриті всім.',
      },
    },
    {
      id: 'activeOnly',
      rule: 'EC-7.1',
      isDue: when((view, seat) => view.turn.part === 'T5' && owns(view, seat)),
      say: {
        en: 'Profit comes only to those who own a company in the active industry; then their whole chain pays. Point at a segment to see what it would bring.',
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
        en: 'Selling at full price now bars you from the auction of this turn.',
        ru: 'Продав сейчас по полной цене, вы не сможете участвовать в аукционе этого хода.',
        uk: 'Продавши зараз за повною ціною, ви не зможете брати участь в аукціоні цього ходу.',
      },
    },
    {
      id: 'priceIsBid',
      rule: 'EC-11.14',
      isDue: when((view) => question(view) === 'auction.bidding'),
      say: {
        en: 'The sum of the sale becomes the price: it makes your other companies there dearer, and dearer to take from you.',
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
        en: 'A price of 1 to 3M makes your company easy prey: an exceptional offer costs only twice that.',
        ru: 'При цене 1–3М ваша компания — лёгкая добыча: исключительное предложение стоит лишь вдвое больше.',
        uk: 'За ціни 1–3М ваша компанія — легка здобич: виняткова пропозиція коштує лише вдвічі більше.',
      },
    },
    {
      id: 'loan',
      rule: 'EC-14.6',
      isDue: when((view, seat) => loans(view, seat) > 0),
      say: {
        en: 'A loan costs 1M a year and 6M to repay. It’s called in if you sell to the market, and goes along to another player.',
        ru: 'Кредит стоит 1М в год, погашение — 6М. При продаже на рынок его взыщут, а к другому игроку он переходит с компанией.',
        uk: 'Кредит коштує 1М на рік, погашення — 6М. При продажу на ринок його стягнуть, а до іншого гравця він переходить з компанією.',
      },
    },
    {
      id: 'project',
      rule: 'EC-3.11',
      isDue: when((view) => question(view) === 'startUps.creation'),
      say: {
        en: 'A project is no company: no star, no chain, 2M every time its industry comes up. A 5 or 6 makes it one.',
        ru: 'Проект — не компания: ни звезды, ни цепочки и 2М каждый раз, когда выпадает отрасль. 5 или 6 делает его компанией.',
        uk: 'Проєкт — не компанія: ні зірки, ні ланцюжка і 2М щоразу, коли випадає галузь. 5 або 6 робить його компанією.',
      },
    },
    {
      id: 'majority',
      rule: 'EC-3.4',
      isDue: when((view) => view.options.rules === 'full' && question(view) === 'placement.choice'),
      say: {
        en: 'A lone owner has the majority: two industries of your own are four stars. A tie takes the majority star from both.',
        ru: 'У единственного владельца — большинство: две свои отрасли — четыре звезды. При равенстве звезду большинства теряют оба.',
        uk: 'У єдиного власника — більшість: дві власні галузі — чотири зірки. За рівності зірку більшості втрачають обидва.',
      },
    },
    {
      id: 'quota',
      rule: 'EC-11.11',
      isDue: when((view) => view.options.rules === 'full' && question(view) === 'auction.announcement'),
      say: {
        en: 'Without a quota nobody can bid for a state company; as the only holder you bid alone.',
        ru: 'Без квоты за госкомпанию не торгуются; если квота только у вас, вы торгуетесь один.',
        uk: 'Без квоти за держкомпанію не торгуються; якщо квота лише у вас, ви торгуєтеся самі.',
      },
    },
    {
      id: 'forecast',
      rule: 'EC-10.1',
      isDue: when((view) => view.forecast !== null && view.turn.industry === view.forecast),
      say: {
        en: 'The storm cloud stands on the active industry: a crisis card is opened before the auction. Count what’s left: forecasts ease, strengths strike.',
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
          en: '1. Roll: the sum makes an industry active. A first price is three times the blue die.',
          ru: '1. Бросок: сумма делает отрасль активной. Первая цена — три синих кубика.',
          uk: '1. Кидок: сума робить галузь активною. Перша ціна — потрійний синій кубик.',
        },
      },
      {
        rule: 'EC-7.1',
        say: {
          en: '2. Profit: whoever owns a company there is paid for its whole chain.',
          ru: '2. Прибыль: владельцам компаний там платит вся цепочка.',
          uk: '2. Прибуток: власникам компаній там платить увесь ланцюжок.',
        },
      },
      {
        rule: 'EC-8.1',
        say: {
          en: '3. Projects there cost 2M and roll: 5–6 company, 2–4 wait, 1 burns.',
          ru: '3. Проекты там стоят 2М и бросают кубик: 5–6 компания, 2–4 ждёт, 1 сгорает.',
          uk: '3. Проєкти там коштують 2М і кидають кубик: 5–6 компанія, 2–4 чекає, 1 згоряє.',
        },
      },
      {
        rule: 'EC-9.1',
        say: {
          en: '4. Sale at full price; whoever sells doesn’t bid.',
          ru: '4. Продажа по полной цене; кто продаёт, не торгуется.',
          uk: '4. Продаж за повною ціною; хто продає, не торгується.',
        },
      },
      {
        rule: 'EC-10.1',
        say: {
          en: '5. Crisis (full rules): a card, if the forecast stands on the active industry.',
          ru: '5. Кризис (полные правила): карта, если прогноз стоит на активной отрасли.',
          uk: '5. Криза (повні правила): карта, якщо прогноз стоїть на активній галузі.',
        },
      },
      {
        rule: 'EC-11.1',
        say: {
          en: '6. Auction of one free company, then projects for half the price. Without any demand the price falls.',
          ru: '6. Аукцион одной свободной компании, потом проекты за полцены. Нет спроса — цена падает.',
          uk: '6. Аукціон однієї вільної компанії, потім проєкти за пів ціни. Немає попиту — ціна падає.',
        },
      },
      {
        rule: 'EC-12.1',
        say: {
          en: '7. Exceptional offers: twice the price; the owner sells, or pays the price to keep, and it doubles.',
          ru: '7. Исключительные предложения: двойная цена; владелец продаёт или платит цену, и она удваивается.',
          uk: '7. Виняткові пропозиції: подвійна ціна; власник продає або платить ціну, і вона подвоюється.',
        },
      },
      {
        rule: 'EC-13.3',
        say: {
          en: 'After a round and one turn more the year ends: 1M interest for every loan.',
          ru: 'После круга и ещё одного хода год кончается: 1М процентов за каждый кредит.',
          uk: 'Після кола й ще одного ходу рік закінчується: 1М відсотків за кожен кредит.',
        },
      },
    ],
  },
};
