import { typeset } from '@parlour/kernel';
import type { BookText } from '../book-types.ts';

export const book: BookText = typeset('en', {
  chapters: {
    goal: 'What you play for',
    setup: 'Setting up',
    map: 'The map',
    turn: 'Your turn',
    movement: 'Movement',
    borders: 'Borders and action cards',
    assets: 'Buying assets',
    workers: 'Workers',
    wages: 'Wages',
    planning: 'Planning and guards',
    production: 'Production',
    prices: 'Prices',
    monopoly: 'Monopoly',
    centre: 'Buying and selling resources',
    universities: 'Technologies',
    dealership: 'Vehicles',
    deals: 'Deals',
    raids: 'Raids and arrest',
    strike: 'Strike',
    end: 'How it ends',
    mistakes: 'Where beginners stumble',
    seldom: 'Seldom needed',
    making: 'How this edition was made',
  },
  start: {
    who: 'You have 150 nAn, three workers and a train. Somewhere on this map there’s a fortune in coal and ore, and at the end of a long chain of mines, furnaces and power plants stands the **BIObot**, the machine nobody has built yet. Make the first one, in a technology park of your own, and you win.',
    how: 'No money buys a BIObot. You have to dig the ore, smelt the steel, burn the coal and bring it all together, while your rivals do the same, move the prices under your feet, and drop in at your plants when nobody’s watching.',
    chain:
      'From raw goods to the BIObot: what each kind of asset costs, what it needs, what it makes. An orange peg is a worker.',
    turn: 'What you do in a turn',
    production: {
      title: 'Production.',
      say: 'Each of your assets that has its workers and its inputs works once. What was dug just now can be smelted or burnt at once.',
    },
    monopoly: {
      title: 'Monopoly.',
      say: 'The player who can produce the most of a resource may move its price by a point. From here on you may also sell to the bank, wherever you are.',
    },
    movement: {
      title: 'Movement.',
      say: 'Your train goes up to 4 hexes. If the way enters a frontier post, you draw an action card, good or bad.',
    },
    investments: {
      title: 'Investments.',
      say: 'Use the place you’ve reached: buy the asset, hire workers, study, buy a vehicle or resources. Or raid a rival’s asset that has no guard.',
    },
    wages: {
      title: 'Wages.',
      say: 'Pay 1 nAn for each worker you have, busy or not. Unpaid workers may strike.',
    },
    planning: {
      title: 'Planning.',
      say: 'Put workers, guards and technologies where you want them in your next turn.',
    },
    firstTitle: 'A good first turn',
    first:
      'Put your chip on the business centre, go to a mine or an excavating plant two or three hexes away and buy it. Pay your three workers. Put two of them on the asset; or one, if your chip stays there until your next turn, because **your chip does the work of one**. Next turn you’ll dig your first unit.',
    endTitle: 'How it ends',
    end: 'At the moment somebody makes a BIObot. With the printed technologies one takes 3 steel, 3 energy, 5 workers and a park for 250 nAn; good technology cards make it cheaper. Expect about twenty rounds.',
  },
  goal: {
    aim: 'Money is a means here, and a late one at that. You win by making something.',
    longer: 'Longer and harder games',
  },
  setup: { aim: 'Everybody begins alike: some money, three workers, a train, and no property at all.' },
  map: {
    aim: 'Four areas with a business centre in the middle, and lines of frontier posts between them. What stands on a hex tells you what you can do there.',
    picture:
      'The whole map. The colour of an outline tells the kind of asset; a letter with a figure is the name of a hex.',
  },
  turn: {
    aim: 'A turn has five stages, always in the same order: you reap what you prepared last turn, then you prepare the next one. The wages come between.',
    stages: 'The five stages',
  },
  movement: {
    aim: 'You can only do business where your chip stands, so half of the game is being in the right place a turn earlier than the others.',
    way: 'What is in the way',
  },
  borders: {
    aim: 'Borders can be walked around through the business centre. If you cross one, you draw from a deck of fifty cards, thirty-six of which are good news.',
    contracts: 'Contracts',
    money: 'Subsidies, dividends, taxes',
  },
  assets: {
    aim: 'There are 28 assets of five kinds. Each kind makes one thing, and each one you buy makes that thing a little cheaper for everybody.',
    sell: 'Selling them',
  },
  workers: {
    aim: 'Nothing works without them, and there are only fifty. Your own chip counts as one where it stands.',
  },
  wages: {
    aim: 'Workers cost little each and much together. Wages come before planning, so you can’t place anybody before you’ve paid.',
  },
  planning: {
    aim: 'The last thing you do decides what happens first in your next turn. Look at each asset: are its workers there, will its inputs be there, can somebody walk in?',
    guards: 'Guards',
  },
  production: {
    aim: 'Assets work at the beginning of your turn, with the workers you placed at the end of the last one. You choose the order, so coal can become energy and energy a BIObot within one stage.',
    inputs: 'Inputs',
  },
  prices: {
    aim: 'Four rows of eleven columns. Prices begin at the left, at their highest, and the more is built, the further they slide.',
    falls: 'What makes a price fall',
    rises: 'What makes it rise',
  },
  monopoly: {
    aim: 'Capacity counts, not stock: the player who could make the most of a resource may push its price about. Raise it when you sell, lower it when a rival wants to.',
  },
  centre: {
    aim: 'You sell wherever you are and buy only in the business centre. A plant without a mine behind it lives from what you carry there.',
    selling: 'Selling',
  },
  universities: {
    aim: 'A technology makes an asset better: fewer workers, fewer inputs, or more of the product. There are thirty, and you see two at a time.',
    cards: 'A few technology cards: what they fit, what they take, what they make.',
  },
  dealership: { aim: 'Six or eight hexes instead of four. The quadcopter flies over whatever is in the way.' },
  deals: {
    aim: 'Nearly everything may change hands, at any price two players agree on, as long as it changes hands at once.',
  },
  raids: {
    aim: 'A rival’s asset without a guard, its owner far away: walk in. For the price of its wages and inputs it works for you, until you leave or are caught.',
    operate: 'What a raider does',
    over: 'How it ends',
    arrest: 'Arrest',
  },
  strike: { aim: 'If you can’t or won’t pay, your rivals decide whether your workers notice.' },
  end: { aim: 'Usually with a BIObot. If everybody is too busy, after sixty rounds.' },
  mistakes: {
    plantFirst: {
      wrong: 'Steel brings 66 a piece, so I’ll buy a steel plant first.',
      right:
        'It needs 2 ore and 3 workers each time, and you’ve no money left for either. Begin with a mine or an excavating plant.',
    },
    oneWorker: {
      wrong: 'One worker on the mine digs half as much.',
      right: 'One worker digs nothing. But your chip is the second one, if it stands there when your turn begins.',
    },
    idleWages: {
      wrong: 'Idle workers cost nothing.',
      right: 'Wages are for all of them, guards and idle ones too.',
    },
    ownPrice: {
      wrong: 'A second mine doubles my income.',
      right: 'It also takes a point off the price of coal, for you as for everybody.',
    },
    notOnSale: {
      wrong: 'I’ll just buy the coal I need.',
      right: 'The bank sells coal only once somebody has bought a mine, and only in the business centre.',
    },
    border: {
      wrong: 'I’ll cross the border, perhaps there’s no card.',
      right: 'There always is. If you don’t want one, take a way around through the business centre.',
    },
    technology: {
      wrong: 'With too few workers for the new technology, the old one still works.',
      right: 'The card covers the printed process. With too few workers, the asset stands still.',
    },
    vehicle: {
      wrong: 'I buy the quadcopter and fly off.',
      right: 'A new vehicle drives from your next turn on.',
    },
    occupied: {
      wrong: 'We both want the university, so we’ll share it.',
      right: 'One chip to a hex. The second to come doesn’t get in.',
    },
    contract: {
      wrong: 'I’ll keep the contract until prices have fallen.',
      right: 'It’s good for this turn and your next one. Then it’s gone.',
    },
    late: {
      wrong: 'I’ll sort out the wages once they strike.',
      right: 'Discharge somebody or sell an asset before that. A strike costs you a whole production.',
    },
    bought: {
      wrong: 'I’m rich enough to buy the BIObot.',
      right: 'It isn’t for sale. It has to be made, in your own park.',
    },
  },
  making: {
    source:
      'The rules follow the English rulebook of Economics as a Matter of Fact. Where it’s silent or says two things, our answers stand in the fine print of each chapter, under ids that begin with MF-R.',
    cards:
      'There’s no list of the real cards and no picture of the real board. The map, some figures on assets, most steps of the prices, 29 of the 30 technologies and 47 of the 50 action cards are our reconstruction: they fit every figure and every example the rulebook prints, and were tried in many games between bots. All names are ours.',
  },
  tables: {
    assets: 'The five kinds of assets',
    prices: 'The price board',
    places: 'The other places',
    vehicles: 'The vehicles',
    first: 'University I: fifteen technologies',
    second: 'University II: fifteen technologies',
    contracts: 'The sixteen contracts',
    grants: 'The ten subsidies and ten dividends',
    taxes: 'The fourteen taxes',
    asset: 'Asset',
    cost: 'Cost',
    makes: 'What it needs and makes',
    count: 'How many',
    dividend: 'Dividend',
    half: 'Sold back for',
    resource: 'Resource',
    range: 'Highest to lowest price',
    pays: 'Pays',
    point: 'One point',
    inBank: 'In the bank',
    place: 'Place',
    use: 'What you can do there',
    vehicle: 'Vehicle',
    speed: 'Hexes',
    card: 'Card',
    effect: 'What it does',
    fits: 'Fits',
    price: 'Price',
    labourExchange: 'Labour exchange',
    dealer: 'Dealership',
    post: 'Frontier post',
  },
  names: ['Kim', 'Max'],
  mines: {
    title: 'Three mines, and who works in them',
    given:
      'You own mines 1, 2 and 3. Two workers stand on mine 1. One stands on mine 2, where your chip is too. One stands on mine 3.',
    task: 'Your turn begins: run everything that can run.',
    outcome:
      'Two coal. Mine 1 has its two workers. On mine 2 your chip took the place of the missing one. Mine 3 has one worker, and one worker digs nothing; with none at all it would have been the same.',
  },
  secondMine: {
    title: 'A second mine and the monopoly',
    given:
      'You own mine 1, Max owns mine 5: each can dig 1 coal, so nobody is the monopolist. Two mines have been bought, and coal has fallen from 16 to 14. You’ve come to mine 2.',
    task: 'Buy the mine.',
    outcome:
      'You pay 50 nAn, coal falls to 13, and your capacity is 2 against Max’s 1: you’re the monopolist of coal, though nobody works on the new mine yet. From your next turn on, stage 2 lets you move the price by a point.',
  },
  contract: {
    title: 'A contract that pays for itself',
    given:
      'Coal has fallen to 10. You stand in the business centre with 60 nAn and a contract: the bank takes 4 coal at the highest price, 16.',
    task: 'Buy 4 coal at the counter, then click your pile of coal and deliver them.',
    outcome:
      'You bought 4 coal for 40 nAn and delivered them for 64: 24 nAn earned without a mine. It doesn’t matter where the goods come from. The contract is filled and goes away.',
  },
  raid: {
    title: 'A raid on a steel plant',
    given:
      'Steel plant 3 is Max’s. Two workers stand on it, its technology makes 1 steel of 2 ore, there’s no guard, and Max is elsewhere. You’re two hexes away with 40 nAn and 5 ore.',
    task: 'Go to steel plant 3, without a card, and operate it.',
    outcome:
      'You put 2 nAn and 2 ore on its card and have 38 nAn and 3 ore left. The plant stays Max’s, but in his next turn it makes 1 steel for you, and he can’t move those workers. If his movement ends on the hex, you’re arrested.',
  },
  biobot: {
    title: 'The BIObot',
    given:
      'You own steel plant 1 with three workers and technology park 1 with five. In stock you have 2 ore, 2 steel and 3 energy. The park needs 3 steel and 3 energy.',
    task: 'Run everything: the plant first, then the park.',
    outcome:
      'The plant turned 2 ore into the third steel, and the park used it in the same stage. That’s a BIObot, and the game.',
  },
});
