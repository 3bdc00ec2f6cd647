import type { TutorialStep } from '@parlour/kit';
import { asks, at, buying, by, loading, presses, STAY } from './script.ts';

/** A lorry of one's own, an improvement, a warning and what to do about it (BM-8.9, BM-10, BM-11, BM-12). */
export const third: TutorialStep[] = [
  {
    say: {
      en: 'Round 3. You have 2 crates of Fish, and its price has climbed to 5. With 3 more you can fill the yellow lorry alone.',
      ru: 'Раунд 3. У вас 2 ящика рыбы, и цена её дошла до 5. Ещё 3 — и жёлтый грузовик вы заполните в одиночку.',
      uk: 'Раунд 3. У вас 2 ящики риби, і ціна її дійшла до 5. Ще 3 — і ви самі заповните жовту вантажівку.',
    },
    rule: 'BM-8.9',
    highlight: buying('fish', 3),
    ...asks({ type: 'buy', good: 'fish', units: 3 }),
    then: [by(1, 'buy', { good: 'oil', units: 3 }), by(2, 'pass')],
  },
  {
    say: {
      en: 'That’s all you need. Pass.',
      ru: 'Больше ничего не нужно. Спасуйте.',
      uk: 'Більше нічого не треба. Спасуйте.',
    },
    rule: 'BM-6.2',
    ...presses('pass'),
    then: [by(1, 'pass')],
  },
  {
    say: {
      en: 'Max opened, so you load first. Your Loader carries 4 at a time: load Fish on the yellow lorry.',
      ru: 'Раунд открыл Макс, поэтому вы грузите раньше всех. Грузчик берёт по 4: грузите рыбу на жёлтый грузовик.',
      uk: 'Раунд відкрив Макс, тож ви вантажите раніше за всіх. Вантажник бере по 4: вантажте рибу на жовту вантажівку.',
    },
    rule: 'BM-7.1',
    highlight: loading('yellow', 'fish'),
    ...asks({ type: 'load', lorry: 'yellow', good: 'fish' }),
    then: [by(1, 'load', { lorry: 'green', good: 'oil' })],
  },
  {
    say: {
      en: 'Nobody else has Fish, so nobody can spoil it with a crate of their own. Load the fifth.',
      ru: 'Рыбы больше ни у кого нет, и никто не испортит дело своим ящиком. Грузите пятый.',
      uk: 'Риби більше ні в кого немає, і ніхто не зіпсує справу своїм ящиком. Вантажте п’ятий.',
    },
    rule: 'BM-7.9',
    highlight: loading('yellow', 'fish'),
    ...asks({ type: 'load', lorry: 'yellow', good: 'fish' }),
    then: [by(2, 'spinPrices'), by(2, 'finish')],
  },
  {
    say: {
      en: '5 × 5 = 25 coins, and a point for filling a lorry alone. Now you can afford it: improve the Warehouse for 10 coins. One more point, and a second shelf.',
      ru: '5 × 5 = 25 монет и очко за грузовик, заполненный в одиночку. Теперь можно: улучшите Склад за 10 монет. Ещё очко и вторая полка.',
      uk: '5 × 5 = 25 монет і очко за вантажівку, заповнену самотужки. Тепер можна: поліпшіть Склад за 10 монет. Ще очко й друга полиця.',
    },
    rule: 'BM-10.2',
    highlight: at('improve-warehouse'),
    ...asks({ type: 'improve', characteristic: 'warehouse' }),
  },
  {
    say: {
      en: 'You could keep improving, but goods cost money too. Finish.',
      ru: 'Можно улучшать и дальше, но и товары стоят денег. Закончите.',
      uk: 'Можна поліпшувати й далі, але й товари коштують грошей. Закінчіть.',
    },
    rule: 'BM-10.4',
    ...presses('finish'),
    then: [by(1, 'finish'), by(2, 'spinMisfortune')],
  },
  {
    say: {
      en: 'And the wheel of misfortune once more.',
      ru: 'И снова колесо неудач.',
      uk: 'І знову колесо негараздів.',
    },
    rule: 'BM-11.1',
    highlight: at('wheel-misfortune'),
    ...asks({ type: 'spinMisfortune' }),
    then: [by(1, 'spinMisfortune'), by(2, 'finish')],
  },
  {
    say: {
      en: 'A warning beside your Loader: the next hit there costs a point. Insurance for 10 coins takes the warning off; without it you keep the coins and a risk of 2 in 12 each round. Insure or finish: both are sound.',
      ru: 'Предупреждение у Грузчика: следующий удар отнимет очко. Страховка за 10 монет его снимет; без неё монеты целы, а риск — 2 из 12 каждый раунд. Застрахуйте или закончите: верно и то и другое.',
      uk: 'Попередження біля Вантажника: наступний удар забере очко. Страховка за 10 монет його зніме; без неї монети цілі, а ризик — 2 з 12 щораунду. Застрахуйте або закінчіть: правильно і те, і те.',
    },
    rule: 'BM-12.2',
    highlight: at('insure-loader'),
    expect: ({ type }) => type === 'insure' || type === 'finish',
    otherwise: STAY,
    then: [by(1, 'finish')],
  },
  {
    say: {
      en: 'Three ways to points: exports, lorries you fill alone, improvements. One way to coins: full lorries. And 20 points count when the round is over, not before.',
      ru: 'Три пути к очкам: экспорт, грузовики, заполненные в одиночку, улучшения. Один путь к монетам: полные грузовики. И считаются 20 очков, когда раунд окончен, не раньше.',
      uk: 'Три шляхи до очок: експорт, заповнені самотужки вантажівки, поліпшення. Один шлях до монет: повні вантажівки. І рахуються 20 очок, коли раунд закінчено, не раніше.',
    },
    rule: 'BM-13.3',
    highlight: 'track',
  },
];
