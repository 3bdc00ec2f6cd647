import type { TutorialStep } from '@parlour/kit';
import {
  asks,
  at,
  DEALERSHIP_CELL,
  delivery,
  does,
  END,
  EXCHANGE,
  FIRST_MINE,
  go,
  ON,
  PAY,
  presses,
  RUN,
  road,
  WEST,
  WORKS,
} from './script.ts';

/** A border and its card, a contract, a raid and its end, and the road to victory (MF-9, MF-18, MF-19, MF-20, MF-22). */
export const borderAndRaid: TutorialStep[] = [
  {
    say: {
      en: 'East of you stands a frontier post. Crossing a border draws one action card, good or bad. Pick the dealership, three hexes east, then cross the border.',
      ru: 'К востоку от вас пограничный пост: за проезд берут карту действия, хорошую или плохую. Выберите автосалон в трёх гексах на восток и езжайте через границу.',
      uk: 'На схід від вас прикордонний пост: за проїзд беруть карту дії, добру чи погану. Виберіть автосалон за три гекси на схід і їдьте через кордон.',
    },
    rule: 'MF-8.5',
    highlight: road(`cell-${DEALERSHIP_CELL}`, true),
    ...asks({ type: 'move', to: DEALERSHIP_CELL, card: true }),
  },
  {
    say: {
      en: 'A subsidy: 2 nAn for each of your two mines, and coal and ore fall by a point: 14 and 17. Faster vehicles are too expensive today. The wages are paid and your turn is ended for you.',
      ru: 'Субсидия: по 2 нАн за каждую из двух шахт, а уголь и руда падают на пункт: 14 и 17. Транспорт пока дорог. Зарплату выплатят и ход закончат за вас.',
      uk: 'Субсидія: по 2 нАн за кожну з двох шахт, а вугілля й руда падають на пункт: 14 і 17. Транспорт поки дорогий. Зарплату виплатять і хід завершать за вас.',
    },
    rule: 'MF-9.8',
    highlight: at('price-ore'),
    then: [...does(0, ON, PAY, END), ...does(1, RUN, ON, go(WEST), ON, PAY, END), ...does(0, RUN, ON)],
  },
  {
    say: {
      en: 'You have 6 units of coal, unsold since the price fell. Cross back to the labour exchange in the west: the deck may hold something better.',
      ru: 'У вас 6 единиц угля, и вы не продавали его с тех пор, как он подешевел. Вернитесь через границу к бирже труда на западе: вдруг в колоде найдётся что-то получше.',
      uk: 'У вас 6 одиниць вугілля, і ви не продавали його, відколи воно подешевшало. Поверніться через кордон до біржі праці на заході: раптом у колоді знайдеться щось краще.',
    },
    rule: 'MF-9.1',
    highlight: road(`cell-${EXCHANGE}`, true),
    ...asks({ type: 'move', to: EXCHANGE, card: true }),
  },
  {
    say: {
      en: 'A contract: this turn and next the bank takes 5 units of coal at the highest price. Click your pile of coal and deliver 5 for 80; the market would pay 70.',
      ru: 'Контракт: в этот и следующий ход банк берёт 5 единиц угля по высшей цене. Нажмите на стопку угля и поставьте 5 за 80; рынок дал бы 70.',
      uk: 'Контракт: у цей і наступний хід банк бере 5 одиниць вугілля за найвищою ціною. Торкніться стосу вугілля й поставте 5 за 80; ринок дав би 70.',
    },
    rule: 'MF-9.2',
    highlight: delivery('coal', 'A07'),
    ...asks({ type: 'deliver', contract: 'A07', resource: 'coal', units: 5 }),
  },
  {
    say: {
      en: 'Your mines are full. Hire 1 worker all the same: a spare one can stand guard.',
      ru: 'На шахтах все места заняты, нанимать никто не торопит. Всё же наймите 1 рабочего: лишний может стоять в охране.',
      uk: 'На шахтах усі місця зайняті, наймати ніхто не квапить. Усе ж найміть 1 робітника: зайвий може стати в охорону.',
    },
    rule: 'MF-20.1',
    highlight: at('hire'),
    ...asks({ type: 'hire', workers: 1 }),
  },
  {
    say: {
      en: 'Continue; the wages, 5 nAn now, are paid and the turn is ended for you.',
      ru: 'Идите дальше; зарплату, теперь 5 нАн, выплатят и ход закончат за вас.',
      uk: 'Йдіть далі; зарплату, тепер 5 нАн, виплатять і хід завершать за вас.',
    },
    rule: 'MF-9.4',
    ...presses('goOn'),
    then: [
      ...does(0, PAY, END),
      ...does(1, RUN, ON, go(FIRST_MINE), { type: 'raid', mode: 'operate' }, ON, PAY, END),
      ...does(0, RUN, ON),
    ],
  },
  {
    say: {
      en: 'Max has raided your mine 1! He put the workers’ wages, 2 nAn, on its card, and its coal went to him. You pay 3 instead of 5 this turn, and can’t move anyone there.',
      ru: 'Макс захватил вашу шахту 1! Он положил на её карту 2 нАн зарплаты, и уголь достался ему. В этот ход вы платите 3 вместо 5 и никого там не переставите.',
      uk: 'Макс захопив вашу шахту 1! Він поклав на її карту 2 нАн зарплати, і вугілля дісталося йому. Цього ходу ви платите 3 замість 5 і нікого там не переставите.',
    },
    rule: 'MF-18.6',
    highlight: at('asset-M1'),
  },
  {
    say: {
      en: 'An owner who reaches the hex arrests the raider. It’s two hexes away: go to mine 1, without a card.',
      ru: 'Владелец, дошедший до гекса, арестует рейдера. До него два гекса: езжайте к шахте 1, без карты.',
      uk: 'Власник, який дістався гекса, заарештовує рейдера. До нього два гекси: їдьте до шахти 1, без карти.',
    },
    rule: 'MF-19.1',
    highlight: road('asset-M1'),
    ...asks({ type: 'move', to: FIRST_MINE, card: false }),
  },
  {
    say: {
      en: 'Max sits in the business centre for two turns: no movement, no planning, no selling. Pay your wages.',
      ru: 'Макс два хода сидит в бизнес-центре: ни движения, ни планирования, ни продаж. Выплатите зарплату.',
      uk: 'Макс два ходи сидить у бізнес-центрі: ні руху, ні планування, ні продажів. Виплатіть зарплату.',
    },
    rule: 'MF-19.2',
    ...presses('paySalary'),
  },
  {
    say: {
      en: 'Never again: put your idle worker on guard at mine 1. Rivals won’t be able to stop there.',
      ru: 'Чтобы такого не повторилось: поставьте свободного рабочего охраной на шахту 1. Соперники больше не смогут там остановиться.',
      uk: 'Щоб такого не повторилося: поставте вільного робітника охороною на шахту 1. Суперники більше не зможуть там зупинитися.',
    },
    rule: 'MF-20.1',
    highlight: at('guard-M1'),
    ...asks({ type: 'moveWorkers', from: 'idle', to: 'guard M1', workers: 1 }),
    then: [...does(0, END), ...does(1, RUN, ON, ON, PAY)],
  },
  {
    say: {
      en: 'The road to victory: 6 ore make 3 steel, 9 coal make 3 energy, and a park with 5 workers turns them into a BIObot. The second lesson is about that.',
      ru: 'Путь к победе: из 6 единиц руды выходит 3 единицы стали, из 9 единиц угля — 3 единицы энергии, а технопарк с 5 рабочими делает из них БИОбота. Об этом второй урок.',
      uk: 'Шлях до перемоги: з 6 одиниць руди виходить 3 одиниці сталі, з 9 одиниць вугілля — 3 одиниці енергії, а технопарк із 5 робітниками робить із них БІОбота. Про це другий урок.',
    },
    rule: 'MF-22.1',
    highlight: WORKS,
  },
];
