import type { Site } from '../../types.ts';
import type { Refusals } from '../types.ts';
import { names } from './names.ts';
import {
  actionCard,
  amount,
  amounts,
  asset,
  cell,
  kinds,
  nan,
  product,
  productOf,
  supplies,
  technology,
  upToHexes,
  vehicle,
} from './words.ts';

const NEEDED: Record<Site, string> = {
  businessCentre: 'Ресурси продають лише на гексах бізнес-центру.',
  dealership: 'Транспорт продають і приймають назад лише в автосалоні.',
  university: 'Технології продають лише в університетах.',
  labourExchange: 'Робітників наймають лише на біржі праці.',
  freeAsset: 'Щоб купити актив, завершіть рух на гексі з активом, який не має власника.',
  rivalAsset: 'Щоб улаштувати захоплення, завершіть рух на чужому активі.',
};

export const refusals: Refusals = {
  occupied: ({ cell: where, by }, say) =>
    `${cell(where)}: тут стоїть ${say.seat(by)}, а на гексі є місце лише для однієї фішки. Спробуйте, коли гекс звільниться.`,
  guarded: ({ asset: id, owner }, say) =>
    `Актив ${asset(id)} під охороною, власник — ${say.seat(owner)}: суперникам там не можна зупинятися, а проминути його може лише квадрокоптер.`,
  outOfReach: ({ speed }) =>
    `Туди не доїхати: за хід — до ${upToHexes(speed)}, а через чужі фішки й охорону пролітає лише квадрокоптер.`,
  cardUnavoidable: () => 'Кожен шлях туди перетинає кордон, тож карти дії не уникнути.',
  noBorderOnTheWay: () => 'Жоден шлях туди в межах вашої швидкості не перетинає кордону, тож карти не буде.',
  captured: ({ asset: id, by }, say) =>
    `Актив ${asset(id)} захоплено, рейдер — ${say.seat(by)}. Завершіть там рух, щоб заарештувати рейдера, або викупіть актив із захоплення угодою.`,
  alreadyRan: ({ asset: id }) => `${asset(id)}: цього ходу роботу вже зроблено, а кожен актив працює раз за хід.`,
  shortOfWorkers: ({ asset: id, has, needs }) =>
    `${asset(id)}: робітників ${has}, а треба ${needs}. Додайте їх під час планування або почніть хід фішкою на цьому гексі.`,
  shortOfInputs: ({ asset: id, resource, has, needs }) =>
    `${asset(id)}: треба ${amount(needs, resource)}, а у вас ${has}. Запустіть спершу інші активи або докупіть.`,
  notMonopolist: ({ resource, monopolist }, say) =>
    monopolist === null
      ? `${names.products[resource]}: монополіста немає, нічия потужність не вища за всі інші.`
      : `${names.products[resource]}: монополіст — ${say.seat(monopolist)}. Щоб посісти це місце, потрібна більша потужність.`,
  priceChanged: ({ resource }) => `Ціну ${productOf[resource]} ви цього ходу вже змінювали, а можна один раз.`,
  endOfRow: ({ resource, price }) => `${names.products[resource]} коштує ${price}: це кінець шкали, далі ціна не йде.`,
  notHere: ({ needs }) => NEEDED[needs],
  mustArrive: () =>
    'Ви нікуди не їздили. За цим столом місцем користується лише той, хто на нього приїхав: поверніться іншим ходом.',
  owned: ({ asset: id, by }, say) =>
    `Актив ${asset(id)} має власника — це ${say.seat(by)}. Купити його можна лише угодою.`,
  cannotPay: ({ cost, cash }) => `Це коштує ${nan(cost)}, а грошей ${cash > 0 ? `лише ${nan(cash)}` : 'немає'}.`,
  noWorkersLeft: ({ left }) =>
    left > 0
      ? `У банку лишилося робітників: ${left}.`
      : 'У банку не лишилося робітників. Вони з’являться, коли когось звільнять.',
  atLeastOne: () => 'Найміть бодай одного робітника або йдіть далі.',
  noCards: ({ level }) => `В Університеті ${level} не лишилося карт: усі його технології у грі.`,
  soldOut: ({ vehicle: id }) => `Транспорт розпродано: ${vehicle(id)}. Можливо, його продасть інший гравець.`,
  hasVehicle: ({ vehicle: id }) => `У вас уже є ${vehicle(id)}, другий не потрібен.`,
  noVehicle: ({ vehicle: id }) => `Віддати нічого: ${vehicle(id)} відсутній.`,
  justBought: ({ vehicle: id }) =>
    `Цей транспорт — ${vehicle(id)} — придбано цього ходу. Повернути його можна з наступного ходу.`,
  notOpened: ({ resource }) =>
    `${names.products[resource]} поки не продається: спершу хтось має купити актив, який це виробляє.`,
  tokenLimit: ({ resource, left }) =>
    left > 0
      ? `У банку лишилося тільки ${amount(left, resource)}.`
      : `У банку не лишилося ${productOf[resource]}, доки гравці не витратять або не продадуть свої запаси.`,
  raidsOff: () => 'За цим столом захоплень немає.',
  parkOnlySabotaged: ({ asset: id }) => `${asset(id)}: у технопарку можливий лише саботаж, на рейдера він не працює.`,
  tooFewWorkersThere: ({ asset: id, has, needs }) =>
    `${asset(id)}: робітників там ${has} із ${needs}, тому можливий лише саботаж.`,
  suppliesShort: ({ salary, cash, inputs, stock }, say) =>
    `Щоб запустити його, треба покласти на карту: ${supplies({ salary, inputs }, say)}. У вас ${nan(cash)}${amounts(stock, say) ? `, ${amounts(stock, say)}` : ' і немає ресурсів'}.`,
  alreadySo: ({ mode }) => (mode === 'operate' ? 'Він уже працює на вас.' : 'Там уже триває саботаж.'),
  nothingDue: () => 'Зараз платити зарплату не треба.',
  arrested: ({ turns: left }) =>
    `Ви під арештом, лишилося ходів: ${left}. Доти не можна продавати ресурси, користуватися місцями й переводити робітників.`,
  noStock: ({ resource }) => `У вас немає ${productOf[resource]}.`,
  nothingToSell: () => 'У вас немає ресурсів на продаж.',
  noContract: () => 'У вас немає контрактів. Їх приносять карти дії на кордонах.',
  notInContract: ({ contract, resource }) =>
    `Контракт ${actionCard(contract)} не передбачає цього ресурсу: ${product(resource)}.`,
  contractLimit: ({ contract, open }) =>
    open > 0
      ? `За контрактом ${actionCard(contract)} лишилося поставити тільки ${open}. Решту продайте за ринковою ціною.`
      : `За контрактом ${actionCard(contract)} цей ресурс уже поставлено повністю. Решту продайте за ринковою ціною.`,
  stockLimit: ({ resource, stock }) =>
    stock > 0 ? `У запасі лише ${amount(stock, resource)}.` : `У запасі немає ${productOf[resource]}.`,
  noAsset: () => 'У вас поки немає активів.',
  noWorkers: () => 'Для цього немає робітників.',
  locked: ({ asset: id, raider, mode }, say) =>
    mode === 'operate'
      ? `Актив ${asset(id)} працює на рейдера (${say.seat(raider)}): до його наступного етапу 4 туди й звідти нічого не можна переносити.`
      : `На активі ${asset(id)} саботаж, рейдер — ${say.seat(raider)}: технологія лишається на місці, туди нічого не переносять, і тільки робітники можуть піти.`,
  guardThere: ({ asset: id }) => `${asset(id)}: охоронець уже є, а місце для нього одне.`,
  oneGuard: ({ asset: id }) => `${asset(id)}: місце є лише для одного охоронця.`,
  samePlace: () => 'Вони вже там.',
  noTechnology: () => 'Відповідної технології ви не маєте. Їх продають в університетах.',
  otherKind: ({ technology: id, fits }) =>
    `Технологія ${technology(id)} не для цього активу. Їй підходять лише ${kinds(fits)}.`,
  liesThere: ({ technology: id, asset: on }) => `Технологія ${technology(id)} уже лежить на активі ${asset(on)}.`,
  planStands: () => 'Робітники вже стоять так, як запропоновано.',
  onStrike: () => 'Ваші робітники страйкують. Розставити їх можна, коли буде виплачено зарплату.',
  botTakesOver: () => 'За цим столом місце того, хто пішов, посідає бот, тому здаватися не треба.',
  tradeOff: () => 'За цим столом угод немає.',
  nothingToGive: ({ giver }, say) =>
    `${say.seat(giver)} зараз нічого не може віддати за угодою: немає ні грошей, ні майна.`,
  emptySide: ({ giver }, say) =>
    `${say.seat(giver)} нічого не віддає, а кожна сторона угоди дає бодай одну річ або 1 нАн.`,
  notYours: ({ giver }, say) => `${say.seat(giver)} не має всього, що обіцяє ця угода.`,
  onlyTransport: () => 'Поза етапами 2–5 ходу когось із цих двох можна лише обміняти транспорт на гроші.',
  onlyActiveSellsAssets: ({ giver }, say) => `${say.seat(giver)} може продавати активи лише у свій хід.`,
  onlyToRaider: ({ asset: id, raider }, say) =>
    `Актив ${asset(id)} захоплено: продати його можна лише рейдерові, це ${say.seat(raider)}.`,
  alreadyOwns: ({ receiver, vehicle: id }, say) => `${say.seat(receiver)} уже має такий транспорт: ${vehicle(id)}.`,
  arrestedSeller: ({ giver }, say) =>
    `${say.seat(giver)} під арештом і не може продавати ні ресурсів, ні технологій, що лежать на активах.`,
};
