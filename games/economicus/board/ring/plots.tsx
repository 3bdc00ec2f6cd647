import { classes } from '@parlour/kit/classes.ts';
import type { ReactNode } from 'react';
import { type Industry, KINDS } from '../../content/industries.ts';
import { Icon } from '../art/icon.tsx';
import { CompanyToken, FreeToken, ProjectToken } from '../art/tokens.tsx';
import { useSight } from '../table/context.tsx';
import { companiesIn } from '../table/reading.ts';
import css from './segment.module.css';

const c = classes(css);
/** So many stand in a segment one by one; more are shown as one with their number. */
const CROWD = 12;

/** Everything that stands on an industry: companies under their owners' signs, free ones, and projects. */
export function Plots({ industry }: { industry: Industry }) {
  const { view, facts, sitters } = useSight();
  const owned = companiesIn(view, industry);
  const free = { private: view.freePrivate[industry], state: view.freeState[industry] };
  const starters = view.seats.filter((seat) => view.players[seat].projects[industry] > 0);
  const pieces: { key: string; count: number; draw: ReactNode; isCrowned: boolean }[] = [
    ...owned.map(({ seat, condition, count }) => ({
      key: `${seat}-${condition}`,
      count,
      isCrowned: facts.industries[industry].majority === seat,
      draw: <CompanyToken owner={sitters[seat] ?? NOBODY} condition={condition} size="100%" />,
    })),
    ...KINDS.filter((kind) => free[kind] > 0).map((kind) => ({
      key: kind,
      count: free[kind],
      isCrowned: false,
      draw: <FreeToken kind={kind} size="100%" />,
    })),
    ...starters.map((seat) => ({
      key: `project-${seat}`,
      count: view.players[seat].projects[industry],
      isCrowned: false,
      draw: <ProjectToken owner={sitters[seat] ?? NOBODY} size="100%" />,
    })),
  ];
  const all = pieces.reduce((sum, { count }) => sum + count, 0);
  const isCrowd = all > CROWD;
  // A crown is worn by one piece of its owner only.
  const crowned = pieces.find(({ isCrowned }) => isCrowned)?.key;
  return (
    <span className={c('plots', (isCrowd ? pieces.length : all) > 6 && 'many')} data-place={`plots-${industry}`}>
      {pieces.flatMap(({ key, count, draw }) =>
        Array.from({ length: isCrowd ? 1 : count }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: like pieces are told apart by nothing else
          <span key={`${key} ${i}`} className={c('plot')} data-place={i === 0 ? `plot-${industry}-${key}` : undefined}>
            {draw}
            {isCrowd && count > 1 && <span className={c('times')}>{count}</span>}
            {key === crowned && i === 0 && view.options.rules === 'full' && (
              <Icon name="crown" className={c('crown')} />
            )}
          </span>
        )),
      )}
    </span>
  );
}

const NOBODY = { colour: '', symbol: '' };
