import type { Names } from '../types.ts';

export const names: Names = {
  products: { coal: 'Вугілля', ore: 'Руда', steel: 'Сталь', energy: 'Енергія', biobot: 'БІОбот' },
  kinds: {
    mine: 'Шахта',
    excavatingPlant: 'Кар’єр',
    steelPlant: 'Сталеливарний завод',
    powerPlant: 'Електростанція',
    technologyPark: 'Технопарк',
  },
  vehicles: { train: 'Поїзд', electricVehicle: 'Електромобіль', quadcopter: 'Квадрокоптер' },
  areas: {
    blackseam: 'Чорнопластя',
    redstone: 'Червонокам’я',
    coalbrook: 'Вугільний Струмок',
    ironmoor: 'Залізна Пустка',
    border: 'Кордон',
    centre: 'Бізнес-центр',
  },
  universities: { U1: 'Університет I', U2: 'Університет II' },
  exchanges: { L1: 'Біржа праці 1', L2: 'Біржа праці 2', L3: 'Біржа праці 3' },
  cardKinds: {
    contract: 'Контракт',
    subsidy: 'Субсидія',
    dividend: 'Дивіденди',
    taxes: 'Податки',
    transportTax: 'Транспортний податок',
  },
  modes: { operate: 'Експлуатація', sabotage: 'Саботаж' },
  colours: { red: 'Червоний', yellow: 'Жовтий', blue: 'Синій', green: 'Зелений' },
  stages: { 1: 'Виробництво', 2: 'Монополія', 3: 'Рух', 4: 'Інвестиції', 5: 'Планування' },
};
