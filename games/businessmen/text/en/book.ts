import { typeset } from '@parlour/kernel';
import type { BookText } from '../book-types.ts';
import { coins, crates, points, types } from './words.ts';

export const book: BookText = typeset('en', {
  chapters: {
    goal: 'What it’s all for',
    square: 'The market square',
    business: 'Your business',
    setup: 'Setting up',
    round: 'A round begins',
    buying: 'Phase 1: buying',
    loading: 'Phase 2: loading',
    sending: 'Phase 3: the lorries leave',
    export: 'Phase 3, second part: export',
    improving: 'Phase 4: improving',
    misfortune: 'Phase 5: the wheel of misfortune',
    insurance: 'Phase 6: insurance',
    end: 'How it ends',
    skipping: 'Skipping a round',
    mistakes: 'Where beginners stumble',
    screen: 'At this table',
    making: 'How this edition was made',
  },
  start: {
    who: 'You’re a trader with 10 coins, a shed, a helper and big plans. Buy goods on the market, get them onto a lorry that leaves, and put the money into a better business. Have **20 points** when a round is over, and you win.',
    how: 'A crate always costs 1 coin and sells for 1 to 5, depending on what everybody has been selling lately. The catch is the lorries: there are only three, each carries a single good, and it leaves only when it’s **full**. So you share a lorry with rivals and get the money, or you fill one alone and get **points as well**.',
    goods: 'Six goods, 25 crates of each.',
    turn: 'A round, in six phases',
    buy: {
      title: 'Buy.',
      say: 'A card says what is on the market. In turn, everybody buys crates of one good, for 1 coin each, until the market is empty or nobody wants more.',
    },
    load: {
      title: 'Load.',
      say: 'In turn, everybody puts one of their goods on one lorry: as many crates as their Loader and the space allow. Then what’s left must fit into the Warehouse.',
    },
    send: {
      title: 'Send.',
      say: 'The price wheel shifts two prices, or puts two goods under embargo. Then every full lorry leaves, and its owners are paid. What was sold gets cheaper, all else dearer.',
    },
    export: {
      title: 'Export.',
      say: 'For 4, 6 or 8 crates of a good on the Export card you get 1, 2 or 3 points, but no money.',
    },
    improve: {
      title: 'Improve.',
      say: 'For 10 coins a level 2, for 20 more a level 3: the Warehouse, the Loader or the Manager. That brings 1 and 2 points.',
    },
    luck: {
      title: 'Luck and insurance.',
      say: 'Everybody spins the wheel of misfortune. The first hit on something only warns; the next one costs points and a level. For 10 coins you can have a warning removed.',
    },
    endTitle: 'How it ends',
    end: 'With the round in which somebody has 20 points and still has them when the last wheel has stopped. If there are several, the richest of them wins.',
    lorries: 'The three lorries. Fill one alone, and when it leaves you get 1, 2 or 3 points besides the money.',
  },
  goal: {
    aim: 'Money is only a means here, points are the end. There are three ways to them, and in most games you’ll need all three.',
  },
  square: {
    aim: 'Everybody trades on the same square, and everything on it is open: piles, prices, loads, other people’s warehouses. Only the cards to come and the wheels are unknown.',
    prices: 'Goods and prices',
    yard: 'The yard',
    wheels: 'Two wheels',
  },
  business: {
    aim: 'Three things tell how good a trader you are. The Manager says how much you buy at a time, the Loader how much you load, the Warehouse how many kinds of goods you can keep until the next round.',
    store: 'Two warehouses',
    rooms: 'The same office at level 1 and at level 3.',
  },
  setup: {
    aim: 'Everybody starts alike: 10 coins, no goods, all levels at 1.',
    first: 'Who begins',
  },
  round: {
    aim: 'Two cards are turned up: one says what can be bought today, the other what ships are waiting for in the harbour. Read both before you buy.',
  },
  buying: {
    aim: 'What you pay never changes, so the question isn’t what is cheap but what you’ll get rid of. Look at the lorries: one that’s half full of fish wants fish.',
    end: 'When the market closes',
  },
  loading: {
    aim: 'This is where the game is decided. Every crate you put on a lorry brings it closer to leaving, for everybody whose crates are on it. And a rival’s single crate on your lorry costs you its points.',
    move: 'One move',
    free: 'Passing, waiting, coming back',
    after: 'After loading: into the Warehouse',
  },
  sending: {
    aim: 'First luck, then the departure, then the prices: always in this order. You’re paid what a crate is worth after the wheel has stopped.',
    wheel: 'The price wheel',
    leave: 'The lorries leave',
    prices: 'Prices move',
    picture:
      'The price wheel. The good at the rim rises by 3 steps, the one further in falls by 5; red sectors put both goods they show under embargo.',
  },
  export: {
    aim: 'Ships pay in fame. What you’ve kept in the Warehouse can turn into points here, without a lorry and whatever its price.',
  },
  improving: {
    aim: 'All your money ends up here sooner or later: all three at level 3 are 90 coins and 9 points, nearly half of what you need.',
  },
  misfortune: {
    aim: 'Half of the wheel is harmless. The other half finds a weak spot, and a level you paid dearly for can be gone. Warned is warned: from now on, every further hit there is a fine.',
    fine: 'What a fine costs',
    picture: 'The wheel of misfortune: six quiet sectors, two for each of Warehouse, Loader and Manager.',
  },
  insurance: {
    aim: 'Ten coins for a good night’s sleep. Insure when there’s much to lose: a fine at level 3 takes 2 points and 20 coins’ worth of building.',
  },
  end: {
    aim: 'Twenty points in mid-round aren’t enough; they have to survive the wheel of misfortune. A few more are worth having.',
    tie: 'Several at the finish',
  },
  skipping: {
    aim: 'Broke? Then sit a round out. It costs a point, and you come back with 10 coins, enough to be in business again.',
    what: 'What you miss',
  },
  mistakes: {
    price: {
      wrong: 'Oil stands at 5, so oil is expensive to buy.',
      right: 'Every crate costs 1 coin. The price table says only what the Bank pays you.',
    },
    again: {
      wrong: 'I’ll take one crate now and the rest next time.',
      right: 'Each good only once a round: what you don’t take now is for the others.',
    },
    choose: {
      wrong: 'I’ll load two and keep the other three.',
      right: 'You choose lorry and good, never the number: you load all that Loader, space and stock allow.',
    },
    leave: {
      wrong: 'The price is bad, so my full lorry waits.',
      right: 'A full lorry leaves. Only an embargo can hold it. If you’d rather wait, leave a place free.',
    },
    alone: {
      wrong: 'Most of the lorry is mine, so I get points.',
      right: 'One crate of somebody else’s, and nobody gets any. The money is paid all the same.',
    },
    wheel: {
      wrong: 'I’m paid at the price I saw when I loaded.',
      right: 'The wheel comes first. You’re paid what the good is worth after it.',
    },
    five: {
      wrong: 'I have 7 crates, I’ll export 7.',
      right: 'Exactly 4, 6 or 8. Of 7 you ship 6, and one stays.',
    },
    warning: {
      wrong: 'I paid the fine, so the warning is gone.',
      right: 'It stays, and the next hit fines again. Only insurance removes it.',
    },
    improved: {
      wrong: 'I’ve improved the Manager, that takes care of the warning.',
      right: 'The warning stays beside the new level, which now has more to lose.',
    },
    twenty: {
      wrong: 'Twenty points, I’ve won!',
      right: 'Not yet: the round goes on, and the wheel of misfortune is still to come.',
    },
    shelf: {
      wrong: 'My Warehouse is level 1, so it holds one crate.',
      right: 'One kind of goods, but as many crates of it as you like.',
    },
  },
  screen: {
    aim: 'How some things are handled here that people at a table simply agree on.',
  },
  making: {
    source:
      'The rules follow the Russian rulebook of Businessmen. Where it’s silent, or says two things, our answers stand in the fine print of each chapter, under ids that begin with BM-R.',
    example: 'The rulebook’s long example has gaps and slips. This is how we read it:',
    content:
      'Of the cards and wheels, one Goods card, one Export card and two sectors of the price wheel are known from the rulebook. All others, the positions of the price table and the wheel of misfortune are our reconstruction; they fit what the rulebook says, and were tried in many games between bots. Names and captions are ours.',
  },
  tables: {
    levels: 'What the levels do',
    level: (n) => `Level ${n}`,
    ofLevel: {
      warehouse: (n) => types(n),
      loader: (n) => crates(n),
      manager: (n) => crates(n),
    },
    cost: 'The step there',
    step: (cost, won) => `${coins(cost)}, +${points(won)}`,
    nothing: 'from the start',
    lorries: 'The lorries',
    lorry: 'Lorry',
    takes: 'Capacity',
    alone: 'Points if filled alone',
    falls: 'Its good falls by',
    wheel: 'The twelve sectors of the price wheel',
    sector: 'Sector',
    does: 'What it does',
    moved: (good, by) => `${good} ${by > 0 ? `+${by}` : `−${-by}`}`,
    barred: (goods) => `Embargo: ${goods}`,
    shipments: 'Shipments',
    shipment: 'Shipment',
    worth: 'Worth',
    crates: (n) => crates(n),
    points: (n) => points(n),
    exportCards: 'The Export cards',
    goodsCards: 'The Goods cards',
    card: 'Card',
    goods: 'Goods',
    fines: 'Fines',
    at: 'Level',
    loses: 'Points lost',
    becomes: 'Level after it',
  },
  names: ['Anna', 'Boris'],
  filling: {
    title: 'A lorry of your own',
    given:
      'You have 7 crates of fish, and your Loader is at level 1: 4 crates a move. The green lorry is empty and takes 7. Boris has nothing to load. Fish stands at 3 coins.',
    task: 'Load fish on the green lorry, and load again. Then spin the price wheel.',
    outcome:
      'You loaded 4 and, since nobody was left to load between your moves, 3 more: full, and all of it yours. The wheel moved wood and meat, so fish still sold for 3: 7 × 3 = 21 coins, and 3 points for a green lorry filled alone. Fish then fell by 7 steps, to 1 coin.',
  },
  keeping: {
    title: 'More than fits',
    given:
      'Loading is over, and you’ve loaded nothing. In the main warehouse you have 3 crates of oil; today you bought 2 of fish and 4 of wood. Your Warehouse is at level 1: one kind of goods.',
    task: 'Choose what you keep. Wood is on the Export card.',
    outcome:
      'You kept the 4 crates of wood, just enough for a shipment. The oil and the fish went back to their piles, and nobody paid you anything for them: 5 crates, 5 coins. Loading even a part of them would have been better.',
  },
  sharing: {
    title: 'A spoke in the wheel',
    given:
      'Boris has 4 crates of grain on the yellow lorry, which takes 5. With one more of his own he’d get a point besides the money. Grain stands at 4 coins, and you have a single crate of it.',
    task: 'Put your crate on Boris’s lorry.',
    outcome:
      'The lorry was full and left. Boris got 16 coins and you got 4, but nobody got a point: the lorry was shared. Grain fell by 5 steps, to 2 coins.',
  },
  shipping: {
    title: 'Two shipments',
    given:
      'The ships want wood, oil and grain. In your Warehouse, at level 3, lie 5 crates of grain, 12 of oil and 3 of wood; none of it is under embargo.',
    task: 'Ship 4 crates of grain and 8 of oil.',
    outcome:
      'One point for the 4 of grain, three for the 8 of oil. The 3 crates of wood are too few, and of oil there’s only one shipment a round, so 4 stay for the next card that wants oil. Coins and prices didn’t change.',
  },
  fined: {
    title: 'A warning, and a fine',
    given:
      'Your Warehouse is at level 3, and there’s a warning sign beside it. You have 11 points, and with 9 coins you couldn’t have insured it.',
    task: 'Spin the wheel of misfortune.',
    outcome:
      'The roof leaks: a hit on the Warehouse, which had been warned. The fine takes 2 points, so 9 are left, and the level falls to 2. The warning stays: the next hit there will cost a point and another level, unless you insure first.',
  },
});
