import { classes } from '@parlour/kit/classes.ts';
import { useEnding } from '@parlour/kit/stage/use-ending.ts';
import { ACTION_CARDS, type ActionCard } from '../../content/action-cards.ts';
import { RESOURCES } from '../../content/exchange.ts';
import { Icon } from '../art/icon.tsx';
import { CARD_ICONS } from '../art/look.ts';
import { Token } from '../art/token.tsx';
import { useTable } from '../table/context.ts';
import css from './stage.module.css';
import type { Seen } from './stage.tsx';

const c = classes(css);
const WAITS = [350, 550] as const;

/** The barrier opens, and the card turns over: what it is, what it does, which prices move. */
export function BorderCard({ event, onDone }: { event: Seen<'cardDrawn'>; onDone(): void }) {
  const { words, label, pace, say, seat } = useTable();
  // What happens to others is told faster.
  const at = useEnding(WAITS, event.seat === seat ? 2400 : 1100, pace, onDone);
  const card: ActionCard = ACTION_CARDS[event.card];
  const prices = card.is === 'contract' ? {} : card.prices;
  const isTax = card.is === 'taxes' || card.is === 'transportTax';
  return (
    <section className={c('scene', 'border')} aria-label={words.actionCards[event.card].name}>
      <svg viewBox="0 0 320 60" className={c('barrier', at >= 1 && 'open')} aria-hidden="true">
        <rect x="6" y="14" width="22" height="44" rx="4" fill="#f2f6fa" />
        <g className={c('pole')}>
          <rect x="16" y="20" width="296" height="14" rx="7" fill="#fff" />
          <path
            d="M40 20h34l-10 14H30ZM110 20h34l-10 14h-34ZM180 20h34l-10 14h-34ZM250 20h34l-10 14h-34Z"
            fill="#e0451f"
          />
        </g>
      </svg>
      <p className={c('who')}>{label.stage.border(say.seat(event.seat))}</p>
      <div className={c('card', at >= 1 && 'turned', isTax && 'tax')}>
        <header>
          <Icon name={CARD_ICONS[card.is]} size={26} /> {words.cardKinds[card.is]}
        </header>
        <h2>{words.actionCards[event.card].name}</h2>
        <p>{words.effect(event.card)}</p>
        <p className={c('moves')}>
          {RESOURCES.map((resource) => {
            const by = prices[resource];
            return by === undefined ? null : (
              <span key={resource} className={c(by > 0 ? 'up' : 'down')}>
                <Token of={resource} size={28} /> {by > 0 ? '▲' : '▼'}
              </span>
            );
          })}
        </p>
        <small>{words.actionCards[event.card].flavour}</small>
      </div>
    </section>
  );
}
