import type { Together } from '@parlour/kit';
import type { MatterOfFact } from '../types.ts';

/** The first round for a whole room around a screen: a turn of everybody. */
export const together: Together<MatterOfFact> = {
  opening: () => [
    {
      en: 'Each of you builds an industry. Whoever makes a BIObot in a technology park of their own wins.',
      ru: 'Каждый из вас строит свою промышленность. Побеждает тот, кто произведёт БИОбота в своём технопарке.',
      uk: 'Кожен із вас будує власну промисловість. Перемагає той, хто виробить БІОбота у своєму технопарку.',
    },
    {
      en: 'Mines give coal and ore, plants turn them into energy and steel, and a park makes the rest. Prices rise and fall with what all of you do.',
      ru: 'Шахты дают уголь и руду, заводы и электростанции — сталь и энергию, технопарк — остальное. Цены зависят от того, что делаете вы все.',
      uk: 'Шахти дають вугілля й руду, заводи та електростанції — сталь і енергію, технопарк — решту. Ціни залежать від того, що робите ви всі.',
    },
  ],
  questions: {
    'game.starter': {
      short: {
        en: 'Choose who goes first. Play continues clockwise.',
        ru: 'Выберите, кто ходит первым. Дальше — по часовой стрелке.',
        uk: 'Виберіть, хто ходить першим. Далі — за годинниковою стрілкою.',
      },
    },
    'turn.startHex': {
      short: {
        en: 'Put your chip on a lit hex of the business centre: from there you travel.',
        ru: 'Поставьте фишку на светящийся гекс бизнес-центра: оттуда вы поедете.',
        uk: 'Поставте фішку на підсвічений гекс бізнес-центру: звідти ви поїдете.',
      },
      more: {
        en: 'Think of what lies near: with your first money you’ll buy a mine or another asset.',
        ru: 'Посмотрите, что рядом: на первые деньги вы купите шахту или другой актив.',
        uk: 'Подивіться, що поруч: за перші гроші ви купите шахту чи інший актив.',
      },
    },
    'turn.production': {
      short: {
        en: 'Let your assets work: each of them once a turn, with its workers and what it needs.',
        ru: 'Запустите активы: каждый работает раз за ход, с рабочими и сырьём.',
        uk: 'Запустіть активи: кожен працює раз за хід, із робітниками й сировиною.',
      },
    },
    'turn.monopoly': {
      short: {
        en: 'Your capacity is the highest, so the price is yours: move it by a point, or leave it.',
        ru: 'Ваша мощность наибольшая, и цена в ваших руках: сдвиньте её на пункт или оставьте.',
        uk: 'Ваша потужність найбільша, і ціна у ваших руках: зсуньте її на пункт або лишіть.',
      },
    },
    'turn.movement': {
      short: {
        en: 'Go to a lit hex: where you stop is where you can buy. Striped hexes lie across a border, and a border draws a card.',
        ru: 'Езжайте на светлый гекс: где остановитесь, там и купите. Полосатые — за границей, а граница — это карта.',
        uk: 'Їдьте на світлий гекс: де зупинитеся, там і купите. Смугасті — за кордоном, а кордон — це карта.',
      },
    },
    'turn.investments': {
      short: {
        en: 'Use what the place offers: an asset, workers, a technology, a vehicle or resources. Or continue.',
        ru: 'Берите, что предлагает место: актив, рабочих, технологию, транспорт, ресурсы. Или идите дальше.',
        uk: 'Беріть, що пропонує місце: актив, робітників, технологію, транспорт, ресурси. Або йдіть далі.',
      },
      more: {
        en: 'A new asset lowers the price of what it makes, for everyone.',
        ru: 'Новый актив снижает цену того, что делает, для всех.',
        uk: 'Новий актив знижує ціну того, що робить, для всіх.',
      },
    },
    'turn.salary': {
      short: {
        en: 'Pay the wages: every worker gets them, idle ones too. Unpaid, they may strike.',
        ru: 'Выплатите зарплату: её получают все рабочие, и свободные тоже. Без неё грозит забастовка.',
        uk: 'Виплатіть зарплату: її отримують усі робітники, і вільні теж. Без неї загрожує страйк.',
      },
    },
    'turn.planning': {
      short: {
        en: 'Put workers on your assets for the next turn, then end this one.',
        ru: 'Поставьте рабочих на активы к следующему ходу и закончите этот.',
        uk: 'Поставте робітників на активи до наступного ходу й завершіть цей.',
      },
      more: {
        en: 'Your chip counts as one worker where it stands. An asset without enough workers makes nothing.',
        ru: 'Ваша фишка — один рабочий там, где стоит. Без нужных рук актив не даёт ничего.',
        uk: 'Ваша фішка — один робітник там, де стоїть. Без потрібних рук актив не дає нічого.',
      },
    },
    'turn.strike': {
      short: {
        en: 'A rival hasn’t paid the wages. Call a strike, and those workers stop until they’re paid.',
        ru: 'У соперника не выплачена зарплата. Объявите забастовку, и рабочие станут, пока им не заплатят.',
        uk: 'У суперника не виплачено зарплату. Оголосіть страйк, і робітники стануть, доки їм не заплатять.',
      },
    },
    'study.choice': {
      short: {
        en: 'Buy one of the technologies you’ve drawn, or none: it changes what an asset needs and makes.',
        ru: 'Купите одну из взятых технологий или ни одной: она меняет то, что нужно активу и что он даёт.',
        uk: 'Купіть одну з узятих технологій або жодної: вона змінює те, що потрібно активу і що він дає.',
      },
    },
  },
  deal: {
    short: {
      en: 'Somebody proposes a deal: accept it, decline it, or let it lie.',
      ru: 'Вам предлагают сделку: примите её, отклоните или пусть полежит.',
      uk: 'Вам пропонують угоду: прийміть її, відхиліть або хай полежить.',
    },
    more: {
      en: 'Anything may be traded at any time, if both of you want to.',
      ru: 'Меняться можно чем угодно и когда угодно, если хотят оба.',
      uk: 'Мінятися можна чим завгодно й коли завгодно, якщо хочуть обоє.',
    },
  },
  isFirstRound: ({ view }) => view.round <= 1,
  goodbye: {
    en: 'That was a round. From the next one on your assets work when your turn begins. Play on!',
    ru: 'Вот и весь раунд. Со следующего ваши активы работают в начале вашего хода. Играем дальше!',
    uk: 'Ось і весь раунд. З наступного ваші активи працюють на початку вашого ходу. Граємо далі!',
  },
};
