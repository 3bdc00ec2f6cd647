import { classes } from '@parlour/kit/classes.ts';
import { Digits } from '@parlour/kit/money/digits.tsx';
import { memo } from 'react';
import type { CompanyFacts } from '../../types.ts';
import { Icon } from '../art/icon.tsx';
import { useTable } from '../table/context.ts';
import type { SeenCompany } from '../table/reading.ts';
import css from './stats.module.css';

const c = classes(css);

/** Cash as a visitor counter, runway as a battery, burn as a flame, cards as pips. */
export const Stats = memo(function Stats({
  company,
  facts,
  limit,
}: {
  company: SeenCompany;
  facts: CompanyFacts;
  limit: number;
}) {
  const { label, pace } = useTable();
  const isFunded = company.lead !== null;
  return (
    <dl className={c('stats', !isFunded && 'unfunded')}>
      <div className={c('cash')}>
        <dt>{label.company.cash}</dt>
        <dd className={c('counter')} data-place={`cash-${company.plan}`}>
          <span aria-hidden="true">$</span>
          <Digits value={company.cash} pace={pace} />
        </dd>
      </div>
      <div>
        <dt>{label.company.burn}</dt>
        <dd className={c('burn')}>
          <Icon name="flame" size={15} />
          {facts.burn}
        </dd>
      </div>
      <div>
        <dt>{label.company.runway}</dt>
        <dd>
          <Battery facts={facts} isFunded={isFunded} />
        </dd>
      </div>
      <div className={c('size')}>
        <dt>{label.company.size}</dt>
        <dd>
          <Pips size={facts.size} limit={limit} matches={facts.matches} />
        </dd>
      </div>
    </dl>
  );
});

function Battery({ facts, isFunded }: { facts: CompanyFacts; isFunded: boolean }) {
  const { runway, isDying } = facts;
  const bars = !isFunded ? 0 : runway === null ? 4 : Math.min(runway, 4);
  const level = isDying || bars === 0 ? 'empty' : bars === 1 ? 'low' : 'fine';
  return (
    <span className={c('battery', isFunded && level)}>
      <span className={c('cells')} aria-hidden="true">
        {[1, 2, 3, 4].map((n) => (
          <i key={n} className={c(n <= bars && 'full')} />
        ))}
      </span>
      <b>{!isFunded ? '–' : runway === null ? '∞' : runway}</b>
    </span>
  );
}

/** As many boxes as the Limit asks for; filled ones are cards, a yellow cap marks each that knows the trade. */
function Pips({ size, limit, matches }: { size: number; limit: number; matches: number }) {
  const filled = Math.min(size, limit);
  return (
    <span className={c('pips', size >= limit && 'enough')}>
      <span aria-hidden="true" className={c('boxes')}>
        {Array.from({ length: limit }, (_, i) => i).map((i) => (
          <i key={i} className={c(i < filled && 'filled', i < filled && i >= filled - matches && 'match')} />
        ))}
      </span>
      <b>
        {size}/{limit}
      </b>
    </span>
  );
}
