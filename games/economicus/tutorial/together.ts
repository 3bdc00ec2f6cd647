import type { Together } from '@parlour/kit';
import type { Economicus } from '../types.ts';
import { seldom } from './seldom.ts';

/** Everything that is asked in every turn is asked in the first two. */
const TURNS = 2;

/** The first turns for a whole room around a screen: everybody acts in each of them. */
export const together: Together<Economicus> = {
  opening: ({ facts: { target } }) => [
    {
      en: `Eleven industries lie in a ring. Companies bring you stars, and whoever has ${target} stars first wins.`,
      ru: `Одиннадцать отраслей лежат кольцом. Компании приносят звёзды, и побеждает тот, кто первым наберёт столько звёзд: ${target}.`,
      uk: `Одинадцять галузей лежать колом. Компанії приносять зірки, і перемагає той, хто першим здобуде стільки зірок: ${target}.`,
    },
    {
      en: 'Neighbouring companies make a chain: when the dice name one industry of it, the whole chain pays.',
      ru: 'Соседние компании складываются в цепочку: если кубики назовут одну её отрасль, платит вся цепочка.',
      uk: 'Сусідні компанії складаються в ланцюжок: якщо кубики назвуть одну його галузь, платить увесь ланцюжок.',
    },
  ],
  moments: {
    roll: {
      isDue: ({ view }) => {
        const top = view.stack.at(-1);
        return top?.phase === 'window' && top.window === 'FW1';
      },
      short: {
        en: 'Whoever’s turn it is rolls the dice: they name today’s industry.',
        ru: 'Тот, чей ход, бросает кубики: они называют отрасль дня.',
        uk: 'Той, чий хід, кидає кубики: вони називають галузь дня.',
      },
      more: {
        en: '7 comes up six times in 36, 2 and 12 only once.',
        ru: '7 выпадает шесть раз из 36, 2 и 12 — по разу.',
        uk: '7 випадає шість разів із 36, 2 і 12 — по разу.',
      },
    },
    sell: {
      isDue: ({ view }) => {
        const top = view.stack.at(-1);
        return top?.phase === 'window' && top.window === 'FW4';
      },
      short: {
        en: 'Owners in today’s industry may sell companies to the bank. Whoever sells can’t bid this turn.',
        ru: 'Владельцы в отрасли дня могут продать компании банку. Кто продаёт, тот в этот ход не торгуется.',
        uk: 'Власники в галузі дня можуть продати компанії банку. Хто продає, той цього ходу не торгується.',
      },
      more: {
        en: 'You act in everyone’s turn: sales, bids, projects and offers are open to all.',
        ru: 'Вы действуете в каждый ход: продажа, торги, проекты и предложения открыты всем.',
        uk: 'Ви дієте в кожен хід: продаж, торги, проєкти й пропозиції відкриті всім.',
      },
    },
  },
  questions: {
    ...seldom,
    'placement.choice': {
      short: {
        en: 'Choose a company to begin with: neighbours on the ring make a chain.',
        ru: 'Выберите компанию для начала: соседки по кольцу складываются в цепочку.',
        uk: 'Виберіть компанію для початку: сусідки по колу складаються в ланцюжок.',
      },
    },
    'window.free': {
      short: {
        en: 'The game stops for everyone: here you can borrow, sell or make a deal. Or continue.',
        ru: 'Игра останавливается для всех: здесь можно занять, продать, договориться. Или продолжайте.',
        uk: 'Гра зупиняється для всіх: тут можна позичити, продати, домовитися. Або продовжуйте.',
      },
    },
    'auction.announcement': {
      short: {
        en: 'Choose which company is auctioned: a private one is open to all, a state company needs a quota.',
        ru: 'Выберите, что продают: за частную компанию торгуются все, за государственную — только с квотой.',
        uk: 'Виберіть, що продають: за приватну компанію торгуються всі, за державну — лише з квотою.',
      },
    },
    'auction.bidding': {
      short: {
        en: 'One free company of today’s industry is auctioned: bid, or pass and drop out.',
        ru: 'С аукциона продают одну свободную компанию отрасли дня: ставьте или спасуйте до конца торгов.',
        uk: 'З аукціону продають одну вільну компанію галузі дня: ставте або спасуйте до кінця торгів.',
      },
      more: {
        en: 'The winning bid becomes the industry’s price. In others’ turns a first bid costs 1M.',
        ru: 'Сумма продажи становится ценой отрасли. В чужой ход за первую ставку платят взнос 1М.',
        uk: 'Сума продажу стає ціною галузі. У чужий хід за першу ставку платять внесок 1М.',
      },
    },
    'auction.settlement': {
      short: {
        en: 'The company is yours: pay for it, or answer with a card first.',
        ru: 'Компания ваша: заплатите за неё или сначала ответьте картой.',
        uk: 'Компанія ваша: сплатіть за неї або спершу дайте відповідь картою.',
      },
    },
    'startUps.creation': {
      short: {
        en: 'Now anybody may create projects here, or pass. A project isn’t a company yet.',
        ru: 'Теперь каждый может создать здесь проекты или спасовать. Проект — ещё не компания.',
        uk: 'Тепер кожен може створити тут проєкти або спасувати. Проєкт — ще не компанія.',
      },
      more: {
        en: 'It costs 2M every time its industry comes up, and a 5 or 6 turns it into one.',
        ru: 'Он стоит 2М каждый раз, когда выпадает отрасль, а 5 или 6 делает его компанией.',
        uk: 'Він коштує 2М щоразу, коли випадає галузь, а 5 або 6 робить його компанією.',
      },
    },
    'offers.offering': {
      short: {
        en: 'An exceptional offer takes a rival’s company for twice its price, if they can’t or won’t defend it.',
        ru: 'Исключительным предложением чужую компанию берут за двойную цену, если её не защитят.',
        uk: 'Винятковою пропозицією чужу компанію беруть за подвійну ціну, якщо її не захистять.',
      },
    },
    'offers.answer': {
      short: {
        en: 'Somebody wants your company: sell it at twice the price, or pay the bank to keep it.',
        ru: 'Вашу компанию хотят купить: продайте за двойную цену или заплатите банку и сохраните.',
        uk: 'Вашу компанію хочуть купити: продайте за подвійну ціну або сплатіть банку й збережіть.',
      },
    },
    'project.upkeep': {
      short: {
        en: 'Your project’s industry has come up: pay for it and roll, offer it to the others, or let it burn.',
        ru: 'Выпала отрасль вашего проекта: заплатите и бросьте кубик, предложите его другим или дайте сгореть.',
        uk: 'Випала галузь вашого проєкту: сплатіть і киньте кубик, запропонуйте його іншим або дайте згоріти.',
      },
    },
    'payment.raising': {
      short: {
        en: 'You owe more than you have: borrow, sell or deal until you can pay.',
        ru: 'Вы должны больше, чем есть: берите кредиты, продавайте, договаривайтесь, пока не сможете заплатить.',
        uk: 'Ви винні більше, ніж маєте: беріть кредити, продавайте, домовляйтеся, доки не зможете сплатити.',
      },
    },
    'interest.paying': {
      short: {
        en: 'At the end of the year every loan costs interest.',
        ru: 'В конце года за каждый кредит платят проценты.',
        uk: 'Наприкінці року за кожен кредит сплачують відсотки.',
      },
    },
  },
  deal: {
    short: {
      en: 'Somebody proposes a deal: accept it, decline it, or let it lie.',
      ru: 'Вам предлагают сделку: примите её, отклоните или пусть полежит.',
      uk: 'Вам пропонують угоду: прийміть її, відхиліть або хай полежить.',
    },
  },
  isFirstRound: ({ view }) => view.year <= 1 && view.turn.number <= TURNS,
  goodbye: {
    en: 'That’s how every turn goes; at the end of a year loans cost interest. You know enough now. Play on!',
    ru: 'Так идёт каждый ход; в конце года за кредиты платят проценты. Теперь вы знаете достаточно. Играем дальше!',
    uk: 'Так іде кожен хід; наприкінці року за кредити сплачують відсотки. Тепер ви знаєте досить. Граємо далі!',
  },
};
