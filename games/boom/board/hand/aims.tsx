import { classes } from '@parlour/kit/classes.ts';
import { memo, useDeferredValue } from 'react';
import type { PlayCardId } from '../../content/cards.ts';
import { CardArt } from '../art/card-art.tsx';
import { useTable } from '../table/context.ts';
import css from './hand.module.css';

const c = classes(css);

/** The things a card may be aimed at, as a row of buttons: the same that glow on the table, for keys and thumbs. */
export function Aims(props: { title: string; cards: readonly PlayCardId[]; onPick(card: PlayCardId): void }) {
  // The card is read at once; its aims come a moment later.
  const cards = useDeferredValue(props.cards, NONE);
  return (
    <div className={c('aims')}>
      <span>{props.title}</span>
      <ul data-scrolls="sideways-on-phones">
        {cards.map((card) => (
          <li key={card}>
            <button type="button" data-place={`aim-${card}`} onClick={() => props.onPick(card)}>
              <Aim card={card} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const NONE: readonly PlayCardId[] = [];

const Aim = memo(function Aim({ card }: { card: PlayCardId }) {
  const { words } = useTable();
  return (
    <>
      <CardArt card={card} size={20} /> {words.cards[card].name}
    </>
  );
});
