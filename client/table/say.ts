import { type Language, listIn, type Say } from '@parlour/kernel';
import type { Sitter } from '@parlour/kit';
import { seatMarks } from '@parlour/kit/seats/index.ts';
import type { SavedTable } from '../storage/saved.ts';

/** Who sits where, with colour and symbol. */
export function sittersOf({ setup, marks }: SavedTable): Sitter[] {
  const painted = seatMarks(
    setup.sitters.map((_, seat) => marks[seat] ?? ''),
    setup.picks,
  );
  return setup.sitters.map(({ name, bot }, seat) => {
    const { colour = '', symbol = '' } = painted[seat] ?? {};
    return { name, bot, colour, symbol };
  });
}

export const sayFor = (sitters: readonly Sitter[], language: Language): Say => ({
  seat: (seat) => sitters[seat]?.name ?? String(seat + 1),
  list: (items) => listIn(language, items),
});
