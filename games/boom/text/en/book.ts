import { typeset } from '@parlour/kernel';
import type { BookText } from '../book-types.ts';

export const book: BookText = typeset('en', {
  chapters: {
    table: 'Setting up',
    round: 'The game round',
    events: 'Events and the •Crash',
    turn: 'Your turn',
    cards: 'The cards',
    funding: 'Funding a company',
    again: 'Funding it again',
    ipo: 'Going public',
    burn: 'Burn',
    end: 'How it ends',
    talk: 'Talk',
    mistakes: 'Where beginners stumble',
    seldom: 'Leaving, and the clock',
    making: 'How this edition was made',
  },
  start: {
    who: 'It’s 1999. Each of you runs a **venture fund** with $100m, and the world is full of people with a website and no idea how to make money from it. Give them your millions, blow their companies up big, and sell them to the public **before the bubble bursts**. The most money in the treasury then wins. Shares, companies and promises count for nothing.',
    how: 'Nobody owns a company alone. To start one you need a partner, so you’ll spend the evening talking rivals into paying for your ideas, and being talked into theirs.',
    cards:
      'Three sorts of cards: a Business Plan becomes a company, Company cards are attached to it, and a Discard does what it says and is gone. The flame is what the card burns each round.',
    turn: 'What you do in a turn',
    draw: { title: 'Draw.', say: 'Take the top card of the Play deck.' },
    play: {
      title: 'Play one card, or none.',
      say: 'Launch a Business Plan, attach a Company card to any company on the table (yours or a rival’s), or play a Discard.',
    },
    finance: {
      title: 'Do one thing with money, or nothing.',
      say: 'Either lead a **funding round**: name a price, buy one or two shares, sell at least three in all. Or take a company you lead **public**, if it has as many cards as the IPO Limit asks for. The die, its cards, a hot market and people who know the trade decide what everybody’s shares are worth.',
    },
    burn: {
      title: 'When everybody has had a turn, companies burn cash.',
      say: 'Each funded company pays what is printed on its cards, and more the lower the Limit has fallen. One that can’t pay goes bust, and its shares are worth nothing.',
    },
    endTitle: 'How it ends',
    end: 'Each round opens with an Event. The first five are harmless, more or less; then the **•Crash** is shuffled in with them, and every flip may be the last. When it comes, the game stops on the spot and whatever hasn’t gone public is lost. You’ll play five to ten rounds, and nobody knows how many.',
  },
  table: {
    aim: 'You each get a fund, a hundred million and three cards. Nothing is on the table yet: every company there will ever be is somewhere in the deck or in somebody’s hand.',
  },
  round: {
    aim: 'A round is short: the order is drawn, an Event is flipped, everybody takes one turn, and the bills come in.',
  },
  events: {
    aim: 'An Event does two things at most: it makes one industry hot, and it may push the Limit down. There are six of them, and one is the end.',
    crash:
      'Because five Events come before the reshuffle, you can be sure of five rounds. From the sixth flip on, the chance is first one in six, then one in five, and so on: the clock on the table shows it.',
  },
  turn: {
    aim: 'One card, then one thing with money. The order never changes, and that is what makes a turn: the card you play can make possible what you do with your money straight after.',
  },
  cards: {
    aim: 'There are 64 Play cards, each of them once: 13 Business Plans, 39 Company cards and 12 Discards.',
    plan: 'Business Plans',
    company: 'Company cards',
    match:
      'A match: Muttscape belongs to Software, and Software is what Mark Benderssen knows. At the IPO that’s worth 1.',
    discard: 'Discards',
  },
  funding: {
    aim: 'A plan without money is a dream on a napkin. Funding makes it a company, and makes shares. You can’t do it alone: three shares have to be sold, and you may buy only two.',
    lead: 'The lead',
    others: 'The others',
    close: 'Closing the round',
  },
  again: {
    aim: 'A company that runs out of cash dies, so sooner or later somebody must pay in again. But the player who leads the new round takes over the company. Rescue and robbery look the same.',
    consent: 'Who may lead',
    order: 'How it runs',
  },
  ipo: {
    aim: 'This is the moment all the rest is for. One roll of the die turns a pile of paper into money for everybody who holds a share of it.',
    when: 'When you may',
    roll: 'The roll',
    sum: 'How a sum comes about: a 3 on the die, four cards, one match and a hot market make 10.',
    pay: 'The money',
  },
  burn: {
    aim: 'Companies spend. The bigger and later, the more. A company is alive as long as it can pay what it burns at the end of the round.',
  },
  end: { aim: 'The end comes without a warning, and nearly always too early.' },
  talk: {
    aim: 'Half of the game is talk. The rules only say what must be open, and that nothing you promise binds you.',
  },
  mistakes: {
    mine: {
      wrong: 'I launched this plan, so it’s mine.',
      right: 'Anybody may fund it. Fund it in the same turn, or somebody else might.',
    },
    alone: {
      wrong: 'I’m rich, I can pay for my company myself.',
      right: 'You buy two shares at most, and three must be sold. You always need a partner.',
    },
    cash: {
      wrong: 'The company’s cash comes back to us at the IPO.',
      right: 'It never does. Only the IPO table pays; what’s left in the company goes to the bank.',
    },
    lead: {
      wrong: 'I hold most of the shares, so I decide about the IPO.',
      right:
        'The lead decides, with one share as well as with five. And any investor who leads another round becomes the lead.',
    },
    consent: {
      wrong: 'Asking for consent costs nothing.',
      right: 'If every investor refuses, your finance step is lost. Talk first, ask afterwards.',
    },
    limit: {
      wrong: 'Good, the Limit has fallen, now we can all go public.',
      right: 'It also makes every company burn more, in this very round. Check who can still pay.',
    },
    costly: {
      wrong: 'One more card is always good for my company.',
      right: 'It helps at the IPO and may empty the cash before it. That’s also how you sink a rival.',
    },
    crash: {
      wrong: 'We’ve played five rounds, there’s time for one more card.',
      right: 'From the sixth Event on, every flip may be the •Crash.',
    },
    bust: {
      wrong: 'A plan that went bust will come round again.',
      right: 'A plan that went public or bust is out of the game for good.',
    },
    second: {
      wrong: 'I fund it now and take it public straight after.',
      right: 'A funding round uses up your finance step. The IPO comes in the next game round at the earliest.',
    },
  },
  making: {
    source:
      'The rules of •Boom were published by its author in 2002, free to print and play. They leave some questions open; our answers stand in the fine print of each chapter, under ids that begin with BO-R.',
    cards:
      'The cards were a separate document, and we don’t have it. We made them anew, true to all that the rules say about them: how many companies there are, that some cards raise the burn and a few lower it, which Events and Discards lower the Limit. Muttscape, Thiefster, Mark Benderssen, Software Infrastructure, the •Crash and the names of the firms are the author’s; every other card, its figures and its jokes are ours.',
  },
  tables: {
    events: 'The six Events',
    plans: 'The thirteen Business Plans',
    people: 'The thirteen Entrepreneurs',
    company: 'The other Company cards',
    discards: 'The twelve Discards',
    track: 'What the Limit adds to every burn',
    ipo: 'What an IPO raises',
    name: 'Name',
    industry: 'Industry',
    burn: 'Burn',
    kind: 'Kind',
    effect: 'What it does',
    hot: 'Hot industry',
    limit: 'Limit',
    lowers: 'falls by 1',
    keeps: 'stays',
    extra: 'Extra burn',
    total: 'Total',
    raised: 'Raises',
    most: (total) => `${total} or more`,
  },
  names: ['Kim', 'Rosa', 'Max', 'Ada'],
  muttscape: {
    title: 'The first round of Muttscape',
    given: 'You’ve just launched Muttscape. Everybody has $100m, and it’s your finance step.',
    task: 'Open Muttscape’s window and lead a round: two shares at $7m each. Invite Rosa, then Max, and close the round.',
    outcome:
      'Rosa declined, Max bought. Three shares are sold, so you could close; you didn’t have to ask Ada. You paid $14m for two shares and Max $7m for one: Muttscape has $21m in cash, and you’re its lead.',
  },
  thiefster: {
    title: 'A takeover of Thiefster',
    given:
      'Rosa leads Thiefster with two shares, Ada has one, and there’s $4m left in it. You hold none, but you’d like it.',
    task: 'Ask the investors of Thiefster for consent. One yes will do. Then name your terms: two shares at $8m each, offer Rosa hers, and close as soon as Ada has answered too.',
    outcome:
      'Rosa refused, Ada agreed, and one yes is enough. Rosa bought a share, which made three; but you couldn’t close before Ada had been asked too. She declined and keeps what she has. Thiefster is now yours to lead, with $28m.',
  },
  flotation: {
    title: 'The IPO of Muttscape',
    given:
      'Muttscape has four cards, Mark Benderssen among them. The Limit is 4, Software is hot, and you lead: you hold three of six shares, Rosa two, Max one.',
    task: 'Open Muttscape’s window and ring the bell.',
    outcome:
      'The die showed 3, plus 4 cards, plus 1 for Benderssen, who knows Software, plus 2 for the hot market: 10. That raises $200m. A sixth of it is $33m and a third, so $33m a share: you get $99m, Rosa $66m, Max $33m. Muttscape leaves the table, and its cash goes to the bank.',
  },
  listing: {
    title: 'A lower Limit, and the bell at once',
    given:
      'GravelToGo has three cards, but the Limit is 4. You lead it with two of its four shares; Rosa and Ada hold one each. And you hold Listing Standards, Abridged, which lowers the Limit by 1.',
    task: 'Play that Discard. Then open GravelToGo’s window and ring the bell.',
    outcome:
      'At Limit 3, three cards are enough, and a card counts for the turn it’s played in. The die showed 4, plus 3 cards, plus 1 for Penny Lossleader, who knows E-Commerce: 8. That raises $100m, $25m a share: $50m for you, $25m each for Rosa and Ada. Max has no reason to cheer: at Limit 3 his String & Can Wireless burns $7m on top of its cards, no longer $5m.',
  },
  sinking: {
    title: 'One card too many',
    given:
      'You’re the last to take a turn. The Limit is 4, so every company burns $5m on top of its cards. Rosa’s Reboot & Sons would burn $9m and has exactly $9m. Your Muttscape has $12m and burns $8m.',
    task: 'Attach the Chief Evangelism Officer to Reboot & Sons, then pass.',
    outcome:
      'With exactly nothing left, Reboot & Sons would have lived. Your card made it burn $12m, and it had $9m: bust. Rosa and Ada get nothing for their shares, and the plan is out of the game. Muttscape paid its $8m and has $4m left.',
  },
});
