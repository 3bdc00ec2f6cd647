import { classes } from '@parlour/kit/classes.ts';
import type { FoeFacts } from '../../../types.ts';
import { Icon } from '../../art/icon.tsx';
import { CHARACTERISTIC_ICONS } from '../../art/icon-of.ts';
import { useTable } from '../../table/context.ts';
import css from './figures.module.css';

const c = classes(css);

/** What a foe fights with, each figure under its name. */
export function Figures({ figures }: { figures: FoeFacts }) {
  const { words } = useTable();
  const { close, shooting, magicAttack, magicDefense, defense } = figures;
  const magic = magicAttack === magicDefense ? `${magicAttack}` : `${magicAttack}/${magicDefense}`;
  const shown = [
    ['attack', close],
    ['shooting', shooting],
    ['magic', magic],
    ['defense', defense],
  ] as const;
  return (
    <ul className={c('figures')}>
      {shown.map(([characteristic, figure]) => (
        <li key={characteristic}>
          <span className={c('name')}>{words.characteristics[characteristic]}</span>
          <b>
            <Icon name={CHARACTERISTIC_ICONS[characteristic]} size={16} /> {figure}
          </b>
        </li>
      ))}
    </ul>
  );
}
