import { classes } from '@parlour/kit/classes.ts';
import { SeatMark } from '@parlour/kit/seats/index.ts';
import { COMPANY_CARDS, DOMAINS } from '../../content/company-cards.ts';
import { PLANS } from '../../content/plans.ts';
import { CardArt } from '../art/card-art.tsx';
import { FirmName } from '../art/firm.tsx';
import { Icon } from '../art/icon.tsx';
import { useTable } from '../table/context.ts';
import { percentOf, type SeenCompany, totalOf } from '../table/reading.ts';
import css from './dossier.module.css';

const c = classes(css);

/** A company in full: flavour, every card with its burn, and who owns it. */
export function Dossier({ company }: { company: SeenCompany }) {
  const { words, label, facts, view, sitters } = useTable();
  const plan = PLANS[company.plan];
  const known = facts.companies[company.plan];
  const all = totalOf(company.shares);
  return (
    <div className={c('dossier')}>
      <p className={c('flavour')}>{words.cards[company.plan].flavour}</p>
      <ul className={c('cards')} aria-label={label.company.attached}>
        <li>
          <CardArt card={company.plan} size={20} />
          <span>{label.hand.plan}</span>
          <b>{label.signed(plan.burn)}</b>
        </li>
        {company.attached.map((card) => (
          <li key={card} className={c(DOMAINS[card] === plan.industry && 'match')}>
            <CardArt card={card} size={20} />
            <span>
              {words.cards[card].name}
              {DOMAINS[card] === plan.industry && <em> {label.company.match}</em>}
            </span>
            <b>{label.signed(COMPANY_CARDS[card].burn)}</b>
          </li>
        ))}
        <li className={c('track')}>
          <Icon name="flame" size={18} />
          <span>{label.company.track(facts.trackBurn)}</span>
          <b>= {known?.burn}</b>
        </li>
      </ul>
      <ul className={c('owners')} aria-label={label.company.holders}>
        {view.seats
          .filter((seat) => company.shares[seat] > 0)
          .map((seat) => {
            const sitter = sitters[seat];
            if (sitter === undefined) return null;
            return (
              <li key={seat}>
                <SeatMark sitter={sitter} size={18} />
                <span>
                  {sitter.name} <FirmName seat={seat} />
                </span>
                {company.lead === seat && <Icon name="queen-crown" size={14} className={c('crown')} />}
                <b>×{company.shares[seat]}</b>
                <small>{label.percent(percentOf(company.shares[seat], all))}</small>
              </li>
            );
          })}
        {all === 0 && <li className={c('nobody')}>{label.company.nobody}</li>}
      </ul>
    </div>
  );
}
