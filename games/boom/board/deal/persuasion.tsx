import { classes } from '@parlour/kit/classes.ts';
import { SeatMark } from '@parlour/kit/seats/index.ts';
import { useState } from 'react';
import { useTable } from '../table/context.ts';
import type { FrameOf } from '../table/reading.ts';
import css from './deal.module.css';
import { Sweetener } from './sweetener.tsx';

const c = classes(css);

/** With side deals: going from investor to investor for a consent, each time with a sum on top or without. */
export function Persuasion({ frame }: { frame: FrameOf<'persuasion'> }) {
  const { offer, sitters, label } = useTable();
  const [sweetener, setSweetener] = useState(0);
  return (
    <section className={c('negotiation')}>
      <h4>{label.deal.askTitle}</h4>
      <Sweetener type="request" value={sweetener} onChange={setSweetener} />
      <ul className={c('parties')}>
        {frame.unasked.map((investor) => {
          const sitter = sitters[investor];
          if (sitter === undefined) return null;
          return (
            <li key={investor} className={c('must')}>
              <SeatMark sitter={sitter} size={24} />
              <span className={c('who')}>{sitter.name}</span>
              <button
                type="button"
                className={c('invite')}
                onClick={() => offer('request').pick({ investor, sweetener })}
              >
                {label.deal.ask(sitter.name)}
              </button>
            </li>
          );
        })}
      </ul>
      <button type="button" className={c('plain')} onClick={() => offer('withdraw').pick({})}>
        {label.deal.withdraw}
      </button>
    </section>
  );
}
