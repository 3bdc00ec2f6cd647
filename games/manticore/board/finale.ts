import type { Language, Seat, StateView } from '@parlour/kernel';
import type { Ended, Finale } from '@parlour/kit/finale.ts';
import { finaleWords } from '../text/finale.ts';
import type { Manticore } from '../types.ts';
import { scores } from './seat-facts.ts';

/** All heroes stand or fall together, unless they are rivals for the last blow (MC-1.7, MC-1.8). */
const isShared = (view: StateView<Manticore>): boolean =>
  view.options.mode === 'coop' || view.ending?.winners.length !== 1;

/** What the blow that ends the game weighs against life, when it is asked what turned it. */
const LAST_BLOW = 20;

/** The end of Manticore: who is alive, and what became of the City (MC-25). */
export async function finale(language: Language): Promise<Finale<Manticore>> {
  const words = await finaleWords[language]();
  const isPractice = (view: StateView<Manticore>): boolean => view.ending?.grade.startsWith('practice') ?? false;
  return {
    headline: ({ view }: Ended<Manticore>) =>
      isShared(view) && view.ending !== null ? words.grades[view.ending.grade] : null,
    decided({ view, say }) {
      const { ending, round } = view;
      if (ending === null) return '';
      return words.decided({
        because: ending.because,
        isGreat: ending.grade === 'greatVictory',
        round,
        blow: say.list(ending.blow.map(say.seat)),
      });
    },
    score({ view }, seat) {
      const { hero, life } = view.heroes[seat];
      const isBlow = view.ending?.blow.includes(seat) ?? false;
      return {
        value: life > 0 ? words.life(life) : words.fallen,
        detail: [words.heroes[hero], ...(isBlow ? [words.lastBlow] : [])].join(' · '),
      };
    },
    measure: {
      title: words.axis,
      words: words.life,
      of: scores,
      other: { name: words.manticore, of: (view) => (isPractice(view) ? Number.NaN : view.manticore.life) },
    },
    weight: (view) =>
      scores(view).map((life, seat) => life + (view.ending?.blow.includes(seat as Seat) ? LAST_BLOW : 0)),
    tells: ['died', 'manticoreWoke', 'monsterEntered', 'hurt', 'healed'],
    time: { title: words.round, of: (view) => view.round },
    isShared,
  };
}
