import { plural, typeset } from '@parlour/kernel';
import type { BoardText } from '../board-types.ts';

const coins = (n: number): string => plural('ru', n, { one: `${n} монета`, few: `${n} монеты`, many: `${n} монет` });
/** «за 1 монету» */
const forCoins = (n: number): string => plural('ru', n, { one: `${n} монету`, few: `${n} монеты`, many: `${n} монет` });
const points = (n: number): string => plural('ru', n, { one: `${n} очко`, few: `${n} очка`, many: `${n} очков` });
const types = (n: number): string => plural('ru', n, { one: `${n} вид`, few: `${n} вида`, many: `${n} видов` });
const steps = (n: number): string => plural('ru', n, { one: `${n} шаг`, few: `${n} шага`, many: `${n} шагов` });
const between = (low: number, high: number): string => (low === high ? String(low) : `${low}–${high}`);

export const board: BoardText = typeset('ru', {
  close: 'Закрыть',
  trait: (name, level, hasWarning, isInsured) =>
    `${name}: уровень ${level}${hasWarning ? ', предупреждение' : ''}${isInsured ? ', страховка' : ''}`,
  tabs: { harbour: 'Экспорт', wheels: 'Колёса', rivals: 'Соперники' },
  seat: { points: 'Очки', coins: 'Монеты', money: (n) => `◎ ${n}` },

  round: {
    title: 'Раунд',
    of: (round, last) => (last === null ? `Раунд ${round}.` : `Раунд ${round}, не больше ${last}.`),
    opens: (name) => `Его открывает ${name}.`,
    steps: 'Шесть шагов раунда',
    phases: { 1: 'Закупка', 2: 'Погрузка', 3: 'Продажа', 4: 'Развитие', 5: 'Неудачи', 6: 'Страховка' },
    hints: {
      1: 'За ход — один товар, монета за ящик, пока все не спасуют.',
      2: 'За ход — один товар на один грузовик, сколько влезет. Кто открыл раунд, грузит последним.',
      3: 'Крутят колесо цен, полные грузовики уезжают и платят, цены меняются; потом экспорт.',
      4: 'Монеты становятся уровнями, а уровни — очками.',
      5: 'Каждый крутит колесо: попадание предупреждает, второе отнимает очки и уровень.',
      6: 'Десять монет снимают предупреждение. Потом раунд окончен, и у кого хватает очков, тот победил.',
    },
    order: 'Порядок ходов',
    loadingOrder: 'Порядок погрузки',
    loadingNext: (names) => `Порядок погрузки: ${names}.`,
    passed: (name) => `${name}: пас`,
  },
  track: {
    title: 'Дорога к финишу',
    of: (name, n, target) => `${name === '' ? '' : `${name}: `}${points(n)} из ${target}`,
  },

  market: {
    title: 'Рынок и цены',
    bankPays: '▲ Платит банк',
    youPay: '▼ Платите вы: 1 за ящик',
    none: 'нет сегодня',
    soldOut: 'продано',
    closed: 'закрыто',
    embargo: 'Эмбарго',
    tooMany: 'Больше, чем вам можно.',
    ladder: (good, price, position, highest) =>
      `${good}: банк платит ${forCoins(price)} (деление ${position} из ${highest})`,
    stall: (good, onSale, pile, most) =>
      `${good}: на рынке ${onSale}, в стопке ${pile}${most === null ? '' : `. Можно купить до ${most}`}`,
    forCoins: (units) => `${units} за ${forCoins(units)}`,
    buy: (units, good) => `${good}: ${units} за ${forCoins(units)}`,
    howMany: (good) => `${good}: сколько?`,
    limit: (manager) => `Берите ящики с прилавка: Менеджер покупает до ${manager} за ход, каждый товар — раз за раунд.`,
    left: (n) => `останется ${coins(n)}`,
    worth: (price, low, high) => `банк платит по ${price} сегодня, после колеса по ${between(low, high)}`,
    noRoom: (room, goods) => `на складе ${types(room)}: погрузите или потеряете — ${goods}`,
    idle: {
      0: 'Рынок откроется, когда откроют карты.',
      1: 'Ящик всегда стоит 1 монету. На щитах выше — сколько платит банк, когда грузовик уезжает.',
      2: 'Рынок закрыт. Пунктир показывает, куда уйдут цены, если полные грузовики уедут.',
      3: 'Что уехало, дешевеет на 5, 6 или 7 делений; остальное дорожает на 3.',
      4: 'Цены на следующий раунд установлены.',
      5: 'Цены на следующий раунд установлены.',
      6: 'Цены на следующий раунд установлены.',
    },
  },
  yard: {
    title: 'Грузовики',
    held: 'Эмбарго: стоит с грузом',
    full: 'Полон: уедет',
    shared: 'общий',
    alone: 'если один',
    which: 'Какой товар?',
    star: (n) => `+${points(n)} тому, кто заполнит его один`,
    fall: (n) => `Пуст. Уедет — товар упадёт на ${steps(n)}.`,
    load: (units, good) => `+${units} ${good}`,
    lot: (name, units, now, worst, best) =>
      `${name}: ${units}, сейчас это ${coins(now)}${worst === best ? '' : `, после колеса от ${worst} до ${best}`}`,
  },
  weigh: {
    load: (units, good, lorry) => `${lorry}: +${units} ${good}`,
    brings: (now, worst, best) => `вам ${coins(now)} сегодня, ${between(worst, best)} после колеса`,
    alone: (n) => `полон, и только ваш: +${points(n)}`,
    full: 'полон: уедет',
    space: (places) => `до полного ещё ${places}`,
    falls: (good, from, to) => `уедет — ${good} ${from} → ${to}`,
    ship: (units, good, n) => `На экспорт ${good}, ${units}: +${points(n)}`,
    noCoins: (price) => `без монет (грузовик даёт сегодня по ${price}), цена не меняется`,
    points: (from, to, target) => `★ ${from} → ${to} из ${target}`,
    improve: (name, value) => `${name}: ${value}`,
    insure: (name) => `Страховка: ${name}`,
    cost: (n) => `цена: ${coins(n)}`,
    costLeaving: (n, left) => `цена: ${coins(n)}, останется ${left}`,
    onlyWarns: 'знак снимут, и следующее попадание лишь предупредит',
    safe: 'следующее попадание ничего не отнимет',
    atStake: (good, now, worst, best, sectors) =>
      `${good}: ${now} сегодня, потом ${between(worst, best)}; запрет в ${sectors} из 12`,
    nothingAtStake: 'на полных грузовиках вашего нет: сектор меняет только цены',
  },
  wheels: {
    title: 'Колёса',
    names: { prices: 'Колесо цен', misfortune: 'Неудачи' },
    spin: { prices: 'Крутить колесо цен', misfortune: 'Крутить колесо неудач' },
    prices: '6 секторов меняют цены, 6 — запреты.',
    misfortune: '6 из 12 спокойны. Штраф не грозит.',
    risk: (sectors, n) => `Штраф: ${sectors} из 12, до ${n} ★`,
  },
  harbour: {
    title: 'Экспорт',
    none: 'Карту экспорта открывают в начале раунда.',
    ship: (units, good, n) => `На экспорт: ${good}, ${units}, за это ${points(n)}`,
  },
  rivals: {
    title: 'Соперники',
    skips: 'пропускает',
    empty: 'склад пуст',
    main: (good, units) => `${good}: ${units} на основном складе`,
    temp: (good, units) => `${good}: ${units} куплено в этом раунде`,
  },
  hand: {
    title: 'Ваше дело',
    coins,
    missing: (n) => `ещё ${points(n)}`,
    enough: 'хватает на победу!',
    shaky: 'хватает, но шатко',
    value: {
      manager: (n) => `покупает до ${n} за ход`,
      loader: (n) => `грузит до ${n} за ход`,
      warehouse: (n) => `хранит ${types(n)}`,
    },
    improve: (name, cost, n) => `${name}: улучшить за ${forCoins(cost)}, +${points(n)}`,
    insure: 'Полис',
    insured: 'застраховано',
    planned: 'в планах',
    nextFine: (n) => `штраф −${n} ★`,
    main: 'Основной склад',
    temp: 'Куплено в этом раунде',
    free: 'свободно',
    nothingBought: 'пока ничего',
    lot: (good, units, where) => `${good}: ${units}, ${where === 'main' ? 'основной склад' : 'куплено в этом раунде'}`,
    overflow: (goods) => `Погрузить или потерять: ${goods}`,
    passLoses: (goods) =>
      `Пас — до конца фазы. Чему не хватит места на складе, то вернётся без оплаты: ${goods}. Всё равно пас?`,
    choose: (room, chosen) => `Оставить ${types(room)}: выбрано ${chosen}`,
    loses: (goods) => `Вернётся: ${goods}`,
    keep: (goods) => (goods === '' ? 'Оставить' : `Оставить: ${goods}`),
  },
  stage: {
    spins: (name) => `Колесо крутит ${name}`,
    allSkip: 'Раунд пропускают все, но колесо крутится',
    embargo: (goods) => `Эмбарго: ${goods}`,
    forbidden: 'В этом раунде их не продать и не вывезти: полный грузовик с ними стоит.',
    leaves: (lorry, good) => `${lorry} грузовик уезжает: ${good.toLowerCase()}`,
    sum: (units, price) => `${units} × ${price}`,
    alone: (n) => `Заполнен одним: +${points(n)}`,
    aloneSkipped: 'Заполнен одним, но за пропуск раунда дают только монеты',
    adjusted: 'Цены меняются',
    sold: 'продано: дешевле',
    others: (rise) => `не продано: +${rise}`,
    noneSold: (rise) => `ничего не продано: всё дорожает на ${rise}`,
    calm: 'Ничего не случилось.',
    spared: 'Страховка: ничего не случилось.',
    warned: (name) => `${name}: предупреждение. Следующее попадание отнимет очки.`,
    fined: (name, n, to) => `${name}: штраф −${points(n)}, уровень ${to}.`,
    target: (name, n) => `${name}: уже ${points(n)}!`,
    playedOut: 'Раунд играют до конца. Колесо неудач ещё может отнять очки.',
  },
  say: {
    nothing: 'ничего',
    order: (names) => `Порядок ходов: ${names}.`,
    market: (goods) => `На рынке, по монете за ящик: ${goods}.`,
    price: (good, { price, position, lowest, highest, next, isUnderEmbargo }) =>
      `${good}: банк платит ${forCoins(price)}, деление ${position} из 15 (после колеса ${between(lowest, highest)}; после пересчёта будет деление ${next})${isUnderEmbargo ? ', под эмбарго' : ''}.`,
    exportCard: (name, goods) => `Экспорт, ${name}: ${goods}. За 4 ящика 1 очко, за 6 — 2, за 8 — 3.`,
    emptyLorry: (name, capacity, n, fall) =>
      `${name} грузовик: пуст, мест ${capacity}, ${points(n)} за заполнение в одиночку, товар потом падает на ${steps(fall)}`,
    lorry: (name, good, onBoard, capacity) =>
      `${name} грузовик: ${good.toLowerCase()}, занято ${onBoard} из ${capacity}`,
    player: (name, n, target, money) => `${name}: ${points(n)} из ${target}, ${coins(money)}.`,
    stock: (main, temp) => `Основной склад: ${main}. Куплено в этом раунде: ${temp}.`,
    purchases: (goods) => `Вы можете купить не больше: ${goods}.`,
  },
});
