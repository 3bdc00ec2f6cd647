import { classes } from '@parlour/kit/classes.ts';
import { useTable } from '../table/context.tsx';
import { openDossier, select } from '../table/selection.ts';
import { type Dial, TALL } from './geometry.ts';
import { Hub } from './hub.tsx';
import { Marks } from './marks.tsx';
import { pickIndustry } from './picking.ts';
import { Plate } from './plate.tsx';
import css from './ring.module.css';
import { Segment } from './segment.tsx';

const c = classes(css);

/** The great dial: eleven industries round the bank, the last touching the first. */
export function Ring({ className, dial }: { className: string; dial: Dial }) {
  const table = useTable();
  const { view, label } = table;
  const { width, height } = dial;
  return (
    <section
      className={`${c('ring', dial === TALL && 'tall')} ${className}`}
      aria-label={label.ring.title}
      data-part="ring"
    >
      <div className={c('dial')} style={{ '--ratio': width / height } as React.CSSProperties}>
        <svg
          viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
          className={c('drawing')}
          aria-hidden="true"
          focusable="false"
        >
          <Plate dial={dial} layout={view.layout.join(' ')} />
          <Marks dial={dial} />
          {view.layout.map((industry, i) => (
            // biome-ignore lint/a11y/noStaticElementInteractions: the label of the segment is the button; this widens it for the pointer
            <path
              key={industry}
              d={dial.outlines[i]}
              className={c('touch')}
              onClick={() => pickIndustry(table, industry) || openDossier(industry)}
              onPointerEnter={(event) => event.pointerType === 'mouse' && select({ peek: industry })}
              onPointerLeave={(event) => event.pointerType === 'mouse' && select({ peek: null })}
            />
          ))}
        </svg>
        {view.layout.map((industry, i) => (
          <Segment key={industry} industry={industry} at={i} dial={dial} />
        ))}
        <Hub dial={dial} />
      </div>
    </section>
  );
}
