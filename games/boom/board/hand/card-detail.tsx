import { classes } from '@parlour/kit/classes.ts';
import { isCompanyCard, isDiscard, isPlan, type PlayCardId } from '../../content/cards.ts';
import { COMPANY_CARDS, DOMAINS } from '../../content/company-cards.ts';
import { PLANS } from '../../content/plans.ts';
import { useTable } from '../table/context.ts';
import { aimOf, canPlayOn, playOn } from '../table/playing.ts';
import { select, unselect, useSelection } from '../table/selection.ts';
import { Aims } from './aims.tsx';
import css from './hand.module.css';
import { kindWords } from './look.ts';

const c = classes(css);

/** What the card I look at says; and once I have picked it, the next step of playing it. */
export function CardDetail({ card, isChosen }: { card: PlayCardId; isChosen: boolean }) {
  const table = useTable();
  const { words, label, view } = table;
  const { target } = useSelection();
  const aim = aimOf(table, { card, target });
  const step = isChosen ? aim.step : 'none';
  const { name, flavour } = words.cards[card];
  return (
    <div className={c('detail', isChosen && 'held')}>
      <header>
        <h3>{name}</h3>
        <small>{[kindWords(words, label, card), ...figuresOf(card)].join(' · ')}</small>
      </header>
      <p>{isDiscard(card) && <strong>{words.effects[card]} </strong>}</p>
      <p className={c('flavour')}>{flavour}</p>
      {isChosen && (
        <div className={c('next')}>
          {step === 'act' && (
            <button type="button" className={c('play')} data-place="play-card" onClick={() => playOn(table, aim, null)}>
              {isPlan(card) ? label.hand.launch : label.hand.play}
            </button>
          )}
          {step === 'target' && (
            <Aims
              title={card === 'D11' ? label.hand.whichPiled : label.hand.whichCard}
              cards={aim.targets}
              onPick={(picked) => isCompanyCard(picked) && select({ target: picked })}
            />
          )}
          {step === 'company' && (
            <Aims
              title={target === null ? label.hand.onto : label.hand.whichCompany}
              cards={view.companies.map(({ plan }) => plan).filter((plan) => canPlayOn(table, aim, plan))}
              onPick={(picked) => isPlan(picked) && playOn(table, aim, picked)}
            />
          )}
          <button type="button" className={c('back')} onClick={unselect}>
            {label.hand.putBack}
          </button>
        </div>
      )}
    </div>
  );

  function figuresOf(id: PlayCardId): string[] {
    if (isPlan(id)) return [words.industries[PLANS[id].industry], `${label.hand.burn} ${label.signed(PLANS[id].burn)}`];
    if (!isCompanyCard(id)) return [];
    const domain = DOMAINS[id];
    return [
      ...(domain === null ? [] : [label.hand.knows(words.industries[domain])]),
      `${label.hand.burn} ${label.signed(COMPANY_CARDS[id].burn)}`,
    ];
  }
}
