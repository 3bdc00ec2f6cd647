import { KIM, lesson, MAX, ROSA } from '@parlour/kit/lesson.ts';
import { PRELUDE } from './consent-prelude.ts';
import { asks, at, attaching, by, inWindow, terms, wants } from './script.ts';

/**
 * Discards, and being let into a company of others (BO-5.11, BO-7). Found by trial: with this seed the person comes first in the second
 * round with the Launch Party in hand, and Max right after with the Boardroom Coup.
 */
export const consent = lesson({
  game: 'boom',
  seed: 'boom consent 527',
  names: [KIM, ROSA, MAX],
  picks: ['EKP', 'NOI', 'GOS'],
  prelude: PRELUDE,
  steps: [
    {
      say: {
        en: 'Round 2 of another game. You lead Muttscape, and Rosa holds a share in it. This one is Rosa’s: Lettuce Overnight, with Max as her partner and not a single share for you.',
        ru: 'Раунд 2 другой партии. Muttscape ведёте вы, акция есть и у Розы. А вот её компания «Латук к утру»: партнёр — Макс, у вас ни одной акции.',
        uk: 'Раунд 2 іншої партії. Muttscape ведете ви, акцію має й Роза. А ось її компанія «Капуста-експрес»: партнер — Макс, у вас жодної акції.',
      },
      rule: 'BO-7.1',
      highlight: at('company-P05'),
    },
    {
      say: {
        en: 'Pink cards are Discards: one effect, then they go to the discard pile. The Launch Party costs a funded company up to $10m. Pick it, then Lettuce Overnight.',
        ru: 'Розовые карты — «Сброс»: сработали один раз и ушли в сброс. «Вечеринка на леднике» стоит компании до 10 млн $. Выберите её, потом «Латук к утру».',
        uk: 'Рожеві карти — «Скидання»: подіяли один раз і пішли у відбій. «Вечірка на льодовику» коштує компанії до 10 млн $. Виберіть її, потім «Капусту-експрес».',
      },
      rule: 'BO-5.11',
      highlight: attaching('D06', 'P05'),
      ...asks({ type: 'playDiscard', card: 'D06', company: 'P05' }),
    },
    {
      say: {
        en: 'The band has eaten all of its $9m. It must burn 6 at the end of this round, and cannot: unless somebody finds money, it dies. That’s your way in.',
        ru: 'Оркестр съел все 9 млн $. В конце раунда нужно заплатить 6, а платить нечем: без новых денег компания погибнет. Это ваш шанс войти.',
        uk: 'Гурт проїв усі 9 млн $. Наприкінці раунду треба сплатити 6, а платити нічим: без нових грошей компанія загине. Це ваш шанс увійти.',
      },
      rule: 'BO-9.4',
      highlight: at('company-P05'),
    },
    {
      say: {
        en: 'Without a share you may lead a round only if one of its investors consents. If all of them refuse, your finance step is lost. They need you now: open its window and ask.',
        ru: 'Без акции вести раунд можно только с согласия одного из инвесторов. Откажут все — финансовый шаг потерян. Сейчас вы им нужны: откройте окно и попросите согласия.',
        uk: 'Без акції вести раунд можна лише за згодою одного з інвесторів. Відмовлять усі — фінансовий крок утрачено. Зараз ви їм потрібні: відкрийте вікно й попросіть згоди.',
      },
      rule: 'BO-7.2',
      highlight: inWindow('P05', 'ask-consent'),
      ...asks({ type: 'askConsent', company: 'P05' }),
      then: [by(1, 'refuse'), by(2, 'agree')],
    },
    {
      say: {
        en: 'Rosa refused, Max agreed: one yes is enough. The price you mentioned binds nobody. Now name the real one: two shares at $6m.',
        ru: 'Роза отказала, Макс согласился: хватит одного «да». Упомянутая цена ни к чему не обязывает. Теперь назовите настоящую: две акции по 6 млн $.',
        uk: 'Роза відмовила, Макс погодився: досить одного «так». Згадана ціна ні до чого не зобов’язує. Тепер назвіть справжню: дві акції по 6 млн $.',
      },
      rule: 'BO-7.4',
      highlight: terms('P05', 2, 6),
      expect: wants({ type: 'setTerms', shares: 2, price: 6 }),
      otherwise: {
        en: 'For this lesson: two shares, and the price set to 6 with the + button.',
        ru: 'Для этого урока: две акции и цена 6, её выставляет кнопка «+».',
        uk: 'Для цього уроку: дві акції й ціна 6, її ставить кнопка «+».',
      },
    },
    {
      say: {
        en: 'Everyone who holds a share must be offered a new one before anybody else. Ask Rosa first.',
        ru: 'Каждому, у кого есть акции, новую предлагают раньше остальных. Сначала спросите Розу.',
        uk: 'Кожному, хто має акції, нову пропонують раніше за інших. Спершу спитайте Розу.',
      },
      rule: 'BO-7.5',
      highlight: inWindow('P05', 'ask-1'),
      ...asks({ type: 'invite', guest: 1 }),
      then: [by(1, 'decline'), by(2, 'buy')],
    },
    {
      say: {
        en: 'Rosa declined, Max bought. Three shares are sold and nobody is left to ask, so the round closed by itself. Lettuce Overnight is saved, and you are its lead.',
        ru: 'Роза отказалась, Макс купил. Три акции проданы, спрашивать больше некого, и раунд закрылся сам. «Латук к утру» спасён, и ведёте компанию вы.',
        uk: 'Роза відмовилася, Макс купив. Три акції продано, питати більше нікого, і раунд закрився сам. «Капусту-експрес» урятовано, і ведете компанію ви.',
      },
      rule: 'BO-7.1',
      highlight: at('company-P05'),
      then: [by(2, 'playDiscard', { card: 'D12', target: null, company: 'P05' })],
    },
    {
      say: {
        en: 'For a moment. Max had a Discard, too: the Boardroom Coup. Whoever holds a share and plays it is the lead. Your shares stay yours; the IPO is his to decide.',
        ru: 'Но ненадолго. У Макса тоже был «Сброс» — «Переворот в совете директоров»: ведущим становится тот, у кого есть акция и эта карта. Ваши акции остались у вас, а об IPO решает Макс.',
        uk: 'Але ненадовго. Макс теж мав «Скидання» — «Переворот у раді директорів»: провідним стає той, хто має акцію й цю карту. Ваші акції лишилися у вас, а про IPO вирішує Макс.',
      },
      rule: 'BO-5.11',
      highlight: at('company-P05'),
      then: [by(2, 'askConsent', { company: 'P01', price: 6 })],
    },
    {
      say: {
        en: 'Now he is after Muttscape and asks you and Rosa for consent. It has cash enough, and whoever leads its next round takes the lead from you. Refuse.',
        ru: 'Теперь Макс метит в Muttscape и просит согласия у вас и у Розы. Денег там хватает, а кто проведёт новый раунд, тот и заберёт у вас компанию. Откажите.',
        uk: 'Тепер Макс націлився на Muttscape й просить згоди у вас і в Рози. Грошей там досить, а хто проведе новий раунд, той і забере у вас компанію. Відмовте.',
      },
      rule: 'BO-7.3',
      highlight: inWindow('P01', 'refuse'),
      ...asks({ type: 'refuse' }),
      then: [by(1, 'refuse')],
    },
    {
      say: {
        en: 'Rosa refused as well, so Max’s finance step is gone. Ask when they need your money, and refuse when you don’t need theirs.',
        ru: 'Роза тоже отказала, и финансовый шаг Макса пропал. Просите согласия, когда нужны ваши деньги, и отказывайте, когда не нужны чужие.',
        uk: 'Роза теж відмовила, і фінансовий крок Макса пропав. Просіть згоди, коли потрібні ваші гроші, і відмовляйте, коли не потрібні чужі.',
      },
      rule: 'BO-7.3',
      highlight: at('company-P01'),
    },
  ],
  goodbye: {
    en: 'Now you know every way into a company. The table is yours: play on, the bots are awake.',
    ru: 'Теперь вы знаете все пути в компанию. Стол ваш: играйте дальше, боты проснулись.',
    uk: 'Тепер ви знаєте всі шляхи до компанії. Стіл ваш: грайте далі, боти прокинулися.',
  },
});
