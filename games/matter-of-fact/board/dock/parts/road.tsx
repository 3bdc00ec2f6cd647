import type { Seat } from '@parlour/kernel';
import type { Product } from '../../../content/assets.ts';
import type { Share } from '../../../types.ts';
import { Icon } from '../../art/icon.tsx';
import { Peg, Token } from '../../art/token.tsx';
import { useTable } from '../../table/context.ts';
import { c } from '../look.ts';

/** The road to victory: what the park needs, and what there is. */
export function Road({ seat }: { seat: Seat }) {
  const { facts, label, view } = useTable();
  const { readiness } = facts.seats[seat];
  return (
    <div className={c('road')} title={label.rivals.readiness(readiness)}>
      <span className={c('share', readiness.hasPark && 'full')}>
        <Icon name="atom" size={24} />
        <b>{readiness.hasPark ? '✓' : label.road.noPark}</b>
      </span>
      <Part of="steel" share={readiness.steel} />
      <Part of="energy" share={readiness.energy} />
      <span className={c('share', readiness.workers.has >= readiness.workers.needs && 'full')}>
        <Peg is="worker" />
        <b>
          {readiness.workers.has}/{readiness.workers.needs}
        </b>
      </span>
      <span className={c('goal')}>
        <Token of="biobot" size={34} />
        <b>
          {view.players[seat].biobots}/{facts.target}
        </b>
      </span>
    </div>
  );
}

const Part = ({ of, share }: { of: Product; share: Share }) => (
  <span className={c('share', share.has >= share.needs && 'full')}>
    <Token of={of} size={24} />
    <b>
      {share.has}/{share.needs}
    </b>
  </span>
);
