import type { Together } from '@parlour/kit';
import type { Manticore } from '../types.ts';

/** The first round for a whole room around a screen: heroes, roads, and a turn of everybody. */
export const together: Together<Manticore> = {
  opening: () => [
    {
      en: 'In the corner sleeps the Manticore. Once awake, she walks the Fireway to the City, one cell a round. Kill her before she gets there.',
      ru: 'В углу спит Мантикора. Проснувшись, она пойдёт по Огненному пути в Город, клетка за раунд. Убейте её раньше.',
      uk: 'У кутку спить Мантикора. Прокинувшись, вона піде Вогняним шляхом до Міста, клітинка за раунд. Убийте її раніше.',
    },
    {
      en: 'You are heroes on the same side. Pave roads to artifacts, arm yourselves, fight the lesser beasts, then face her together.',
      ru: 'Вы герои на одной стороне. Проложите дороги к артефактам, снарядитесь, бейте зверей поменьше, а потом вместе встретьте её.',
      uk: 'Ви герої на одному боці. Прокладіть дороги до артефактів, спорядіться, бийте менших звірів, а потім разом зустріньте її.',
    },
  ],
  questions: {
    'muster.hero': {
      short: {
        en: 'Choose your hero. Each class has its own strength: look at the numbers.',
        ru: 'Выберите героя. У каждого класса своя сила: посмотрите на числа.',
        uk: 'Виберіть героя. Кожен клас має свою силу: подивіться на числа.',
      },
      more: {
        en: 'Attack and Defence are for close combat, Magic is for spells, Initiative says how far you get in a turn.',
        ru: 'Атака и Защита — для ближнего боя, Магия — для заклинаний, Инициатива — сколько успеете за ход.',
        uk: 'Атака й Захист — для ближнього бою, Магія — для заклять, Ініціатива — скільки встигнете за хід.',
      },
    },
    'muster.startCell': {
      short: {
        en: 'Put your hero on a free cell of the City: that’s where you set out from.',
        ru: 'Поставьте героя на свободную клетку Города: отсюда вы отправитесь в путь.',
        uk: 'Поставте героя на вільну клітинку Міста: звідси ви вирушите в дорогу.',
      },
    },
    'arming.gear': {
      short: {
        en: 'Arm your hero: one token for each slot, free of charge.',
        ru: 'Снарядите героя: по жетону в каждую ячейку, бесплатно.',
        uk: 'Спорядіть героя: по жетону в кожну комірку, безкоштовно.',
      },
    },
    'paving.lay': {
      short: {
        en: 'Lay the road token at the City, at a location with a road, or so that it continues a road.',
        ru: 'Положите жетон дороги у Города, у локации с дорогой или в продолжение дороги.',
        uk: 'Покладіть жетон дороги біля Міста, біля локації з дорогою або як продовження дороги.',
      },
      more: {
        en: 'On roads a step costs 1, in the wild 3. A lair lets a beast out: keep it far away.',
        ru: 'По дороге шаг стоит 1, по чаще — 3. Из логова вылезает зверь: кладите его подальше от Города.',
        uk: 'Дорогою крок коштує 1, хащами — 3. З лігва вилазить звір: кладіть його подалі від Міста.',
      },
    },
    'turn.act': {
      short: {
        en: 'Spend your initiative points in any order: walk, attack, heal, give. Taking and wearing things is free.',
        ru: 'Тратьте очки инициативы в любом порядке: идите, атакуйте, лечите, отдавайте. Брать и надевать вещи можно бесплатно.',
        uk: 'Витрачайте очки ініціативи в будь-якому порядку: ідіть, атакуйте, лікуйте, віддавайте. Брати й надягати речі можна безкоштовно.',
      },
      more: {
        en: 'The first monster that falls wakes the Manticore.',
        ru: 'Первый павший монстр разбудит Мантикору.',
        uk: 'Перший монстр, що загине, розбудить Мантикору.',
      },
    },
    'gift.answer': {
      short: {
        en: 'You’re given an artifact: put it on, or into the bag, where it takes 1 off your initiative.',
        ru: 'Вам отдают артефакт: наденьте его или положите в сумку, где он отнимает 1 инициативы.',
        uk: 'Вам віддають артефакт: надягніть його або покладіть у торбу, де він забирає 1 ініціативи.',
      },
    },
    'joint.answers': {
      short: {
        en: 'You’re asked to attack together: that’s much stronger, and costs you 1 initiative point.',
        ru: 'Вас зовут в совместную атаку: она намного сильнее и стоит вам 1 очко инициативы.',
        uk: 'Вас кличуть до спільної атаки: вона набагато сильніша й коштує вам 1 очко ініціативи.',
      },
    },
    'joint.decision': {
      short: {
        en: 'Not everybody joins: attack all the same, or call it off free of charge.',
        ru: 'Участвуют не все: атакуйте всё равно или отмените атаку бесплатно.',
        uk: 'Участь беруть не всі: атакуйте все одно або скасуйте атаку безкоштовно.',
      },
    },
    'duel.spells': {
      short: {
        en: 'Use spells to make your magic stronger, or none: a used spell is gone.',
        ru: 'Усильте магию заклинаниями или обойдитесь без них: применённое уходит из игры.',
        uk: 'Посильте магію закляттями або обійдіться без них: застосоване йде з гри.',
      },
    },
    'duel.counters': {
      short: {
        en: 'The opposite spell undoes the one used against you.',
        ru: 'Противоположное заклинание отменяет то, что применили против вас.',
        uk: 'Протилежне закляття скасовує те, що застосували проти вас.',
      },
    },
    'duel.stance': {
      short: {
        en: 'You’re attacked. Fight, and either side may be hurt; or take cover, and only you can be.',
        ru: 'Вас атакуют. Примите бой — рискуют оба; укройтесь — рискуете только вы.',
        uk: 'Вас атакують. Прийміть бій — ризикують обоє; сховайтеся — ризикуєте лише ви.',
      },
      more: {
        en: 'Both sides add a die; the difference is the damage.',
        ru: 'Обе стороны бросают кубик; разница — урон.',
        uk: 'Обидві сторони кидають кубик; різниця — шкода.',
      },
    },
    'spoils.points': {
      short: {
        en: 'A victory makes you stronger: raise a characteristic by 1 for good, or save the point.',
        ru: 'Победа делает сильнее: повысьте характеристику на 1 навсегда или оставьте очко на потом.',
        uk: 'Перемога робить сильнішими: підвищте характеристику на 1 назавжди або притримайте очко.',
      },
    },
    'spoils.loot': {
      short: {
        en: 'Take one artifact of the fallen, or none. The others leave the game.',
        ru: 'Возьмите один артефакт павшего или ни одного. Остальные уйдут из игры.',
        uk: 'Візьміть один артефакт полеглого або жодного. Решта піде з гри.',
      },
    },
  },
  isFirstRound: ({ view }) => view.round <= 1,
  goodbye: {
    en: 'That was a round: after the heroes the monsters move, then the Manticore, if she’s awake. Play on, and good luck!',
    ru: 'Вот и весь раунд: после героев ходят монстры, потом Мантикора, если не спит. Играем дальше, удачи!',
    uk: 'Ось і весь раунд: після героїв ходять монстри, потім Мантикора, якщо не спить. Граємо далі, щасти!',
  },
};
