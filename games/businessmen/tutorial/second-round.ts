import type { TutorialStep } from '@parlour/kit';
import { asks, at, buying, by, keeping, presses } from './script.ts';

/** The quiet end of a round; then too many types for the Warehouse, and an export (BM-7.13, BM-9, BM-10, BM-11). */
export const second: TutorialStep[] = [
  {
    say: {
      en: 'Step 4: a level costs 10 coins and is worth a point. But then you’d have only 3 coins left for goods. Save up: finish.',
      ru: 'Шаг 4: новый уровень стоит 10 монет и даёт очко. Но тогда на товары останется 3 монеты. Копите: закончите.',
      uk: 'Крок 4: новий рівень коштує 10 монет і дає очко. Але тоді на товари лишиться 3 монети. Заощаджуйте: закінчіть.',
    },
    rule: 'BM-10.7',
    ...presses('finish'),
    then: [by(1, 'finish')],
  },
  {
    say: {
      en: 'Step 5: everyone spins the wheel of misfortune. Half of it is sunshine.',
      ru: 'Шаг 5: каждый крутит колесо неудач. Половина его — солнечные дни.',
      uk: 'Крок 5: кожен крутить колесо негараздів. Половина його — сонячні дні.',
    },
    rule: 'BM-11.1',
    highlight: at('wheel-misfortune'),
    ...asks({ type: 'spinMisfortune' }),
    then: [
      by(1, 'spinMisfortune'),
      by(2, 'spinMisfortune'),
      by(1, 'turnCards'),
      by(1, 'buy', { good: 'metal', units: 3 }),
      by(2, 'buy', { good: 'metal', units: 1 }),
    ],
  },
  {
    say: {
      en: 'Round 2, and Rosa opens it. Fish is on sale again, and on the Export card too: buy 3 more.',
      ru: 'Раунд 2, открывает его Роза. Рыба снова в продаже, и она же на карте экспорта: купите ещё 3.',
      uk: 'Раунд 2, відкриває його Роза. Риба знову в продажу, і вона ж на карті експорту: купіть іще 3.',
    },
    rule: 'BM-5.6',
    highlight: buying('fish', 3),
    ...asks({ type: 'buy', good: 'fish', units: 3 }),
    then: [by(1, 'pass'), by(2, 'pass')],
  },
  {
    say: {
      en: 'Now try something: buy 1 crate of Meat as well, though your Warehouse keeps a single type. The stall warns you.',
      ru: 'Теперь попробуйте: купите ещё 1 ящик мяса, хотя Склад хранит только один вид. Прилавок предупредит.',
      uk: 'Тепер спробуйте: купіть іще 1 ящик м’яса, хоча Склад тримає лише один вид. Прилавок попередить.',
    },
    rule: 'BM-3.4',
    highlight: buying('meat', 1),
    ...asks({ type: 'buy', good: 'meat', units: 1 }),
  },
  {
    say: {
      en: 'Enough: pass. Nobody else wants anything, so the stalls close.',
      ru: 'Хватит: спасуйте. Больше никто ничего не хочет, и прилавки закроются.',
      uk: 'Досить: спасуйте. Більше ніхто нічого не хоче, і прилавки зачиняться.',
    },
    rule: 'BM-6.10',
    ...presses('pass'),
    then: [by(2, 'load', { lorry: 'green', good: 'metal' })],
  },
  {
    say: {
      en: 'You could load, but you have plans for the Fish: pass. The table asks whether you mean it, because there’s no room for the Meat.',
      ru: 'Можно грузить, но на рыбу у вас планы: спасуйте. Стол переспросит, ведь мясу места не найдётся.',
      uk: 'Можна вантажити, але на рибу у вас плани: спасуйте. Стіл перепитає, адже м’ясу місця не знайдеться.',
    },
    rule: 'BM-7.8',
    ...presses('pass'),
    then: [by(1, 'load', { lorry: 'green', good: 'metal' })],
  },
  {
    say: {
      en: 'Two types, one shelf. Click the Fish and keep it; the Meat goes back without payment. Better to load what you can’t keep!',
      ru: 'Два вида, одна полка. Нажмите на рыбу и оставьте её; мясо вернётся без оплаты. Лучше грузить то, чего не сохранить!',
      uk: 'Два види, одна полиця. Торкніться риби й лишіть її; м’ясо повернеться без оплати. Краще вантажити те, чого не втримати!',
    },
    rule: 'BM-7.13',
    highlight: keeping('fish'),
    ...asks({ type: 'keep', goods: ['fish'] }),
    then: [by(1, 'spinPrices')],
  },
  {
    say: {
      en: 'Rosa and Max filled the green lorry together. Now the export: exactly 4, 6 or 8 crates of a good on the card, for 1, 2 or 3 points and no coins. You have 6 crates of Fish, but ship only 4: you’ll need the rest.',
      ru: 'Роза и Макс вместе заполнили зелёный грузовик. Теперь экспорт: ровно 4, 6 или 8 ящиков товара с карты, за 1, 2 или 3 очка и без монет. У вас 6 ящиков рыбы, но вывезите 4: остальное ещё пригодится.',
      uk: 'Роза й Макс разом заповнили зелену вантажівку. Тепер експорт: рівно 4, 6 або 8 ящиків товару з карти, за 1, 2 або 3 очки й без монет. У вас 6 ящиків риби, але вивезіть 4: решта ще знадобиться.',
    },
    rule: 'BM-9.3',
    highlight: at('ship-fish-4'),
    ...asks({ type: 'ship', good: 'fish', units: 4 }),
    then: [by(1, 'finish'), by(2, 'finish'), by(1, 'spinMisfortune'), by(2, 'spinMisfortune')],
  },
  {
    say: {
      en: 'Your first point! Rosa and Max were warned. A warning costs nothing yet. Your spin.',
      ru: 'Ваше первое очко! Роза и Макс получили по предупреждению. Само оно ничего не стоит. Крутите вы.',
      uk: 'Ваше перше очко! Роза й Макс дістали по попередженню. Саме воно нічого не коштує. Крутите ви.',
    },
    rule: 'BM-11.3',
    highlight: at('wheel-misfortune'),
    ...asks({ type: 'spinMisfortune' }),
    then: [by(1, 'finish'), by(2, 'finish'), by(2, 'turnCards'), by(2, 'buy', { good: 'meat', units: 3 })],
  },
];
