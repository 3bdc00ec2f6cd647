import type { Say } from '@parlour/kernel';
import type { MonsterKind } from '../../content/monsters.ts';
import type { Fighter, Foe, Party } from '../../types.ts';
import { isMonster, isSeat, kindOf, markerOf, phrase } from '../phrase.ts';

/** The names that are ours, declined. Those of players never are: sentences let them stand in the nominative. */

type Case = 'of' | 'whom' | 'by';

/** «ноша Тернового пса», «атакує Мантикору», «перемога над Попелокрилом». */
const FOES: Record<MonsterKind | 'manticore', Record<Case, string>> = {
  hound: { of: 'Тернового пса', whom: 'Тернового пса', by: 'Терновим псом' },
  gnarl: { of: 'Старого Карча', whom: 'Старого Карча', by: 'Старим Карчем' },
  cinderwing: { of: 'Попелокрила', whom: 'Попелокрила', by: 'Попелокрилом' },
  manticore: { of: 'Мантикори', whom: 'Мантикору', by: 'Мантикорою' },
};

export const foeIn = (which: Case, who: Foe): string =>
  isMonster(who) ? phrase(FOES[kindOf(who)][which], markerOf(who)) : FOES.manticore[which];

/** A sentence about a foe, whose name is declined, or about a person, whose name is not: «атакує Тернового пса», but «атакує (ціль — Ада)». */
export function about(
  who: Fighter,
  say: Say,
  { foe: which, person }: { foe: [Case, (name: string) => string]; person: (name: string) => string },
): string {
  const [as, words] = which;
  return isSeat(who) ? person(say.seat(who)) : words(foeIn(as, who));
}

/** The same of a whole side: several are always persons. */
export const aboutSide = (side: Party, say: Say, sentence: Parameters<typeof about>[2]): string =>
  side.is === 'foe' ? about(side.foe, say, sentence) : sentence.person(say.list(side.seats.map(say.seat)));
