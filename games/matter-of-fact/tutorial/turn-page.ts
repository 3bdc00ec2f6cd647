import type { Lessons } from '@parlour/kit';

/** The prompting card: a turn on one page. */
export const TURN: Lessons['turn'] = {
  title: { en: 'A turn on one page', ru: 'Ход на одной странице', uk: 'Хід на одній сторінці' },
  steps: [
    {
      rule: 'MF-5.1',
      say: {
        en: '1. Production: every asset with its workers and inputs works once. This turn’s coal and ore can feed plants, its steel and energy the park.',
        ru: '1. Производство: каждый актив с рабочими и сырьём работает один раз. Уголь и руда этого хода идут заводам, сталь и энергия — технопарку.',
        uk: '1. Виробництво: кожен актив із робітниками й сировиною працює один раз. Вугілля й руда цього ходу йдуть заводам, сталь та енергія — технопарку.',
      },
    },
    {
      rule: 'MF-7.6',
      say: {
        en: '2. Monopoly: move each price you control by one point, or leave it. From now on you can sell to the bank.',
        ru: '2. Монополия: каждую вашу цену можно сдвинуть на пункт. С этого момента можно продавать банку.',
        uk: '2. Монополія: кожну вашу ціну можна зсунути на пункт. Відтепер можна продавати банку.',
      },
    },
    {
      rule: 'MF-8.1',
      say: {
        en: '3. Movement: up to 4, 6 or 8 hexes. A border on the way draws one action card.',
        ru: '3. Движение: до 4, 6 или 8 гексов. Граница на пути — одна карта действия.',
        uk: '3. Рух: до 4, 6 або 8 гексів. Кордон на шляху — одна карта дії.',
      },
    },
    {
      rule: 'MF-4.4',
      say: {
        en: '4. Investments: what the hex offers – an asset, workers, technologies, a vehicle, resources, a raid.',
        ru: '4. Инвестиции: что предлагает гекс: актив, рабочих, технологии, транспорт, ресурсы, захват.',
        uk: '4. Інвестиції: що пропонує гекс: актив, робітників, технології, транспорт, ресурси, захоплення.',
      },
    },
    {
      rule: 'MF-15.4',
      say: {
        en: 'Wages, before planning: for every worker you have.',
        ru: 'Зарплата, до планирования: за каждого вашего рабочего.',
        uk: 'Зарплата, до планування: за кожного вашого робітника.',
      },
    },
    {
      rule: 'MF-16.1',
      say: {
        en: '5. Planning: put workers, guards and technologies in place for the next turn.',
        ru: '5. Планирование: рабочие, охрана и технологии — по местам на следующий ход.',
        uk: '5. Планування: робітники, охорона й технології — на місця на наступний хід.',
      },
    },
    {
      rule: 'MF-22.1',
      say: {
        en: 'The first to make a BIObot in their own park wins on the spot.',
        ru: 'Кто первым сделает БИОбота в своём технопарке, сразу побеждает.',
        uk: 'Хто першим зробить БІОбота у своєму технопарку, одразу перемагає.',
      },
    },
  ],
};
