import { classes } from '@parlour/kit/classes.ts';
import { ASSETS_BY_KIND, type Process, type Product } from '../../../content/assets.ts';
import { TECHNOLOGIES, type TechnologyId } from '../../../content/technologies.ts';
import type { MatterOfFactText } from '../../../text/types.ts';
import { Icon } from '../../art/icon.tsx';
import { KIND_COLOURS, KIND_ICONS } from '../../art/look.ts';
import { Amount, Peg } from '../../art/token.tsx';
import { useTable } from '../../table/context.ts';
import { listed } from '../../table/reading.ts';
import css from './technology.module.css';

const c = classes(css);

type Props = { technology: TechnologyId; isShort?: boolean };

/** A technology card: what it fits, what it takes, what it makes. */
export const TechnologyCard = (props: Props) => <TechnologyFace {...props} words={useTable().words} />;

/** The same where there is no table: in the book. */
export function TechnologyFace({ technology, isShort = false, words }: Props & { words: MatterOfFactText }) {
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
      <Recipe process={process} product={ASSETS_BY_KIND[fits].product} />
      {!isShort && <p className={c('flavour')}>{words.technologies[technology].flavour}</p>}
    </div>
  );
}

/** Workers and inputs, and what comes of them. */
export const Recipe = ({ process, product }: { process: Process; product: Product }) => (
  <p className={c('flow')}>
    <span>
      {process.workers}
      <Peg is="worker" />
    </span>
    {listed(process.inputs).map(({ resource, units }) => (
      <Amount key={resource} of={resource} units={units} size={18} />
    ))}
    → <Amount of={product} units={process.output} size={22} />
  </p>
);
