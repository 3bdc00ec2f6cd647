import { plural } from '@parlour/kernel';
import type { BoardText } from '../board-types.ts';

const coins = (n: number): string => `${n} ${plural('en', n, { one: 'coin', other: 'coins' })}`;
const points = (n: number): string => `${n} ${plural('en', n, { one: 'point', other: 'points' })}`;
const types = (n: number): string => `${n} ${plural('en', n, { one: 'type', other: 'types' })}`;
const between = (low: number, high: number): string => (low === high ? String(low) : `${low}–${high}`);

export const board: BoardText = {
  close: 'Close',
  trait: (name, level, hasWarning, isInsured) =>
    `${name}: level ${level}${hasWarning ? ', warned' : ''}${isInsured ? ', insured' : ''}`,
  tabs: { harbour: 'Export', wheels: 'Wheels', rivals: 'Rivals' },
  seat: { points: 'Points', coins: 'Coins', money: (n) => `◎ ${n}` },

  round: {
    title: 'Round',
    of: (round, last) => (last === null ? `Round ${round}.` : `Round ${round}, at most ${last}.`),
    steps: 'The six steps of a round',
    phases: { 1: 'Buy', 2: 'Load', 3: 'Sell', 4: 'Improve', 5: 'Misfortune', 6: 'Insure' },
    hints: {
      1: 'One good a turn, one coin a crate, until all have passed.',
      2: 'One good on one lorry a turn, as much as fits. Whoever opened the round loads last.',
      3: 'The price wheel is spun, full lorries leave and pay, prices adjust; then exports.',
      4: 'Coins become better rooms, and rooms are points.',
      5: 'Everybody spins: a hit warns, a hit on a warning costs points and a level.',
      6: 'Ten coins take a warning away. Then the round ends, and whoever has enough points wins.',
    },
    order: 'Order of play',
    loadingOrder: 'Order of loading',
    loadingNext: (names) => `Loading will go: ${names}.`,
    passed: (name) => `${name} has passed`,
  },
  track: {
    title: 'The road to the finish',
    of: (name, n, target) => `${name === '' ? '' : `${name}: `}${points(n)} of ${target}`,
  },

  market: {
    title: 'Market and prices',
    bankPays: '▲ What the Bank pays',
    youPay: '▼ You pay 1 coin a crate',
    none: 'not today',
    soldOut: 'sold out',
    closed: 'closed',
    embargo: 'Embargo',
    tooMany: 'More than you may take.',
    ladder: (good, price, position, highest) =>
      `The Bank pays ${coins(price)} for ${good} (step ${position} of ${highest})`,
    stall: (good, onSale, pile, most) =>
      `${good}: ${onSale} on sale, ${pile} in the pile${most === null ? '' : `. You may buy up to ${most}`}`,
    forCoins: (units) => `${units} for ${coins(units)}`,
    buy: (units, good) => `${units} ${good} for ${coins(units)}`,
    howMany: (good) => `How much ${good}?`,
    limit: (manager) =>
      `Take crates off a stall: your Manager buys up to ${manager} of one good. Each good once a round.`,
    left: (n) => `${coins(n)} left`,
    worth: (price, low, high) => `Bank pays ${price} each today, ${between(low, high)} after the wheel`,
    noRoom: (room, goods) => `room for ${types(room)}: load ${goods}, or lose it`,
    idle: {
      0: 'The market opens when the cards are turned.',
      1: 'Buying always costs 1 coin a crate. The boards above are what the Bank pays when a lorry leaves.',
      2: 'The market is closed. Dashed markers show where each price goes if the full lorries leave.',
      3: 'Goods that leave fall by 5, 6 or 7 steps; all others rise by 3.',
      4: 'Prices are set for the next round.',
      5: 'Prices are set for the next round.',
      6: 'Prices are set for the next round.',
    },
  },
  yard: {
    title: 'The lorries',
    held: 'Embargo: stays loaded',
    full: 'Full: leaves',
    shared: 'shared',
    alone: 'if alone',
    which: 'Which good?',
    star: (n) => `+${points(n)} for whoever fills it alone`,
    fall: (n) => `Empty. When it leaves, its good falls ${n} steps.`,
    load: (units, good) => `+${units} ${good}`,
    lot: (name, units, now, worst, best) =>
      `${name}: ${units}, worth ${coins(now)} now${worst === best ? '' : `, ${worst} to ${best} after the wheel`}`,
  },
  wheels: {
    title: 'The wheels',
    names: { prices: 'Price wheel', misfortune: 'Misfortune' },
    spin: { prices: 'Spin the price wheel', misfortune: 'Spin the wheel of misfortune' },
    prices: 'Half the sectors move two prices, half forbid two goods.',
    misfortune: 'Half the sectors are quiet. No fine threatens you.',
    risk: (sectors, n) => `${sectors} in 12 to be fined, up to ${points(n)}`,
  },
  harbour: {
    title: 'Export',
    none: 'The Export card is turned at the start of the round.',
    ship: (units, good, n) => `Export ${units} ${good} for ${points(n)}`,
  },
  rivals: {
    title: 'The others',
    skips: 'skips',
    empty: 'empty warehouse',
    main: (good, units) => `${units} ${good} in the main warehouse`,
    temp: (good, units) => `${units} ${good} bought this round`,
  },
  hand: {
    title: 'Your business',
    coins,
    missing: (n) => `${points(n)} to go`,
    enough: 'enough to win!',
    shaky: 'enough, but not safe',
    value: {
      manager: (n) => `buys up to ${n} a turn`,
      loader: (n) => `loads up to ${n} a turn`,
      warehouse: (n) => `keeps ${types(n)}`,
    },
    improve: (name, cost, n) => `Improve ${name}: ${coins(cost)}, +${points(n)}`,
    insure: (cost) => `Insure: ${cost}`,
    insured: 'insured',
    planned: 'planned',
    nextFine: (n) => `next: −${n} ★`,
    main: 'Main warehouse',
    temp: 'Bought this round',
    free: 'free',
    nothingBought: 'nothing yet',
    lot: (good, units, where) => `${units} ${good}, ${where === 'main' ? 'main warehouse' : 'bought this round'}`,
    overflow: (goods) => `Load or lose: ${goods}`,
    passLoses: (goods) =>
      `A pass is final. What finds no place in your warehouse then goes back without payment: ${goods}. Pass all the same?`,
    choose: (room, chosen) => `Choose ${types(room)} to keep (${chosen} of ${room})`,
    loses: (goods) => `Goes back: ${goods}`,
    keep: (goods) => (goods === '' ? 'Keep' : `Keep ${goods}`),
  },
  stage: {
    spins: (name) => `${name} spins`,
    allSkip: 'Everybody skips; the wheel turns all the same',
    embargo: (goods) => `Embargo on ${goods}`,
    leaves: (lorry, good) => `The ${lorry} lorry leaves with ${good}`,
    sum: (units, price) => `${units} × ${price}`,
    alone: (n) => `Filled alone: +${points(n)}`,
    aloneSkipped: 'Filled alone, but whoever skips gets only coins',
    adjusted: 'Prices adjust',
    sold: 'sold: falls',
    others: (rise) => `not sold: +${rise}`,
    calm: 'Nothing happens.',
    spared: 'Insured: nothing happens.',
    warned: (name) => `A warning for the ${name}. The next hit costs points.`,
    fined: (name, n, to) => `Fine for the ${name}: −${points(n)}, level ${to}.`,
    target: (name, n) => `${name} has ${points(n)}!`,
    playedOut: 'The round is played to its end. Misfortune may still take points away.',
  },
  say: {
    nothing: 'nothing',
    order: (names) => `Order of play: ${names}.`,
    market: (goods) => `On the market, at 1 coin a crate: ${goods}.`,
    price: (good, { price, position, lowest, highest, next, isUnderEmbargo }) =>
      `${good} sells for ${coins(price)}, step ${position} of 15 (${between(lowest, highest)} after the wheel; will stand on step ${next} after the adjustment)${isUnderEmbargo ? ', under embargo' : ''}.`,
    exportCard: (name, goods) => `Export, ${name}: ${goods}. 4 crates are 1 point, 6 are 2, 8 are 3.`,
    emptyLorry: (name, capacity, n, fall) =>
      `${name} lorry: empty, ${capacity} places, ${points(n)} if filled alone, its good falls ${fall} steps`,
    lorry: (name, good, onBoard, capacity) => `${name} lorry: ${onBoard} of ${capacity} places with ${good}`,
    player: (name, n, target, money) => `${name}: ${points(n)} of ${target}, ${coins(money)}.`,
    stock: (main, temp) => `Main warehouse: ${main}. Bought this round: ${temp}.`,
    purchases: (goods) => `You may buy at most: ${goods}.`,
  },
};
