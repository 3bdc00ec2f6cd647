import type { Together } from '@parlour/kit';
import type { Businessmen } from '../types.ts';

/** The first round for a whole room around a screen. */
export const together: Together<Businessmen> = {
  opening: ({ view: { options } }) => [
    {
      en: `Market day! All of you are traders. Whoever has ${options.targetVP} points when a round ends wins.`,
      ru: `Базарный день! Вы все торгуете. Побеждает тот, у кого в конце раунда ${options.targetVP} очков.`,
      uk: `Базарний день! Ви всі торгуєте. Перемагає той, хто наприкінці раунду має ${options.targetVP} очок.`,
    },
    {
      en: 'Buy crates for a coin, fill lorries, and sell while the price is good. Improvements, exports and full lorries bring points.',
      ru: 'Покупайте ящики по монете, заполняйте грузовики и продавайте, пока цена хороша. Очки дают улучшения, экспорт и полные грузовики.',
      uk: 'Купуйте ящики по монеті, заповнюйте вантажівки й продавайте, доки ціна добра. Очки дають поліпшення, експорт і повні вантажівки.',
    },
  ],
  questions: {
    'announcements.announcement': {
      short: {
        en: 'With little money you may sit this round out and be paid for it next time.',
        ru: 'Если денег мало, раунд можно пропустить: в следующем вам заплатят.',
        uk: 'Якщо грошей мало, раунд можна пропустити: у наступному вам заплатять.',
      },
    },
    'round.cards': {
      short: {
        en: 'Turn up the cards: they say what’s for sale and what may be exported.',
        ru: 'Откройте карты: они скажут, что продают и что можно вывезти.',
        uk: 'Відкрийте карти: вони скажуть, що продають і що можна вивезти.',
      },
      more: {
        en: 'A round has six steps: buy, load, sell, improve, misfortune, insure.',
        ru: 'В раунде шесть шагов: закупка, погрузка, продажа, улучшения, неудачи, страховка.',
        uk: 'У раунді шість кроків: закупівля, завантаження, продаж, поліпшення, негаразди, страховка.',
      },
    },
    'buying.purchase': {
      short: {
        en: 'On the stalls a crate always costs 1 coin: buy one good, or pass until buying is over.',
        ru: 'На прилавках ящик всегда стоит 1 монету: купите один товар или спасуйте до конца закупки.',
        uk: 'На прилавках ящик завжди коштує 1 монету: купіть один товар або спасуйте до кінця закупівлі.',
      },
      more: {
        en: 'The board above each stall is what the Bank will pay for a crate that leaves by lorry.',
        ru: 'Щит над прилавком — сколько банк заплатит за ящик, который уедет на грузовике.',
        uk: 'Щит над прилавком — скільки банк заплатить за ящик, що поїде вантажівкою.',
      },
    },
    'loading.turn': {
      short: {
        en: 'Put one good onto one lorry: as many crates go as fit. Only full lorries leave.',
        ru: 'Поставьте один товар на один грузовик: грузится, сколько влезет. Уезжают только полные.',
        uk: 'Поставте один товар на одну вантажівку: вантажиться, скільки влізе. Їдуть лише повні.',
      },
      more: {
        en: 'You can share a lorry: fill up what a rival has begun.',
        ru: 'Грузовик можно делить: дополните то, что начал соперник.',
        uk: 'Вантажівку можна ділити: доповніть те, що почав суперник.',
      },
    },
    'keeping.choice': {
      short: {
        en: 'Your Warehouse can’t hold so many types: choose what to keep.',
        ru: 'Склад столько видов не хранит: выберите, что оставить.',
        uk: 'Склад стільки видів не тримає: виберіть, що лишити.',
      },
      more: {
        en: 'The rest goes back without payment.',
        ru: 'Остальное вернётся без оплаты.',
        uk: 'Решта повернеться без оплати.',
      },
    },
    'round.priceWheel': {
      short: {
        en: 'Spin the price wheel: it changes prices or bans two goods.',
        ru: 'Крутите колесо цен: оно меняет цены или запрещает два товара.',
        uk: 'Крутіть колесо цін: воно змінює ціни або забороняє два товари.',
      },
      more: {
        en: 'Then full lorries leave and pay. What was sold gets cheaper, the rest dearer.',
        ru: 'Потом полные грузовики уезжают и платят. Проданное дешевеет, остальное дорожает.',
        uk: 'Потім повні вантажівки їдуть і платять. Продане дешевшає, решта дорожчає.',
      },
    },
    'exports.shipments': {
      short: {
        en: 'Export 4, 6 or 8 crates of what the card wants: that brings 1, 2 or 3 points.',
        ru: 'Вывезите 4, 6 или 8 ящиков того, что просит карта: это 1, 2 или 3 очка.',
        uk: 'Вивезіть 4, 6 або 8 ящиків того, чого просить карта: це 1, 2 або 3 очки.',
      },
    },
    'improvements.steps': {
      short: {
        en: 'Turn coins into points: each improvement also lets you do more next round.',
        ru: 'Превратите монеты в очки: с каждым улучшением вы и сможете больше.',
        uk: 'Перетворіть монети на очки: з кожним поліпшенням ви й зможете більше.',
      },
      more: {
        en: 'Level 2 costs 10 coins and gives 1 point, level 3 costs 20 and gives 2.',
        ru: 'Второй уровень — 10 монет и 1 очко, третий — 20 монет и 2 очка.',
        uk: 'Другий рівень — 10 монет і 1 очко, третій — 20 монет і 2 очки.',
      },
    },
    'misfortune.wheel': {
      short: {
        en: 'Everyone spins the wheel of misfortune. The first hit only warns; the next one there fines.',
        ru: 'Каждый крутит колесо неудач. Первый удар лишь предупреждает, следующий туда же штрафует.',
        uk: 'Кожен крутить колесо негараздів. Перший удар лише попереджає, наступний туди ж штрафує.',
      },
    },
    'insurance.policies': {
      short: {
        en: '10 coins take a warning away, before it becomes a fine.',
        ru: '10 монет снимают предупреждение, пока оно не стало штрафом.',
        uk: '10 монет знімають попередження, доки воно не стало штрафом.',
      },
    },
  },
  isFirstRound: ({ view }) => view.round <= 1,
  goodbye: {
    en: 'That was a round, and all the others go the same way. The leader changes, so do the prices. Play on!',
    ru: 'Вот и весь раунд, остальные такие же. Меняется ведущий, меняются цены. Играем дальше!',
    uk: 'Ось і весь раунд, решта такі самі. Міняється ведучий, міняються ціни. Граємо далі!',
  },
};
