import type { TutorialStep } from '@parlour/kit';
import { asks, at, buying, by, loading, presses, wants } from './script.ts';

/** Buy, load, sell together with a rival, and see what a sale does to prices (BM-5 to BM-8). */
export const first: TutorialStep[] = [
  {
    say: {
      en: 'Market day! You’re a trader; Rosa and Max are your rivals. Whoever has 20 points when a round ends wins. Your van starts at 0.',
      ru: 'Базарный день! Вы торгуете товарами, ваши соперники — Роза и Макс. Побеждает тот, у кого в конце раунда 20 очков. Ваш фургон стоит на нуле.',
      uk: 'Базарний день! Ви торгуєте товарами, ваші суперники — Роза й Макс. Перемагає той, хто наприкінці раунду має 20 очок. Ваш фургон стоїть на нулі.',
    },
    rule: 'BM-1.2',
    highlight: 'track',
  },
  {
    say: {
      en: 'A round has six steps, and you open this one. Turn up the cards: they say what’s for sale and what may be exported.',
      ru: 'В раунде шесть шагов, и этот раунд открываете вы. Откройте карты: они скажут, что продают и что можно вывезти.',
      uk: 'У раунді шість кроків, і цей раунд відкриваєте ви. Відкрийте карти: вони скажуть, що продають і що можна вивезти.',
    },
    rule: 'BM-5.4',
    ...presses('turnCards'),
  },
  {
    say: {
      en: 'On the stalls a crate always costs 1 coin. The board above each stall is something else: what the Bank will pay you for a crate that leaves by lorry. Right now it’s 3 for everything.',
      ru: 'На прилавках ящик всегда стоит 1 монету. Щит над прилавком — о другом: сколько банк заплатит вам за ящик, который уедет на грузовике. Сейчас за всё по 3.',
      uk: 'На прилавках ящик завжди коштує 1 монету. Щит над прилавком — про інше: скільки банк заплатить вам за ящик, що поїде вантажівкою. Зараз за все по 3.',
    },
    rule: 'BM-6.4',
    highlight: at('price-oil'),
  },
  {
    say: {
      en: 'Buy 3 crates of Oil: click the third drum, or tap the stall and choose 3. A level 1 Manager buys no more than 3 of one good.',
      ru: 'Купите 3 ящика нефти: щёлкните по третьей бочке или нажмите на прилавок и выберите 3. Менеджер первого уровня больше 3 не купит.',
      uk: 'Купіть 3 ящики нафти: клацніть на третю бочку або торкніться прилавка й виберіть 3. Менеджер першого рівня більше 3 не купить.',
    },
    rule: 'BM-6.3',
    highlight: buying('oil', 3),
    expect: wants({ type: 'buy', good: 'oil', units: 3 }),
    otherwise: {
      en: 'For this lesson: Oil, and all three drums you can take.',
      ru: 'Для этого урока: нефть, и все три бочки, какие можно взять.',
      uk: 'Для цього уроку: нафта, і всі три бочки, які можна взяти.',
    },
    then: [by(1, 'buy', { good: 'oil', units: 2 }), by(2, 'buy', { good: 'metal', units: 3 })],
  },
  {
    say: {
      en: 'Your turn again, but never the same good twice in a round. Buy 3 crates of Fish: they’re for later.',
      ru: 'Снова ваш ход, но один товар дважды за раунд не купить. Возьмите 3 ящика рыбы: они на потом.',
      uk: 'Знову ваш хід, але один товар двічі за раунд не купити. Візьміть 3 ящики риби: вони на потім.',
    },
    rule: 'BM-6.7',
    highlight: buying('fish', 3),
    ...asks({ type: 'buy', good: 'fish', units: 3 }),
    then: [by(1, 'buy', { good: 'grain', units: 3 }), by(2, 'pass')],
  },
  {
    say: {
      en: 'Keep your last 4 coins: pass. A pass lasts until buying is over.',
      ru: 'Последние 4 монеты сберегите: спасуйте. Пас — до конца закупки.',
      uk: 'Останні 4 монети збережіть: спасуйте. Пас — до кінця закупівлі.',
    },
    rule: 'BM-6.8',
    ...presses('pass'),
    then: [
      by(1, 'pass'),
      by(1, 'load', { lorry: 'blue', good: 'grain' }),
      by(2, 'load', { lorry: 'green', good: 'metal' }),
    ],
  },
  {
    say: {
      en: 'Whoever buys first loads last. Put your Oil on the yellow lorry: pick it up in your warehouse, then click the lorry, or drag it there. You don’t choose how many: as many go as fit.',
      ru: 'Кто покупает первым, грузит последним. Поставьте нефть на жёлтый грузовик: возьмите её на складе и нажмите на грузовик или перетащите. Сколько — не выбирают: сколько влезет.',
      uk: 'Хто купує першим, вантажить останнім. Поставте нафту на жовту вантажівку: візьміть її на складі й торкніться вантажівки або перетягніть. Скільки — не вибирають: скільки влізе.',
    },
    rule: 'BM-7.4',
    highlight: loading('yellow', 'oil'),
    ...asks({ type: 'load', lorry: 'yellow', good: 'oil' }),
    then: [by(1, 'load', { lorry: 'yellow', good: 'oil' })],
  },
  {
    say: {
      en: 'Rosa added 2 drums, so the lorry is full, and only full lorries leave. First you spin the price wheel: press it, or throw it with the mouse.',
      ru: 'Роза добавила 2 бочки: грузовик полон, а уезжают только полные. Сначала вы крутите колесо цен: нажмите на него или толкните мышью.',
      uk: 'Роза додала 2 бочки: вантажівка повна, а їдуть лише повні. Спершу ви крутите колесо цін: натисніть на нього або штовхніть мишею.',
    },
    rule: 'BM-8.1',
    highlight: at('wheel-prices'),
    ...asks({ type: 'spinPrices' }),
  },
  {
    say: {
      en: 'An embargo on Grain and Meat: it doesn’t hurt you. Your 3 drums brought 9 coins. Oil was sold and fell 5 steps, to 1 coin; everything else rose 3 steps, to 4. Fish gets more expensive while you wait.',
      ru: 'Эмбарго на зерно и мясо: вам не вредит. За 3 бочки вы получили 9 монет. Нефть продана и упала на 5 делений, до 1 монеты; всё остальное поднялось на 3, до 4. Рыба дорожает, пока вы ждёте.',
      uk: 'Ембарго на зерно й м’ясо: вам не шкодить. За 3 бочки ви отримали 9 монет. Нафту продано, і вона впала на 5 поділок, до 1 монети; решта піднялася на 3, до 4. Риба дорожчає, поки ви чекаєте.',
    },
    rule: 'BM-8.11',
    highlight: at('price-oil'),
  },
];
