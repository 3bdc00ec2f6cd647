import type { TutorialStep } from '@parlour/kit';
import { asks, at, by, FORGE_GATE, sheetOr, struck, THIRD_ROAD } from './script.ts';

/** To the Forge, the sword, and a fight with its response (MC-4, MC-5, MC-8 to MC-13, MC-19). */
export const firstFight: TutorialStep[] = [
  {
    say: {
      en: 'Round 1. You have 4 points, and the Forge is 4 steps away. Tinted cells are within reach, the number is the cost: walk to G2.',
      ru: 'Раунд 1. У вас 4 очка, до Кузницы 4 шага. Цветные клетки досягаемы, число — цена: идите на G2.',
      uk: 'Раунд 1. У вас 4 очки, до Кузні 4 кроки. Кольорові клітинки досяжні, число — ціна: ідіть на G2.',
    },
    rule: 'MC-4.3',
    highlight: at(`cell-${FORGE_GATE}`),
    ...asks({ type: 'move', to: FORGE_GATE }),
  },
  {
    say: {
      en: 'Taking things is free. Sunder is the best sword there is: take it.',
      ru: 'Брать вещи можно бесплатно. «Рассекатель» — лучший из мечей: возьмите его.',
      uk: 'Брати речі можна безкоштовно. «Розтинач» — найкращий із мечів: візьміть його.',
    },
    rule: 'MC-5.1',
    highlight: `${at('good-SW-1')} [data-action="take"]`,
    ...asks({ type: 'take', token: 'SW-1', place: 'slot' }),
  },
  {
    say: {
      en: 'Attack 4 of your own and 3 from the sword: 7. Only what’s worn counts; a thing in the bag does nothing and slows you by 1.',
      ru: 'Атака 4 своя и 3 от меча: 7. Считается только надетое; в сумке вещь ничего не даёт и отнимает 1 очко.',
      uk: 'Атака 4 своя і 3 від меча: 7. Рахується лише надягнене; у торбі річ нічого не дає і забирає 1 очко.',
    },
    rule: 'MC-7.1',
    highlight: sheetOr('stats-0', 0),
  },
  {
    say: {
      en: 'The arrow of each beast shows its next step. This one smells the Forge. End your turn and watch.',
      ru: 'Стрелка зверя показывает его следующий шаг. Этот чует Кузницу. Закончите ход и посмотрите.',
      uk: 'Стрілка звіра показує його наступний крок. Цей чує Кузню. Завершіть хід і подивіться.',
    },
    rule: 'MC-19.1',
    highlight: '[data-action="endTurn"]',
    ...asks({ type: 'endTurn' }),
    then: [by(1, 'move', { to: THIRD_ROAD }), by(1, 'endTurn')],
  },
  {
    say: {
      en: 'It went into the Forge and took the second sword: now it fights with 5. Ordinary beasts near a stack always arm themselves. Rosa has come up behind you.',
      ru: 'Он вошёл в Кузницу и взял второй меч: теперь он бьётся на 5. Обычные звери у запасов всегда вооружаются. Роза подошла следом.',
      uk: 'Він увійшов до Кузні й узяв другий меч: тепер він б’ється на 5. Звичайні звірі біля запасів завжди озброюються. Роза підійшла слідом.',
    },
    rule: 'MC-19.2',
    highlight: at('foe-M1'),
  },
  {
    say: {
      en: 'Pick the hound and compare the three kinds of attack: both sums, the chances, and what striking back may cost you. Strike in close combat, 7 against 5.',
      ru: 'Выберите пса и сравните три вида атаки: суммы, шансы и цену ответа. Ударьте в ближнем бою, 7 против 5.',
      uk: 'Виберіть пса і порівняйте три види атаки: суми, шанси й ціну відповіді. Ударте в ближньому бою, 7 проти 5.',
    },
    rule: 'MC-12.4',
    highlight: struck('M1', 'close'),
    ...asks({ type: 'attack', target: 'M1', kind: 'close' }),
  },
  {
    say: {
      en: '12 against 11: one wound, and tonight it would heal. And whoever is attacked always strikes back, and a card decides how: close combat. Under cover (Defence and shield) you have 2 against 5 and can only be hurt; with 7 against 5, accept the fight.',
      ru: '12 против 11: одна рана, да и та к ночи заживёт. А на атаку всегда отвечают, вид решает карта: ближний бой. В укрытии (Защита и щит) у вас 2 против 5, и пострадать можете только вы; при 7 против 5 примите бой.',
      uk: '12 проти 11: одна рана, та й та до ночі загоїться. А на атаку завжди відповідають, вид вирішує карта: ближній бій. В укритті (Захист і щит) у вас 2 проти 5, і постраждати можете лише ви; при 7 проти 5 прийміть бій.',
    },
    rule: 'MC-10.1',
    highlight: '[data-part="duel"] [data-action="fight"]',
    ...asks({ type: 'fight' }),
  },
];
