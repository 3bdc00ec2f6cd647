import { classes } from '@parlour/kit/classes.ts';
import type { Doom } from '../../types.ts';
import { Icon } from '../art/icon.tsx';
import { type Table, useTable } from '../table/context.ts';
import { doomsOf } from '../table/reading.ts';
import css from './alarm.module.css';

const c = classes(css);

/** What the end of this round will bring, said while something can still be done about it. */
export function Alarm() {
  const table = useTable();
  const dooms = doomsOf(table);
  if (dooms.length === 0) return null;
  return (
    <ul className={c('alarm')} role="status" data-part="alarm">
      {dooms.map((doom) => (
        <li key={doom.is}>
          <Icon name="lion" size={18} /> <span>{doomWords(table, doom)}</span>
        </li>
      ))}
    </ul>
  );
}

export function doomWords({ label, words, say }: Table, doom: Doom): string {
  switch (doom.is) {
    case 'enters':
      return label.dooms.enters(words.cell(doom.gate));
    case 'lastRound':
      return label.dooms.lastRound(doom.round);
    case 'cityDamage':
      return label.dooms.cityDamage(doom.damage, doom.dies.length === 0 ? null : say.list(doom.dies.map(say.seat)));
  }
}
