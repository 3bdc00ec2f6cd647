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
  businessCentre: 'Ресурсы продают только на гексах бизнес-центра.',
  dealership: 'Транспорт продают и принимают обратно только в автосалоне.',
  university: 'Технологии продают только в университетах.',
  labourExchange: 'Рабочих нанимают только на бирже труда.',
  freeAsset: 'Чтобы купить актив, закончите движение на гексе с активом, у которого нет владельца.',
  rivalAsset: 'Чтобы устроить захват, закончите движение на чужом активе.',
};

export const refusals: Refusals = {
  occupied: ({ cell: where, by }, say) =>
    `${cell(where)}: здесь стоит ${say.seat(by)}, а на гексе есть место только для одной фишки. Попробуйте, когда гекс освободится.`,
  guarded: ({ asset: id, owner }, say) =>
    `Актив ${asset(id)} под охраной, владелец — ${say.seat(owner)}: соперникам там нельзя останавливаться, а миновать его может только квадрокоптер.`,
  outOfReach: ({ speed }) =>
    `Туда не доехать: за ход — до ${upToHexes(speed)}, а через чужие фишки и охрану пролетает только квадрокоптер.`,
  cardUnavoidable: () => 'Любой путь туда пересекает границу, так что карты действия не избежать.',
  noBorderOnTheWay: () => 'Ни один путь туда в пределах вашей скорости не пересекает границу, так что карты не будет.',
  captured: ({ asset: id, by }, say) =>
    `Актив ${asset(id)} захвачен, рейдер — ${say.seat(by)}. Закончите там движение, чтобы арестовать рейдера, или выкупите актив из захвата сделкой.`,
  alreadyRan: ({ asset: id }) => `${asset(id)}: в этот ход работа уже сделана, а каждый актив работает раз за ход.`,
  shortOfWorkers: ({ asset: id, has, needs }) =>
    `${asset(id)}: рабочих ${has}, а нужно ${needs}. Добавьте их при планировании или начните ход фишкой на этом гексе.`,
  shortOfInputs: ({ asset: id, resource, has, needs }) =>
    `${asset(id)}: нужно ${amount(needs, resource)}, а у вас ${has}. Запустите сначала другие активы или докупите.`,
  notMonopolist: ({ resource, monopolist }, say) =>
    monopolist === null
      ? `${names.products[resource]}: монополиста нет, ничья мощность не выше всех остальных.`
      : `${names.products[resource]}: монополист — ${say.seat(monopolist)}. Чтобы занять это место, нужна большая мощность.`,
  priceChanged: ({ resource }) => `Цену ${productOf[resource]} вы в этот ход уже меняли, а можно один раз.`,
  endOfRow: ({ resource, price }) =>
    `${names.products[resource]} стоит ${price}: это конец шкалы, дальше цена не идёт.`,
  notHere: ({ needs }) => NEEDED[needs],
  mustArrive: () =>
    'Вы никуда не ездили. За этим столом местом пользуется только тот, кто на него приехал: вернитесь другим ходом.',
  owned: ({ asset: id, by }, say) =>
    `У актива ${asset(id)} есть владелец — ${say.seat(by)}. Купить его можно только сделкой.`,
  cannotPay: ({ cost, cash }) => `Это стоит ${nan(cost)}, а денег ${cash > 0 ? `только ${nan(cash)}` : 'нет'}.`,
  noWorkersLeft: ({ left }) =>
    left > 0
      ? `У банка осталось рабочих: ${left}.`
      : 'У банка не осталось рабочих. Они появятся, когда кого-нибудь уволят.',
  atLeastOne: () => 'Наймите хотя бы одного рабочего или идите дальше.',
  noCards: ({ level }) => `В Университете ${level} не осталось карт: все его технологии в игре.`,
  soldOut: ({ vehicle: id }) => `Транспорт распродан: ${vehicle(id)}. Может быть, его продаст другой игрок.`,
  hasVehicle: ({ vehicle: id }) => `У вас уже есть ${vehicle(id)}, второй не нужен.`,
  noVehicle: ({ vehicle: id }) => `Отдать нечего: ${vehicle(id)} отсутствует.`,
  justBought: ({ vehicle: id }) =>
    `Этот транспорт — ${vehicle(id)} — приобретён в этот ход. Вернуть его можно со следующего хода.`,
  notOpened: ({ resource }) =>
    `${names.products[resource]} пока не продаётся: сначала кто-то должен купить актив, который это производит.`,
  tokenLimit: ({ resource, left }) =>
    left > 0
      ? `У банка осталось только ${amount(left, resource)}.`
      : `У банка не осталось ${productOf[resource]}, пока игроки не израсходуют или не продадут свои запасы.`,
  raidsOff: () => 'За этим столом захватов нет.',
  parkOnlySabotaged: ({ asset: id }) =>
    `${asset(id)}: в технопарке возможен только саботаж, на рейдера он не работает.`,
  tooFewWorkersThere: ({ asset: id, has, needs }) =>
    `${asset(id)}: рабочих там ${has} из ${needs}, поэтому возможен только саботаж.`,
  suppliesShort: ({ salary, cash, inputs, stock }, say) =>
    `Чтобы запустить его, нужно положить на карту: ${supplies({ salary, inputs }, say)}. У вас ${nan(cash)}${amounts(stock, say) ? `, ${amounts(stock, say)}` : ' и нет ресурсов'}.`,
  alreadySo: ({ mode }) => (mode === 'operate' ? 'Он уже работает на вас.' : 'Там уже идёт саботаж.'),
  nothingDue: () => 'Сейчас платить зарплату не нужно.',
  arrested: ({ turns: left }) =>
    `Вы под арестом, осталось ходов: ${left}. До тех пор нельзя продавать ресурсы, пользоваться местами и переводить рабочих.`,
  noStock: ({ resource }) => `У вас нет ${productOf[resource]}.`,
  nothingToSell: () => 'У вас нет ресурсов на продажу.',
  noContract: () => 'У вас нет контрактов. Их приносят карты действия на границах.',
  notInContract: ({ contract, resource }) =>
    `Контракт ${actionCard(contract)} не предусматривает этот ресурс: ${product(resource)}.`,
  contractLimit: ({ contract, open }) =>
    open > 0
      ? `По контракту ${actionCard(contract)} осталось поставить только ${open}. Остальное продайте по рыночной цене.`
      : `По контракту ${actionCard(contract)} этот ресурс уже поставлен полностью. Остальное продайте по рыночной цене.`,
  stockLimit: ({ resource, stock }) =>
    stock > 0 ? `В запасе только ${amount(stock, resource)}.` : `В запасе нет ${productOf[resource]}.`,
  noAsset: () => 'У вас пока нет активов.',
  noWorkers: () => 'Для этого нет рабочих.',
  locked: ({ asset: id, raider, mode }, say) =>
    mode === 'operate'
      ? `Актив ${asset(id)} работает на рейдера (${say.seat(raider)}): до его следующего этапа 4 туда и оттуда ничего нельзя переносить.`
      : `На активе ${asset(id)} саботаж, рейдер — ${say.seat(raider)}: технология остаётся на месте, туда ничего не переносят, и только рабочие могут уйти.`,
  guardThere: ({ asset: id }) => `${asset(id)}: охранник уже есть, а место для него одно.`,
  oneGuard: ({ asset: id }) => `${asset(id)}: место есть только для одного охранника.`,
  samePlace: () => 'Они уже там.',
  noTechnology: () => 'Подходящей технологии у вас нет. Их продают в университетах.',
  otherKind: ({ technology: id, fits }) =>
    `Технология ${technology(id)} не для этого актива. Ей подходят только ${kinds(fits)}.`,
  liesThere: ({ technology: id, asset: on }) => `Технология ${technology(id)} уже лежит на активе ${asset(on)}.`,
  planStands: () => 'Рабочие уже стоят так, как предложено.',
  onStrike: () => 'Ваши рабочие бастуют. Расставить их можно, когда будет выплачена зарплата.',
  botTakesOver: () => 'За этим столом место ушедшего занимает бот, поэтому сдаваться не нужно.',
  tradeOff: () => 'За этим столом сделок нет.',
  nothingToGive: ({ giver }, say) =>
    `${say.seat(giver)} сейчас ничего не может отдать по сделке: нет ни денег, ни имущества.`,
  emptySide: ({ giver }, say) =>
    `${say.seat(giver)} ничего не отдаёт, а каждая сторона сделки даёт хотя бы одну вещь или 1 нАн.`,
  notYours: ({ giver }, say) => `${say.seat(giver)} не располагает всем, что обещает эта сделка.`,
  onlyTransport: () => 'Вне этапов 2–5 хода одного из этих двоих можно только обменять транспорт на деньги.',
  onlyActiveSellsAssets: ({ giver }, say) => `${say.seat(giver)} может продавать активы только в свой ход.`,
  onlyToRaider: ({ asset: id, raider }, say) =>
    `Актив ${asset(id)} захвачен: продать его можно только рейдеру, это ${say.seat(raider)}.`,
  alreadyOwns: ({ receiver, vehicle: id }, say) => `${say.seat(receiver)} уже имеет такой транспорт: ${vehicle(id)}.`,
  arrestedSeller: ({ giver }, say) =>
    `${say.seat(giver)} под арестом и не может продавать ни ресурсы, ни технологии, лежащие на активах.`,
};
