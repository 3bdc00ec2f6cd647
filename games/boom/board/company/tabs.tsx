import { classes } from '@parlour/kit/classes.ts';
import { memo } from 'react';
import { COMPANY_CARDS, type CompanyCardId, DOMAINS } from '../../content/company-cards.ts';
import { PLANS } from '../../content/plans.ts';
import { CardArt } from '../art/card-art.tsx';
import { useTable } from '../table/context.ts';
import type { Aiming } from '../table/playing.ts';
import type { SeenCompany } from '../table/reading.ts';
import { select } from '../table/selection.ts';
import css from './tabs.module.css';

const c = classes(css);

/** The attached cards as browser tabs with their burn; the plan itself is the first. */
export const Tabs = memo(function Tabs({ company, aiming }: { company: SeenCompany; aiming: Aiming | null }) {
  const { words, label } = useTable();
  const wanted = aiming?.step === 'target' ? aiming.targets : [];
  const plan = PLANS[company.plan];
  return (
    <ul className={c('tabs', company.attached.length > 4 && 'crowded', company.attached.length > 6 && 'packed')}>
      <li className={c('tab', 'first')} title={words.cards[company.plan].name}>
        <span className={c('burn', 'up')}>{label.signed(plan.burn)}</span>
      </li>
      {company.attached.map((id) => (
        <li
          key={id}
          className={c(
            'tab',
            COMPANY_CARDS[id].kind,
            DOMAINS[id] === plan.industry && 'match',
            aiming?.target === id && 'aimed',
          )}
          title={words.cards[id].name}
          data-place={`card-${id}`}
        >
          <CardArt card={id} size={18} />
          <Burn card={id} />
          {wanted.includes(id) && (
            <button
              type="button"
              className={c('target')}
              onClick={() => select({ target: id })}
              aria-label={`${label.hand.whichCard}: ${words.cards[id].name}`}
            />
          )}
        </li>
      ))}
    </ul>
  );
});

function Burn({ card }: { card: CompanyCardId }) {
  const { label } = useTable();
  const { burn } = COMPANY_CARDS[card];
  return <span className={c('burn', burn > 0 ? 'up' : burn < 0 && 'down')}>{label.signed(burn)}</span>;
}
