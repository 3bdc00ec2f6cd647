import { PlayingCard } from '@parlour/kit/cards/playing-card.tsx';
import { classes } from '@parlour/kit/classes.ts';
import { softHyphened } from '@parlour/kit/soft-hyphens.ts';
import { Unseen } from '@parlour/kit/spoken/spoken.tsx';
import { memo } from 'react';
import { isCompanyCard, isDiscard, isPlan, type PlayCardId } from '../../content/cards.ts';
import { COMPANY_CARDS, DOMAINS } from '../../content/company-cards.ts';
import { PLANS } from '../../content/plans.ts';
import type { BoardText } from '../../text/board-types.ts';
import type { BoomText } from '../../text/types.ts';
import { CardArt } from '../art/card-art.tsx';
import { Icon } from '../art/icon.tsx';
import { INDUSTRY_ICONS, KIND_ICONS } from '../art/icon-of.ts';
import { useTable } from '../table/context.ts';
import { select } from '../table/selection.ts';
import css from './card.module.css';
import { kindWords, lookOf } from './look.ts';

const c = classes(css);

type Props = { card: PlayCardId; isLit: boolean; isChosen: boolean; onPick(): void; onLook(isLooked: boolean): void };

/** One card of my hand. */
export function HandCard({ card, isLit, isChosen, onPick, onLook }: Props) {
  const { words, label } = useTable();
  return (
    <li className={c('place')} data-place={`held-${card}`}>
      <PlayingCard
        className={c('card', lookOf(card))}
        isLit={isLit}
        isRaised={isChosen}
        name={words.cards[card].name}
        onPick={onPick}
        onLook={onLook}
        onDrag={isLit ? () => select({ card, target: null, open: null }) : null}
      >
        <CardFace card={card} words={words} label={label} />
      </PlayingCard>
    </li>
  );
}

type Printed = { card: PlayCardId; words: BoomText; label: BoardText };

/** What is printed on it. */
export const CardFace = memo(function CardFace({ card, words, label }: Printed) {
  const kind = kindWords(words, label, card);
  const burn = isPlan(card) ? PLANS[card].burn : isCompanyCard(card) ? COMPANY_CARDS[card].burn : null;
  const domain = isPlan(card) ? PLANS[card].industry : isCompanyCard(card) ? DOMAINS[card] : null;
  return (
    <>
      <span className={c('kind', kind.length > SHORT && 'wordy')}>
        {isCompanyCard(card) && <Icon name={KIND_ICONS[COMPANY_CARDS[card].kind]} size={13} />}
        <span>{kind}</span>
      </span>
      <span className={c('art')}>
        <CardArt card={card} size="100%" />
      </span>
      <span className={c('name', isLong(words.cards[card].name) && 'long')}>
        {softHyphened(breakable(words.cards[card].name), 11)}
      </span>
      <span className={c('foot')}>
        {isDiscard(card) && <b className={c('gist')}>{label.hand.gist[card]}</b>}
        {domain !== null && (
          <span className={c('domain')} title={words.industries[domain]}>
            <Icon name={INDUSTRY_ICONS[domain]} size={14} />
            <span>{words.industries[domain]}</span>
          </span>
        )}
        {burn !== null && (
          <span className={c('burn', burn > 0 ? 'up' : burn < 0 && 'down')}>
            <Icon name="flame" size={13} />
            <Unseen>{label.hand.burn} </Unseen>
            {label.signed(burn)}
          </span>
        )}
      </span>
    </>
  );
});

/** A longer word than this does not fit the head of a card on a phone; its icon stands for it there. */
const SHORT = 11;

/** Names run together, as they were in 1999, are broken where their words meet. */
const breakable = (name: string): string => name.replaceAll(/(?<=\p{L}{3}\p{Ll})(?=\p{Lu})/gu, '\u200b');

/** Names of which a word, or the whole, would not fit a card are set smaller. */
const isLong = (name: string): boolean => name.length > 28 || name.split(/\s/).some((word) => word.length > 9);
