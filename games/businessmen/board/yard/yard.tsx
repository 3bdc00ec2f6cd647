import { classes } from '@parlour/kit/classes.ts';
import { LORRY_IDS } from '../../content/lorries.ts';
import { useTable } from '../table/context.ts';
import { LorryBay } from './lorry-bay.tsx';
import css from './yard.module.css';

const c = classes(css);

/** The yard with the three lorries at the ramp. */
export function Yard({ className }: { className: string }) {
  const { label } = useTable();
  return (
    <section className={`${c('yard')} ${className}`} aria-label={label.yard.title} data-place="yard">
      {LORRY_IDS.map((lorry) => (
        <LorryBay key={lorry} lorry={lorry} />
      ))}
    </section>
  );
}
