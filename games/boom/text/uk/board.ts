import { plural, typeset } from '@parlour/kernel';
import type { BoardText } from '../board-types.ts';

const money = (amount: number): string => `${amount} млн $`;
const cards = (n: number): string => plural('uk', n, { one: `${n} карта`, few: `${n} карти`, many: `${n} карт` });
const upTo = (n: number): string => plural('uk', n, { one: `${n} карти`, few: `${n} карт`, many: `${n} карт` });
const shares = (n: number): string => plural('uk', n, { one: `${n} акція`, few: `${n} акції`, many: `${n} акцій` });
const burns = (n: number): string =>
  plural('uk', n, { one: `${n} платіж`, few: `${n} платежі`, many: `${n} платежів` });
const signed = (burn: number): string => (burn > 0 ? `+${burn}` : burn < 0 ? `−${-burn}` : '0');

export const board: BoardText = typeset('uk', {
  money,
  cards,
  shares,
  percent: (n) => `${n} %`,
  signed,

  ticker: {
    label: 'Чинна подія',
    live: 'Ефір',
    quiet: 'Торги скоро відкриються',
    hot: (industry) => `IPO галузі «${industry}» +2`,
    peeked: (event) => `Ви знаєте, що далі: ${event}`,
    toCome: 'Події попереду',
    gone: (event) => `${event}: уже було`,
  },
  clock: {
    label: 'Годинник бульбашки',
    round: (n) => `Раунд ${n}`,
    safe: 'За наступної події краху не буде',
    burst: 'Бульбашка луснула',
    soon: '•Крах наступним',
    oneIn: (n) => `1 з ${n}`,
  },
  end: {
    crash: (n) => `До вашого наступного ходу може настати •Крах (1 з ${n}): усе, що не вийшло на біржу, знеціниться.`,
    by: (name) => `${name} може закінчити гру зараз: вивести на біржу останню компанію.`,
    ahead: (names) => `Якби гра скінчилася зараз: ${names}.`,
  },
  limit: {
    title: 'Ліміт IPO',
    now: (limit, burn) =>
      burn === 0
        ? `IPO від ${upTo(limit)} · витрати поки не ростуть`
        : `IPO від ${upTo(limit)} · витрати кожної компанії ${signed(burn)}`,
    next: (limit, burn) => `Нижче: від ${upTo(limit)}, витрати ${signed(burn)}`,
    last: 'Нижче йому падати нікуди.',
  },
  order: {
    title: 'Черговість',
    mug: 'Знову в кухлі',
    onTurn: (name) => `Зараз ходить ${name}`,
    spent: (name) => `${name}: хід зроблено`,
    waits: (name) => `${name}: хід попереду`,
  },
  ipoTable: 'Таблиця IPO',
  ipoHint:
    'Кубик + карти + по 1 за підприємців, що знають справу, + 2 у гарячій галузі. Під кожною сумою — скільки мільйонів вона приносить.',
  decks: {
    draw: (n) => `У колоді ${cards(n)}`,
    deck: 'Колода',
    bin: 'Кошик',
    listed: 'На біржі',
    bust: 'Банкрути',
    none: 'Тут порожньо.',
    raised: (name, round, raised) => `${name}, раунд ${round}: IPO принесло ${money(raised)}`,
    died: (name, round) => `${name}, раунд ${round}`,
  },

  desk: {
    label: 'Компанії в грі',
    empty: 'У мережі поки жодної компанії',
    emptyHint: 'Запустіть бізнес-план із руки, а потім знайдіть на нього гроші.',
    pitchedBy: (name) => `Пропонує ${name}`,
    leads: (name) => `Веде ${name}`,
    page: (from, to, all) => `Компанії ${from}–${to} з ${all}`,
  },
  company: {
    cash: 'Гроші',
    burn: 'Витрати',
    runway: 'Запас',
    size: 'Карти',
    matches: (n) =>
      plural('uk', n, {
        one: `${n} підприємець знає справу`,
        few: `${n} підприємці знають справу`,
        many: `${n} підприємців знають справу`,
      }),
    match: 'Знає справу',
    isHot: 'Гаряча галузь',
    isReady: 'Готова до IPO',
    isDying: 'Гине в цьому раунді',
    unfunded: 'Сайт у розробці',
    holders: 'Акції',
    nobody: 'Акцій поки немає',
    track: (burn) => `Шкала Ліміту ${signed(burn)}`,
    holding: (name, n, percent) => `${name}: ${shares(n)}, ${percent} %`,
    close: 'Закрити вікно',
    attached: 'Прикріплені карти',
    ipoNow: 'IPO сьогодні',
    die: 'Кубик',
    raises: 'Приносить',
  },
  may: { fund: 'Вкласти', ask: 'Спитати', goPublic: 'IPO' },
  preview: {
    size: 'Карти',
    matches: 'Збіги',
    burn: 'Витрати',
    runway: 'Запас',
    ipo: 'IPO',
  },

  deal: {
    fundTitle: 'Вести перший раунд',
    fundAgain: 'Вести новий раунд',
    askTitle: 'Спитати інвесторів',
    askWarning:
      'У вас немає акцій, тому потрібна згода одного інвестора. Якщо відмовлять усі, фінансовий крок утрачено.',
    askPrice: 'Яку ціну згадати (ні до чого не зобов’язує)',
    askSend: 'Просити згоди',
    noPrice: 'Ціни не називати',
    ipoTitle: 'Вивести на біржу',
    ipoHint: 'Усе вирішить один кидок. Вороття немає.',
    youGet: 'Вам',
    ring: 'Вдарити в дзвін',
    howMany: 'Ви купуєте',
    price: 'Ціна акції',
    less: 'Знизити ціну',
    more: 'Підняти ціну',
    chips: 'Розумні ціни',
    chip: (price, n) => `${money(price)} за акцію: якщо продати 3, грошей вистачить на ${burns(n)}`,
    covers: (n) => burns(n),
    most: (price) => `до ${money(price)}`,
    youPay: 'Ви платите',
    youKeep: (left) => `лишиться ${money(left)}`,
    afterThree: 'Компанія, якщо продати 3',
    cashFor: (cash, n) => (n === null ? money(cash) : `${money(cash)} · ${burns(n)}`),
    youOwn: 'У вас буде',
    part: (mine, all, percent) => `${mine} з ${all} · ${percent} %`,
    send: (price, n) => `Відкрити раунд: ${shares(n)} по ${money(price)}`,
    withdraw: 'Відступити',
    why: 'Чому ні?',
    nothing: 'Зараз вам тут вирішувати нічого.',
    roundTitle: 'Раунд фінансування',
    sold: (sold, needed) => (sold > needed ? `продано ${sold}, треба ${needed}` : `продано ${sold} з ${needed}`),
    raised: (amount) => `зібрано ${money(amount)}`,
    stance: {
      lead: 'веде раунд',
      bought: 'купівля',
      declined: 'відмова',
      asked: 'думає',
      must: 'треба спитати',
      may: 'можна спитати',
      later: 'після інвесторів',
    },
    bought: (n) => `куплено: ${n}`,
    ask: (name) => `Спитати: ${name}`,
    sweetener: 'Доплата',
    close: 'Закрити раунд',
    offerTitle: (name) => `${name} пропонує вам акцію`,
    buy: (price) => `Купити за ${money(price)}`,
    decline: 'Відмовитися',
    consentTitle: (name) => `${name} хоче вести новий раунд`,
    consentHint: 'Досить згоди одного інвестора. Ваші акції лишаються, і вам запропонують нову.',
    agree: 'Погодитися',
    refuse: 'Відмовити',
  },

  hand: {
    gist: {
      D01: 'ліміт −1',
      D02: 'ліміт −1',
      D03: 'ліміт −1',
      D04: 'переманити',
      D05: 'прибрати карту',
      D06: 'компанія −10',
      D07: 'компанія +15',
      D08: 'вам +15 млн $',
      D09: 'взяти 2 карти',
      D10: 'подія, карта',
      D11: 'карта з відбою',
      D12: 'стати провідним',
    },
    label: 'Ваша рука',
    empty: 'На руці немає карт.',
    watching: 'Ви глядач: карти на руках приховано.',
    plan: 'Бізнес-план',
    discard: 'Скидання',
    burn: 'Витрати',
    knows: (industry) => `Знає галузь: ${industry}`,
    launch: 'Запустити',
    play: 'Зіграти',
    putBack: 'Повернути',
    onto: 'Виберіть компанію',
    whichCard: 'Виберіть прикріплену карту',
    whichCompany: 'Тепер виберіть компанію',
    whichPiled: 'Виберіть карту з відбою',
    hint: 'Наведіть на карту, щоб прочитати; виберіть, щоб зіграти.',
    skipWarning: 'Ви ще можете зіграти карту. Далі в цьому ході лише гроші: карт не буде до наступного ходу.',
  },

  stage: {
    ipo: 'Вихід на біржу',
    die: 'Кубик',
    cards: (n) => plural('uk', n, { one: 'карта', few: 'карти', many: 'карт' }),
    matches: (n) =>
      plural('uk', n, {
        one: 'підприємець знає справу',
        few: 'підприємці знають справу',
        many: 'підприємців знають справу',
      }),
    hot: (industry) => `«${industry}» — гаряча галузь`,
    total: 'Сума',
    raises: 'IPO приносить',
    perShare: 'на акцію',
    flash: 'Екстрений випуск',
    limitFalls: 'Ліміт IPO падає',
    bust: 'Компанію закрито',
    bustHint: (burn, cash) => `За раунд треба ${money(burn)}, було ${money(cash)}.`,
    crashTitle: '•БУМ',
    crashBody: 'У модулі NEWECONOMY.DLL сталася фатальна помилка. Усе, що лишилося на столі, більше нічого не варте.',
    crashLost: (n) =>
      plural('uk', n, {
        one: `Не вдалося врятувати ${n} компанію:`,
        few: `Не вдалося врятувати ${n} компанії:`,
        many: `Не вдалося врятувати ${n} компаній:`,
      }),
    stop: 'STOP 0x19990310 (IRRATIONAL_EXUBERANCE)',
    standings: 'Підсумок',
    winner: 'перемога',
    end: 'Натисніть будь-яку клавішу _',
  },

  seat: {
    treasury: 'Скарбниця',
    hand: 'Карти',
    hidden: 'приховано',
    cards: (n) => plural('uk', n, { one: 'карта', few: 'карти', many: 'карт' }),
  },

  say: {
    limit: (limit, burn) =>
      `Ліміт IPO ${limit}: для виходу на біржу треба щонайменше ${cards(limit)}. Шкала: витрати ${signed(burn)}.`,
    event: (name, industry) =>
      industry === null ? `Подія: ${name}.` : `Подія: ${name}. IPO галузі «${industry}»: +2.`,
    order: (names, now) => `Черговість: ${names}.${now === null ? '' : ` Зараз ходить ${now}.`}`,
    noCompany: 'На столі немає жодної компанії.',
    unfunded: (name, industry, by) => `${name}, ${industry}, без фінансування, пропонує ${by}.`,
    funded: (name, industry, lead) => `${name}, ${industry}, провідний інвестор ${lead}.`,
    figures: (size, limit, cash, burn) =>
      `Карт ${size} з ${limit}, грошей ${money(cash)}, витрати ${money(burn)} за раунд.`,
    holders: (list) => `Акції: ${list}.`,
    attached: (list) => `Прикріплено: ${list}.`,
    hand: (list) => `Ваша рука: ${list}.`,
    treasury: (name, amount, n) =>
      `${name}: ${amount === null ? 'скарбницю приховано' : `скарбниця ${money(amount)}`}, на руці ${cards(n)}.`,
  },
});
