import { type Language, plural, typeset } from '@parlour/kernel/text/types.ts';

/** What only a replay says. */
type ReplayWords = {
  hands: string;
  cards(n: number): string;
  through(name: string): string;
  result: string;
  takeOverHint: string;
  /** The last moment has nothing left to take over. */
  overHere: string;
  lastDecision: string;
};

export const replayWords: Record<Language, ReplayWords> = {
  en: typeset('en', {
    hands: 'Everybody’s cards',
    cards: (n) => plural('en', n, { one: `${n} card`, other: `${n} cards` }),
    through: (name) => `Look through the eyes of ${name}`,
    result: 'Result',
    takeOverHint:
      'A new game starts at exactly this point: you play one seat, bots play the others. Cards that nobody has looked at are shuffled again and the dice are new, so it may go differently.',
    overHere: 'Here the game is over. Take it over at an earlier moment.',
    lastDecision: 'To the last decision',
  }),
  ru: typeset('ru', {
    hands: 'Карты всех игроков',
    cards: (n) => plural('ru', n, { one: `${n} карта`, few: `${n} карты`, many: `${n} карт` }),
    through: (name) => `Смотреть глазами игрока: ${name}`,
    result: 'Итог',
    takeOverHint:
      'Ровно с этого момента начнётся новая партия: одно место ваше, за остальных играют боты. Карты, которых никто не видел, будут перемешаны заново, и броски будут новыми, так что всё может пойти иначе.',
    overHere: 'Здесь партия уже окончена. Выберите момент раньше.',
    lastDecision: 'К последнему решению',
  }),
  uk: typeset('uk', {
    hands: 'Карти всіх гравців',
    cards: (n) => plural('uk', n, { one: `${n} карта`, few: `${n} карти`, many: `${n} карт` }),
    through: (name) => `Дивитися очима гравця: ${name}`,
    result: 'Підсумок',
    takeOverHint:
      'Саме з цього моменту почнеться нова партія: одне місце ваше, за решту грають боти. Карти, яких ніхто не бачив, буде перетасовано, і кидки будуть нові, тож усе може піти інакше.',
    overHere: 'Тут партію вже закінчено. Виберіть момент раніше.',
    lastDecision: 'До останнього рішення',
  }),
};
