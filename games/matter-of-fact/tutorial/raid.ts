import { KIM, lesson, MAX } from '@parlour/kit/lesson.ts';
import { CELL_OF, cellAt } from '../content/map.ts';
import { PRELUDE } from './raid-prelude.ts';
import { asks, at, does, END, go, ON, PAY, presses, road } from './script.ts';

const END_TURN = {
  say: { en: 'End your turn.', ru: 'Закончите ход.', uk: 'Завершіть хід.' },
  rule: 'MF-4.8',
  ...presses('endTurn'),
};

/** The rulebook's example of a raider attack, move by move with its own figures (specification, MF-S11 to MF-S18). */
export const raid = lesson({
  game: 'matter-of-fact',
  // With this seed the person begins, and the first two technologies of University I hold the one of the example.
  seed: 'matter of fact raid 39',
  names: [KIM, MAX],
  picks: ['blue', 'red'],
  prelude: PRELUDE,
  steps: [
    {
      say: {
        en: 'The rulebook explains a raid with an example. Eleven rounds have gone by: Max has dug ore, hired workers and bought a steel plant. You bought five units of ore from him.',
        ru: 'Правила объясняют захват на примере. Одиннадцать раундов позади: Макс добыл руду, нанял рабочих и купил сталелитейный завод. Вы купили у него пять единиц руды.',
        uk: 'Правила пояснюють захоплення на прикладі. Одинадцять раундів позаду: Макс добув руду, найняв робітників і купив сталеливарний завод. Ви купили в нього п’ять одиниць руди.',
      },
      rule: 'MF-18.1',
    },
    {
      say: {
        en: 'Steel plant 3 is Max’s: two workers, a technology that makes 1 steel from 2 ore, no guard, and his chip is elsewhere. You have 40 nAn and 5 ore. Go there: two hexes.',
        ru: 'Сталелитейный завод 3 — у Макса: двое рабочих, 1 единица стали из 2 единиц руды, охраны нет, фишка далеко. У вас 40 нАн и 5 единиц руды. Езжайте туда: два гекса.',
        uk: 'Сталеливарний завод 3 — у Макса: двоє робітників, 1 одиниця сталі з 2 одиниць руди, охорони немає, фішка далеко. У вас 40 нАн і 5 одиниць руди. Їдьте туди: два гекси.',
      },
      rule: 'MF-18.1',
      highlight: road(`cell-${CELL_OF.S3}`),
      ...asks({ type: 'move', to: CELL_OF.S3, card: false }),
    },
    {
      say: {
        en: 'To operate it, you put its workers’ wages and its inputs on the card: 2 nAn and 2 ore. Or you give nothing: sabotage. Operate it.',
        ru: 'Чтобы завод работал на вас, положите на карту зарплату его рабочих и сырьё: 2 нАн и 2 единицы руды. Или ничего: саботаж. Выберите эксплуатацию.',
        uk: 'Щоб завод працював на вас, покладіть на карту зарплату його робітників і сировину: 2 нАн і 2 одиниці руди. Або нічого: саботаж. Виберіть експлуатацію.',
      },
      rule: 'MF-18.4',
      highlight: at('raid-operate'),
      ...asks({ type: 'raid', mode: 'operate' }),
    },
    {
      say: {
        en: 'You have 38 nAn and 3 ore now; the rest is on the card, not in the bank. The plant is still Max’s. Continue.',
        ru: 'Теперь у вас 38 нАн и 3 единицы руды; остальное лежит на карте, а не в банке. Завод остаётся у Макса. Идите дальше.',
        uk: 'Тепер у вас 38 нАн і 3 одиниці руди; решта лежить на карті, а не в банку. Завод лишається в Макса. Йдіть далі.',
      },
      rule: 'MF-18.2',
      ...presses('goOn'),
    },
    { ...END_TURN, then: does(1, ON, go(cellAt(1, 3)), PAY, END) },
    {
      say: {
        en: 'In Max’s turn the plant worked for you: 1 steel is yours. His own 4 ore are untouched, and he paid 4 workers instead of 6. He came close, but as long as he’s a hex away, the raid goes on.',
        ru: 'В ход Макса завод сработал на вас: 1 единица стали ваша. Его 4 единицы руды целы, а заплатил он 4 рабочим вместо 6. Он подошёл, но пока он в гексе от вас, захват продолжается.',
        uk: 'У хід Макса завод спрацював на вас: 1 одиниця сталі ваша. Його 4 одиниці руди цілі, а заплатив він 4 робітникам замість 6. Він підійшов, але доки він за гекс від вас, захоплення триває.',
      },
      rule: 'MF-18.12',
      highlight: at('stock-steel'),
    },
    {
      say: {
        en: 'You may leave, or stay and pay again. Stay where you are.',
        ru: 'Можно уйти, а можно остаться и заплатить снова. Останьтесь на месте.',
        uk: 'Можна піти, а можна лишитися й заплатити знову. Лишіться на місці.',
      },
      rule: 'MF-18.10',
      highlight: at('stay'),
      ...asks({ type: 'move', to: CELL_OF.S3, card: false }),
    },
    {
      say: {
        en: 'Again 2 nAn and 2 ore: operate it.',
        ru: 'Снова 2 нАн и 2 единицы руды: эксплуатация.',
        uk: 'Знову 2 нАн і 2 одиниці руди: експлуатація.',
      },
      rule: 'MF-18.10',
      highlight: at('raid-operate'),
      ...asks({ type: 'raid', mode: 'operate' }),
    },
    {
      say: { en: 'Continue.', ru: 'Идите дальше.', uk: 'Йдіть далі.' },
      rule: 'MF-4.5',
      ...presses('goOn'),
    },
    { ...END_TURN, then: does(1, ON, go(CELL_OF.S3), PAY, END) },
    {
      say: {
        en: 'A second steel, and then Max stepped onto the hex: you’re arrested. For two turns you sit in the business centre and can’t move, sell or plan. Two steel for 4 nAn and 4 ore, and two lost turns.',
        ru: 'Вторая единица стали, а потом Макс ступил на гекс: вы арестованы. Два хода вы сидите в бизнес-центре: ни движения, ни продаж, ни планов. Две единицы стали за 4 нАн и 4 единицы руды, и два потерянных хода.',
        uk: 'Друга одиниця сталі, а потім Макс ступив на гекс: вас заарештовано. Два ходи ви сидите в бізнес-центрі: ні руху, ні продажів, ні планів. Дві одиниці сталі за 4 нАн і 4 одиниці руди, і два втрачені ходи.',
      },
      rule: 'MF-19.2',
      highlight: at('chip-0'),
    },
  ],
  goodbye: {
    en: 'That’s the whole example. Play on if you like: Max thinks for himself now.',
    ru: 'Вот и весь пример. Играйте дальше, если хотите: теперь Макс думает сам.',
    uk: 'Ось і весь приклад. Грайте далі, якщо хочете: тепер Макс думає сам.',
  },
});
