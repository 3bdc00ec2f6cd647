import { classes } from '@parlour/kit/classes.ts';
import { Count } from '@parlour/kit/money/count.tsx';
import { Spoken } from '@parlour/kit/spoken/spoken.tsx';
import { memo } from 'react';
import { type Industry, SEGMENTS } from '../../content/industries.ts';
import { Icon } from '../art/icon.tsx';
import { type Sight, useSight, useTable } from '../table/context.tsx';
import { isFullGame } from '../table/reading.ts';
import { openDossier, select, useSelection } from '../table/selection.ts';
import type { Dial } from './geometry.ts';
import { isLit, pickIndustry } from './picking.ts';
import { Plots } from './plots.tsx';
import { Price, Spark } from './price.tsx';
import css from './segment.module.css';

const c = classes(css);

/** The label of one industry: number, odds, name, profit, price and everything that stands on it. */
export function Segment({ industry, at, dial }: { industry: Industry; at: number; dial: Dial }) {
  const table = useTable();
  const isOpen = useSelection((selection) => selection.industry === industry && selection.tab === 'desk');
  const centre = dial.centres[at] ?? { x: 0, y: 0 };
  return (
    <button
      type="button"
      className={c('segment')}
      data-lit={isLit(table, industry)}
      style={{ left: `${50 + (100 * centre.x) / dial.width}%`, top: `${50 + (100 * centre.y) / dial.height}%` }}
      data-tone={SEGMENTS[industry].tone}
      data-place={`industry-${industry}`}
      aria-pressed={isOpen}
      onClick={() => pickIndustry(table, industry) || openDossier(industry)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && select({ peek: industry })}
      onPointerLeave={(event) => event.pointerType === 'mouse' && select({ peek: null })}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && select({ peek: industry })}
      onBlur={() => select({ peek: null })}
    >
      <Face industry={industry} />
    </button>
  );
}

/** What stands on the label. */
const Face = memo(function Face({ industry }: { industry: Industry }) {
  const sight = useSight();
  const { view, facts, words, pace } = sight;
  const { ways, profit: printed } = SEGMENTS[industry];
  const { profit } = facts.industries[industry];
  const crisis = view.crises[industry];
  return (
    <Spoken words={saysOf(sight, industry)}>
      <span className={c('top')}>
        <span className={c('number')}>
          {industry}
          <span className={c('ways')}>{ways}/36</span>
        </span>
        <span className={c('gain')}>
          <span className={c('profit', profit < printed && 'down', profit > printed && 'up')}>
            {profit !== printed && <s>{printed}</s>}
            <b>
              <Count value={profit} pace={pace} />
            </b>
          </span>
          <Spark industry={industry} />
        </span>
        <Price industry={industry} />
      </span>
      <span className={c('name')}>{words.industries[industry]}</span>
      <Plots industry={industry} />
      {isFullGame(view) && (view.forecast === industry || crisis > 0) && (
        <span className={c('weather')}>
          {view.forecast === industry && (
            <span className={c('cloud')} data-place="forecast">
              <Icon name="lightning-storm" />
            </span>
          )}
          {crisis > 0 && (
            <span className={c('strength')}>
              <Icon name="falling-rocks" />
              {crisis}
            </span>
          )}
        </span>
      )}
    </Spoken>
  );
});

/** All of it in a sentence, for those who do not see it. */
export function saysOf({ view, facts, words, label, sitters }: Sight, industry: Industry): string {
  const { profit } = facts.industries[industry];
  const owners = view.seats.flatMap((seat) => {
    const { companies, mortgaged, projects } = view.players[seat];
    return companies[industry] + projects[industry] === 0
      ? []
      : [label.say.owner(sitters[seat]?.name ?? '', companies[industry], mortgaged[industry], projects[industry])];
  });
  return label.say.industry({
    name: words.industries[industry],
    industry,
    ways: SEGMENTS[industry].ways,
    profit,
    price: view.prices[industry],
    private: view.freePrivate[industry],
    state: view.freeState[industry],
    crisis: view.crises[industry],
    hasForecast: view.forecast === industry,
    isActive: view.turn.industry === industry,
    owners,
  });
}
