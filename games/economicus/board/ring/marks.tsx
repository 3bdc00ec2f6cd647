import type { Seat } from '@parlour/kernel';
import { classes } from '@parlour/kit/classes.ts';
import { markOf } from '@parlour/kit/seats/index.ts';
import type { Industry } from '../../content/industries.ts';
import { useTable } from '../table/context.tsx';
import { useSelection } from '../table/selection.ts';
import type { Dial } from './geometry.ts';
import { isLit } from './picking.ts';
import css from './ring.module.css';

const c = classes(css);

/** What comes and goes on the dial: the lit segment, chains along the inner rim, cracks where a crisis is. */
export function Marks({ dial }: { dial: Dial }) {
  const table = useTable();
  const { view, facts, sitters, seat } = table;
  const shown = useSelection(({ seat: looked }) => looked) ?? seat;
  const peek = useSelection(({ peek: looked, industry }) => looked ?? industry);
  const at = (industry: Industry): number => view.layout.indexOf(industry);
  const active = view.turn.industry;
  return (
    <>
      {view.layout.map((industry, i) =>
        view.crises[industry] > 0 ? (
          <Cracks key={industry} dial={dial} at={i} strength={view.crises[industry]} />
        ) : null,
      )}
      {shown !== null && <Chains dial={dial} seat={shown} />}
      {view.layout.map((industry, i) =>
        isLit(table, industry) ? <path key={industry} d={dial.outlines[i]} className={c('lit')} /> : null,
      )}
      {active !== null && <path d={dial.outlines[at(active)]} className={c('active')} />}
      {peek !== null && <path d={dial.outlines[at(peek)]} className={c('peeked')} />}
      {peek !== null &&
        view.seats.map((each) => {
          const chain = facts.seats[each].chains.find((industries) => industries.includes(peek));
          const colour = markOf(sitters[each] ?? { colour: '', symbol: '' }).colour;
          return chain === undefined || each !== shown
            ? null
            : chain.map((industry) => (
                <path key={industry} d={dial.outlines[at(industry)]} className={c('linked')} stroke={colour} />
              ));
        })}
    </>
  );
}

/** The chains of one player as bands in its colour: what lies under one band pays together. */
function Chains({ dial, seat }: { dial: Dial; seat: Seat }) {
  const { view, facts, sitters } = useTable();
  const colour = markOf(sitters[seat] ?? { colour: '', symbol: '' }).colour;
  return facts.seats[seat].chains.map((chain) => (
    <g key={chain.join()} data-place={`chain-${chain[0]}`}>
      {chain.map((industry) => (
        <path key={industry} d={dial.rims[view.layout.indexOf(industry)]} className={c('band')} stroke={colour} />
      ))}
    </g>
  ));
}

/** A crisis cracks the rim, the deeper the stronger it is. */
function Cracks({ dial, at, strength }: { dial: Dial; at: number; strength: number }) {
  const centre = dial.centres[at] ?? { x: 0, y: 0 };
  const reach = 0.3 + 0.09 * strength;
  const towards = (x: number, y: number, k: number) => `${x + (centre.x - x) * k} ${y + (centre.y - y) * k}`;
  const points = (dial.edges[at] ?? '')
    .slice(1)
    .split('L')
    .map((pair) => pair.split(' ').map(Number));
  const cracks = points.flatMap(([x = 0, y = 0], i) => {
    if (i % 3 !== 1) return [];
    const jag = i % 2 === 0 ? 5 : -5;
    return [
      `M${x} ${y}L${towards(x + jag, y + jag / 2, reach * 0.4)}L${towards(x - jag, y + jag, reach * 0.65)}L${towards(x + jag, y, reach)}`,
    ];
  });
  return (
    <g className={c('crisis')}>
      <path d={dial.outlines[at]} className={c('scorch')} />
      <path d={dial.edges[at]} className={c('brokenRim')} />
      <path d={cracks.join('')} className={c('crack')} />
    </g>
  );
}
