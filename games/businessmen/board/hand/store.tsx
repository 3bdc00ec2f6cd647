import type { Seat } from '@parlour/kernel';
import { classes } from '@parlour/kit/classes.ts';
import { VALUES } from '../../content/characteristics.ts';
import { useTable } from '../table/context.ts';
import { heldIn } from '../table/reading.ts';
import { Keeping } from './keeping.tsx';
import { Lot } from './lot.tsx';
import css from './store.module.css';

const c = classes(css);
const MOST = VALUES.warehouse[3];

/** The warehouse: a shelf a type in the main hall, boarded up where the level has none; in front of it what was bought today. */
export function Store({ seat }: { seat: Seat }) {
  const { view, facts, words, label, offer } = useTable();
  const { room, surplus } = facts.seats[seat];
  const { main, temp } = view.players[seat];
  const isKeeping = offer('keep').isOffered;
  const held = heldIn(main);
  const bought = heldIn(temp);
  const bays = Math.max(MOST, held.length);
  return (
    <div className={c('store', isKeeping && 'asks')} data-drop="store">
      {isKeeping && <Keeping seat={seat} />}
      <div className={c('half', 'main')}>
        <span className={c('sign')}>{label.hand.main}</span>
        <ul className={c('shelves')} aria-label={label.hand.main} data-place={`store-${seat}`}>
          {Array.from({ length: bays }, (_, i) => {
            const lot = held[i];
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a shelf is known by its place
              <li key={i} className={c('shelf', i >= room && 'boarded')}>
                {lot !== undefined && <Lot good={lot.good} units={lot.units} where="main" />}
                {lot === undefined && i < room && <span className={c('free')}>{label.hand.free}</span>}
              </li>
            );
          })}
        </ul>
      </div>
      <div className={c('half')}>
        {isKeeping ? null : surplus.length > 0 && facts.part !== 'keeping' ? (
          <span className={c('sign', 'overflow')}>
            {label.hand.overflow(surplus.map(({ good, units }) => `${units} ${words.goods[good]}`).join(', '))}
          </span>
        ) : (
          <span className={c('sign')}>{label.hand.temp}</span>
        )}
        <ul className={c('dock')} aria-label={label.hand.temp} data-place={`dock-${seat}`}>
          {bought.map(({ good, units }) => (
            <li key={good}>
              <Lot good={good} units={units} where="temp" />
            </li>
          ))}
          {bought.length === 0 && <li className={c('free')}>{label.hand.nothingBought}</li>}
        </ul>
      </div>
    </div>
  );
}
