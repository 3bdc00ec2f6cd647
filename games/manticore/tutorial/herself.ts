import type { TutorialStep } from '@parlour/kit';
import { KIM, lesson, ROSA } from '@parlour/kit/lesson.ts';
import { cellAt } from '../content/board.ts';
import { asks, at, by, rather, sheetOr, struck, struckWith } from './script.ts';

/** Beside her stand the City's two eastern cells: H6, and the gate itself, H7. */
const BESIDE = cellAt(1, -1);
export const GATE_CELL = cellAt(1, 0);
const NORTH = cellAt(0, -1);

/** Cover, boots and the blow at the Manticore, as a practice duel: she stands before the gate from the first moment (MC-7, MC-10, MC-14). */
const steps: TutorialStep[] = [
  {
    say: {
      en: 'Practice: the Manticore stands before the gate and doesn’t walk. Against two heroes she has 10 life. You lead the Dwarf, who hits weakly but holds well.',
      ru: 'Тренировка: Мантикора стоит у ворот и никуда не идёт. Против двух героев у неё 10 жизней. Вы ведёте гнома: бьёт он слабо, зато держится крепко.',
      uk: 'Тренування: Мантикора стоїть біля брами й нікуди не йде. Проти двох героїв у неї 10 життів. Ви ведете гнома: б’є він слабко, зате тримається міцно.',
    },
    rule: 'MC-1.28',
    // On its side a phone has the arms where the clock was, under the same title.
    highlight: [at('clock'), '[data-part="arm"][data-layout="flat"] > header'],
  },
  {
    say: {
      en: 'Arm yourself: the best shield there is, +3 to Defence.',
      ru: 'Вооружитесь: возьмите лучший щит, +3 к Защите.',
      uk: 'Озбройтеся: візьміть найкращий щит, +3 до Захисту.',
    },
    rule: 'MC-7.1',
    highlight: at('good-SH-1'),
    ...asks({ type: 'arm', token: 'SH-1' }),
  },
  {
    say: {
      en: 'That’s enough for you: to battle. Rosa, the Mage, takes an amulet, both spells, and a pair of boots.',
      ru: 'Вам этого хватит: в бой. Роза, маг, берёт амулет, оба заклинания и сапоги.',
      uk: 'Вам цього досить: до бою. Роза, маг, бере амулет, обидва закляття й чоботи.',
    },
    rule: 'MC-3.6',
    highlight: '[data-action="ready"]',
    ...asks({ type: 'ready' }),
    then: [
      by(1, 'arm', { token: 'AM-1' }),
      by(1, 'arm', { token: 'FB-1' }),
      by(1, 'arm', { token: 'IB-1' }),
      by(1, 'arm', { token: 'BT-1' }),
      by(1, 'ready'),
    ],
  },
  {
    say: {
      en: 'First see why nobody fights her alone. Pick her and compare: 3 against 9, 1 against 10, 2 against 10. A shot at least can’t hurt the shooter: shoot.',
      ru: 'Сперва посмотрите, почему на неё не ходят в одиночку. Выберите её и сравните: 3 против 9, 1 против 10, 2 против 10. Выстрел хотя бы не ранит стрелка: стреляйте.',
      uk: 'Спершу погляньте, чому на неї не ходять наодинці. Виберіть її й порівняйте: 3 проти 9, 1 проти 10, 2 проти 10. Постріл принаймні не поранить стрільця: стріляйте.',
    },
    rule: 'MC-11.1',
    highlight: struck('manticore', 'shooting'),
    ...asks({ type: 'attack', target: 'manticore', kind: 'shooting' }),
  },
  {
    say: {
      en: 'The shot bounced off, and she strikes back: close combat, 9. To fight, you have 3; under cover, Defence 4 and shield 3: 7. Who covers can’t hurt, but takes less: take cover.',
      ru: 'Выстрел отскочил, и она отвечает: ближний бой, 9. Принять бой — у вас 3; укрыться — Защита 4 и щит 3, итого 7. Из укрытия не ранят, но и получают меньше: укройтесь.',
      uk: 'Постріл відскочив, і вона відповідає: ближній бій, 9. Прийняти бій — у вас 3; сховатися — Захист 4 і щит 3, разом 7. З укриття не поранять, але й отримають менше: сховайтеся.',
    },
    rule: 'MC-10.1',
    highlight: '[data-part="duel"] [data-action="cover"]',
    ...asks({ type: 'cover' }),
  },
  {
    say: {
      en: '14 against 13: the shield let only 1 through. With the same dice an open fight would have cost you 5.',
      ru: '14 против 13: щит пропустил всего 1. В открытом бою те же кубики отняли бы 5.',
      uk: '14 проти 13: щит пропустив лише 1. У відкритому бою ті самі кубики забрали б 5.',
    },
    rule: 'MC-10.5',
    highlight: at('hero-0'),
  },
  {
    say: {
      en: 'Now make room for Rosa: step onto the gate, H7. In a real game, whoever stands on her next cell also keeps her from walking on.',
      ru: 'Теперь дайте место Розе: шагните в ворота, на H7. В настоящей игре тот, кто стоит на её следующей клетке, ещё и не пускает её дальше.',
      uk: 'Тепер дайте місце Розі: ступіть у браму, на H7. У справжній грі той, хто стоїть на її наступній клітинці, ще й не пускає її далі.',
    },
    rule: 'MC-23.10',
    highlight: rather('[data-part="cell"] [data-action="move"]', at(`cell-${GATE_CELL}`)),
    ...asks({ type: 'move', to: GATE_CELL }),
  },
  {
    say: {
      en: 'End your turn. Rosa comes up and holds something out to you.',
      ru: 'Закончите ход. Роза подойдёт и кое-что вам протянет.',
      uk: 'Завершіть хід. Роза підійде й дещо вам простягне.',
    },
    rule: 'MC-3.8',
    highlight: '[data-action="endTurn"]',
    ...asks({ type: 'endTurn' }),
    then: [by(1, 'move', { to: BESIDE }), by(1, 'give', { artifact: 'BT-1', to: 0 })],
  },
  {
    say: {
      en: 'Boots, +3 to Initiative! A gift costs its giver 1 point and you nothing. Put them on.',
      ru: 'Сапоги, +3 к Инициативе! Подарок стоит дарящему 1 очко, вам — ничего. Наденьте их.',
      uk: 'Чоботи, +3 до Ініціативи! Дарунок коштує тому, хто дарує, 1 очко, вам — нічого. Надягніть їх.',
    },
    rule: 'MC-6.4',
    highlight: '[data-part="gift"] [data-action="accept"]',
    ...asks({ type: 'accept', place: 'slot' }),
  },
  {
    say: {
      en: 'The hourglass on them says: not yet. Boots count from your next turn, so take them before you need them.',
      ru: 'Песочные часы на них значат: ещё нет. Сапоги действуют со следующего хода, так что берите их заранее.',
      uk: 'Пісковий годинник на них означає: ще ні. Чоботи діють із наступного ходу, тож беріть їх заздалегідь.',
    },
    rule: 'MC-7.9',
    highlight: sheetOr('slot-0-boots', 0),
    then: [by(1, 'endTurn')],
  },
  {
    say: {
      en: 'She shot at you, 13 against 12: 1 life. But a new round has begun, and the boots work: 7 points instead of 4.',
      ru: 'Она выстрелила в вас, 13 против 12: минус 1 жизнь. Зато начался новый раунд, и сапоги действуют: 7 очков вместо 4.',
      uk: 'Вона вистрілила у вас, 13 проти 12: мінус 1 життя. Зате почався новий раунд, і чоботи діють: 7 очок замість 4.',
    },
    rule: 'MC-7.9',
    highlight: sheetOr('sheet-0', 0),
  },
  {
    say: {
      en: 'Now the blow. Your turn comes before Rosa’s, so she can still join: pick the Manticore, tick Rosa, choose magic. Your 2, her 4, the amulet’s 3, and two spells of 3 on top.',
      ru: 'А теперь удар. Роза ходит после вас и может присоединиться: выберите Мантикору, отметьте Розу, потом магию. Ваши 2, её 4, амулет 3 и два заклинания по 3.',
      uk: 'А тепер удар. Роза ходить після вас і може долучитися: виберіть Мантикору, позначте Розу, потім магію. Ваші 2, її 4, амулет 3 і два закляття по 3.',
    },
    rule: 'MC-14.6',
    highlight: struckWith('manticore', 1, 'magic'),
    expect: (choice) =>
      choice.type === 'attackTogether' && choice['target'] === 'manticore' && choice['kind'] === 'magic',
    otherwise: {
      en: 'Together, please: pick the Manticore, tick Rosa, then magic.',
      ru: 'Вместе, пожалуйста: выберите Мантикору, отметьте Розу, потом магию.',
      uk: 'Разом, будь ласка: виберіть Мантикору, позначте Розу, потім магію.',
    },
    then: [by(1, 'join'), by(1, 'cast', { spells: ['iceBoulder', 'fireball'] })],
  },
  {
    say: {
      en: '20 against 12: 8 life in one blow! Her answer cost each of you 2. So it’s done: gather beside her path, shields in front, spells in the first blow, all together. She has 2 life left.',
      ru: '20 против 12: 8 жизней одним ударом! Её ответ стоил каждому 2. Так это и делают: собраться у её пути, щиты вперёд, заклинания — в первый удар, все вместе. У неё осталось 2.',
      uk: '20 проти 12: 8 життів одним ударом! Її відповідь коштувала кожному 2. Так це й роблять: зібратися біля її шляху, щити вперед, закляття — у перший удар, усі разом. У неї лишилося 2.',
    },
    rule: 'MC-14.6',
    highlight: at('clock'),
  },
];

/** The second lesson. Found by trial: with this seed she answers the shot in close combat, and the joint blow takes 8 of her 10. */
export const herself = lesson({
  game: 'manticore',
  seed: 'manticore herself 424',
  names: [KIM, ROSA],
  options: { turnOrder: 'agreed', practice: 'manticore' },
  picks: ['dagna', 'milena'],
  prelude: [
    { seat: 0, type: 'standOn', cell: BESIDE },
    { seat: 1, type: 'standOn', cell: NORTH },
  ],
  steps,
  goodbye: {
    en: 'You have 6 points left, and she has 2 life. Finish her!',
    ru: 'У вас ещё 6 очков, у неё 2 жизни. Добейте её!',
    uk: 'У вас іще 6 очок, у неї 2 життя. Добийте її!',
  },
});
