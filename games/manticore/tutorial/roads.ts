import type { TutorialStep } from '@parlour/kit';
import {
  asks,
  at,
  BESIDE_ROAD,
  by,
  FIRST_ROAD,
  LAIR_CELL,
  laidOn,
  lay,
  MIDDLE,
  NORTH_CELL,
  SECOND_ROAD,
  THE_REST,
  THIRD_ROAD,
  wants,
} from './script.ts';

/** Where one begins, the road to the Forge, and a lair beside it (MC-1, MC-2, MC-4). */
export const roads: TutorialStep[] = [
  {
    say: {
      en: 'In the corner sleeps the Manticore. Once awake, she walks the Fireway to the City, one cell a round. Kill her before she gets there: you all win, or nobody does.',
      ru: 'В углу спит Мантикора. Проснувшись, она пойдёт по Огненному пути в Город, клетка за раунд. Убейте её раньше: побеждают все вместе или никто.',
      uk: 'У кутку спить Мантикора. Прокинувшись, вона піде Вогняним шляхом до Міста, клітинка за раунд. Убийте її раніше: перемагають усі разом або ніхто.',
    },
    rule: 'MC-1.2',
    highlight: at('clock'),
  },
  {
    say: {
      en: 'You lead the Warrior, Rosa leads the Mage. Put your Warrior on the northern cell of the City, G6.',
      ru: 'Вы ведёте воина, Роза — мага. Поставьте воина на северную клетку Города, G6.',
      uk: 'Ви ведете воїна, Роза — мага. Поставте воїна на північну клітинку Міста, G6.',
    },
    rule: 'MC-1.24',
    highlight: at(`cell-${NORTH_CELL}`),
    ...asks({ type: 'standOn', cell: NORTH_CELL }),
    then: [by(1, 'standOn', { cell: MIDDLE })],
  },
  {
    say: {
      en: 'First the roads are paved, token by token. A token must touch the City, a location that has a road, or continue a road. Pick G5, north of you, so that the road runs north, and lay it.',
      ru: 'Сначала прокладывают дороги: от Города, от локации с дорогой или дальше по дороге. Положите жетон на G5, к северу от вас, дорогой на север.',
      uk: 'Спершу прокладають дороги: від Міста, від локації з дорогою або далі вздовж дороги. Покладіть жетон на G5, на північ від вас, дорогою на північ.',
    },
    rule: 'MC-2.3',
    highlight: laidOn(FIRST_ROAD),
    expect: wants({ type: 'lay', cell: FIRST_ROAD, rotation: 0 }),
    otherwise: {
      en: 'On G5, please, and turned so that the road runs from south to north.',
      ru: 'На G5, пожалуйста, и так, чтобы дорога шла с юга на север.',
      uk: 'На G5, будь ласка, і так, щоб дорога йшла з півдня на північ.',
    },
    then: [lay(1, SECOND_ROAD, 0)],
  },
  {
    say: {
      en: 'Rosa has extended the road. Your token closes the gap to the Forge: lay it on G3, running north again.',
      ru: 'Роза продолжила дорогу. Ваш жетон доведёт её до Кузницы: положите его на G3, снова на север.',
      uk: 'Роза продовжила дорогу. Ваш жетон доведе її до Кузні: покладіть його на G3, знову на північ.',
    },
    rule: 'MC-2.5',
    highlight: laidOn(THIRD_ROAD),
    ...asks({ type: 'lay', cell: THIRD_ROAD, rotation: 0 }),
    then: [lay(1, 83, 0)],
  },
  {
    say: {
      en: 'Now a step along this road costs 1 initiative point. Through the wild, or between roads that don’t meet, it costs 3. The small number at each location is the cost of walking there from the City.',
      ru: 'Теперь шаг по этой дороге стоит 1 очко инициативы. По чаще или между дорогами, которые не сходятся, — 3. Число у каждой локации — цена пути из Города.',
      uk: 'Тепер крок цією дорогою коштує 1 очко ініціативи. Крізь хащі або між дорогами, що не сходяться, — 3. Число біля кожної локації — ціна шляху з Міста.',
    },
    rule: 'MC-4.5',
    highlight: at('location-forge'),
  },
  {
    say: {
      en: 'Three tokens fit, but a fourth would not fit here. F4 lies right beside your road, yet doesn’t glow: the road runs past it, and no end of it leads there. Beside isn’t joined.',
      ru: 'Три жетона подошли, а четвёртый сюда не ляжет. F4 у самой дороги, но не светится: дорога идёт мимо, ни один её конец туда не ведёт. Рядом — ещё не соединено.',
      uk: 'Три жетони підійшли, а четвертий сюди не ляже. F4 біля самої дороги, та не світиться: дорога йде повз, жоден її кінець туди не веде. Поруч — ще не з’єднано.',
    },
    rule: 'MC-2.5',
    highlight: at(`land-${BESIDE_ROAD}`),
  },
  {
    say: {
      en: 'A lair! A beast climbs out of such a token. It’s wise to lay it far from the City; for this lesson, lay it right next to the Forge, on H3. Then watch the rest of the roads grow.',
      ru: 'Логово! Из такого жетона вылезает зверь. Разумно класть его подальше, но для урока положите рядом с Кузницей, на H3. Потом смотрите, как растут остальные дороги.',
      uk: 'Лігво! З такого жетона вилазить звір. Розумно класти його подалі, та для уроку покладіть поруч із Кузнею, на H3. Потім дивіться, як ростуть решта доріг.',
    },
    rule: 'MC-2.7',
    highlight: laidOn(LAIR_CELL),
    ...asks({ type: 'lay', cell: LAIR_CELL }),
    then: THE_REST,
  },
];
