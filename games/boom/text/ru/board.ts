import { plural, typeset } from '@parlour/kernel';
import type { BoardText } from '../board-types.ts';

const money = (amount: number): string => `${amount} млн $`;
const cards = (n: number): string => plural('ru', n, { one: `${n} карта`, few: `${n} карты`, many: `${n} карт` });
const upTo = (n: number): string => plural('ru', n, { one: `${n} карты`, few: `${n} карт`, many: `${n} карт` });
const shares = (n: number): string => plural('ru', n, { one: `${n} акция`, few: `${n} акции`, many: `${n} акций` });
const burns = (n: number): string =>
  plural('ru', n, { one: `${n} платёж`, few: `${n} платежа`, many: `${n} платежей` });
const signed = (burn: number): string => (burn > 0 ? `+${burn}` : burn < 0 ? `−${-burn}` : '0');

export const board: BoardText = typeset('ru', {
  money,
  cards,
  shares,
  percent: (n) => `${n} %`,
  signed,

  ticker: {
    label: 'Действующее событие',
    live: 'Эфир',
    quiet: 'Торги скоро откроются',
    hot: (industry) => `IPO отрасли «${industry}» +2`,
    peeked: (event) => `Вы знаете, что дальше: ${event}`,
    toCome: 'События впереди',
    gone: (event) => `${event}: уже было`,
  },
  clock: {
    label: 'Часы пузыря',
    round: (n) => `Раунд ${n}`,
    safe: 'При следующем событии краха не будет',
    burst: 'Пузырь лопнул',
    soon: '•Крах следующим',
    oneIn: (n) => `1 из ${n}`,
  },
  end: {
    crash: (n) =>
      `До вашего следующего хода может наступить •Крах (1 из ${n}): всё, что не вышло на биржу, обесценится.`,
    by: (name) => `${name} может закончить игру сейчас: вывести на биржу последнюю компанию.`,
    ahead: (names) => `Если бы игра кончилась сейчас: ${names}.`,
  },
  limit: {
    title: 'Лимит IPO',
    now: (limit, burn) =>
      burn === 0
        ? `IPO от ${upTo(limit)} · расход пока не растёт`
        : `IPO от ${upTo(limit)} · расход каждой компании ${signed(burn)}`,
    next: (limit, burn) => `Ниже: от ${upTo(limit)}, расход ${signed(burn)}`,
    last: 'Ниже ему падать некуда.',
  },
  order: {
    title: 'Порядок ходов',
    mug: 'Снова в кружке',
    onTurn: (name) => `Сейчас ходит ${name}`,
    spent: (name) => `${name}: ход сделан`,
    waits: (name) => `${name}: ход впереди`,
  },
  ipoTable: 'Таблица IPO',
  ipoHint:
    'Кубик + карты + по 1 за предпринимателей, знающих дело, + 2 в горячей отрасли. Под каждой суммой — сколько миллионов она приносит.',
  decks: {
    draw: (n) => `В колоде ${cards(n)}`,
    deck: 'Колода',
    bin: 'Корзина',
    listed: 'На бирже',
    bust: 'Разорились',
    none: 'Здесь пусто.',
    raised: (name, round, raised) => `${name}, раунд ${round}: IPO принесло ${money(raised)}`,
    died: (name, round) => `${name}, раунд ${round}`,
  },

  desk: {
    label: 'Компании в игре',
    empty: 'В сети пока ни одной компании',
    emptyHint: 'Запустите бизнес-план с руки, а потом найдите на него деньги.',
    pitchedBy: (name) => `Предлагает ${name}`,
    leads: (name) => `Ведёт ${name}`,
    page: (from, to, all) => `Компании ${from}–${to} из ${all}`,
  },
  company: {
    cash: 'Деньги',
    burn: 'Расход',
    runway: 'Запас',
    size: 'Карты',
    matches: (n) =>
      plural('ru', n, {
        one: `${n} предприниматель знает дело`,
        few: `${n} предпринимателя знают дело`,
        many: `${n} предпринимателей знают дело`,
      }),
    match: 'Знает дело',
    isHot: 'Горячая отрасль',
    isReady: 'Готова к IPO',
    isDying: 'Гибнет в этом раунде',
    unfunded: 'Сайт в разработке',
    holders: 'Акции',
    nobody: 'Акций пока нет',
    track: (burn) => `Шкала Лимита ${signed(burn)}`,
    holding: (name, n, percent) => `${name}: ${shares(n)}, ${percent} %`,
    close: 'Закрыть окно',
    attached: 'Прикреплённые карты',
    ipoNow: 'IPO сегодня',
    die: 'Кубик',
    raises: 'Приносит',
  },
  may: { fund: 'Вложить', ask: 'Спросить', goPublic: 'IPO' },
  preview: {
    size: 'Карты',
    matches: 'Совпадения',
    burn: 'Расход',
    runway: 'Запас',
    ipo: 'IPO',
  },

  deal: {
    fundTitle: 'Вести первый раунд',
    fundAgain: 'Вести новый раунд',
    askTitle: 'Спросить инвесторов',
    askWarning: 'У вас нет акций, поэтому нужно согласие одного инвестора. Если откажут все, финансовый шаг потерян.',
    askPrice: 'Какую цену упомянуть (ни к чему не обязывает)',
    askSend: 'Просить согласия',
    noPrice: 'Цену не называть',
    ipoTitle: 'Вывести на биржу',
    ipoHint: 'Всё решит один бросок. Обратного пути нет.',
    youGet: 'Вам',
    ring: 'Ударить в колокол',
    howMany: 'Вы покупаете',
    price: 'Цена акции',
    less: 'Снизить цену',
    more: 'Поднять цену',
    chips: 'Разумные цены',
    chip: (price, n) => `${money(price)} за акцию: если продать 3, денег хватит на ${burns(n)}`,
    covers: (n) => burns(n),
    most: (price) => `до ${money(price)}`,
    youPay: 'Вы платите',
    youKeep: (left) => `останется ${money(left)}`,
    afterThree: 'Компания, если продать 3',
    cashFor: (cash, n) => (n === null ? money(cash) : `${money(cash)} · ${burns(n)}`),
    youOwn: 'У вас будет',
    part: (mine, all, percent) => `${mine} из ${all} · ${percent} %`,
    send: (price, n) => `Открыть раунд: ${shares(n)} по ${money(price)}`,
    withdraw: 'Отступить',
    why: 'Почему нет?',
    nothing: 'Сейчас вам здесь решать нечего.',
    roundTitle: 'Раунд финансирования',
    sold: (sold, needed) => (sold > needed ? `продано ${sold}, нужно ${needed}` : `продано ${sold} из ${needed}`),
    raised: (amount) => `собрано ${money(amount)}`,
    stance: {
      lead: 'ведёт раунд',
      bought: 'покупка',
      declined: 'отказ',
      asked: 'думает',
      must: 'нужно спросить',
      may: 'можно спросить',
      later: 'после инвесторов',
    },
    bought: (n) => `куплено: ${n}`,
    ask: (name) => `Спросить: ${name}`,
    sweetener: 'Доплата',
    close: 'Закрыть раунд',
    offerTitle: (name) => `${name} предлагает вам акцию`,
    buy: (price) => `Купить за ${money(price)}`,
    decline: 'Отказаться',
    consentTitle: (name) => `${name} хочет вести новый раунд`,
    consentHint: 'Хватит согласия одного инвестора. Ваши акции остаются, и вам предложат новую.',
    agree: 'Согласиться',
    refuse: 'Отказать',
  },

  hand: {
    gist: {
      D01: 'лимит −1',
      D02: 'лимит −1',
      D03: 'лимит −1',
      D04: 'переманить',
      D05: 'убрать карту',
      D06: 'компания −10',
      D07: 'компания +15',
      D08: 'вам +15 млн $',
      D09: 'взять 2 карты',
      D10: 'событие, карта',
      D11: 'карта из сброса',
      D12: 'стать ведущим',
    },
    label: 'Ваша рука',
    empty: 'На руке нет карт.',
    watching: 'Вы зритель: карты на руках скрыты.',
    plan: 'Бизнес-план',
    discard: 'Сброс',
    burn: 'Расход',
    knows: (industry) => `Знает отрасль: ${industry}`,
    launch: 'Запустить',
    play: 'Разыграть',
    putBack: 'Вернуть',
    onto: 'Выберите компанию',
    whichCard: 'Выберите прикреплённую карту',
    whichCompany: 'Теперь выберите компанию',
    whichPiled: 'Выберите карту из сброса',
    hint: 'Наведите на карту, чтобы прочесть; выберите, чтобы сыграть.',
    skipWarning: 'Вы ещё можете сыграть карту. Дальше в этом ходу только деньги: карт не будет до следующего хода.',
  },

  stage: {
    ipo: 'Выход на биржу',
    die: 'Кубик',
    cards: (n) => plural('ru', n, { one: 'карта', few: 'карты', many: 'карт' }),
    matches: (n) =>
      plural('ru', n, {
        one: 'предприниматель знает дело',
        few: 'предпринимателя знают дело',
        many: 'предпринимателей знают дело',
      }),
    hot: (industry) => `«${industry}» — горячая отрасль`,
    total: 'Сумма',
    raises: 'IPO приносит',
    perShare: 'на акцию',
    flash: 'Экстренный выпуск',
    limitFalls: 'Лимит IPO падает',
    bust: 'Компания закрыта',
    bustHint: (burn, cash) => `За раунд нужно ${money(burn)}, было ${money(cash)}.`,
    crashTitle: '•БУМ',
    crashBody:
      'В модуле NEWECONOMY.DLL произошла фатальная ошибка. Всё, что осталось на столе, больше ничего не стоит.',
    crashLost: (n) =>
      plural('ru', n, {
        one: `Не удалось спасти ${n} компанию:`,
        few: `Не удалось спасти ${n} компании:`,
        many: `Не удалось спасти ${n} компаний:`,
      }),
    stop: 'STOP 0x19990310 (IRRATIONAL_EXUBERANCE)',
    standings: 'Итог',
    winner: 'победа',
    end: 'Нажмите любую клавишу _',
  },

  seat: {
    treasury: 'Казна',
    hand: 'Карты',
    hidden: 'скрыто',
    cards: (n) => plural('ru', n, { one: 'карта', few: 'карты', many: 'карт' }),
  },

  say: {
    limit: (limit, burn) =>
      `Лимит IPO ${limit}: для выхода на биржу нужно не меньше ${upTo(limit)}. Шкала: расход ${signed(burn)}.`,
    event: (name, industry) =>
      industry === null ? `Событие: ${name}.` : `Событие: ${name}. IPO отрасли «${industry}»: +2.`,
    order: (names, now) => `Порядок ходов: ${names}.${now === null ? '' : ` Сейчас ходит ${now}.`}`,
    noCompany: 'На столе нет ни одной компании.',
    unfunded: (name, industry, by) => `${name}, ${industry}, без финансирования, предлагает ${by}.`,
    funded: (name, industry, lead) => `${name}, ${industry}, ведущий инвестор ${lead}.`,
    figures: (size, limit, cash, burn) =>
      `Карт ${size} из ${limit}, денег ${money(cash)}, расход ${money(burn)} за раунд.`,
    holders: (list) => `Акции: ${list}.`,
    attached: (list) => `Прикреплено: ${list}.`,
    hand: (list) => `Ваша рука: ${list}.`,
    treasury: (name, amount, n) =>
      `${name}: ${amount === null ? 'казна скрыта' : `казна ${money(amount)}`}, на руке ${cards(n)}.`,
  },
});
