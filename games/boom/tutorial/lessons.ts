import type { Seat, StateView } from '@parlour/kernel';
import type { Lessons } from '@parlour/kit';
import { COMPANY_CARDS } from '../content/company-cards.ts';
import type { Boom } from '../types.ts';

/** A tip reads the view of its game; the shell does not know which that is. */
const when = (isDue: (view: StateView<Boom>, seat: Seat) => boolean) => (view: unknown, seat: Seat) =>
  isDue(view as StateView<Boom>, seat);

/** Where beginners stumble (specification, 9.3), each said once when its moment comes; and the turn on one page. */
export const lessons: Lessons = {
  tips: [
    {
      id: 'unprotected',
      rule: 'BO-R8',
      isDue: when((view, seat) => view.companies.some(({ lead, front }) => lead === null && front === seat)),
      say: {
        en: 'A plan you played isn’t yours yet. Fund it in the same turn, or somebody else might.',
        ru: 'Разыгранный план ещё не ваш. Вложитесь в него тем же ходом, иначе это может сделать другой.',
        uk: 'Зіграний план іще не ваш. Вкладіться в нього тим самим ходом, інакше це може зробити інший.',
      },
    },
    {
      id: 'cash',
      rule: 'BO-6.11',
      isDue: when((view, seat) => view.companies.some(({ shares }) => shares[seat] > 0)),
      say: {
        en: 'Company cash isn’t your money and never comes back. Only an IPO pays.',
        ru: 'Деньги компании — не ваши и не вернутся. Платит только IPO.',
        uk: 'Гроші компанії — не ваші й не повернуться. Платить лише IPO.',
      },
    },
    {
      id: 'takeover',
      rule: 'BO-7.1',
      isDue: when((view, seat) =>
        view.companies.some(
          ({ lead, shares }) => lead === seat && shares.some((held, other) => other !== seat && held > 0),
        ),
      ),
      say: {
        en: 'The lead decides about the IPO, and any investor who leads another round takes the lead.',
        ru: 'Об IPO решает ведущий инвестор, а им становится любой инвестор, который провёл новый раунд.',
        uk: 'Про IPO вирішує провідний інвестор, а ним стає будь-який інвестор, який провів новий раунд.',
      },
    },
    {
      id: 'limit',
      rule: 'BO-8.5',
      isDue: when((view) => view.limit < 6),
      say: {
        en: 'The drop in the Limit that lets you go public also burns everyone’s cash this very round.',
        ru: 'Падение Лимита открывает дорогу на биржу, но и сжигает деньги всех компаний уже в этом раунде.',
        uk: 'Падіння Ліміту відкриває шлях на біржу, але й спалює гроші всіх компаній уже в цьому раунді.',
      },
    },
    {
      id: 'twoEdged',
      rule: 'BO-5.8',
      isDue: when((view, seat) =>
        view.companies.some(
          ({ shares, attached }) => shares[seat] > 0 && attached.some((card) => COMPANY_CARDS[card].burn >= 2),
        ),
      ),
      say: {
        en: 'A costly card helps at the IPO and can kill the cash, both at once.',
        ru: 'Дорогая карта помогает при IPO и может погубить кассу — и то и другое сразу.',
        uk: 'Дорога карта допомагає на IPO і може згубити касу — і те, і те водночас.',
      },
    },
    {
      id: 'crash',
      rule: 'BO-3.5',
      isDue: when((view) => view.round >= 5),
      say: {
        en: 'The first five rounds were safe. From now on any event could be the •Crash.',
        ru: 'Первые пять раундов были безопасны. Теперь любым событием может стать •Крах.',
        uk: 'Перші п’ять раундів були безпечні. Тепер будь-якою подією може стати •Крах.',
      },
    },
  ],
  turn: {
    title: { en: 'Your turn', ru: 'Ваш ход', uk: 'Ваш хід' },
    steps: [
      {
        rule: 'BO-4.2',
        say: { en: 'You draw a card.', ru: 'Вы берёте карту.', uk: 'Ви берете карту.' },
      },
      {
        rule: 'BO-4.3',
        say: {
          en: 'Play one card or none: launch a plan, attach a card to any company, or play a discard.',
          ru: 'Разыграйте одну карту или ни одной: запустите план, прикрепите карту к любой компании или сыграйте карту «Сброс».',
          uk: 'Зіграйте одну карту або жодної: запустіть план, прикріпіть карту до будь-якої компанії або зіграйте карту «Скидання».',
        },
      },
      {
        rule: 'BO-4.4',
        say: {
          en: 'Then one thing with money, or nothing: lead a funding round, or take a company of yours public.',
          ru: 'Затем одно дело с деньгами или ничего: ведите раунд финансирования или выведите свою компанию на биржу.',
          uk: 'Потім одна справа з грошима або нічого: ведіть раунд фінансування або виведіть свою компанію на біржу.',
        },
      },
      {
        rule: 'BO-6.9',
        say: {
          en: 'A funding round needs three shares sold. You buy one or two, others one each, all at your price.',
          ru: 'В раунде нужно продать три акции. Вы покупаете одну или две, остальные — по одной, все по вашей цене.',
          uk: 'У раунді треба продати три акції. Ви купуєте одну чи дві, інші — по одній, усі за вашою ціною.',
        },
      },
      {
        rule: 'BO-8.2',
        say: {
          en: 'An IPO needs as many cards as the Limit says. Die + cards + 1 for each Entrepreneur who knows the trade + 2 if it’s hot.',
          ru: 'Для IPO нужно столько карт, сколько требует Лимит. Кубик + карты + по 1 за предпринимателей, знающих дело, + 2 за горячую отрасль.',
          uk: 'Для IPO треба стільки карт, скільки вимагає Ліміт. Кубик + карти + по 1 за підприємців, що знають справу, + 2 за гарячу галузь.',
        },
      },
      {
        rule: 'BO-9.1',
        say: {
          en: 'When everyone has taken a turn, every funded company burns cash. One that can’t pay goes bust.',
          ru: 'Когда все сходили, каждая компания платит расход. Кто не может, разоряется.',
          uk: 'Коли всі сходили, кожна компанія сплачує витрати. Хто не може, банкрутує.',
        },
      },
    ],
  },
};
