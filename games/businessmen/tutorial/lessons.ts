import type { Seat, StateView } from '@parlour/kernel';
import type { Lessons } from '@parlour/kit';
import { CHARACTERISTICS, VALUES } from '../content/characteristics.ts';
import { GOODS } from '../content/goods.ts';
import { LORRIES, LORRY_IDS } from '../content/lorries.ts';
import type { Businessmen } from '../types.ts';

type Seen = StateView<Businessmen>;

/** A tip reads the view of its game; the shell does not know which that is. */
const when = (isDue: (view: Seen, seat: Seat) => boolean) => (view: unknown, seat: Seat) => isDue(view as Seen, seat);
const isIn = (view: Seen, phase: Seen['stack'][number]['phase']): boolean => view.stack.at(-1)?.phase === phase;
const owns = (view: Seen, seat: Seat) =>
  GOODS.filter((good) => view.players[seat].main[good] + view.players[seat].temp[good] > 0);
const onBoard = (view: Seen, lorry: (typeof LORRY_IDS)[number]): number =>
  view.lorries[lorry].lots.reduce((sum, units) => sum + units, 0);

/** Where beginners stumble (specification, 9.4), each said once when its moment comes; and the round on one page. */
export const lessons: Lessons = {
  tips: [
    {
      id: 'oneCoin',
      rule: 'BM-6.4',
      isDue: when((view) => isIn(view, 'buying')),
      say: {
        en: 'A crate on the market always costs 1 coin. The boards above the stalls are only for selling.',
        ru: 'Ящик на рынке всегда стоит 1 монету. Щиты над прилавками — только для продажи.',
        uk: 'Ящик на ринку завжди коштує 1 монету. Щити над прилавками — лише для продажу.',
      },
    },
    {
      id: 'anotherType',
      rule: 'BM-6.7',
      isDue: when((view, seat) => isIn(view, 'buying') && GOODS.some((good) => view.players[seat].temp[good] > 0)),
      say: {
        en: 'The next purchase must be another good: each can be bought once a round, even if you took less than you could.',
        ru: 'Следующая покупка — другой товар: каждый покупают раз за раунд, даже если взяли меньше, чем могли.',
        uk: 'Наступна купівля — інший товар: кожен купують раз за раунд, навіть якщо взяли менше, ніж могли.',
      },
    },
    {
      id: 'room',
      rule: 'BM-7.13',
      isDue: when(
        (view, seat) =>
          isIn(view, 'buying') && owns(view, seat).length > VALUES.warehouse[view.players[seat].levels.warehouse],
      ),
      say: {
        en: 'You hold more types than your Warehouse keeps. What isn’t loaded this round goes back without payment.',
        ru: 'Видов у вас больше, чем хранит Склад. Что не погрузите в этом раунде, вернётся без оплаты.',
        uk: 'Видів у вас більше, ніж тримає Склад. Чого не завантажите в цьому раунді, те повернеться без оплати.',
      },
    },
    {
      id: 'forcedLoad',
      rule: 'BM-7.4',
      isDue: when((view) => isIn(view, 'loading')),
      say: {
        en: 'You choose the good and the lorry, not the number: as much goes on as Loader, space and stock allow.',
        ru: 'Вы выбираете товар и грузовик, но не число: грузится, сколько дают Грузчик, место и запас.',
        uk: 'Ви вибираєте товар і вантажівку, але не число: вантажиться, скільки дають Вантажник, місце й запас.',
      },
    },
    {
      id: 'spoiler',
      rule: 'BM-8.9',
      isDue: when(
        (view, seat) =>
          isIn(view, 'loading') &&
          LORRY_IDS.some((lorry) => {
            const { good, lots } = view.lorries[lorry];
            return (
              good !== null &&
              owns(view, seat).includes(good) &&
              lots[seat] === 0 &&
              onBoard(view, lorry) < LORRIES[lorry].capacity
            );
          }),
      ),
      say: {
        en: 'Your crate on a rival’s lorry earns its price and costs them the solo bonus.',
        ru: 'Ваш ящик на чужом грузовике приносит свою цену и лишает соперника очков за заполнение в одиночку.',
        uk: 'Ваш ящик на чужій вантажівці приносить свою ціну й позбавляє суперника очок за одноосібне заповнення.',
      },
    },
    {
      id: 'warning',
      rule: 'BM-11.4',
      isDue: when((view, seat) => CHARACTERISTICS.some((each) => view.players[seat].warnings[each])),
      say: {
        en: 'A warning isn’t a fine yet: the next hit on the same characteristic is, and the warning stays until you insure.',
        ru: 'Предупреждение — ещё не штраф: штраф — следующий удар туда же, и снимет его только страховка.',
        uk: 'Попередження — ще не штраф: штраф — наступний удар туди ж, і зніме його лише страховка.',
      },
    },
    {
      id: 'finish',
      rule: 'BM-13.2',
      isDue: when((view) => view.seats.some((seat) => view.players[seat].points >= Number(view.options.targetVP))),
      say: {
        en: 'Having enough points mid-round wins nothing yet: the round is played out, and if several have enough, the richest wins.',
        ru: 'Нужные очки в середине раунда ещё не победа: раунд доигрывают, и если очков хватает нескольким, побеждает самый богатый.',
        uk: 'Потрібні очки посеред раунду ще не перемога: раунд дограють, і якщо очок досить кільком, перемагає найбагатший.',
      },
    },
  ],
  turn: {
    title: { en: 'A round on one page', ru: 'Раунд на одной странице', uk: 'Раунд на одній сторінці' },
    steps: [
      {
        rule: 'BM-5.4',
        say: {
          en: 'The leader turns up a Goods card and an Export card.',
          ru: 'Ведущий открывает карту товаров и карту экспорта.',
          uk: 'Ведучий відкриває карту товарів і карту експорту.',
        },
      },
      {
        rule: 'BM-6.1',
        say: {
          en: '1. Buy: one good per turn, 1 coin per crate, until everyone has passed.',
          ru: '1. Закупка: один товар за ход, монета за ящик, пока все не спасуют.',
          uk: '1. Закупівля: один товар за хід, монета за ящик, доки всі не спасують.',
        },
      },
      {
        rule: 'BM-7.1',
        say: {
          en: '2. Load: one good onto one lorry per turn, as many as fit. Then the Warehouse keeps what it has shelves for.',
          ru: '2. Погрузка: один товар на один грузовик за ход, сколько влезет. Потом склад хранит то, на что есть полки.',
          uk: '2. Завантаження: один товар на одну вантажівку за хід, скільки влізе. Потім склад тримає те, на що має полиці.',
        },
      },
      {
        rule: 'BM-8.1',
        say: {
          en: '3. Sell: the price wheel, full lorries leave and pay, sold goods fall, the others rise; then exports of 4, 6 or 8.',
          ru: '3. Продажа: колесо цен, полные грузовики уезжают и платят, проданное дешевеет, остальное дорожает; потом экспорт по 4, 6 или 8.',
          uk: '3. Продаж: колесо цін, повні вантажівки їдуть і платять, продане дешевшає, решта дорожчає; потім експорт по 4, 6 або 8.',
        },
      },
      {
        rule: 'BM-10.1',
        say: {
          en: '4. Improve: 10 coins and 1 point for level 2, 20 coins and 2 points for level 3.',
          ru: '4. Улучшения: 10 монет и 1 очко за второй уровень, 20 монет и 2 очка за третий.',
          uk: '4. Поліпшення: 10 монет і 1 очко за другий рівень, 20 монет і 2 очки за третій.',
        },
      },
      {
        rule: 'BM-11.1',
        say: {
          en: '5. Misfortune: everyone spins. The first hit warns, the next one fines.',
          ru: '5. Неудачи: каждый крутит колесо. Первый удар предупреждает, следующий штрафует.',
          uk: '5. Негаразди: кожен крутить колесо. Перший удар попереджає, наступний штрафує.',
        },
      },
      {
        rule: 'BM-12.1',
        say: {
          en: '6. Insure: 10 coins take a warning away. Whoever has 20 points now wins.',
          ru: '6. Страховка: 10 монет снимают предупреждение. У кого теперь 20 очков, тот победил.',
          uk: '6. Страховка: 10 монет знімають попередження. Хто тепер має 20 очок, той переміг.',
        },
      },
    ],
  },
};
