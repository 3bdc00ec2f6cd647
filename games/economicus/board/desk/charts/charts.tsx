import { classes } from '@parlour/kit/classes.ts';
import { markOf, SeatMark } from '@parlour/kit/seats/index.ts';
import { INDUSTRIES, type Industry } from '../../../content/industries.ts';
import { useTable } from '../../table/context.tsx';
import { type Moment, useMoments } from '../../table/memory.ts';
import { nameOf } from '../../table/reading.ts';
import { select, useSelection } from '../../table/selection.ts';
import { Panel } from '../panel.tsx';
import css from './charts.module.css';
import { pathOf } from './series.ts';

const c = classes(css);
const [WIDTH, HEIGHT] = [272, 120];
/** Dashes tell the lines of prices apart where colours do not. */
const DASHES = ['', '6 3', '2 3', '9 3 2 3', '1 4'] as const;

/** The stock pages: net assets of everybody and the prices of all industries over the turns that were seen. */
export function Charts() {
  const { label } = useTable();
  const moments = useMoments();
  return (
    <Panel icon="progression" title={label.charts.title}>
      {moments.length < 2 ? (
        <p className={c('quiet')}>{label.charts.tooFew}</p>
      ) : (
        <>
          <Assets moments={moments} />
          <Prices moments={moments} />
        </>
      )}
    </Panel>
  );
}

const lineOf = (moments: readonly Moment[], most: number, of: (moment: Moment) => number | null | undefined) =>
  pathOf(
    moments.map((moment) => ({ turn: moment.turn, value: of(moment) ?? null })),
    most,
    WIDTH,
    HEIGHT,
  );

function Assets({ moments }: { moments: readonly Moment[] }) {
  const table = useTable();
  const { view, facts, label, sitters } = table;
  const most = Math.max(20, ...moments.flatMap(({ assets }) => assets));
  return (
    <figure className={c('chart')}>
      <figcaption>{label.charts.assets}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <Grid most={most} />
        {view.seats.map((seat) => (
          <path
            key={seat}
            d={lineOf(moments, most, ({ assets }) => assets[seat])}
            className={c('line')}
            style={{ stroke: markOf(sitters[seat] ?? { colour: '', symbol: '' }).colour }}
          />
        ))}
      </svg>
      <ul className={c('legend')}>
        {view.seats.map((seat) => (
          <li key={seat}>
            {sitters[seat] !== undefined && <SeatMark sitter={sitters[seat]} size={16} />}
            {nameOf(table, seat)} <b>{facts.seats[seat].netAssets}</b>
          </li>
        ))}
      </ul>
    </figure>
  );
}

function Prices({ moments }: { moments: readonly Moment[] }) {
  const { view, words, label } = useTable();
  const chosen = useSelection((selection) => selection.peek);
  const most = Math.max(10, ...moments.flatMap(({ prices }) => prices.map((price) => price ?? 0)));
  const set = INDUSTRIES.filter((industry) => view.prices[industry] !== null);
  const at = (industry: Industry) => DASHES[INDUSTRIES.indexOf(industry) % DASHES.length];
  return (
    <figure className={c('chart')}>
      <figcaption>{label.charts.prices}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <Grid most={most} />
        {set.map((industry) => (
          <path
            key={industry}
            d={lineOf(moments, most, ({ prices }) => prices[industry])}
            className={c('line', 'price', chosen === industry && 'chosen')}
            strokeDasharray={at(industry)}
          />
        ))}
      </svg>
      <ul className={c('legend')}>
        {set.map((industry) => (
          <li key={industry} className={c(chosen === industry && 'chosen')}>
            <button
              type="button"
              onPointerEnter={() => select({ peek: industry })}
              onPointerLeave={() => select({ peek: null })}
              onFocus={() => select({ peek: industry })}
              onBlur={() => select({ peek: null })}
              title={words.industries[industry]}
            >
              {industry} <b>{view.prices[industry]}</b>
            </button>
          </li>
        ))}
      </ul>
    </figure>
  );
}

const Grid = ({ most }: { most: number }) => (
  <>
    {[0.25, 0.5, 0.75, 1].map((share) => (
      <g key={share}>
        <path d={`M0 ${HEIGHT - 3 - share * (HEIGHT - 6)}H${WIDTH}`} className={c('grid')} />
        <text x="1" y={HEIGHT + 6 - share * (HEIGHT - 6)} className={c('tick')}>
          {Math.round(most * share)}
        </text>
      </g>
    ))}
  </>
);
