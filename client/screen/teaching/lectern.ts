import type { GameTypes, Language, Question } from '@parlour/kernel';
import { typeset } from '@parlour/kernel/text/types.ts';
import type { Said, Seen, Together } from '@parlour/kit';
import { meaningOf } from '@parlour/kit/teaching/explaining.ts';

/** One thing the screen says to the room; `id` remembers that it was said. */
export type Note = { id: string; say: string };

const OPENING = 'opening';
const GOODBYE = 'goodbye';

export const isOpening = ({ id }: Note): boolean => id.startsWith(OPENING);

/** An unhurried reader at three metres: 180 words a minute, and a moment to look up. */
const WORDS_A_MINUTE = 180;
const LOOKING_UP = 2000;
export const readingTime = ({ say }: Note): number => LOOKING_UP + (say.split(/\s+/).length * 60_000) / WORDS_A_MINUTE;

type Moment = { seen: Seen<GameTypes>; waiting: Question | null; language: Language; read: readonly string[] };

/** What there is to say at this moment: what has not been read yet, and what the open question means. */
export function dueIn(together: Together, { seen, waiting, language, read }: Moment): { unread: Note[]; open: Note[] } {
  const note = (id: string, ...said: (Said | undefined)[]): Note => ({
    id,
    say: typeset(language, said.flatMap((each) => (each === undefined ? [] : [each[language]])).join(' ')),
  });
  const isUnread = ({ id }: Note) => !read.includes(id);
  if (waiting === null || !together.isFirstRound(seen)) {
    // Whoever was told nothing needs no goodbye: the first round is long over.
    const goodbye = read.length === 0 || waiting === null ? [] : [note(GOODBYE, together.goodbye)];
    return { unread: goodbye.filter(isUnread), open: [] };
  }
  const opening = together.opening(seen).map((said, at) => note(`${OPENING} ${at}`, said));
  const meaning = meaningOf(together, seen, waiting);
  const open = meaning === null ? [] : [note(meaning.id, meaning.short, meaning.more)];
  return { unread: [...opening, ...open].filter(isUnread), open };
}

/**
 * What stands on the screen: first what the game is about; then what is asked now, before what was asked earlier and went by
 * unread; and where everything is read, what is asked now again.
 */
export function shownOf(unread: readonly Note[], open: readonly Note[]): Note | null {
  const isAsked = ({ id }: Note) => open.some((each) => each.id === id);
  return unread.find(isOpening) ?? unread.find(isAsked) ?? unread[0] ?? open[0] ?? null;
}
