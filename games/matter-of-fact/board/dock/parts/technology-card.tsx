import { classes } from '@parlour/kit/classes.ts';
import { ASSETS_BY_KIND } from '../../../content/assets.ts';
import { TECHNOLOGIES, type TechnologyId } from '../../../content/technologies.ts';
import { Icon } from '../../art/icon.tsx';
import { KIND_COLOURS, KIND_ICONS } from '../../art/look.ts';
import { Amount, Peg } from '../../art/token.tsx';
import { useTable } from '../../table/context.tsx';
import { listed } from '../../table/reading.ts';
import css from './technology.module.css';

const c = classes(css);

/** A technology card: what it fits, what it takes, what it makes. */
export function TechnologyCard({ technology, isShort = false }: { technology: TechnologyId; isShort?: boolean }) {
  const { words } = useTable();
  const { level, fits, process } = TECHNOLOGIES[technology];
  return (
    <div
      className={c('card')}
      style={{ '--kind': KIND_COLOURS[fits] } as React.CSSProperties}
      data-place={`technology-${technology}`}
    >
      <header>
        <Icon name={KIND_ICONS[fits]} size={20} />
        <span>{words.kinds[fits]}</span>
        <i>{level}</i>
      </header>
      <b>{words.technologies[technology].name}</b>
      <p className={c('flow')}>
        <span>
          {process.workers}
          <Peg is="worker" />
        </span>
        {listed(process.inputs).map(({ resource, units }) => (
          <Amount key={resource} of={resource} units={units} size={18} />
        ))}
        → <Amount of={ASSETS_BY_KIND[fits].product} units={process.output} size={22} />
      </p>
      {!isShort && <p className={c('flavour')}>{words.technologies[technology].flavour}</p>}
    </div>
  );
}
