import { classes } from '@parlour/kit/classes.ts';
import { atTable } from '@parlour/kit/table-context.tsx';
import { useEscape } from '@parlour/kit/taken-up.ts';
import { useEffect, useState } from 'react';
import type { PlayCardId } from '../../content/cards.ts';
import { TableProvider, useTable } from '../table/context.ts';
import { aimOf, canPlay, explainPlay, playOn } from '../table/playing.ts';
import { handOf } from '../table/reading.ts';
import { select, unselect, useSelection } from '../table/selection.ts';
import { HandCard } from './card.tsx';
import { Detail } from './detail.tsx';
import css from './hand.module.css';

const c = classes(css);

/** My cards at the foot of the table, and beside them what the one I look at says. */
export const Hand = atTable(TableProvider, Cards);

function Cards() {
  const table = useTable();
  const { view, seat, label } = table;
  const hand = handOf(view, seat);
  const { card, target } = useSelection();
  const [looked, setLooked] = useState<PlayCardId | null>(null);
  const chosen = card !== null && hand.includes(card) ? card : null;
  // A card that was played, or whose moment has gone, is put down.
  const isHeld = chosen !== null && canPlay(table, chosen);
  useEffect(() => {
    if (card !== null && !isHeld) unselect();
  }, [card, isHeld]);
  useEscape(unselect, chosen !== null);
  if (seat === null) return <p className={c('note')}>{label.hand.watching}</p>;

  const pick = (id: PlayCardId) => {
    setLooked(id);
    if (!canPlay(table, id)) explainPlay(table, id);
    else if (chosen !== id) select({ card: id, target: null, open: null });
    else if (aimOf(table, { card: id, target }).step === 'act') playOn(table, { card: id, target }, null);
    else unselect();
  };
  const shown = looked !== null && hand.includes(looked) ? looked : (chosen ?? null);
  return (
    <section className={c('hand')} aria-label={label.hand.label} data-place={`hand-${seat}`}>
      <ul
        className={c('cards')}
        data-scrolls="sideways-on-phones"
        style={{ '--count': hand.length } as React.CSSProperties}
      >
        {hand.map((id) => (
          <HandCard
            key={id}
            card={id}
            isLit={canPlay(table, id)}
            isChosen={id === chosen}
            onPick={() => pick(id)}
            // A card that is left takes nothing away from the one that is looked at by now.
            onLook={(isLooked) => setLooked((now) => (isLooked ? id : now === id ? null : now))}
          />
        ))}
        {hand.length === 0 && <li className={c('note')}>{label.hand.empty}</li>}
      </ul>
      <Detail card={chosen ?? shown} isChosen={chosen !== null} />
    </section>
  );
}
