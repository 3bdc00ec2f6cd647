import type { Seat } from '@parlour/kernel';
import { PlayingCard } from '@parlour/kit/cards/playing-card.tsx';
import { classes } from '@parlour/kit/classes.ts';
import { softHyphened } from '@parlour/kit/soft-hyphens.ts';
import { useState } from 'react';
import { designOf, type OptionCard, optionOf } from '../../content/options.ts';
import { Icon } from '../art/icon.tsx';
import { OPTION_ICONS } from '../art/look.ts';
import { type Table, useTable } from '../table/context.tsx';
import { handOf } from '../table/reading.ts';
import { select, useSelection } from '../table/selection.ts';
import { Effect } from './effect.tsx';
import css from './hand.module.css';

const c = classes(css);

/** My option cards as clippings with a headline; those that can be played now glow. Quotas lie beside them, open. */
export function Clippings({ seat }: { seat: Seat }) {
  const table = useTable();
  const { view } = table;
  const { quotas, trophies } = view.players[seat];
  const [looked, setLooked] = useState<OptionCard | null>(null);
  const look = (card: OptionCard) => (isLooked: boolean) =>
    // A card that is left takes nothing away from the one that is looked at by now.
    setLooked((now) => (isLooked ? card : now === card ? null : now));
  const mine = [...handOf(view, seat), ...quotas.slice(0, 1), ...trophies];
  return (
    <>
      {looked !== null && mine.includes(looked) && <Effect card={looked} />}
      <div className={c('clippings')} data-scrolls="sideways" data-part="hand">
        {handOf(view, seat).map((card) => (
          <Clipping key={card} card={card} isLit={isPlayable(table, card)} onLook={look(card)} />
        ))}
        {quotas.slice(0, 1).map((card) => (
          <Clipping key={card} card={card} count={quotas.length} isLit={false} onLook={look(card)} />
        ))}
        {trophies.map((card) => (
          <Clipping key={card} card={card} isLit={false} isWon onLook={look(card)} />
        ))}
      </div>
    </>
  );
}

const isPlayable = ({ offer }: Table, card: OptionCard): boolean =>
  (offer('playCard').isOffered && offer('playCard').allows({ card })) ||
  (offer('react').isOffered && offer('react').allows({ card })) ||
  (offer('discard').isOffered && offer('discard').allows({ card }));

function Clipping({
  card,
  count = 1,
  isLit,
  isWon = false,
  onLook,
}: {
  card: OptionCard;
  count?: number;
  isLit: boolean;
  isWon?: boolean;
  onLook(isLooked: boolean): void;
}) {
  const { words, label, clear } = useTable();
  const isRaised = useSelection((selection) => selection.card === card);
  const design = designOf(card);
  const { difficulty, timing, cost } = optionOf(card);
  const { name } = words.optionCards[design];
  return (
    <div className={c('slot')} data-place={`card-${card}`}>
      <PlayingCard
        name={card}
        className={c('clipping', difficulty !== undefined && 'crime', isWon && 'won', design === 'OP46' && 'quota')}
        isLit={isLit}
        isRaised={isRaised}
        onPick={() => {
          clear();
          select(isRaised ? { card: null } : { card, industry: null, tab: 'desk', isDeskUp: true });
        }}
        onLook={onLook}
        onDrag={null}
      >
        <span className={c('picture')}>
          <Icon name={OPTION_ICONS[design]} />
          {count > 1 && <b>×{count}</b>}
          {cost !== undefined && <b className={c('cost')}>{label.signed(-cost)}</b>}
          {difficulty !== undefined && <b className={c('difficulty')}>{label.card.above(difficulty)}</b>}
        </span>
        <span className={c('headline')}>{softHyphened(name, 9)}</span>
        <span className={c('timing')}>{timing.map((each) => words.timings[each]).join(' / ')}</span>
      </PlayingCard>
    </div>
  );
}
