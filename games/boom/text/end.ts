import { type Language, typeset } from '@parlour/kernel';

/** How near the end is, and who could bring it about: loaded only when it may be near. */
type EndText = { crash(oneIn: number): string; by(name: string): string; ahead(names: string): string };

export const endText: Record<Language, EndText> = {
  en: typeset('en', {
    crash: (n) => `The •Crash may come before your next turn (1 in ${n}): what isn’t public is worth nothing then.`,
    by: (name) => `${name} can end the game now by taking the last company public.`,
    ahead: (names) => `If it ended now: ${names}.`,
  }),
  ru: typeset('ru', {
    crash: (n) =>
      `До вашего следующего хода может наступить •Крах (1 из ${n}): всё, что не вышло на биржу, обесценится.`,
    by: (name) => `${name} может закончить игру сейчас: вывести на биржу последнюю компанию.`,
    ahead: (names) => `Если бы игра кончилась сейчас: ${names}.`,
  }),
  uk: typeset('uk', {
    crash: (n) => `До вашого наступного ходу може настати •Крах (1 з ${n}): усе, що не вийшло на біржу, знеціниться.`,
    by: (name) => `${name} може закінчити гру зараз: вивести на біржу останню компанію.`,
    ahead: (names) => `Якби гра скінчилася зараз: ${names}.`,
  }),
};
