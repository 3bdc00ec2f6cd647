import type { TutorialStep } from '@parlour/kit';
import { asks, at, by, FORGE_YARD, LAIR_CELL, struckWith } from './script.ts';

/** Spoils, her awakening, and striking together (MC-7, MC-14, MC-23). */
export const awakening: TutorialStep[] = [
  {
    say: {
      en: 'Struck down by its own attack! You win a power point, for good. Put it on Attack.',
      ru: 'Повержен в собственной атаке! Вам очко силы, навсегда. Вложите его в Атаку.',
      uk: 'Здоланий у власній атаці! Вам очко сили, назавжди. Вкладіть його в Атаку.',
    },
    rule: 'MC-7.4',
    highlight: at('assign-attack'),
    ...asks({ type: 'assign', to: 'attack' }),
  },
  {
    say: {
      en: 'You may take one of the beaten foe’s artifacts. You wear a better sword, and the bag would slow you down: take nothing.',
      ru: 'У побеждённого можно взять один артефакт. Ваш меч лучше, а сумка замедлит: ничего не берите.',
      uk: 'У переможеного можна взяти один артефакт. Ваш меч кращий, а торба сповільнить: нічого не беріть.',
    },
    rule: 'MC-5.10',
    highlight: '[data-part="spoils"] [data-action="leaveLoot"]',
    ...asks({ type: 'leaveLoot' }),
  },
  {
    say: {
      en: 'The first kill wakes the Manticore. From now on this clock runs: eleven rounds to the City. So don’t kill too early: arm yourselves first.',
      ru: 'Первая победа будит Мантикору. Теперь эти часы идут: одиннадцать раундов до Города. Не убивайте слишком рано: сперва вооружитесь.',
      uk: 'Перша перемога будить Мантикору. Тепер цей годинник іде: одинадцять раундів до Міста. Не вбивайте зарано: спершу озбройтеся.',
    },
    rule: 'MC-23.2',
    highlight: at('clock'),
  },
  {
    say: {
      en: 'Another hound waits behind the Forge. Step to H2, beside it: a step inside a location costs one point.',
      ru: 'За Кузницей ждёт ещё один пёс. Шагните на H2, к нему: внутри локации шаг стоит 1 очко.',
      uk: 'За Кузнею чекає ще один пес. Ступіть на H2, до нього: усередині локації крок коштує 1 очко.',
    },
    rule: 'MC-4.6',
    highlight: at(`cell-${FORGE_YARD}`),
    ...asks({ type: 'move', to: FORGE_YARD }),
  },
  {
    say: {
      en: 'End your turn. Rosa comes up to it from the other side.',
      ru: 'Закончите ход. Роза подойдёт к нему с другой стороны.',
      uk: 'Завершіть хід. Роза підійде до нього з іншого боку.',
    },
    rule: 'MC-3.8',
    highlight: '[data-action="endTurn"]',
    ...asks({ type: 'endTurn' }),
    then: [by(1, 'move', { to: LAIR_CELL }), by(1, 'endTurn')],
  },
  {
    say: {
      en: 'You stood in its way, so it struck: magic, 7 against 4, and you lost 3 life. She has left her Cave. Remember: beside the Fireway you’re safe, on her next cell you aren’t.',
      ru: 'Вы стояли на пути, и он ударил: магия, 7 против 4, минус три жизни. Она вышла из Пещеры. Запомните: рядом с Огненным путём безопасно, на её следующей клетке — нет.',
      uk: 'Ви стояли на шляху, і він ударив: магія, 7 проти 4, мінус три життя. Вона вийшла з Печери. Запам’ятайте: поруч із Вогняним шляхом безпечно, на її наступній клітинці — ні.',
    },
    rule: 'MC-23.10',
    highlight: at('clock'),
  },
  {
    say: {
      en: 'Now strike together. Pick the hound, tick Rosa, choose close combat: both sums are added up, with one die.',
      ru: 'Теперь ударьте вместе. Выберите пса, отметьте Розу, потом ближний бой: суммы обоих складываются, кубик один.',
      uk: 'Тепер ударте разом. Виберіть пса, позначте Розу, потім ближній бій: суми обох додаються, кубик один.',
    },
    rule: 'MC-14.6',
    highlight: struckWith('M2', 1, 'close'),
    expect: (choice) => choice.type === 'attackTogether' && choice['target'] === 'M2' && choice['kind'] === 'close',
    otherwise: {
      en: 'Together, please: pick the hound, tick Rosa, then close combat.',
      ru: 'Вместе, пожалуйста: выберите пса, отметьте Розу, потом ближний бой.',
      uk: 'Разом, будь ласка: виберіть пса, позначте Розу, потім ближній бій.',
    },
    then: [by(1, 'join'), by(1, 'assign', { to: 'magic' })],
  },
  {
    say: {
      en: 'Down it goes. Without an agreement the trophy goes to whoever has more points left: Rosa. That’s how to bring down the Manticore too: the second lesson shows it.',
      ru: 'Готово. Без уговора трофей достаётся тому, у кого осталось больше очков: Розе. Так падёт и Мантикора: об этом второй урок.',
      uk: 'Готово. Без угоди трофей дістається тому, хто має більше очок: Розі. Так загине й Мантикора: про це другий урок.',
    },
    rule: 'MC-14.11',
    highlight: at('hero-1'),
  },
];
