import { typeset } from '@parlour/kernel';
import type { BookText } from '../book-types.ts';

export const book: BookText = typeset('en', {
  chapters: {
    ring: 'The ring and your chain',
    setup: 'Setting up',
    goal: 'The goal of the quick game',
    roll: 'The roll and the profit',
    startUps: 'Projects come of age',
    selling: 'Selling to the market',
    auction: 'The auction',
    offers: 'Exceptional offers',
    year: 'The financial year',
    loans: 'Loans, and selling at half price',
    deals: 'Deals',
    debts: 'Debts and bankruptcy',
    full: 'The full game',
    crises: 'Crises',
    cards: 'Option cards',
    crimes: 'Crimes and investigations',
    events: 'Events of the year',
    winning: 'Winning, and variants',
    advice: 'Good advice',
    mistakes: 'Where beginners stumble',
    windows: 'When exactly one may act',
    together: 'How cards work together',
    choices: 'What a table may choose',
    making: 'How this edition was made',
  },
  start: {
    who: 'You’re an investor with 20M, and there are eleven **industries** laid out in a ring. Buy companies in them, let them earn, and become the one the papers write about. In the quick game every company is a **star of reputation**, and whoever first has enough of them wins on the spot: 6 with two or three players, 5 with four or five, 4 with more.',
    how: 'The trick is the **chain**. When the dice call an industry in which you own a company, you’re paid not only for it but for all your companies in the unbroken row of industries around it. And you’re never only watching: in everybody’s turn everybody earns, sells, bids and schemes.',
    pieces: 'What stands on the ring.',
    piece: {
      own: 'your company',
      mortgaged: 'with a loan on it',
      private: 'free, private',
      state: 'free, of the state',
      project: 'your project',
    },
    turn: 'A turn, whoever’s it is',
    roll: {
      title: 'Roll and profit.',
      say: 'Whoever’s turn it is rolls two dice. The sum is the active industry: if you own a company there, your whole chain through it pays.',
    },
    projects: {
      title: 'Projects.',
      say: 'Each project in the active industry costs its owner 2M and a roll: with 5 or 6 it becomes a company, with 1 it’s gone.',
    },
    sell: {
      title: 'Sale.',
      say: 'Companies of the active industry can be sold to the bank at the full price. Who sells doesn’t bid this turn.',
    },
    auction: {
      title: 'Auction.',
      say: 'One free company of the active industry is auctioned, from its price upwards. The winning bid is the new price.',
    },
    create: {
      title: 'New projects.',
      say: 'For half the price you may start a project there. If nobody buys and nobody starts anything, the price falls.',
    },
    offers: {
      title: 'Exceptional offers.',
      say: 'You may offer another player twice the price for a company there. They sell, or pay the price to the bank to keep it, which doubles the price.',
    },
    endTitle: 'How it ends',
    end: 'In the quick game at once, when somebody has enough stars. The full game, for those who know this one, adds crises, events, cards to play and crimes to commit; there you must still have your stars at the end of the turn.',
  },
  ring: {
    aim: 'Eleven industries in a ring, each with its own luck. The number says how it is called, the stars under it how often that happens, and the coin what one company there earns.',
    chain: 'The chain',
  },
  setup: {
    aim: 'Lay the ring, hand out the money, roll for who begins. That’s all the quick game needs.',
    words: 'A few words',
  },
  goal: {
    aim: 'Companies are stars. Others can take them from you, and you can lose them to your debts, so count other people’s as well as your own.',
  },
  roll: {
    aim: 'The dice pick one industry, and for the rest of the turn everything is about it: who earns, what is sold, what is auctioned, whose company is in danger.',
    profit: 'Profit',
  },
  startUps: {
    aim: 'A project is a company that might be. It costs half of one, and on average it takes two visits and 4M before it’s clear what becomes of it; two in three succeed.',
  },
  selling: {
    aim: 'Now, and only now, the market pays the full price. It’s the best moment to get out, and it shuts you out of this turn’s auction.',
  },
  auction: {
    aim: 'Every turn one company changes hands here, or none, and either way the price moves.',
    bids: 'The bids',
    projects: 'Projects',
    price: 'The price',
  },
  offers: {
    aim: 'This is how companies are taken from players who don’t want to sell. The cheaper an industry, the easier the prey: keep an eye on the price where you’re at home.',
  },
  year: {
    aim: 'Years are a little longer than a round of turns, so that they begin with somebody else each time.',
    end: 'When turn and year end',
  },
  loans: {
    aim: 'Each of your companies is worth 5M at the bank, at any moment, even in the middle of an auction. That’s how one bids more than one has.',
    half: 'Selling in a hurry',
  },
  deals: {
    aim: 'What you own is yours to sell, swap or give away, to anybody who agrees.',
  },
  debts: {
    aim: 'Some payments can’t be put off. First you raise money; if that isn’t enough, you’re out until the next year, and then you start afresh.',
  },
  full: {
    aim: 'Play this when the quick game holds no more secrets. You start with companies and cards, stars come from being present and from being first, the state sells only to those it likes, and the weather changes.',
    setup: 'A different start',
    stars: 'Other stars',
    state: 'Companies of the state',
    year: 'Each year',
  },
  crises: {
    aim: 'A storm cloud moves from industry to industry. Where it stands, lightning may strike: prices fall and companies lose money until the crisis has passed. The cards that are left tell you how likely that is.',
  },
  cards: {
    aim: 'Option cards are secret, come one a year and for doubles, and can be played nearly always. There are 65 of them, 12 of which are quotas.',
  },
  crimes: {
    aim: 'Some cards are against the law. They work, if the die is kind; but the auditor and the victim may go to the police, and a conviction costs a star.',
  },
  events: {
    aim: 'Each year has a headline. It’s read out before the first turn and stays on the table until the year is over.',
  },
  winning: {
    aim: 'Usually the stars decide, and it’s clear to everybody. Where it isn’t, these paragraphs do.',
    harder: 'Longer and harder games',
  },
  advice: { aim: 'From people who have lost often enough to know.' },
  mistakes: {
    chain: {
      wrong: 'I have a long chain, so I earn every turn.',
      right: 'Only if the dice call an industry in which you own a company. Then all of the chain pays.',
    },
    ends: {
      wrong: 'Industry 12 is the end of the row.',
      right: 'The ring is closed: in order of numbers, 12 touches 2.',
    },
    others: {
      wrong: 'It isn’t my turn, I can get some coffee.',
      right: 'You earn, sell, bid, start projects and make offers in everybody’s turn.',
    },
    sold: {
      wrong: 'I’ll sell one here and bid for a better one.',
      right:
        'Whoever sells at the full price doesn’t take part in this turn’s auction. Selling at half price bars nobody.',
    },
    price: {
      wrong: 'I overpaid, and that’s that.',
      right:
        'Your bid is now the price of the industry: your other companies there are worth more, and are harder to take.',
    },
    cheap: {
      wrong: 'A low price is good for me, I’m the owner.',
      right: 'At 2M an exceptional offer costs a rival 4M. Cheap companies are taken.',
    },
    loan: {
      wrong: 'A loan is 5M for nothing.',
      right: 'It costs 1M each year and 6M to be rid of, and is called in when the company goes back to the market.',
    },
    project: {
      wrong: 'My project closes the gap in my chain.',
      right: 'A project is no company: no star, no link, and 2M to pay whenever its industry comes up.',
    },
    stars: {
      wrong: 'Nine stars, I’ve won!',
      right:
        'In the quick game, yes. By full rules you must still have them when the turn ends, and exceptional offers come before that.',
    },
    quota: {
      wrong: 'Anybody can buy a state company.',
      right: 'In the quick game, yes. By full rules you need a quota even to bid.',
    },
  },
  windows: {
    aim: 'Around a table “at any time” means whenever you speak up. On a screen it means certain moments in the turn, and these are they. You can play without ever reading this.',
  },
  choices: { aim: 'All of this is set before the game. The usual choice comes first.' },
  making: {
    source:
      'The rules follow the Russian rulebook of Economicus. Where it’s silent or says two things, our answers stand in the fine print of each chapter, under ids that begin with EC-R. The section on crises is missing from the copy we have; we filled it in so that everything said about crises elsewhere holds.',
    cards:
      'The figures on the industries and the texts of the event, option and crisis cards are our reconstruction too. They fit the rulebook’s counts and examples, and were tried in many games between bots; names and headlines are ours.',
  },
  tables: {
    industries: 'The eleven industries',
    targets: 'Stars that win',
    crises: 'The crisis cards',
    options: 'The option cards',
    events: 'The events',
    industry: 'Industry',
    odds: 'Odds',
    profit: 'Profit',
    companies: 'Companies',
    start: 'Open at the start',
    players: 'Players',
    quick: 'Quick',
    full: 'Full',
    card: 'Card',
    effect: 'What it does',
    copies: 'Copies',
    crime: 'Crime',
    when: 'When',
    yes: 'yes',
    plots: (free, state) => `${free} private, ${state} state`,
    ways: (n) => `${n} in 36`,
  },
  names: ['Anna', 'Boris', 'Clara'],
  chain: {
    title: 'A chain is paid',
    given:
      'You own a company each in Metals (3), Power (4), the Car industry (5), Retail (6) and Construction (8). Telecom (7) isn’t yours, so Construction stands apart.',
    task: 'It’s your turn: roll the dice.',
    outcome:
      'The dice made 5. You own a company there, so the whole chain from 3 to 6 pays: 4 + 3 + 3 + 3 = 13M. Construction isn’t linked and pays nothing. With a company in 7, the chain would run from 3 to 8 and bring 19M, whichever of its six industries was called.',
  },
  auctioned: {
    title: 'An auction',
    given: 'Telecom services (7) came up in your turn; its price is 9M. Everybody has 20M.',
    task: 'Open the bidding with 9M. Boris will raise; bid 11M.',
    outcome:
      'You bid 9, Boris paid his fee of 1M and bid 10, Clara passed for good. You raised to 11, and Boris gave up. You pay 11M, and 11M is now the price of the industry. The fee is gone: Boris is 1M poorer. You, whose turn it is, never pay one.',
  },
  takeover: {
    title: 'An exceptional offer',
    given:
      'Nobody wanted anything in Retail (6), so its price fell from 11M to 8M. Now Boris offers you twice that, 16M, for your company there.',
    task: 'Sell it, or keep it.',
    outcome:
      'To keep it costs you 8M, paid to the bank, and doubles the price: another offer would cost Boris 32M. To sell brings 16M at once, and the price stays at 8M; but the star is Boris’s now.',
  },
});
