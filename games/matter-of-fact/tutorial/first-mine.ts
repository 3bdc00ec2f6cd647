import type { TutorialStep } from '@parlour/kit';
import { CELL_OF, cellAt } from '../content/map.ts';
import { asks, at, does, END, FIRST_MINE, go, PAY, presses, road, WEST } from './script.ts';

/** Buy, pay, staff: the first turn (MF-4, MF-10, MF-15, MF-16). */
export const firstMine: TutorialStep[] = [
  {
    say: {
      en: 'The first to make a BIObot in a technology park of their own wins. Mines, plants, prices and rivals lie along the way.',
      ru: 'Побеждает тот, кто первым произведёт БИОбота в своём технопарке. По дороге — шахты, заводы, цены и соперники.',
      uk: 'Перемагає той, хто першим виробить БІОбота у своєму технопарку. Дорогою — шахти, заводи, ціни й суперники.',
    },
    rule: 'MF-1.2',
    highlight: '[data-part="map"]',
  },
  {
    say: {
      en: 'You have 150 nAn, 3 workers and a train. Put your chip on the lit hex in the west of the business centre: click it.',
      ru: 'У вас 150 нАн, 3 рабочих и поезд. Поставьте фишку на светящийся гекс на западе бизнес-центра: нажмите на него.',
      uk: 'У вас 150 нАн, 3 робітники й поїзд. Поставте фішку на підсвічений гекс на заході бізнес-центру: торкніться його.',
    },
    rule: 'MF-4.1',
    highlight: at(`cell-${WEST}`),
    ...asks({ type: 'placeChip', cell: WEST }),
  },
  {
    say: {
      en: 'The train goes up to 4 hexes. Lit hexes are within reach; striped ones lie across a border. Go to mine 1, two hexes north-west, without a card.',
      ru: 'Поезд едет до 4 гексов. Светлые гексы в пределах хода; на полосатые — через границу. Езжайте к шахте 1, два гекса на северо-запад, без карты.',
      uk: 'Поїзд їде до 4 гексів. Світлі гекси в межах ходу; на смугасті — через кордон. Їдьте до шахти 1, два гекси на північний захід, без карти.',
    },
    rule: 'MF-8.1',
    highlight: road('asset-M1'),
    ...asks({ type: 'move', to: FIRST_MINE, card: false }),
  },
  {
    say: {
      en: 'The sheet says what a purchase changes before you make it: cost, workers, income, price. Buy the mine for 50.',
      ru: 'Лист говорит, что изменит покупка, ещё до неё: деньги, рабочих, доход, курс. Купите шахту за 50.',
      uk: 'Аркуш каже, що змінить купівля, ще до неї: гроші, робітників, дохід, курс. Купіть шахту за 50.',
    },
    rule: 'MF-10.1',
    ...presses('buyAsset'),
  },
  {
    say: {
      en: 'Every new asset lowers the price of what it makes: coal fell from 16 to 15, for everyone. Your mark is on it: with the highest capacity you’re the monopolist.',
      ru: 'Каждый новый актив снижает цену своего продукта: уголь упал с 16 до 15, для всех. И на цене ваш знак: ваша мощность наибольшая, вы монополист.',
      uk: 'Кожен новий актив знижує ціну свого продукту: вугілля впало з 16 до 15, для всіх. І на ціні ваш знак: ваша потужність найбільша, ви монополіст.',
    },
    rule: 'MF-6.6',
    highlight: at('price-coal'),
  },
  {
    say: {
      en: 'Now the wages: 1 nAn for each of your 3 workers, working or idle. Unpaid, they may strike. Pay.',
      ru: 'Теперь зарплата: по 1 нАн за каждого из 3 рабочих, занятых и свободных. Кто не платит, рискует забастовкой. Выплатите её.',
      uk: 'Тепер зарплата: по 1 нАн за кожного з 3 робітників, зайнятих і вільних. Хто не платить, ризикує страйком. Виплатіть її.',
    },
    rule: 'MF-15.1',
    ...presses('paySalary'),
  },
  {
    say: {
      en: 'Planning: a mine needs 2 workers, but your chip counts for one where it stands when your turn begins. Put a single worker on the mine: press +.',
      ru: 'Планирование: шахте нужны 2 рабочих. Но на ней стоит ваша фишка и считается за одного, если она там в начале вашего хода. Поставьте одного рабочего: нажмите +.',
      uk: 'Планування: шахті треба 2 робітники. Але на ній стоїть ваша фішка й рахується за одного, якщо вона там на початку вашого ходу. Поставте одного робітника: натисніть +.',
    },
    rule: 'MF-5.6',
    highlight: at('more-M1'),
    ...asks({ type: 'moveWorkers', from: 'idle', to: 'M1', workers: 1 }),
  },
  {
    say: {
      en: 'There’s a tick on your mine’s card: it will run. End your turn.',
      ru: 'На карте шахты галочка: она заработает. Закончите ход.',
      uk: 'На карті шахти галочка: вона запрацює. Завершіть хід.',
    },
    rule: 'MF-4.8',
    ...presses('endTurn'),
    then: does(
      1,
      { type: 'placeChip', cell: cellAt(1, 0) },
      go(CELL_OF.X2),
      { type: 'buyAsset' },
      PAY,
      { type: 'adoptPlan' },
      END,
    ),
  },
];
