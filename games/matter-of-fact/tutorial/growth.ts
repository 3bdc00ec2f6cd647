import type { TutorialStep } from '@parlour/kit';
import { cellAt } from '../content/map.ts';
import { asks, at, does, END, EXCHANGE, go, ON, PAY, presses, RUN, road, SECOND_MINE, sale } from './script.ts';

const ADOPT = { type: 'adoptPlan' } as const;

/** Production, a price of one's own, a sale, a second mine, more workers (MF-5, MF-7, MF-12, MF-17). */
export const growth: TutorialStep[] = [
  {
    say: {
      en: 'Max has bought an excavating plant. Your turn begins with production: one worker and your chip dig one unit of coal. Run it.',
      ru: 'Макс купил карьер. Ваш ход начинается с производства: рабочий и ваша фишка добывают единицу угля. Запустите.',
      uk: 'Макс купив кар’єр. Ваш хід починається з виробництва: робітник і ваша фішка добувають одиницю вугілля. Запустіть.',
    },
    rule: 'MF-5.2',
    ...presses('runProposed'),
  },
  {
    say: {
      en: 'Stage 2: a monopolist may move the price by one point. You’re about to sell: raise coal to 16.',
      ru: 'Этап 2: монополист вправе сдвинуть цену на пункт. Вы собираетесь продавать: поднимите уголь до 16.',
      uk: 'Етап 2: монополіст може зсунути ціну на пункт. Ви збираєтеся продавати: підніміть вугілля до 16.',
    },
    rule: 'MF-7.6',
    highlight: at('raise-coal'),
    ...asks({ type: 'changePrice', resource: 'coal', by: 1 }),
  },
  {
    say: {
      en: 'You can sell to the bank anywhere, any time after production. Click your pile of coal and sell the unit for 16.',
      ru: 'Банку продают, где бы вы ни стояли, в любой момент после производства. Нажмите на стопку угля и продайте единицу за 16.',
      uk: 'Банку продають, де б ви не стояли, будь-якої миті після виробництва. Торкніться стосу вугілля й продайте одиницю за 16.',
    },
    rule: 'MF-17.1',
    highlight: sale('coal'),
    ...asks({ type: 'sell', resource: 'coal', units: 1 }),
  },
  {
    say: {
      en: 'Go to mine 2, two hexes farther north-west, without a card.',
      ru: 'Езжайте к шахте 2, ещё два гекса на северо-запад, без карты.',
      uk: 'Їдьте до шахти 2, ще два гекси на північний захід, без карти.',
    },
    rule: 'MF-8.1',
    highlight: road('asset-M2'),
    ...asks({ type: 'move', to: SECOND_MINE, card: false }),
  },
  {
    say: {
      en: 'Buy it. Your capacity becomes 2, the price falls back to 15. The wages of 3 are paid for you this time.',
      ru: 'Купите её. Мощность станет 2, цена вернётся к 15. Зарплату, 3 нАн, в этот раз выплатят за вас.',
      uk: 'Купіть її. Потужність стане 2, ціна повернеться до 15. Зарплату, 3 нАн, цього разу виплатять за вас.',
    },
    rule: 'MF-7.2',
    ...presses('buyAsset'),
    then: does(0, PAY),
  },
  {
    say: {
      en: 'Three workers for two mines: two on the first, one beside your chip on the second. The plan suggests just that: confirm it. Your turn is ended for you.',
      ru: 'Три рабочих на две шахты: двое на первой, один рядом с вашей фишкой на второй. План предлагает именно это. Расставьте так; ход закончат за вас.',
      uk: 'Троє робітників на дві шахти: двоє на першій, один поруч із вашою фішкою на другій. План пропонує саме це. Розставте так; хід завершать за вас.',
    },
    rule: 'MF-16.1',
    ...presses('adoptPlan'),
    then: [...does(0, END), ...does(1, RUN, ON, go(cellAt(1, -1)), ON, PAY, ADOPT, END), ...does(0, RUN, ON)],
  },
  {
    say: {
      en: 'Both mines have worked. Once you leave, mine 2 will be a worker short. Hire one at a labour exchange: go to the one three hexes east, without a card.',
      ru: 'Обе шахты сработали. Стоит уехать, и шахте 2 не хватит рук. Рабочих нанимают на бирже труда: езжайте к ней на восток, три гекса, без карты.',
      uk: 'Обидві шахти спрацювали. Варто поїхати, і шахті 2 забракне рук. Робітників наймають на біржі праці: їдьте до неї на схід, три гекси, без карти.',
    },
    rule: 'MF-5.11',
    highlight: road(`cell-${EXCHANGE}`),
    ...asks({ type: 'move', to: EXCHANGE, card: false }),
  },
  {
    say: {
      en: 'The sheet suggests as many as your mines lack: 1 worker for 10. Wages grow from 3 to 4 per turn, for good. Hire one.',
      ru: 'Лист предлагает столько, сколько не хватает шахтам: 1 рабочий за 10. Зарплата вырастет с 3 до 4 за ход, насовсем. Наймите одного.',
      uk: 'Аркуш пропонує стільки, скільки бракує шахтам: 1 робітник за 10. Зарплата зросте з 3 до 4 за хід, назавжди. Найміть одного.',
    },
    rule: 'MF-12.1',
    highlight: at('hire'),
    ...asks({ type: 'hire', workers: 1 }),
  },
  {
    say: {
      en: 'That’s all here: continue. The wages of 4 are paid for you.',
      ru: 'Здесь всё: идите дальше. Зарплату, 4 нАн, выплатят за вас.',
      uk: 'Тут усе: йдіть далі. Зарплату, 4 нАн, виплатять за вас.',
    },
    rule: 'MF-15.2',
    ...presses('goOn'),
    then: does(0, PAY),
  },
  {
    say: {
      en: 'Place them as proposed: two on each mine. Your turn is ended for you again.',
      ru: 'Расставьте, как предложено: по двое на шахту. Ход снова закончат за вас.',
      uk: 'Розставте, як запропоновано: по двоє на шахту. Хід знову завершать за вас.',
    },
    rule: 'MF-16.1',
    ...presses('adoptPlan'),
    then: [...does(0, END), ...does(1, RUN, ON, go(cellAt(0, 0)), ON, PAY, END), ...does(0, RUN, ON)],
  },
];
