import type { TutorialStep } from '@parlour/kit';
import { NO_AIM } from '../types/aims.ts';
import { asks, at, BOTH_PASS, bidding, by, choice, placing, playing, presses, READY, wants } from './script.ts';

/** The first turn of a full game: placement, an event, a card, a crime, a crisis, a state company (specification, 9.4). */
export const fullTurn: TutorialStep[] = [
  {
    say: {
      en: 'The full rules. Now a star isn’t a company but an industry you’re in, and one more where you own the most. Nine stars win, if you still have them at the end of a turn.',
      ru: 'Полные правила. Звезда теперь — отрасль, где вы есть, и ещё одна, если компаний у вас там больше всех. Девять звёзд в конце хода — победа.',
      uk: 'Повні правила. Зірка тепер — галузь, де ви є, і ще одна, якщо компаній у вас там найбільше. Дев’ять зірок наприкінці ходу — перемога.',
    },
    rule: 'EC-3.9',
    highlight: 'league',
  },
  {
    say: {
      en: 'Everyone starts with two companies in industries with white numbers. Take a private one in Power, 4.',
      ru: 'Каждый начинает с двух компаний в отраслях с белыми номерами. Возьмите частную в «Энергетике», 4.',
      uk: 'Кожен починає з двох компаній у галузях із білими номерами. Візьміть приватну в «Енергетиці», 4.',
    },
    rule: 'EC-2.9',
    highlight: placing(4),
    expect: wants({ type: 'place', industry: 4, kind: 'private' }),
    otherwise: {
      en: 'Power, 4, and a private company: keep your quota for later.',
      ru: '«Энергетика», 4, и частная компания: квоту приберегите.',
      uk: '«Енергетика», 4, і приватна компанія: квоту прибережіть.',
    },
    then: [by(1, 'place', { industry: 2, kind: 'private' }), by(2, 'place', { industry: 12, kind: 'private' })],
  },
  {
    say: {
      en: 'If you’re alone in an industry, you have its majority: two stars for one company. Take Metals, 3, next to it: two more, and a chain.',
      ru: 'Кроме вас, в отрасли никого — у вас и преимущество: две звезды за одну компанию. Возьмите «Металлургию», 3, рядом: ещё две и цепочка.',
      uk: 'Крім вас, у галузі нікого — у вас і перевага: дві зірки за одну компанію. Візьміть «Металургію», 3, поруч: ще дві й ланцюжок.',
    },
    rule: 'EC-3.4',
    highlight: placing(3),
    ...asks({ type: 'place', industry: 3, kind: 'private' }),
    then: [by(1, 'place', { industry: 11, kind: 'private' }), by(2, 'place', { industry: 10, kind: 'private' })],
  },
  {
    say: {
      en: 'The year opens with an event that lasts until it ends: this year interest is 2M per loan.',
      ru: 'Год открывает событие, оно действует до его конца: в этом году проценты — 2М за кредит.',
      uk: 'Рік відкриває подія, вона діє до його кінця: цього року відсотки — 2М за кредит.',
    },
    rule: 'EC-18.1',
    highlight: 'event',
  },
  {
    say: {
      en: 'And with a crisis card. A forecast has moved the storm cloud to Retail, 6: the next strength card strikes there.',
      ru: 'И карта кризиса. Прогноз перенёс тучу на «Розничную торговлю», 6: следующая карта силы ударит туда.',
      uk: 'І карта кризи. Прогноз переніс хмару на «Роздрібну торгівлю», 6: наступна карта сили вдарить туди.',
    },
    rule: 'EC-10.3',
    highlight: at('industry-6'),
  },
  {
    say: {
      en: 'You’re the auditor and go first. Roll.',
      ru: 'Вы аудитор, и первый ход ваш. Бросайте.',
      uk: 'Ви аудитор, і перший хід ваш. Кидайте.',
    },
    rule: 'EC-6.1',
    ...presses('roll'),
  },
  {
    say: {
      en: '6, under the cloud. The game stops after the roll: this is a window, when cards may be played. Those of yours that glow can be played now. Take the State Grant and play it.',
      ru: '6, под тучей. После броска открывается окно: время играть карты. Светятся те, что можно сыграть сейчас. Сыграйте «Государственный грант».',
      uk: '6, під хмарою. Після кидка відкривається вікно: час грати карти. Світяться ті, які можна зіграти зараз. Зіграйте «Державний грант».',
    },
    rule: 'EC-16.2',
    highlight: playing('OP19-2'),
    ...asks({ type: 'playCard', card: 'OP19-2' }),
  },
  {
    say: {
      en: '5M from the bank. Continue.',
      ru: '5М от банка. Продолжайте.',
      uk: '5М від банку. Продовжуйте.',
    },
    rule: 'EC-16.4',
    ...presses('ready'),
    then: [...READY, by(2, 'playCard', { ...NO_AIM, card: 'OP41-1', rival: 0 })],
  },
  {
    say: {
      en: 'A crime! Leo blackmails you for 7M, and his die was high enough. The auditor and the victim may investigate: 8M, and more than 3 on the die. You’re both: investigate!',
      ru: 'Преступление! Лео шантажирует вас на 7М, и кубик ему помог. Расследовать могут аудитор и жертва: 8М и больше 3 на кубике. Вы — и то и другое: расследуйте!',
      uk: 'Злочин! Лео шантажує вас на 7М, і кубик йому допоміг. Розслідувати можуть аудитор і жертва: 8М і більше за 3 на кубику. Ви — і те, і те: розслідуйте!',
    },
    rule: 'EC-17.3',
    ...presses('investigate'),
    then: [by(2, 'pass')],
  },
  {
    say: {
      en: 'Solved: the blackmail is undone, Leo loses a star and you win one. These are bonus stars; they don’t depend on companies. Continue.',
      ru: 'Раскрыто: шантаж отменён, Лео теряет звезду, вы получаете. Это премиальные звёзды, от компаний они не зависят. Продолжайте.',
      uk: 'Розкрито: шантаж скасовано, Лео втрачає зірку, ви здобуваєте. Це преміальні зірки, від компаній вони не залежать. Продовжуйте.',
    },
    rule: 'EC-17.6',
    highlight: at('stars-0'),
    ...asks({ type: 'ready' }),
    then: READY,
  },
  {
    say: {
      en: 'The cloud is on the active industry, so a crisis card is turned up: a strength card. Everyone who holds cards is asked, whatever they hold, so the question gives nothing away. Pass.',
      ru: 'Туча стоит на активной отрасли, и открыта карта кризиса: сила. Спрашивают каждого, у кого есть карты, какие бы ни были: вопрос никого не выдаёт. Спасуйте.',
      uk: 'Хмара стоїть на активній галузі, і відкрито карту кризи: сила. Питають кожного, хто має карти, хай які: запитання нікого не видає. Спасуйте.',
    },
    rule: 'EC-10.4',
    highlight: 'desk',
    ...asks({ type: 'pass' }),
    then: BOTH_PASS,
  },
  {
    say: {
      en: 'Retail has cracked: each company earns 3M less, which means nothing, and the price fell from 12M to 6M. Forecasts will ease it. Cheap stars! Continue.',
      ru: '«Розничная торговля» треснула: доход компании на 3М меньше, то есть нулевой, а цена упала с 12М до 6М. Прогнозы смягчат кризис. Звёзды по дешёвке! Продолжайте.',
      uk: '«Роздрібна торгівля» тріснула: дохід компанії на 3М менший, тобто нульовий, а ціна впала з 12М до 6М. Прогнози пом’якшать кризу. Зірки задешево! Продовжуйте.',
    },
    rule: 'EC-7.3',
    highlight: at('industry-6'),
    ...asks({ type: 'ready' }),
    then: READY,
  },
  {
    say: {
      en: 'You decide what’s put up. Bidding for a state company takes a quota, and the buyer spends it. Put up the state company.',
      ru: 'Вы решаете, что выставить. За госкомпанию торгуются только с квотой, и покупатель её отдаёт. Выставьте государственную.',
      uk: 'Ви вирішуєте, що виставити. За держкомпанію торгуються лише з квотою, і покупець її віддає. Виставте державну.',
    },
    rule: 'EC-11.11',
    highlight: choice('announceLot-state'),
    ...asks({ type: 'announceLot', kind: 'state' }),
  },
  {
    say: { en: 'Bid 6M.', ru: 'Дайте 6М.', uk: 'Дайте 6М.' },
    rule: 'EC-11.4',
    highlight: bidding(6),
    ...asks({ type: 'bid', amount: 6 }),
    then: BOTH_PASS,
  },
  {
    say: {
      en: 'They’re saving their quotas. The winner could answer with a card here; you have none that fits. Pay.',
      ru: 'Они берегут квоты. Победитель мог бы ответить картой; у вас такой нет. Платите.',
      uk: 'Вони бережуть квоти. Переможець міг би відповісти картою; у вас такої немає. Платіть.',
    },
    rule: 'EC-11.13',
    ...presses('pay'),
  },
  {
    say: {
      en: 'Seven stars of nine: three industries with their majorities, and one for the solved crime. Continue.',
      ru: 'Семь звёзд из девяти: три отрасли с преимуществом и одна за раскрытое преступление. Продолжайте.',
      uk: 'Сім зірок із дев’яти: три галузі з перевагою й одна за розкритий злочин. Продовжуйте.',
    },
    rule: 'EC-3.5',
    highlight: at('stars-0'),
    ...asks({ type: 'ready' }),
    then: READY,
  },
];
