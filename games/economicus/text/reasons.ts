import type { CrisisCard } from '../content/crisis-cards.ts';
import type { EventId } from '../content/events.ts';
import type { OptionId } from '../content/options.ts';
import type { Cards } from './types.ts';

type CardId = OptionId | EventId | CrisisCard;

/** How a language names cards, in its quotation marks, and the reasons of events, which are often cards. */
export function reasonsIn({ optionCards, eventCards, crisisCards }: Cards, quote: (name: string) => string) {
  const all = { ...optionCards, ...eventCards, ...crisisCards };
  const isCard = (id: string): id is CardId => Object.hasOwn(all, id);
  const byCard = (id: CardId): string => quote(all[id].name);
  /** `words` has the reasons that are no cards; one that is missing does not compile. */
  function reason<R extends string>(words: Record<Exclude<R, CardId>, string>, because: R): string {
    const plain: Partial<Record<string, string>> = words;
    return plain[because] ?? (isCard(because) ? byCard(because) : '');
  }
  return { byCard, reason };
}
