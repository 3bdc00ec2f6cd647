import { classes } from '@parlour/kit/classes.ts';
import { Phases } from './phases.tsx';
import css from './round.module.css';
import { Track } from './track.tsx';

const c = classes(css);

/** Over the yard: where the round stands, and how far everybody is on the road to the finish. */
export const Head = ({ className }: { className: string }) => (
  <header className={`${c('head')} ${className}`}>
    <Phases />
    <Track />
  </header>
);
