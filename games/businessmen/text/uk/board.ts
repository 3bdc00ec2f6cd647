import { plural, typeset } from '@parlour/kernel';
import type { BoardText } from '../board-types.ts';

const coins = (n: number): string => plural('uk', n, { one: `${n} монета`, few: `${n} монети`, many: `${n} монет` });
/** «за 1 монету» */
const forCoins = (n: number): string => plural('uk', n, { one: `${n} монету`, few: `${n} монети`, many: `${n} монет` });
const points = (n: number): string => plural('uk', n, { one: `${n} очко`, few: `${n} очки`, many: `${n} очок` });
const types = (n: number): string => plural('uk', n, { one: `${n} вид`, few: `${n} види`, many: `${n} видів` });
const steps = (n: number): string => plural('uk', n, { one: `${n} крок`, few: `${n} кроки`, many: `${n} кроків` });
const between = (low: number, high: number): string => (low === high ? String(low) : `${low}–${high}`);

export const board: BoardText = typeset('uk', {
  close: 'Закрити',
  trait: (name, level, hasWarning, isInsured) =>
    `${name}: рівень ${level}${hasWarning ? ', попередження' : ''}${isInsured ? ', страховка' : ''}`,
  tabs: { harbour: 'Експорт', wheels: 'Колеса', rivals: 'Суперники' },
  seat: { points: 'Очки', coins: 'Монети', money: (n) => `◎ ${n}` },

  round: {
    title: 'Раунд',
    of: (round, last) => (last === null ? `Раунд ${round}.` : `Раунд ${round}, щонайбільше ${last}.`),
    opens: (name) => `Його відкриває ${name}.`,
    steps: 'Шість кроків раунду',
    phases: { 1: 'Закупівля', 2: 'Вантаження', 3: 'Продаж', 4: 'Розвиток', 5: 'Негаразди', 6: 'Страховка' },
    hints: {
      1: 'За хід — один товар, монета за ящик, доки всі не спасують.',
      2: 'За хід — один товар на одну вантажівку, скільки влізе. Хто відкрив раунд, вантажить останнім.',
      3: 'Крутять колесо цін, повні вантажівки їдуть і платять, ціни змінюються; потім експорт.',
      4: 'Монети стають рівнями, а рівні — очками.',
      5: 'Кожен крутить колесо: влучання попереджає, друге забирає очки й рівень.',
      6: 'Десять монет знімають попередження. Потім раунд закінчено, і хто має досить очок, той переміг.',
    },
    order: 'Порядок ходів',
    loadingOrder: 'Порядок вантаження',
    loadingNext: (names) => `Порядок вантаження: ${names}.`,
    passed: (name) => `${name}: пас`,
  },
  track: {
    title: 'Дорога до фінішу',
    of: (name, n, target) => `${name === '' ? '' : `${name}: `}${points(n)} з ${target}`,
  },

  market: {
    title: 'Ринок і ціни',
    bankPays: '▲ Платить банк',
    youPay: '▼ Платите ви: 1 за ящик',
    none: 'немає',
    soldOut: 'продано',
    closed: 'зачинено',
    embargo: 'Ембарго',
    tooMany: 'Більше, ніж вам можна.',
    ladder: (good, price, position, highest) =>
      `${good}: банк платить ${forCoins(price)} (поділка ${position} з ${highest})`,
    stall: (good, onSale, pile, most) =>
      `${good}: на ринку ${onSale}, у стосі ${pile}${most === null ? '' : `. Можна купити до ${most}`}`,
    forCoins: (units) => `${units} за ${forCoins(units)}`,
    buy: (units, good) => `${good}: ${units} за ${forCoins(units)}`,
    howMany: (good) => `${good}: скільки?`,
    limit: (manager) => `Беріть ящики з прилавка: Менеджер купує до ${manager} за хід, кожен товар — раз за раунд.`,
    left: (n) => `лишиться ${coins(n)}`,
    worth: (price, low, high) => `банк платить по ${price} сьогодні, після колеса по ${between(low, high)}`,
    noRoom: (room, goods) => `на складі ${types(room)}: завантажте або втратите — ${goods}`,
    idle: {
      0: 'Ринок відчиниться, коли відкриють карти.',
      1: 'Ящик завжди коштує 1 монету. На щитах угорі — скільки платить банк, коли вантажівка їде.',
      2: 'Ринок зачинено. Пунктир показує, куди підуть ціни, якщо повні вантажівки поїдуть.',
      3: 'Що поїхало, дешевшає на 5, 6 або 7 поділок; решта дорожчає на 3.',
      4: 'Ціни на наступний раунд установлено.',
      5: 'Ціни на наступний раунд установлено.',
      6: 'Ціни на наступний раунд установлено.',
    },
  },
  yard: {
    title: 'Вантажівки',
    held: 'Ембарго: стоїть із вантажем',
    full: 'Повна: поїде',
    shared: 'спільна',
    alone: 'якщо один',
    which: 'Який товар?',
    star: (n) => `+${points(n)} тому, хто заповнить її сам`,
    fall: (n) => `Порожня. Поїде — товар упаде на ${steps(n)}.`,
    load: (units, good) => `+${units} ${good}`,
    lot: (name, units, now, worst, best) =>
      `${name}: ${units}, зараз це ${coins(now)}${worst === best ? '' : `, після колеса від ${worst} до ${best}`}`,
  },
  weigh: {
    load: (units, good, lorry) => `${lorry}: +${units} ${good}`,
    brings: (now, worst, best) => `вам ${coins(now)} сьогодні, ${between(worst, best)} після колеса`,
    alone: (n) => `повна, і лише ваша: +${points(n)}`,
    full: 'повна: поїде',
    space: (places) => `до повної ще ${places}`,
    falls: (good, from, to) => `поїде — ${good} ${from} → ${to}`,
    ship: (units, good, n) => `На експорт ${good}, ${units}: +${points(n)}`,
    noCoins: (price) => `без монет (вантажівка дає сьогодні по ${price}), ціна не змінюється`,
    points: (from, to, target) => `★ ${from} → ${to} із ${target}`,
    improve: (name, value) => `${name}: ${value}`,
    insure: (name) => `Страховка: ${name}`,
    cost: (n) => `ціна: ${coins(n)}`,
    costLeaving: (n, left) => `ціна: ${coins(n)}, лишиться ${left}`,
    onlyWarns: 'знак знімуть, і наступне влучання лише попередить',
    safe: 'наступне влучання нічого не забере',
    atStake: (good, now, worst, best, sectors) =>
      `${good}: ${now} сьогодні, потім ${between(worst, best)}; заборона в ${sectors} із 12`,
    nothingAtStake: 'на повних вантажівках вашого немає: сектор змінює лише ціни',
  },
  wheels: {
    title: 'Колеса',
    names: { prices: 'Колесо цін', misfortune: 'Негаразди' },
    spin: { prices: 'Крутити колесо цін', misfortune: 'Крутити колесо негараздів' },
    prices: '6 секторів змінюють ціни, 6 — заборони.',
    misfortune: '6 з 12 спокійні. Штраф не загрожує.',
    risk: (sectors, n) => `Штраф: ${sectors} із 12, до ${n} ★`,
  },
  harbour: {
    title: 'Експорт',
    none: 'Карту експорту відкривають на початку раунду.',
    ship: (units, good, n) => `На експорт: ${good}, ${units}, за це ${points(n)}`,
  },
  rivals: {
    title: 'Суперники',
    skips: 'пропускає',
    empty: 'склад порожній',
    main: (good, units) => `${good}: ${units} на основному складі`,
    temp: (good, units) => `${good}: ${units} куплено в цьому раунді`,
  },
  hand: {
    title: 'Ваша справа',
    coins,
    missing: (n) => `ще ${points(n)}`,
    enough: 'досить для перемоги!',
    shaky: 'досить, але хитко',
    value: {
      manager: (n) => `купує до ${n} за хід`,
      loader: (n) => `вантажить до ${n} за хід`,
      warehouse: (n) => `тримає ${types(n)}`,
    },
    improve: (name, cost, n) => `${name}: поліпшити за ${forCoins(cost)}, +${points(n)}`,
    insure: 'Поліс',
    insured: 'застраховано',
    planned: 'у планах',
    nextFine: (n) => `штраф −${n} ★`,
    main: 'Основний склад',
    temp: 'Куплено в цьому раунді',
    free: 'вільно',
    nothingBought: 'поки нічого',
    lot: (good, units, where) => `${good}: ${units}, ${where === 'main' ? 'основний склад' : 'куплено в цьому раунді'}`,
    overflow: (goods) => `Завантажити або втратити: ${goods}`,
    passLoses: (goods) =>
      `Пас — до кінця фази. Чому забракне місця на складі, те повернеться без оплати: ${goods}. Усе одно пас?`,
    choose: (room, chosen) => `Лишити ${types(room)}: вибрано ${chosen}`,
    loses: (goods) => `Повернеться: ${goods}`,
    keep: (goods) => (goods === '' ? 'Лишити' : `Лишити: ${goods}`),
  },
  stage: {
    spins: (name) => `Колесо крутить ${name}`,
    allSkip: 'Раунд пропускають усі, але колесо крутиться',
    embargo: (goods) => `Ембарго: ${goods}`,
    forbidden: 'У цьому раунді їх не продати й не вивезти: повна вантажівка з ними стоїть.',
    leaves: (lorry, good) => `${lorry} вантажівка їде: ${good.toLowerCase()}`,
    sum: (units, price) => `${units} × ${price}`,
    alone: (n) => `Заповнив один: +${points(n)}`,
    aloneSkipped: 'Заповнив один, але за пропуск раунду дають лише монети',
    adjusted: 'Ціни змінюються',
    sold: 'продано: дешевше',
    others: (rise) => `не продано: +${rise}`,
    noneSold: (rise) => `нічого не продано: усе дорожчає на ${rise}`,
    calm: 'Нічого не сталося.',
    spared: 'Страховка: нічого не сталося.',
    warned: (name) => `${name}: попередження. Наступне влучання забере очки.`,
    fined: (name, n, to) => `${name}: штраф −${points(n)}, рівень ${to}.`,
    target: (name, n) => `${name}: уже ${points(n)}!`,
    playedOut: 'Раунд грають до кінця. Колесо негараздів іще може забрати очки.',
  },
  say: {
    nothing: 'нічого',
    order: (names) => `Порядок ходів: ${names}.`,
    market: (goods) => `На ринку, по монеті за ящик: ${goods}.`,
    price: (good, { price, position, lowest, highest, next, isUnderEmbargo }) =>
      `${good}: банк платить ${forCoins(price)}, поділка ${position} з 15 (після колеса ${between(lowest, highest)}; після перерахунку буде поділка ${next})${isUnderEmbargo ? ', під ембарго' : ''}.`,
    exportCard: (name, goods) => `Експорт, ${name}: ${goods}. За 4 ящики 1 очко, за 6 — 2, за 8 — 3.`,
    emptyLorry: (name, capacity, n, fall) =>
      `${name} вантажівка: порожня, місць ${capacity}, ${points(n)} за заповнення самотужки, товар потім падає на ${steps(fall)}`,
    lorry: (name, good, onBoard, capacity) =>
      `${name} вантажівка: ${good.toLowerCase()}, зайнято ${onBoard} з ${capacity}`,
    player: (name, n, target, money) => `${name}: ${points(n)} з ${target}, ${coins(money)}.`,
    stock: (main, temp) => `Основний склад: ${main}. Куплено в цьому раунді: ${temp}.`,
    purchases: (goods) => `Ви можете купити щонайбільше: ${goods}.`,
  },
});
