import { KIM, lesson, MAX } from '@parlour/kit/lesson.ts';
import { maxDigs, PRELUDE } from './plants-prelude.ts';
import { asks, at, CENTRE, does, ON, PAY, presses, road, UNIVERSITY, WORKS } from './script.ts';

/** Steel, power, inputs from the business centre, and a technology: the middle of the game in three turns (MF-5, MF-11, MF-14). */
export const plants = lesson({
  game: 'matter-of-fact',
  // With this seed the person begins, and University I has a technology for a quarry and one for a steel plant on top.
  seed: 'matter of fact plants 8',
  names: [KIM, MAX],
  picks: ['blue', 'red'],
  prelude: PRELUDE,
  steps: [
    {
      say: {
        en: 'Twelve rounds have gone by. You own two excavating plants, a steel plant and a power plant, with nine workers. This is the road from raw goods to the BIObot: ore becomes steel, coal becomes energy.',
        ru: 'Двенадцать раундов позади. У вас два карьера, сталелитейный завод, электростанция и девять рабочих. Это путь от сырья к БИОботу: руда становится сталью, уголь — энергией.',
        uk: 'Дванадцять раундів позаду. У вас два кар’єри, сталеливарний завод, електростанція й дев’ять робітників. Це шлях від сировини до БІОбота: руда стає сталлю, вугілля — енергією.',
      },
      rule: 'MF-5.7',
      highlight: WORKS,
    },
    {
      say: {
        en: 'What’s dug this turn can be used this turn. The excavating plants dig 2 ore, and the steel plant turns them into 1 steel. The power plant stands still: it burns 3 coal, and you have none. Run everything.',
        ru: 'Добытое в этот ход можно сразу пустить в дело. Карьеры дадут 2 единицы руды, и завод сделает из них единицу стали. Электростанция стоит: ей нужно 3 единицы угля, а угля нет. Запустите всё.',
        uk: 'Видобуте цього ходу можна одразу пустити в діло. Кар’єри дадуть 2 одиниці руди, і завод зробить із них одиницю сталі. Електростанція стоїть: їй треба 3 одиниці вугілля, а вугілля немає. Запустіть усе.',
      },
      rule: 'MF-5.9',
      ...presses('runProposed'),
      then: does(0, ON),
    },
    {
      say: {
        en: 'One steel is in stock. The bank would pay 63 for it, but a technology park needs 3 steel for one BIObot, so keep it.',
        ru: 'На складе единица стали. Банк дал бы за неё 63, но технопарку на одного БИОбота нужны 3 единицы, так что оставьте её.',
        uk: 'На складі одиниця сталі. Банк дав би за неї 63, але технопарку на одного БІОбота потрібні 3 одиниці, тож залиште її.',
      },
      rule: 'MF-5.8',
      highlight: at('stock-steel'),
    },
    {
      say: {
        en: 'You have no mine, but Max does, and since somebody bought one the bank sells coal too. It sells only in the business centre: go to hex G6, two hexes away.',
        ru: 'Шахты у вас нет, зато она есть у Макса, а раз её кто-то купил, уголь продаёт и банк. Только в бизнес-центре: езжайте на гекс G6, до него два гекса.',
        uk: 'Шахти у вас немає, зате вона є в Макса, а раз її хтось купив, вугілля продає й банк. Лише в бізнес-центрі: їдьте на гекс G6, до нього два гекси.',
      },
      rule: 'MF-14.2',
      highlight: road(`cell-${CENTRE}`),
      ...asks({ type: 'move', to: CENTRE, card: false }),
    },
    {
      say: {
        en: 'The counter proposes what your plants are short of: 3 coal at 15 each. That’s 45 for one energy worth 76. Buy it.',
        ru: 'Прилавок предлагает то, чего не хватает вашим активам: 3 единицы угля по 15. Это 45 за единицу энергии, которая стоит 76. Купите.',
        uk: 'Прилавок пропонує те, чого бракує вашим активам: 3 одиниці вугілля по 15. Це 45 за одиницю енергії, яка коштує 76. Купіть.',
      },
      rule: 'MF-14.1',
      highlight: at('buy-coal'),
      ...asks({ type: 'buyResource', resource: 'coal', units: 3 }),
    },
    {
      say: {
        en: 'Steel and energy are on sale here as well, dearly. BIObots never are: they have to be made. Continue; the wages of 9 are paid for you.',
        ru: 'Сталь и энергию здесь тоже продают, но дорого. А БИОботов — никогда: их надо сделать. Идите дальше; зарплату, 9 нАн, выплатят за вас.',
        uk: 'Сталь та енергію тут теж продають, але дорого. А БІОботів — ніколи: їх треба зробити. Йдіть далі; зарплату, 9 нАн, виплатять за вас.',
      },
      rule: 'MF-1.3',
      ...presses('goOn'),
      then: does(0, PAY),
    },
    {
      say: {
        en: 'Every post is filled: three workers on steel, two on power, two on each excavating plant. End your turn.',
        ru: 'Все на местах: трое на стали, двое на энергии, по двое в карьерах. Закончите ход.',
        uk: 'Усі на місцях: троє на сталі, двоє на енергії, по двоє в кар’єрах. Завершіть хід.',
      },
      rule: 'MF-4.8',
      ...presses('endTurn'),
      then: maxDigs,
    },
    {
      say: {
        en: 'Your turn again, and nothing stands still: 2 ore into steel, 3 coal into energy. Run everything.',
        ru: 'Снова ваш ход, и ничто не стоит: 2 единицы руды уйдут на сталь, 3 единицы угля — на энергию. Запустите всё.',
        uk: 'Знову ваш хід, і ніщо не стоїть: 2 одиниці руди підуть на сталь, 3 одиниці вугілля — на енергію. Запустіть усе.',
      },
      rule: 'MF-5.2',
      ...presses('runProposed'),
      then: does(0, ON),
    },
    {
      say: {
        en: 'Two steel and your first energy. There’s a faster way to grow than buying more plants: technologies. University I is two hexes to the south: go there.',
        ru: 'Две единицы стали и первая единица энергии. Расти можно быстрее, чем покупая заводы: технологиями. Университет I — два гекса на юг: езжайте туда.',
        uk: 'Дві одиниці сталі й перша одиниця енергії. Рости можна швидше, ніж купуючи заводи: технологіями. Університет I — два гекси на південь: їдьте туди.',
      },
      rule: 'MF-11.1',
      highlight: road(`cell-${UNIVERSITY}`),
      ...asks({ type: 'move', to: UNIVERSITY, card: false }),
    },
    {
      say: {
        en: 'University I has cards for up to 50 nAn; University II, in the north-east, the stronger and dearer ones. Draw two.',
        ru: 'В Университете I карты до 50 нАн; в Университете II, на северо-востоке, — сильнее и дороже. Возьмите две.',
        uk: 'В Університеті I карти до 50 нАн; в Університеті II, на північному сході, — сильніші й дорожчі. Візьміть дві.',
      },
      rule: 'MF-11.1',
      ...presses('study'),
    },
    {
      say: {
        en: 'One lets the steel plant work with 2 workers instead of 3. The other makes 2 ore instead of 1 with the same crew: your excavating plant brings 32 a turn instead of 15. Buy that one, for 50.',
        ru: 'С одной сталелитейному заводу хватит 2 рабочих вместо 3. Другая даёт 2 единицы руды вместо 1 при тех же рабочих: карьер принесёт 32 за ход вместо 15. Купите её, за 50.',
        uk: 'З однією сталеливарному заводу вистачить 2 робітників замість 3. Інша дає 2 одиниці руди замість 1 за тих самих робітників: кар’єр принесе 32 за хід замість 15. Купіть її, за 50.',
      },
      rule: 'MF-11.2',
      highlight: at('buy-N11'),
      ...asks({ type: 'buyTechnology', technology: 'N11' }),
      then: does(0, PAY),
    },
    {
      say: {
        en: 'The wages are paid, and the card is in your hand. It works only once it lies on an asset: lay it on Ochre Bend, your excavating plant 6.',
        ru: 'Зарплата выплачена, карта у вас на руках. Работает она, только когда лежит на активе: положите её на карьер 6, «Охряную излучину».',
        uk: 'Зарплату виплачено, карта у вас на руках. Працює вона, лише коли лежить на активі: покладіть її на кар’єр 6, «Вохристу луку».',
      },
      rule: 'MF-11.3',
      highlight: at('lay-N11-X6'),
      ...asks({ type: 'layTechnology', technology: 'N11', asset: 'X6' }),
    },
    {
      say: {
        en: 'The new recipe replaces the printed one; you can take the card back in planning and lay it elsewhere. End your turn.',
        ru: 'Новый рецепт заменяет напечатанный; при планировании карту можно снять и положить на другой актив. Закончите ход.',
        uk: 'Новий рецепт заміняє надрукований; під час планування карту можна зняти й покласти на інший актив. Завершіть хід.',
      },
      rule: 'MF-11.3',
      ...presses('endTurn'),
      then: maxDigs,
    },
    {
      say: {
        en: 'Now 3 ore come in: two for steel, one to spare. Run everything.',
        ru: 'Теперь руды 3 единицы: две на сталь и одна в запас. Запустите всё.',
        uk: 'Тепер руди 3 одиниці: дві на сталь і одна про запас. Запустіть усе.',
      },
      rule: 'MF-5.3',
      ...presses('runProposed'),
    },
    {
      say: {
        en: 'More ore on the market has its price: the first use of such a technology lowers it by a point, from 17 to 16. And you’re still the monopolist, so you may raise it again.',
        ru: 'За лишнюю руду платит рынок: первое применение такой технологии снижает цену на пункт, с 17 до 16. Но вы по-прежнему монополист и можете её поднять.',
        uk: 'За зайву руду платить ринок: перше застосування такої технології знижує ціну на пункт, із 17 до 16. Але ви й далі монополіст і можете її підняти.',
      },
      rule: 'MF-6.7',
      highlight: at('price-ore'),
    },
    {
      say: {
        en: 'Three steel: that half of the BIObot is ready. What’s left: 2 more energy, 5 workers for the park, and the park itself for 250.',
        ru: 'Три единицы стали: эта половина БИОбота готова. Осталось: ещё 2 единицы энергии, 5 рабочих для технопарка и сам технопарк за 250.',
        uk: 'Три одиниці сталі: ця половина БІОбота готова. Лишилося: ще 2 одиниці енергії, 5 робітників для технопарку і сам технопарк за 250.',
      },
      rule: 'MF-22.1',
      highlight: at('stock-steel'),
    },
  ],
  goodbye: {
    en: 'You know how plants work. Play on if you like: Max thinks for himself now.',
    ru: 'Теперь вы знаете, как работают заводы. Играйте дальше, если хотите: Макс теперь думает сам.',
    uk: 'Тепер ви знаєте, як працюють заводи. Грайте далі, якщо хочете: Макс тепер думає сам.',
  },
});
