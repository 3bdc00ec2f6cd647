import { classes } from '@parlour/kit/classes.ts';
import { SeatMark } from '@parlour/kit/seats/index.ts';
import type { ReactNode } from 'react';
import { CONDITIONS, type Holding, holdingOf } from '../../content/holdings.ts';
import { type Industry, KINDS, SEGMENTS } from '../../content/industries.ts';
import { LOAN } from '../../content/table.ts';
import { INDUSTRY_ICONS } from '../art/look.ts';
import { FreeToken } from '../art/tokens.tsx';
import { useTable } from '../table/context.tsx';
import { countIn, isFullGame, nameOf } from '../table/reading.ts';
import { select } from '../table/selection.ts';
import { PriceLine } from './charts/price-line.tsx';
import { ChoiceButton } from './choice-button.tsx';
import desk from './desk.module.css';
import css from './dossier.module.css';
import { Panel } from './panel.tsx';

const c = classes(css);
const d = classes(desk);

const Figure = ({ of, className, children }: { of: string; className?: string; children: ReactNode }) => (
  <div>
    <dt>{of}</dt>
    <dd className={className}>{children}</dd>
  </div>
);

/** Everything about one industry, and what I can do there now. */
export function Dossier({ industry }: { industry: Industry }) {
  const table = useTable();
  const { view, facts, words, label, sitters, offer } = table;
  const { ways, profit: printed } = SEGMENTS[industry];
  const { profit, income, majority, half, projectCost } = facts.industries[industry];
  const price = view.prices[industry];
  const present = view.seats.filter(
    (each) => view.players[each].companies[industry] + view.players[each].projects[industry] > 0,
  );
  return (
    <Panel
      icon={INDUSTRY_ICONS[industry]}
      title={`${industry} · ${words.industries[industry]}`}
      onClose={() => select({ industry: null })}
    >
      <dl className={c('figures')}>
        <Figure of={label.dossier.odds}>{ways}/36</Figure>
        <Figure of={label.dossier.profit}>
          {profit !== printed && <s>{printed}</s>} {label.signed(profit)}
        </Figure>
        <Figure of={label.dossier.price}>{price === null ? '–' : `${price}M`}</Figure>
        <Figure of={label.dossier.half}>{half === null ? '–' : `${half}M`}</Figure>
        <Figure of={label.dossier.project}>{projectCost === null ? '–' : `${projectCost}M`}</Figure>
        <Figure of={label.dossier.free} className={c('frees')}>
          {KINDS.map((kind) => (
            <span key={kind} title={words.kinds[kind]}>
              <FreeToken kind={kind} size="1.1em" />
              {kind === 'private' ? view.freePrivate[industry] : view.freeState[industry]}
            </span>
          ))}
        </Figure>
      </dl>
      {(view.crises[industry] > 0 || view.forecast === industry) && (
        <p className={d('alarm')}>
          {view.crises[industry] > 0 && label.dossier.crisis(view.crises[industry])}{' '}
          {view.forecast === industry && label.dossier.forecast}
        </p>
      )}
      {present.length > 0 && (
        <ul className={c('owners')}>
          {present.map((each) => (
            <li key={each}>
              {sitters[each] !== undefined && <SeatMark sitter={sitters[each]} size={18} />}
              <span>
                {label.say.owner(
                  nameOf(table, each),
                  view.players[each].companies[industry],
                  view.players[each].mortgaged[industry],
                  view.players[each].projects[industry],
                )}
                {majority === each && isFullGame(view) && ` · ${label.dossier.majority}`}
              </span>
              <b className={c(income[each] < 0 && 'less')}>{label.signed(income[each])}</b>
            </li>
          ))}
        </ul>
      )}
      <PriceLine industry={industry} />
      <Deeds industry={industry} />
      {offer('place').isOffered && (
        <div className={d('row')}>
          {KINDS.map((kind) => (
            <ChoiceButton key={kind} type="place" fields={{ industry, kind }} look="main" isForetold>
              <FreeToken kind={kind} size="1.6em" /> {words.kinds[kind]}
            </ChoiceButton>
          ))}
        </div>
      )}
    </Panel>
  );
}

/** Loans and sales on what I own here. */
function Deeds({ industry }: { industry: Industry }) {
  const { view, facts, seat, label, offer } = useTable();
  if (seat === null || view.players[seat].companies[industry] === 0) return null;
  const mine = CONDITIONS.filter((condition) => countIn(view, seat, industry, condition) > 0);
  const canAct = offer('takeLoan').isOffered || offer('sellAtHalf').isOffered || offer('repayLoan').isOffered;
  if (!canAct) return null;
  return (
    <div className={d('row')}>
      {mine.includes('clean') && (
        <ChoiceButton type="takeLoan" fields={{ industry }}>
          {label.dossier.borrow(LOAN)}
        </ChoiceButton>
      )}
      {mine.includes('mortgaged') && (
        <ChoiceButton type="repayLoan" fields={{ industry }}>
          {label.dossier.repay(facts.repayment)}
        </ChoiceButton>
      )}
      {mine.map((condition) => (
        <ChoiceButton key={condition} type="sellAtHalf" fields={{ company: holdingOf(industry, condition) }}>
          {label.dossier.sellHalf(condition)}
          <Brings company={holdingOf(industry, condition)} />
        </ChoiceButton>
      ))}
    </div>
  );
}

/** What a sale at half price leaves, written on its button; nothing while the price is unset. */
function Brings({ company }: { company: Holding }) {
  const { facts, seat, label } = useTable();
  // Rules of older games do not say it.
  const brings = seat === null ? null : facts.seats[seat].sales?.find((sale) => sale.company === company)?.half;
  return brings == null ? null : <b> {label.signed(brings)}</b>;
}
