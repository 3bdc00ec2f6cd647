import type { Seat } from '@parlour/kernel';
import { classes } from '@parlour/kit/classes.ts';
import { CONDITIONS } from '../../../content/holdings.ts';
import type { Industry } from '../../../content/industries.ts';
import { EVENT_ICONS } from '../../art/look.ts';
import { useTable } from '../../table/context.tsx';
import { countIn } from '../../table/reading.ts';
import { ChoiceButton } from '../choice-button.tsx';
import css from '../desk.module.css';
import { Panel } from '../panel.tsx';
import { CompanyLine } from './company-line.tsx';

const c = classes(css);

/** The state takes a company of mine: the one with the loan, or the one without. */
export function SurrenderPanel({ industry, seat }: { industry: Industry; seat: Seat }) {
  const { view, words, label } = useTable();
  const { name, effect } = words.eventCards.EV25;
  return (
    <Panel icon={EVENT_ICONS.EV25} title={name}>
      <p className={c('effect')}>{effect}</p>
      <p>{label.surrender.hint}</p>
      <div className={c('list')}>
        {CONDITIONS.filter((condition) => countIn(view, seat, industry, condition) > 0).map((condition) => (
          <ChoiceButton key={condition} type="giveUp" fields={{ condition }} look="slip" isForetold>
            <CompanyLine owner={seat} industry={industry} condition={condition} unpriced={label.company.unpriced} />
          </ChoiceButton>
        ))}
      </div>
    </Panel>
  );
}
