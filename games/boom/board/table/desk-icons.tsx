import { classes } from '@parlour/kit/classes.ts';
import { type ReactNode, useId } from 'react';
import { CardArt } from '../art/card-art.tsx';
import { Icon } from '../art/icon.tsx';
import type { IconName } from '../art/icons.ts';
import { useTable } from './context.tsx';
import css from './desk-icons.module.css';

const c = classes(css);

/** What else lies open on the table, as icons of a desktop: the deck, the bin, those who made it and those who did not. */
export function DeskIcons({ className }: { className: string }) {
  const { view, words, label } = useTable();
  const listed = view.gone.filter((gone) => gone.how === 'public');
  const bust = view.gone.filter((gone) => gone.how === 'bust');
  const name = (card: keyof typeof words.cards) => words.cards[card].name;
  return (
    <ul className={`${c('icons')} ${className}`}>
      <DeskIcon icon="card-draw" title={label.decks.deck} count={view.playDeck.secret.length} place="deck">
        <li>{label.decks.draw(view.playDeck.secret.length)}</li>
      </DeskIcon>
      <DeskIcon icon="trash-can" title={label.decks.bin} count={view.discardPile.length} place="discard">
        {[...view.discardPile].reverse().map((card) => (
          <li key={card}>
            <CardArt card={card} size={18} /> {name(card)}
          </li>
        ))}
      </DeskIcon>
      <DeskIcon icon="trophy-cup" title={label.decks.listed} count={listed.length} place="bank">
        {listed.map((gone) => (
          <li key={gone.plan}>
            <CardArt card={gone.plan} size={18} /> {label.decks.raised(name(gone.plan), gone.round, gone.raised)}
          </li>
        ))}
      </DeskIcon>
      <DeskIcon icon="skull-crossed-bones" title={label.decks.bust} count={bust.length} place="graveyard">
        {bust.map((gone) => (
          <li key={gone.plan}>
            <CardArt card={gone.plan} size={18} /> {label.decks.died(name(gone.plan), gone.round)}
          </li>
        ))}
      </DeskIcon>
    </ul>
  );
}

type Props = { icon: IconName; title: string; count: number; place: string; children: ReactNode };

function DeskIcon({ icon, title, count, place, children }: Props) {
  const { label } = useTable();
  const id = useId();
  return (
    <li>
      <button type="button" popoverTarget={id} className={c('icon')} data-place={place}>
        <span className={c('picture')}>
          <Icon name={icon} size={26} />
          <b>{count}</b>
        </span>
        <span>{title}</span>
      </button>
      <div id={id} popover="auto" className={c('list')}>
        <h4>{title}</h4>
        <ul>{count === 0 ? <li>{label.decks.none}</li> : children}</ul>
      </div>
    </li>
  );
}
