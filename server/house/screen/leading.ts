import type { Ask } from '@parlour/protocol';
import type { Answer } from '@parlour/table';
import type { KeptRoom, Person } from '../../store/index.ts';
import type { Rooms } from '../../store/rooms.ts';
import { OK, refuse } from '../refusals.ts';
import type { Clocks } from '../time/clocks.ts';

type Led = Extract<Ask, { is: 'pause' | 'teach' | 'skip' }>;
type Changed = Partial<KeptRoom> | Answer;

/** What only one does while a game is going on: the host, or who leads while the host is away. */
export function led(kept: KeptRoom, leads: boolean, ask: Led, clocks: Clocks | null): Changed {
  if (!leads) return refuse('notHost');
  switch (ask.is) {
    case 'pause':
      return paused(kept, ask.isPaused, clocks);
    case 'teach':
      return { isTaught: ask.isTaught };
    case 'skip':
      return { skips: (kept.skips ?? 0) + 1 };
  }
}

/** The host stops the game for dinner, or for a week: no bot moves and no clock runs until it goes on. */
function paused({ isPaused: wasPaused = false }: KeptRoom, isPaused: boolean, clocks: Clocks | null): Changed {
  if (wasPaused === isPaused) return OK;
  // What is left to everybody is kept as it stands; clocks are made of it anew when the game goes on.
  return { isPaused, ...clocks?.stopped(), due: null };
}

const isOpen = ({ screen, isTaught }: KeptRoom): boolean => screen != null && isTaught === undefined;

/** Where somebody sits down who has played this game to its end, the screen explains it only if the host wants it to. */
export async function taughtAfter(
  kept: KeptRoom,
  rooms: Pick<Rooms, 'mine'>,
  { id }: Pick<Person, 'id'>,
): Promise<(kept: KeptRoom) => Partial<KeptRoom>> {
  const played = isOpen(kept) ? await rooms.mine(id) : [];
  const knows = played.some(({ game, state }) => game === kept.game && state === 'over');
  return (now) => (knows && isOpen(now) ? { isTaught: false } : {});
}

/** The same where several sit from the beginning. */
export async function taughtTo(kept: KeptRoom, rooms: Pick<Rooms, 'mine'>): Promise<Partial<KeptRoom>> {
  const persons = kept.seats.flatMap(({ person }) => person ?? []);
  const changes = await Promise.all(persons.map((id) => taughtAfter(kept, rooms, { id })));
  return Object.assign({}, ...changes.map((change) => change(kept)));
}
