import type { TutorialStep } from '@parlour/kit';
import { at, FORGE_YARD, LAIR_CELL, STAY, wants } from './script.ts';

/** Spoils, her awakening, and striking together (MC-7, MC-14, MC-23). */
export const awakening: TutorialStep[] = [
  {
    say: {
      en: 'Struck down by its own attack! A power point for Radan, for good. Put it on Attack.',
      ru: 'Повержен в собственной атаке! Очко силы Радану, навсегда. Вложите его в Атаку.',
      uk: 'Здоланий у власній атаці! Очко сили Раданові, назавжди. Вкладіть його в Атаку.',
    },
    rule: 'MC-7.4',
    highlight: '[data-part="spoils"]',
    expect: wants({ type: 'assign', to: 'attack' }),
    otherwise: STAY,
  },
  {
    say: {
      en: 'You may take one of the beaten foe’s artifacts. You wear a better sword, and the bag would slow you down: take nothing.',
      ru: 'У побеждённого можно взять один артефакт. Ваш меч лучше, а сумка замедлит: ничего не берите.',
      uk: 'У переможеного можна взяти один артефакт. Ваш меч кращий, а торба сповільнить: нічого не беріть.',
    },
    rule: 'MC-5.10',
    highlight: '[data-part="spoils"]',
    expect: wants({ type: 'leaveLoot' }),
    otherwise: STAY,
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
    expect: wants({ type: 'move', to: FORGE_YARD }),
    otherwise: STAY,
  },
  {
    say: {
      en: 'End your turn. Milena comes up to it from the other side.',
      ru: 'Закончите ход. Милена подойдёт к нему с другой стороны.',
      uk: 'Завершіть хід. Мілена підійде до нього з іншого боку.',
    },
    rule: 'MC-3.8',
    highlight: 'prompt',
    expect: wants({ type: 'endTurn' }),
    otherwise: STAY,
    then: [
      { seat: 1, type: 'move', to: LAIR_CELL },
      { seat: 1, type: 'endTurn' },
    ],
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
      en: 'Now strike together. Pick the hound, tick Milena, choose close combat: both sums are added up, with one die.',
      ru: 'Теперь ударьте вместе. Выберите пса, отметьте Милену, ближний бой: суммы обоих складываются, кубик один.',
      uk: 'Тепер ударте разом. Виберіть пса, позначте Мілену, ближній бій: суми обох додаються, кубик один.',
    },
    rule: 'MC-14.6',
    highlight: at('foe-M2'),
    expect: (choice) => choice.type === 'attackTogether' && choice['target'] === 'M2' && choice['kind'] === 'close',
    otherwise: {
      en: 'Together, please: pick the hound, tick Milena, then close combat.',
      ru: 'Вместе, пожалуйста: выберите пса, отметьте Милену, потом ближний бой.',
      uk: 'Разом, будь ласка: виберіть пса, позначте Мілену, потім ближній бій.',
    },
    then: [
      { seat: 1, type: 'join' },
      { seat: 1, type: 'assign', to: 'magic' },
    ],
  },
  {
    say: {
      en: 'Down it goes. Without an agreement the trophy goes to whoever has more points left: Milena. That’s how to bring down the Manticore too: gather beside her path and strike together, with spells in the first blow.',
      ru: 'Готово. Без уговора трофей достаётся тому, у кого осталось больше очков: Милене. Так падёт и Мантикора: соберитесь у её пути и ударьте вместе, заклинания — в первый удар.',
      uk: 'Готово. Без угоди трофей дістається тому, хто має більше очок: Мілені. Так загине й Мантикора: зберіться біля її шляху і вдарте разом, закляття — у перший удар.',
    },
    rule: 'MC-14.11',
    highlight: at('member-1'),
  },
];
