import type { Rulebook } from '../types.ts';

export const rulebook: Rulebook = {
  sections: {
    'BO-1': 'Setting up',
    'BO-2': 'The game round',
    'BO-3': 'Events',
    'BO-4': 'Your turn',
    'BO-5': 'Playing a card',
    'BO-6': 'Funding a company',
    'BO-7': 'Leading another round',
    'BO-8': 'Going public',
    'BO-9': 'Burn',
    'BO-10': 'The decks and the end',
    'BO-11': 'Announcements and talk',
    'BO-R': 'Questions the rulebook leaves open',
  },

  rules: {
    'BO-1.1':
      'You run a venture capital firm. When the bubble bursts, the richest firm wins; only the money in your treasury counts.',
    'BO-1.2': 'Three, four or five can play.',
    'BO-1.3':
      'Of the six Events, the •Crash is put aside where everybody can see it. The other five are shuffled into the Event deck, face down. So the •Crash cannot come in the first five game rounds.',
    'BO-1.4': 'Pick a firm and take its stock counters. Firms nobody picks stay in the box.',
    'BO-1.5':
      'All 64 Play cards, Business Plans among them, are shuffled into one deck. You are dealt three, face down; what is left is the Play deck.',
    'BO-1.6': 'Look at your own hand whenever you like. Other hands are none of your business.',
    'BO-1.7': 'You start with $100m in your treasury.',
    'BO-1.8': 'At the start the Limit is 6: a company needs six cards to go public.',
    'BO-1.9': 'To begin with there is no company on the table, no card in the discard pile and no active Event.',
    'BO-1.10': 'That is all: draw the order for game round 1 and play.',

    'BO-2.1':
      'A game round goes: draw the turn order, flip an Event, one turn for each player, burn. Then the next game round starts.',
    'BO-2.2':
      'One counter of each player goes into the mug, and they are drawn blind, one after another. First out plays first, last out plays last. Every order is equally likely.',
    'BO-2.3':
      'Each game round draws its own order and forgets the one before. If you were last this time, you may still be first the next.',
    'BO-2.4':
      'The order is drawn first, the Event flipped second. So you know who plays when before you know the Event.',
    'BO-2.5':
      'You get one turn in each game round, no more and no less. When it ends, your order counter goes back into the mug.',
    'BO-2.6': 'Once every order counter is back in the mug, all funded companies pay their burn.',

    'BO-3.1':
      'The top Event is turned over and read out after the order is drawn. Whatever it orders happens straight away, before anybody’s turn.',
    'BO-3.2': 'The Event stays active until the next one is flipped. Only one Event is ever active.',
    'BO-3.3': 'An Event can make one industry hot. While it is active, an IPO in that industry adds 2 to the roll.',
    'BO-3.4': 'Some Events lower the Limit by 1 as they are flipped.',
    'BO-3.5':
      'When an Event is due and the deck is empty, the •Crash joins the five used Events. Shuffle the six, make them the new deck and flip the top one straight away. From then on every flip may be the last.',
    'BO-3.6': 'If the •Crash is flipped, the game is over on the spot.',
    'BO-3.7':
      'An Event that lowers the Limit does it each time it turns up, so it can do it a second time after the reshuffle.',

    'BO-4.1':
      'Your turn has four steps, always in this order: draw a card, card step, finance step, return your order counter.',
    'BO-4.2': 'You start your turn by drawing the top card of the Play deck. You cannot refuse it.',
    'BO-4.3': 'In the card step you may play one card from your hand, or leave it. You never play two.',
    'BO-4.4':
      'In the finance step you may lead a funding round for a company in play, or take a funded company public, or pass. One of the three, not two.',
    'BO-4.5':
      'The card you play counts for your finance step: you may fund the plan you have just launched, or go public thanks to the card you have just attached or the Limit you have just lowered. After the finance step no card is played.',
    'BO-4.6':
      'Only the player whose turn it is plays cards, leads rounds or announces an IPO. When it is not your turn, you act only when you are asked: to buy a share, or to let somebody lead another round.',

    'BO-5.1': 'Play cards come in three types: Business Plans, Company cards and Discards.',
    'BO-5.2':
      'Play a Business Plan face up in front of you, and it is a company in play: unfunded, of size 1. Anybody may fund it, so do it yourself this very turn if you want to lead it.',
    'BO-5.3': 'Launching a plan is free and earns nobody a share. Shares come from funding rounds and nowhere else.',
    'BO-5.4':
      'After the first funding round the Business Plan is the company. Its stock counters and its cash lie on the card.',
    'BO-5.5':
      'A Company card is attached to one Business Plan on the table, free of charge. There it stays until the company leaves play or a card effect takes it away.',
    'BO-5.6':
      'You may attach a Company card to any company in play: yours or a rival’s, funded or not, whether or not you hold a share. Nobody has to agree.',
    'BO-5.7': 'A company is one Business Plan with as many attached Company cards as it collects.',
    'BO-5.8':
      'Company cards are Entrepreneurs, Buzzwords, News, Revenue and Overhead. Each adds 1 to the size of its company, even the ruinous ones.',
    'BO-5.9':
      'Every Entrepreneur knows one industry, and every Business Plan belongs to one. Where the two agree, you have a match.',
    'BO-5.10':
      'Every Business Plan burns something. A Company card may raise the burn, lower it or leave it alone, so look at the cash before you cheer for another card.',
    'BO-5.11': 'Read a Discard aloud and do what it says. Then it goes to the discard pile, face up.',
    'BO-5.12': 'A few Discards bring the Limit down by 1.',

    'BO-6.1':
      'In your finance step you may fund any company in play. Whose plan it was and where it lies do not matter. For a company that was funded before, you may need the consent of an investor.',
    'BO-6.2':
      'When you fund a company, its Business Plan moves in front of you with everything attached to it, and you are its lead. That becomes final when the round closes; if the round fails, the company goes back.',
    'BO-6.3':
      'As the lead you name the price of a share in this funding round. It is at least $5m, and there is no maximum.',
    'BO-6.4':
      'As the lead you must buy one or two shares yourself before you invite anybody. Your stock counters go on the Business Plan, and the money goes from your treasury to the company cash.',
    'BO-6.5':
      'With your own shares bought, you may invite the other players, one after another, in whatever order suits you.',
    'BO-6.6':
      'If you are invited, you buy exactly one share at the price named, or you decline. Your money becomes company cash, and your counter goes on the plan.',
    'BO-6.7': 'Two shares in one funding round are the privilege of the lead. Everybody else gets one at most.',
    'BO-6.8':
      'After each answer the lead may invite somebody else. The inviting ends when everybody has answered or when the lead closes the round.',
    'BO-6.9':
      'A round can be closed once three shares have been sold in it, those of the lead included, and not before. You buy two at most, so you always need a partner.',
    'BO-6.10':
      'With three shares sold in a first funding round, the lead may close the round there and then, or carry on inviting.',
    'BO-6.11':
      'Once the round is closed, the company is funded. The company cash stays with the company: it is no longer your money and you never get it back.',
    'BO-6.12': 'If all the others have answered and you are still short of three shares sold, the round fails.',

    'BO-7.1':
      'A funded company may be funded again, as often as somebody pays for it, by its lead or by another player. The player who led the latest successful round is its lead, so a lead can be lost.',
    'BO-7.2':
      'To lead another round you must hold a share of the company, or have the consent of one of its investors. One yes is enough, however loudly the others object.',
    'BO-7.3':
      'If you need consent and every investor refuses, you cannot lead the round, and your finance step is gone: no other funding round and no IPO this turn. Think before you ask.',
    'BO-7.4':
      'Another round runs like the first: the cards move in front of the new lead, who names a price of at least $5m, buys one or two shares and offers shares to others. Earlier prices do not matter; the new one may be higher or lower.',
    'BO-7.5':
      'Everybody else who was an investor before this round must be offered one share. You cannot close until each of them has bought or declined, even with three shares sold.',
    'BO-7.6':
      'When the earlier investors have answered, the lead may invite the other players, one at a time and in any order.',
    'BO-7.7':
      'If the earlier investors have answered and fewer than three shares are sold, the lead must keep inviting the others.',
    'BO-7.8': 'If you held no share before this round, nobody owes you an offer.',
    'BO-7.9':
      'Another round may be closed when every earlier investor has answered and this round has sold three shares or more.',
    'BO-7.10':
      'New shares join the old ones, and new money joins the company cash. All shares of a company are worth the same, whatever they cost.',
    'BO-7.11': 'If you decline in another round, you keep the shares you have.',

    'BO-8.1':
      'Instead of a funding round you may use your finance step to take one company public. This is the IPO, and it is how a share turns into money.',
    'BO-8.2':
      'You may take a company public if you are its lead, it is funded, and its size is at least the Limit. All three are needed.',
    'BO-8.3':
      'Leading a round uses up your finance step. So a company you have just funded can go public in the next game round at the earliest, if you still lead it by then.',
    'BO-8.4':
      'The Limit is the size a company needs for its IPO. It starts at 6, and certain Events and Discards bring it down. The track shows it.',
    'BO-8.5':
      'The track also adds to the burn of every funded company: nothing at Limit 6, $2m at 5, $5m at 4, $7m at 3, $10m at 2 and $15m at 1. The drop that lets you go public makes every company burn more in the same game round.',
    'BO-8.6': 'Announce the IPO, then roll the die, an ordinary one with six sides.',
    'BO-8.7': 'Add the size of the company to the die of its IPO: one for every card, Business Plan included.',
    'BO-8.8': 'Add 2 to the die if the company is hot, that is, if the active Event names its industry.',
    'BO-8.9': 'Add 1 to the die for each match: every attached Entrepreneur who knows the company’s industry.',
    'BO-8.10':
      'Look up the total of die and additions in the IPO table: it tells what the IPO raises, from nothing for 2 to $1000m for 16 or more.',
    'BO-8.11':
      'Divide the sum the IPO raises by the number of all stock counters on the Business Plan and round to whole millions. That is what one share is worth.',
    'BO-8.12': 'The bank pays every investor the value of one share for each share held.',
    'BO-8.13':
      'After the IPO the attached cards go to the discard pile, the stock counters return to their owners, and the company cash goes to the bank, not to you. The Business Plan is gone for the whole game.',
    'BO-8.14':
      'A public company is out of play. Nobody can fund it, attach cards to it or take it public again, and it burns nothing.',

    'BO-9.1': 'When all turns of a game round are over, each funded company pays its burn. Unfunded ones burn nothing.',
    'BO-9.2':
      'Burn is the sum of the figures on the Business Plan and on all attached cards, plus what the track adds at the present Limit.',
    'BO-9.3': 'Burn is paid out of the company cash, to the bank.',
    'BO-9.4':
      'A company with less cash than burn goes bust. Attached cards go to the discard pile, stock counters go back to their owners, the Business Plan is out of the game for good, and nobody gets a penny.',
    'BO-9.5':
      'A company left with exactly nothing is still alive. There is still time to fund it again or to take it public, until burn is next due.',
    'BO-9.6':
      'You cannot pay burn out of your treasury. A company gets cash from funding rounds and from card effects, and in no other way.',

    'BO-10.1': 'The •Crash ends the game. Companies still in play are worth nothing, and their cash is lost.',
    'BO-10.2': 'The game also ends at once when all 13 companies have gone public; those gone bust are counted in.',
    'BO-10.3': 'The player with the most money in the treasury at the end wins.',
    'BO-10.4':
      'If you must draw and the Play deck is empty, shuffle the discard pile, make it the new Play deck and draw from that.',
    'BO-10.5': 'No Business Plan that has gone public or bust is ever shuffled back in.',

    'BO-11.1':
      'Business is done in the open: the share price, the shares the lead buys, every invitation and answer, every consent and refusal, the IPO, its die and all that is added to it.',
    'BO-11.2': 'When you play a Discard, everybody hears its text.',
    'BO-11.3':
      'Whether you buy a share when invited, and whether you let somebody lead another round, is up to you alone.',
    'BO-11.4': 'Talk and bargain as much as you like. Nothing you promise can be enforced.',

    'BO-R1':
      'Three to five seats, people and bots in any mixture; if there are only one or two of you, bots fill up to at least three. With two players the only possible partner is the only rival, and nothing would ever be funded.',
    'BO-R2':
      'Before the start you pick any firm still free; if you do not, you get one at random. Firms differ in name, logo and colour, and in nothing else.',
    'BO-R3':
      'Normally you never run out of stock counters. With ten stock counters a firm, one is your order counter all game and nine can be shares. With none free you cannot buy, just as if you could not pay; with one free you can buy only one share as lead.',
    'BO-R4':
      'All money is whole millions. The bank never runs dry and nobody ever owes it anything, and neither a player nor a company can fall below $0m.',
    'BO-R5':
      'There is no hand limit, and you cannot throw cards away. Cards still in hand at the end are worth nothing.',
    'BO-R6':
      'You must draw, exactly one card. Should the Play deck and the discard pile both be empty, you draw nothing and carry on with your turn.',
    'BO-R7':
      'The card step comes before the finance step, without exception. If you go straight to finance, you have given up your card for this turn.',
    'BO-R8':
      'Having an unfunded plan in front of you means nothing. You are not its lead, you cannot stop anybody from funding it, and you need not be invited.',
    'BO-R9':
      'The reshuffle takes all five used Events, the latest included, and the •Crash: six cards. The latest Event stops being active, though it may be flipped again at once. So the •Crash is the 6th to 11th Event flipped, each equally likely, and you play 5 to 10 full game rounds.',
    'BO-R10':
      'The •Crash comes after the order is drawn and before the first turn. In that game round nobody takes a turn and no company pays burn.',
    'BO-R11':
      'The Limit only goes down, and it stops at 1. After that an Event’s drop does nothing, and a Discard pays you $5m instead. Every change counts at once, for everything.',
    'BO-R12':
      'What counts for burn is the Limit at the moment of paying. A Discard that lowers it late in the game round makes this round’s burn more expensive.',
    'BO-R13': 'Burn is never less than $0m. Revenue can save a company money but never earns it any.',
    'BO-R14':
      'All companies burn at the same time, each on its own account. A company that goes bust pays no burn; whatever cash it had goes to the bank.',
    'BO-R15':
      'The price is any whole number from $5m at which three shares could possibly be sold; a higher one could only fail, so you cannot name it. Buying two shares, you may ask up to half your treasury, rounded down, but no more than the richest other player has; buying one, up to your whole treasury, but no more than the second richest other player has. If no price fits, you cannot lead. With hidden treasuries only your own money counts; with ten stock counters a firm, you need one free for each share you buy, and players with none free are left out of the reckoning.',
    'BO-R16':
      'You settle whether you buy one share or two when you name the price, before the first invitation. You cannot add the second share later in the round.',
    'BO-R17':
      'Each player is asked once in a funding round, and the answer is final and known to all before the next invitation. Once named, the price does not change.',
    'BO-R18':
      'Naming your terms commits you. With fewer than three shares sold you cannot stop while somebody is still to be asked, and that holds for first rounds too.',
    'BO-R19': 'Once everybody has been asked, a round with three or more shares sold closes without further ado.',
    'BO-R20':
      'A failed round is undone: the stock counters and money of this round go back to the players, and the company and its cards go back where they were. If it had a lead, that lead keeps it; if it was unfunded, so it stays. Your finance step is used up all the same.',
    'BO-R21':
      'If you are asked and have less than the price, you decline automatically. This counts as having been asked, even if you are an earlier investor. With hidden treasuries it looks like any other decline.',
    'BO-R22':
      'You name the company, and all its investors are asked at the same time and answer in the open. The first yes settles it. You may mention a price when you ask, but it binds nobody: terms are named after the consent. With the option “side deals” for cash, the investors are asked one at a time instead.',
    'BO-R23':
      'You are an investor if you have at least one stock counter on the company when the finance step begins. An investor needs nobody’s consent to lead another round.',
    'BO-R24':
      'In another round all earlier investors are asked first, in the order the lead likes, and only then the rest. No investor can be passed over, not even if all agree to it; they decline in person or not at all.',
    'BO-R25':
      'The old lead stays lead until the new round is closed, keeps all shares, and must be offered one like any earlier investor. While the round is open, cards, counters and money already lie in front of the newcomer, but that is only for show.',
    'BO-R26':
      'If all investors refuse, your finance step is over and you cannot turn to another company. If one agrees, you may still withdraw before naming your terms, but that ends your finance step too.',
    'BO-R27': 'As the lead of a company you may lead another round of it without asking anybody.',
    'BO-R28': 'Size and Limit are compared when you announce the IPO. The card you played earlier in this turn counts.',
    'BO-R29':
      'The Discard “Boardroom Coup” makes you lead without a funding round. Your finance step is still free, so you may take that company public in the same turn.',
    'BO-R30':
      'A total above 16 counts as 16. The lowest possible total is 2, a die of 1 and a bare Business Plan, and nothing takes it lower.',
    'BO-R31':
      'A hot industry adds 2 to an IPO once at most, and only through the Event of this game round. Earlier Events do not count.',
    'BO-R32':
      'The value of a share is rounded to the nearest million, exact halves up; with the option “always rounded down” it is rounded down. It is rounded first and then multiplied by your shares, and the bank bears or keeps the difference.',
    'BO-R33':
      'An IPO can raise nothing. Then everybody gets $0m, and the company is public and out of play all the same.',
    'BO-R34':
      'When you are the lead, you alone decide whether a company goes public, even against all its other investors. Nobody can make you do it, and nobody can do it for you.',
    'BO-R35':
      'As soon as no Business Plan is left in the game, all 13 being public or bust, it ends. This is checked after every IPO and after burn.',
    'BO-R36':
      'If several players share the highest treasury, they share the victory. The other places also go by treasury, and equal treasuries share a place.',
    'BO-R37':
      'At the end only treasuries count. Shares, company cash and cards in hand are worth nothing, however the game ends.',
    'BO-R38':
      'Treasuries are open. With the option “hidden treasuries” you see only your own until the end, when all are shown. Company cash is always open.',
    'BO-R39':
      'Open to all are the used Events, the discard pile, whatever is out of the game, and the number of cards in every hand and deck. So everybody knows which Events are still to come, and that the •Crash is not among the first five. The order of the decks is secret.',
    'BO-R40':
      'Promise anything; nothing is binding. Talk is public. You may say what you like about your hand, true or not, but you may not show it.',
    'BO-R41':
      'Money, cards and shares change hands only as the rules say. With the option “side deals” for cash, an offer or a request for consent may carry a sweetener from your treasury: at most what you have left after paying for your shares, and a request must leave you a legal price. It is paid at once and only on a yes, never to be returned; with an offer it is paid only after the share, and is no help in buying it. Consent is then asked of one investor at a time, in your order and each with its own sweetener, until one agrees; if you stop sooner, your finance step is over.',
    'BO-R42':
      'You can only play a card that can do something: a Company card needs a company in play, and a Discard needs a target or a possible effect. If it can do only part of what it says, it does that much.',
    'BO-R43':
      'A Discard reaches the discard pile after its effect. It takes no part in a reshuffle it causes, and it cannot fetch itself.',
    'BO-R44':
      'If you leave, a bot takes your seat at once, with your hand, treasury and shares; you may come back at the start of any turn of yours. If the table forbids bots, your seat does what it would do when time runs out. Your shares stay and are paid as usual.',
    'BO-R45':
      'The clock runs only for the players who must decide. When your time is up, you play no card, pass, refuse consent, decline an offer, or withdraw instead of asking for consent or naming terms. As lead of an open round you close it if you can; if not, the next player in seat order who may be asked is offered a share, without a sweetener.',
    'BO-R46':
      'With less than $5m you are still in the game: you draw, play cards, give consent, take companies public and get paid.',
    'BO-R47': 'You may always play no card and pass the finance step, so nobody is ever stuck.',
    'BO-R48':
      'The game cannot go on for ever: at most 11 Events are flipped, and at most 10 game rounds of 5 turns are played. In a turn there is at most one funding round, with no more than 4 requests for consent and 4 offers.',
    'BO-R49':
      'Investors may take a company from one another round after round, even within one game round. With the option “cooling off”, a company that has had a successful round must wait for the next game round before it has another. With the option “quiet period”, a funded company whose size is at least the Limit may be funded again only by its lead.',
    'BO-R50':
      'Three slips of the original text: the “IPO Limit card” is the counter on the track, the cash “discarded” at the •Crash goes back to the bank, and the size of a company always includes its Business Plan.',
    'BO-R51': 'A Discard that lowers the Limit pays you $5m from the bank instead when the Limit is 1 already.',
    'BO-R52': 'You may play last in one game round and first in the next. Nobody is compensated for it.',
    'BO-R53':
      'Cards are attached in the card step and at no other time: not during a funding round, and not between announcing an IPO and rolling the die. There are no cards to react with.',
    'BO-R55': 'You may lead any number of companies.',
  },
};
