import { classes } from '@parlour/kit/classes.ts';
import { type ReactNode, useId } from 'react';
import type { PlayCardId } from '../../content/cards.ts';
import { CardArt } from '../art/card-art.tsx';
import { Icon } from '../art/icon.tsx';
import type { IconName } from '../art/icons.ts';
import { useTable } from './context.ts';
import css from './desk-icons.module.css';
import { IpoSums } from './gauges/ipo-sums.tsx';

const c = classes(css);

/** What else lies open on the table, as icons of a desktop: the deck, the bin, those who made it and those who did not. */
export function DeskIcons({ className }: { className: string }) {
  const { view, words, label } = useTable();
  const listed = view.gone.filter((gone) => gone.how === 'public');
  const bust = view.gone.filter((gone) => gone.how === 'bust');
  const name = (card: PlayCardId) => words.cards[card].name;
  return (
    <ul className={`${c('icons')} ${className}`}>
      <DeskIcon icon="ringing-bell" title={label.ipoTable} place="ipo-table" className={c('ipo')}>
        <p className={c('hint')}>{label.ipoHint}</p>
        <ol className={c('sums')}>
          <IpoSums />
        </ol>
      </DeskIcon>
      <DeskIcon icon="card-draw" title={label.decks.deck} count={view.playDeck.secret.length} place="deck">
        <p className={c('hint')}>{label.decks.draw(view.playDeck.secret.length)}</p>
      </DeskIcon>
      <DeskIcon icon="trash-can" title={label.decks.bin} count={view.discardPile.length} place="discard">
        <Listed cards={[...view.discardPile].reverse().map((card) => ({ card, words: name(card) }))} />
      </DeskIcon>
      <DeskIcon icon="trophy-cup" title={label.decks.listed} count={listed.length} place="bank">
        <Listed
          cards={listed.map(({ plan, round, raised }) => ({
            card: plan,
            words: label.decks.raised(name(plan), round, raised),
          }))}
        />
      </DeskIcon>
      <DeskIcon icon="skull-crossed-bones" title={label.decks.bust} count={bust.length} place="graveyard">
        <Listed cards={bust.map(({ plan, round }) => ({ card: plan, words: label.decks.died(name(plan), round) }))} />
      </DeskIcon>
    </ul>
  );
}

/** Cards that lie in a heap, each in a few words. */
function Listed({ cards }: { cards: readonly { card: PlayCardId; words: string }[] }) {
  const { label } = useTable();
  return (
    <ul>
      {cards.map(({ card, words }) => (
        <li key={card}>
          <CardArt card={card} size={18} /> {words}
        </li>
      ))}
      {cards.length === 0 && <li>{label.decks.none}</li>}
    </ul>
  );
}

type Props = {
  icon: IconName;
  title: string;
  /** How many lie there, where it is a heap. */
  count?: number;
  place: string;
  className?: string;
  children: ReactNode;
};

function DeskIcon({ icon, title, count, place, className, children }: Props) {
  const id = useId();
  return (
    <li className={className}>
      <button type="button" popoverTarget={id} className={c('icon')} data-place={place} title={title}>
        <span className={c('picture')}>
          <Icon name={icon} size={26} />
          {count !== undefined && <b>{count}</b>}
        </span>
        <span>{title}</span>
      </button>
      <div id={id} popover="auto" className={c('list')}>
        <h4>{title}</h4>
        {children}
      </div>
    </li>
  );
}
