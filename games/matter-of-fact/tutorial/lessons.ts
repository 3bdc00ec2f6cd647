import type { Seat, StateView } from '@parlour/kernel';
import type { Lessons } from '@parlour/kit';
import { KIND_OF } from '../content/assets.ts';
import { ASSET_AT, SITES } from '../content/map.ts';
import { BOUGHT_VEHICLES } from '../content/vehicles.ts';
import type { MatterOfFact } from '../types.ts';
import { TURN } from './turn-page.ts';

type Seen = StateView<MatterOfFact>;

/** A tip reads the view of its game; the shell does not know which that is. */
const when = (isDue: (view: Seen, seat: Seat) => boolean) => (view: unknown, seat: Seat) => isDue(view as Seen, seat);
const isAt = (view: Seen, seat: Seat, step: string): boolean => {
  const top = view.stack.at(-1);
  return top?.phase === 'turn' && top.seat === seat && top.step === step;
};
const siteOf = (view: Seen, seat: Seat) => {
  const { cell } = view.players[seat];
  return cell === null ? null : SITES[cell];
};
/** The free asset under the chip, when it may be bought. */
function freeAsset(view: Seen, seat: Seat) {
  const { cell } = view.players[seat];
  const asset = cell === null ? null : ASSET_AT[cell];
  return asset !== null && view.assets[asset].owner === null && isAt(view, seat, 'investments') ? asset : null;
}

/** Where beginners stumble (specification, 9.3), each said once when its moment comes; and the turn on one page. */
export const lessons: Lessons = {
  tips: [
    {
      id: 'rawFirst',
      rule: 'MF-10.7',
      isDue: when((view, seat) => {
        const asset = freeAsset(view, seat);
        return asset !== null && (KIND_OF[asset] === 'steelPlant' || KIND_OF[asset] === 'powerPlant');
      }),
      say: {
        en: 'A steel or power plant needs ore or coal as well as workers. Without a source of your own, you have to buy it in the business centre.',
        ru: 'Заводу и электростанции нужны не только рабочие, но и руда или уголь. Без своего источника сырьё придётся возить из бизнес-центра.',
        uk: 'Заводу й електростанції потрібні не лише робітники, а й руда чи вугілля. Без власного джерела сировину доведеться возити з бізнес-центру.',
      },
    },
    {
      id: 'ownPrice',
      rule: 'MF-6.6',
      isDue: when((view, seat) => freeAsset(view, seat) !== null),
      say: {
        en: 'Buying an asset lowers the price of what it makes by a point, for you too.',
        ru: 'Покупка актива снижает цену его продукта на пункт, и для вас самих тоже.',
        uk: 'Купівля активу знижує ціну його продукту на пункт, і для вас самих теж.',
      },
    },
    {
      id: 'ownLabour',
      rule: 'MF-5.6',
      isDue: when((view, seat) => isAt(view, seat, 'planning') && view.players[seat].assets.length > 0),
      say: {
        en: 'Your chip counts as one worker where it stands when your next turn begins. An asset without enough workers makes nothing.',
        ru: 'Ваша фишка — один рабочий там, где она стоит в начале следующего хода. Без нужных рук актив не даёт ничего.',
        uk: 'Ваша фішка — один робітник там, де вона стоїть на початку наступного ходу. Без потрібних рук актив не дає нічого.',
      },
    },
    {
      id: 'allWorkers',
      rule: 'MF-15.2',
      isDue: when((view, seat) => isAt(view, seat, 'salary')),
      say: {
        en: 'Wages are for all workers, idle ones and guards too, and come before planning.',
        ru: 'Зарплата — за всех рабочих, и свободных, и охрану, и платится до планирования.',
        uk: 'Зарплата — за всіх робітників, і вільних, і охорону, і сплачується до планування.',
      },
    },
    {
      id: 'insolvent',
      rule: 'MF-R74',
      isDue: when(
        (view, seat) =>
          isAt(view, seat, 'salary') && (view.players[seat].cash.secret ?? 0) < view.players[seat].idle + 2,
      ),
      say: {
        en: 'Too many workers and no income is a downward spiral: discharge somebody or sell an asset before the strike, not after.',
        ru: 'Много рабочих без дохода — это спираль: увольте кого-то или продайте актив до забастовки, а не после.',
        uk: 'Багато робітників без доходу — це спіраль: звільніть когось або продайте актив до страйку, а не після.',
      },
    },
    {
      id: 'opened',
      rule: 'MF-14.2',
      isDue: when((view, seat) => isAt(view, seat, 'investments') && siteOf(view, seat)?.is === 'businessCentre'),
      say: {
        en: 'The business centre sells a resource only after somebody has bought an asset that makes it. Selling you can do anywhere.',
        ru: 'Бизнес-центр продаёт ресурс, только когда кто-то купил актив, который его делает. А продавать можно где угодно.',
        uk: 'Бізнес-центр продає ресурс, лише коли хтось купив актив, який його робить. А продавати можна будь-де.',
      },
    },
    {
      id: 'borders',
      rule: 'MF-8.5',
      isDue: when((view, seat) => isAt(view, seat, 'movement') && view.round > 1),
      say: {
        en: 'Crossing a border always draws a card; going around through the business centre avoids it.',
        ru: 'Пересечь границу — значит взять карту; обход через бизнес-центр её не требует.',
        uk: 'Перетнути кордон — означає взяти карту; обхід через бізнес-центр її не потребує.',
      },
    },
    {
      id: 'replaces',
      rule: 'MF-11.3',
      isDue: when((view, seat) => view.players[seat].hand.length > 0 && isAt(view, seat, 'planning')),
      say: {
        en: 'A technology replaces what’s printed on the asset. Check how many workers it needs: with too few, nothing runs.',
        ru: 'Технология заменяет то, что напечатано на активе. Смотрите на рабочих: если их мало, не заработает ничего.',
        uk: 'Технологія заміняє те, що надруковано на активі. Дивіться на робітників: якщо їх мало, не запрацює нічого.',
      },
    },
    {
      id: 'drivesLater',
      rule: 'MF-8.6',
      isDue: when((view, seat) => BOUGHT_VEHICLES.some((vehicle) => view.players[seat].vehicles[vehicle] === 'new')),
      say: {
        en: 'You can use a vehicle you buy now from your next turn.',
        ru: 'Купленный сейчас транспорт поедет со следующего вашего хода.',
        uk: 'Куплений зараз транспорт поїде з наступного вашого ходу.',
      },
    },
    {
      id: 'contractDies',
      rule: 'MF-9.3',
      isDue: when((view, seat) => view.players[seat].contracts.some(({ turns }) => turns === 1)),
      say: {
        en: 'A contract is discarded at the end of its second turn, filled or not. Deliver what you can.',
        ru: 'Контракт сбрасывают в конце второго хода, выполнен он или нет. Поставьте, что можете.',
        uk: 'Контракт скидають наприкінці другого ходу, виконано його чи ні. Поставте, що можете.',
      },
    },
  ],
  turn: TURN,
};
