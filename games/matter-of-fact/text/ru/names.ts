import type { Names } from '../types.ts';

export const names: Names = {
  products: { coal: 'Уголь', ore: 'Руда', steel: 'Сталь', energy: 'Энергия', biobot: 'БИОбот' },
  kinds: {
    mine: 'Шахта',
    excavatingPlant: 'Карьер',
    steelPlant: 'Сталелитейный завод',
    powerPlant: 'Электростанция',
    technologyPark: 'Технопарк',
  },
  vehicles: { train: 'Поезд', electricVehicle: 'Электромобиль', quadcopter: 'Квадрокоптер' },
  areas: {
    blackseam: 'Чернопластье',
    redstone: 'Краснокаменье',
    coalbrook: 'Угольный Ручей',
    ironmoor: 'Железная Пустошь',
    border: 'Граница',
    centre: 'Бизнес-центр',
  },
  universities: { U1: 'Университет I', U2: 'Университет II' },
  exchanges: { L1: 'Биржа труда 1', L2: 'Биржа труда 2', L3: 'Биржа труда 3' },
  cardKinds: {
    contract: 'Контракт',
    subsidy: 'Субсидия',
    dividend: 'Дивиденды',
    taxes: 'Налоги',
    transportTax: 'Транспортный налог',
  },
  modes: { operate: 'Эксплуатация', sabotage: 'Саботаж' },
  colours: { red: 'Красный', yellow: 'Жёлтый', blue: 'Синий', green: 'Зелёный' },
  stages: { 1: 'Производство', 2: 'Монополия', 3: 'Движение', 4: 'Инвестиции', 5: 'Планирование' },
};
