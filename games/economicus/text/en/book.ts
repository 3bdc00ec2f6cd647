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
    who: 'You’re an investor with 20M, and there are eleven **industries** laid out in a ring. Buy companies in them, let them earn, and become the one the papers write about. In the quick game every company is a **star of reputation**, and the first to collect enough wins on the spot: 6 with two or three players, 5 with four or five, 4 with more.',
    how: 'The trick is the **chain**. When the dice call an industry in which you own a company, you’re paid not only for it but for all your companies in the unbroken row of industries around it. And you’re never only watching: on everybody’s turn everybody earns, sells, bids and schemes.',
    pieces: 'What stands on the ring.',
    piece: {
      own: 'your company',
      mortgaged: 'with a loan on it',
      private: 'free, private',
      state: 'free, of the state',
      project: 'your project',
    },
    turn: 'What happens in a turn',
    roll: {
      title: 'Roll and profit.',
      say: 'The player whose turn it is rolls two dice. The sum is the active industry: if you own a company there, your whole chain through it pays.',
    },
    projects: {
      title: 'Projects.',
      say: 'Each project in the active industry costs its owner 2M and a roll: on a 5 or 6 it becomes a company, on a 1 it’s gone.',
    },
    sell: {
      title: 'Sale.',
      say: 'Companies of the active industry can be sold to the bank at the full price. If you sell, you don’t bid this turn.',
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
      right: 'You earn, sell, bid, start projects and make offers on everybody’s turn.',
    },
    sold: {
      wrong: 'I’ll sell one here and bid for a better one.',
      right: 'Selling at the full price keeps you out of this turn’s auction. Selling at half price doesn’t.',
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
  pictures: {
    fate: {
      caption: 'The die decides what becomes of a project.',
      gone: '1: it’s gone',
      waits: '2, 3 or 4: it stays a project',
      works: '5 or 6: it’s a company',
    },
    price: {
      caption: 'What moves the price in a turn.',
      sold: 'sold: the winning bid is the price',
      started: 'new projects: up by 2M each',
      nobody: 'neither: down by 1M for each player',
    },
    loan: {
      caption: 'The life of a loan.',
      lend: 'clean: the bank lends 5M on it',
      owe: 'mortgaged: 1M at the end of each year',
      repay: 'paid back: 6M, or 5M right after interest',
    },
    stars: {
      caption: 'Stars in one industry, by full rules.',
      alone: 'alone there: 2 stars',
      first: 'most companies: 2 stars, the others 1',
      level: 'a tie: 1 star each',
    },
  },
  chain: {
    title: 'A chain is paid',
    given:
      'You own a company each in Metals (3), Power (4), the Car industry (5), Retail (6) and Construction (8). Telecom (7) isn’t yours, so Construction stands apart.',
    task: 'It’s your turn: roll the dice.',
    outcome:
      'The dice made 5. You own a company there, so the whole chain from 3 to 6 pays: 4 + 3 + 3 + 3 = 13M. Construction isn’t linked and pays nothing. With a company in 7, the chain would run from 3 to 8 and bring 19M, whichever of its six industries was called.',
  },
  startUp: {
    title: 'A project comes of age',
    given: 'You have 4M, a company in Telecom services (7) and a project in Construction (8).',
    task: 'It’s your turn: roll the dice.',
    outcome:
      'The dice made 8, so your project was due: you paid 2M and rolled a 5. It’s a company now, linked with yours in 7, and you have the project token back. A 2, 3 or 4 would have left it a project, a 1 would have finished it. Only Boris was paid for Construction: profit comes before the projects.',
  },
  auctioned: {
    title: 'An auction',
    given: 'Telecom services (7) came up on your turn; its price is 9M. Everybody has 20M.',
    task: 'Open the bidding with 9M. Boris will raise; bid 11M.',
    outcome:
      'You bid 9, Boris paid his fee of 1M and bid 10, Clara passed for good. You raised to 11, and Boris gave up. You pay 11M, and 11M is now the price of the industry. The fee is gone: Boris is 1M poorer. You, whose turn it is, never pay one.',
  },
  started: {
    title: 'Projects push the price up',
    given:
      'A company in Construction (8) has just been auctioned for 11M. A project there now costs half of that, rounded up: 6M. You have 14M.',
    task: 'Create one project.',
    outcome:
      'You paid 6M for your project and Clara 12M for two: in one turn they all cost the same. Then each of the three raised the price by 2M, from 11M to 17M. Boris couldn’t afford one.',
  },
  takeover: {
    title: 'An exceptional offer',
    given:
      'Nobody wanted anything in Retail (6), so its price fell from 11M to 8M. Now Boris offers you twice that, 16M, for your company there.',
    task: 'Sell it, or keep it.',
    outcome:
      'To keep it costs you 8M, paid to the bank, and doubles the price: another offer would cost Boris 32M. To sell brings 16M at once, and the price stays at 8M; but the star is Boris’s now.',
  },
  overbid: {
    title: 'Bidding more than you have',
    given:
      'A company in Retail (6) is up for auction at 10M. You have only 4M, but two clean companies, in the Car industry (5) and Telecom services (7). The bank lends 5M on each, so you can bid up to 14M.',
    task: 'Open with 10M. Boris will raise; bid 13M, and mortgage both companies to pay for it.',
    outcome:
      'Boris gave up at 11M, and the company is yours for 13M. Two loans turned your 4M into 14M, so 1M is left, and each loan now costs you 1M a year. In return you have a chain of three: 5, 6 and 7.',
  },
  interest: {
    title: 'The end of the year',
    given:
      'All turns of the year are over, and interest is due: 1M for each loan. You have 12M and two loans, in the Car industry (5) and in Telecom services (7).',
    task: 'Pay the interest, repay both loans, and continue.',
    outcome:
      'You paid 2M of interest and 5M for each loan, and ended the year without money and without debts. During the year a loan costs 6M to repay, this year’s interest included: the same 12M. Boris paid 1M and kept his loan; next year he’ll owe another 1M.',
  },
  crisis: {
    title: 'A crisis in the chain',
    given:
      'These are the full rules. Retail (6) is in a crisis of strength 4: a company there, which usually brings 3M, loses 1M. You own two of them, and one in Telecom services (7).',
    task: 'It’s your turn: roll the dice.',
    outcome:
      'The dice made 6. Your two companies in Retail lost 1M each, the one in Telecom brought 3M: that makes 1M for you. Boris has two in Retail and nothing beside them. He had to pay 2M with 1M in hand, and took a loan.',
  },
});
