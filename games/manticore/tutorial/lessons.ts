import type { Seat, StateView } from '@parlour/kernel';
import { hexDistance } from '@parlour/kernel/hex.ts';
import type { Lessons } from '@parlour/kit';
import { FIREWAY, HEXES } from '../content/board.ts';
import { MONSTER_IDS } from '../content/monsters.ts';
import type { Manticore } from '../types.ts';

type Seen = StateView<Manticore>;

/** A tip reads the view of its game; the shell does not know which that is. */
const when = (isDue: (view: Seen, seat: Seat) => boolean) => (view: unknown, seat: Seat) => isDue(view as Seen, seat);

const isBeside = (a: number | null, b: number | null | undefined): boolean => {
  const [from, to] = [a === null ? undefined : HEXES[a], b == null ? undefined : HEXES[b]];
  return from !== undefined && to !== undefined && hexDistance(from, to) === 1;
};
const hasFoeBeside = (view: Seen, seat: Seat): boolean =>
  MONSTER_IDS.some(
    (id) => view.monsters[id].is === 'alive' && isBeside(view.heroes[seat].cell, view.monsters[id].cell),
  );
const isActing = (view: Seen, seat: Seat): boolean =>
  view.stack.some((frame) => frame.phase === 'turn' && frame.seat === seat);

/** Where beginners stumble (specification, 9), each said once when its moment comes; and the round on one page. */
export const lessons: Lessons = {
  tips: [
    {
      id: 'noJunction',
      rule: 'MC-4.5',
      isDue: when((view, seat) => isActing(view, seat) && view.round === 1),
      say: {
        en: 'A road beside a road isn’t a junction: where two roads don’t meet at the edge, the step costs 3.',
        ru: 'Дорога рядом с дорогой — ещё не перекрёсток: если на общей грани они не сходятся, шаг стоит 3.',
        uk: 'Дорога поруч із дорогою — ще не перехрестя: якщо на спільній грані вони не сходяться, крок коштує 3.',
      },
    },
    {
      id: 'firstKill',
      rule: 'MC-23.2',
      isDue: when((view, seat) => view.manticore.wokeIn === null && isActing(view, seat) && hasFoeBeside(view, seat)),
      say: {
        en: 'The first monster that falls wakes the Manticore. Make sure you’re ready for her.',
        ru: 'Первый павший монстр разбудит Мантикору. Убедитесь, что вы к этому готовы.',
        uk: 'Перший монстр, що загине, розбудить Мантикору. Упевніться, що ви до цього готові.',
      },
    },
    {
      id: 'response',
      rule: 'MC-13.1',
      isDue: when((view, seat) => isActing(view, seat) && hasFoeBeside(view, seat)),
      say: {
        en: 'Whoever survives an attack strikes back, and a card decides how. And whoever loses at magic or in an accepted fight is hurt, even the attacker.',
        ru: 'Кто пережил атаку, бьёт в ответ, вид решает карта. А кто проиграл в магии или принятом бою, тот ранен, даже если атака была его.',
        uk: 'Хто пережив атаку, б’є у відповідь, вид вирішує карта. А хто програв у магії чи прийнятому бою, того поранено, навіть якщо атака була його.',
      },
    },
    {
      id: 'wounds',
      rule: 'MC-16.3',
      isDue: when((view) => MONSTER_IDS.some((id) => view.monsters[id].is === 'alive' && view.monsters[id].damage > 0)),
      say: {
        en: 'Monsters heal fully every round. A wound that doesn’t kill is worth nothing.',
        ru: 'Монстры каждый раунд исцеляются полностью. Рана без победы ничего не стоит.',
        uk: 'Монстри щораунду зцілюються повністю. Рана без перемоги нічого не варта.',
      },
    },
    {
      id: 'secondAttack',
      rule: 'MC-12.5',
      isDue: when((view, seat) =>
        view.stack.some((frame) => frame.phase === 'turn' && frame.seat === seat && frame.attacked.length > 0),
      ),
      say: {
        en: 'Only the first attack on a target each turn is yours to choose. After that a card decides.',
        ru: 'Только первую атаку на цель за ход вы выбираете сами. Вид каждой следующей решает карта.',
        uk: 'Лише першу атаку на ціль за хід ви вибираєте самі. Вид кожної наступної вирішує карта.',
      },
    },
    {
      id: 'boots',
      rule: 'MC-7.9',
      isDue: when((view, seat) => view.heroes[seat].worn.boots !== null && !view.heroes[seat].bootsWork),
      say: {
        en: 'Boots count from your next turn, not right away.',
        ru: 'Сапоги действуют со следующего хода, не сразу.',
        uk: 'Чоботи діють із наступного ходу, не одразу.',
      },
    },
    {
      id: 'bag',
      rule: 'MC-5.5',
      isDue: when((view, seat) => view.heroes[seat].bag.length > 0),
      say: {
        en: 'Each thing in the bag takes 1 off your initiative and does nothing. Give it away or drop it.',
        ru: 'Каждая вещь в сумке отнимает 1 инициативы и ничего не даёт. Отдайте её или бросьте.',
        uk: 'Кожна річ у торбі забирає 1 ініціативи й нічого не дає. Віддайте її або киньте.',
      },
    },
    {
      id: 'nextCell',
      rule: 'MC-23.10',
      isDue: when((view) => view.manticore.wokeIn !== null),
      say: {
        en: 'Beside the Fireway you’re safe from her. If you’re on her next cell, she strikes and doesn’t move.',
        ru: 'Рядом с Огненным путём она вас не тронет. На её следующей клетке она бьёт и не идёт дальше.',
        uk: 'Поруч із Вогняним шляхом вона вас не зачепить. На її наступній клітинці вона б’є і не йде далі.',
      },
    },
    {
      id: 'partners',
      rule: 'MC-14.3',
      isDue: when(
        (view, seat) =>
          view.seats.length > 1 &&
          isActing(view, seat) &&
          view.seats.some((mate) => mate !== seat && !view.heroes[mate].isDone && view.heroes[mate].life > 0) &&
          isBeside(view.heroes[seat].cell, FIREWAY[view.manticore.step]),
      ),
      say: {
        en: 'A joint attack needs partners next to the target whose turn is still to come. Plan the order.',
        ru: 'Для совместной атаки нужны соратники рядом с целью, чей ход ещё впереди. Думайте о порядке.',
        uk: 'Для спільної атаки потрібні соратники поруч із ціллю, чий хід іще попереду. Зважайте на порядок.',
      },
    },
  ],
  turn: {
    title: { en: 'A round', ru: 'Раунд', uk: 'Раунд' },
    steps: [
      {
        rule: 'MC-3.7',
        say: {
          en: 'Each hero in turn spends initiative points in any order: walk (1 on roads, 3 in the wild), attack (1), give or drop (1), heal (2 for 1 life).',
          ru: 'Герои по очереди тратят очки инициативы в любом порядке: идти (1 по дороге, 3 по чаще), атаковать (1), отдать или бросить (1), лечить (2 за 1 жизнь).',
          uk: 'Герої по черзі витрачають очки ініціативи в будь-якому порядку: іти (1 дорогою, 3 хащами), атакувати (1), віддати чи кинути (1), лікувати (2 за 1 життя).',
        },
      },
      {
        rule: 'MC-5.13',
        say: {
          en: 'Taking and wearing things is free, and so is assigning power points.',
          ru: 'Брать и надевать вещи и вкладывать очки силы можно бесплатно.',
          uk: 'Брати й надягати речі та вкладати очки сили можна безкоштовно.',
        },
      },
      {
        rule: 'MC-12.2',
        say: {
          en: 'Attacks need an adjacent target. Each side adds value, artifact, spells and a die; the difference is the damage. Then the defender strikes back, and a card decides how.',
          ru: 'Цель атаки — на соседней клетке. Стороны складывают характеристику, артефакт, заклинания и кубик; разница — урон. Потом ответ, вид решает карта.',
          uk: 'Ціль атаки — на сусідній клітинці. Сторони додають характеристику, артефакт, закляття й кубик; різниця — шкода. Потім відповідь, вид вирішує карта.',
        },
      },
      {
        rule: 'MC-18.1',
        say: {
          en: 'Then the monsters: ordinary ones follow the roads and loot, aggressive ones come straight and strike whoever is beside them. A monster in the City hurts all heroes.',
          ru: 'Затем монстры: обычные идут по дорогам и берут добычу, агрессивные — напрямик и бьют соседей. Монстр в Городе ранит всех героев.',
          uk: 'Потім монстри: звичайні йдуть дорогами й беруть здобич, агресивні — навпростець і б’ють сусідів. Монстр у Місті ранить усіх героїв.',
        },
      },
      {
        rule: 'MC-23.7',
        say: {
          en: 'Then the Manticore, if awake: one cell along the Fireway, or an attack on whoever stands on her next cell.',
          ru: 'Затем Мантикора, если не спит: клетка по Огненному пути или атака на того, кто стоит на её следующей клетке.',
          uk: 'Потім Мантикора, якщо не спить: клітинка Вогняним шляхом або атака на того, хто стоїть на її наступній клітинці.',
        },
      },
      {
        rule: 'MC-24.1',
        say: {
          en: 'Last, every hero loses 1 life for each monster that has stood in the City all round.',
          ru: 'Наконец, каждый герой теряет 1 жизнь за каждого монстра, который простоял в Городе весь раунд.',
          uk: 'Насамкінець кожен герой втрачає 1 життя за кожного монстра, що простояв у Місті весь раунд.',
        },
      },
    ],
  },
};
