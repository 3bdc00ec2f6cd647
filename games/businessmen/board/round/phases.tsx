import { classes } from '@parlour/kit/classes.ts';
import { SeatMark } from '@parlour/kit/seats/index.ts';
import { Unseen } from '@parlour/kit/spoken/spoken.tsx';
import { Icon } from '../art/icon.tsx';
import { useTable } from '../table/context.ts';
import { nameOf, passedIn } from '../table/reading.ts';
import css from './round.module.css';
import { SIGNS } from './signs.ts';

const c = classes(css);
/** The six steps of a round as signs on a rail, the present one lit; before them the round and the order of play. */
export function Phases() {
  const { view, facts, label, showRule } = useTable();
  return (
    <div className={c('rail')} data-place="phases">
      <span
        className={c('round', facts.isLastRound && 'last')}
        title={facts.isLastRound ? label.finish.last : label.round.of(view.round, facts.lastRound)}
      >
        {facts.isLastRound && <i className={c('flag')}>⚑</i>}
        <small>{label.round.title}</small>
        <b>{view.round}</b>
      </span>
      <ol className={c('signs')} aria-label={label.round.steps}>
        {SIGNS.map(({ phase, icon, rule }) => (
          <li
            key={phase}
            className={c('sign', phase === facts.phase && 'now', phase < facts.phase && 'done')}
            aria-current={phase === facts.phase ? 'step' : undefined}
            style={{ '--letters': label.round.phases[phase].length } as React.CSSProperties}
          >
            <button type="button" onClick={() => showRule(rule)} title={label.round.hints[phase]}>
              <i>{phase}</i>
              <Icon name={icon} className={c('signIcon')} />
              <span>{label.round.phases[phase]}</span>
            </button>
          </li>
        ))}
      </ol>
      <Order />
    </div>
  );
}

/** Who comes when. While goods are bought, the order of loading is shown too: who buys first loads last. */
function Order() {
  const table = useTable();
  const { view, facts, sitters, asked, label } = table;
  const isLoading = facts.part === 'loading';
  const order = isLoading ? facts.loadingOrder : facts.order;
  const passed = passedIn(view, order);
  const later = facts.part === 'buying' || facts.part === 'cards' ? facts.loadingOrder : [];
  return (
    <div className={c('order')}>
      <span className={c('caption')}>
        <Icon name={isLoading ? 'forklift' : 'queen-crown'} />
      </span>
      <ol aria-label={isLoading ? label.round.loadingOrder : label.round.order}>
        {order.map((seat) => {
          const sitter = sitters[seat];
          if (sitter === undefined) return null;
          return (
            <li
              key={seat}
              className={c('turn', asked.includes(seat) && 'asked', passed.includes(seat) && 'passed')}
              title={passed.includes(seat) ? label.round.passed(sitter.name) : sitter.name}
            >
              <SeatMark sitter={sitter} className={c('mark')} />
              <Unseen>{passed.includes(seat) ? label.round.passed(sitter.name) : sitter.name}</Unseen>
            </li>
          );
        })}
      </ol>
      {later.length > 0 && (
        <ol className={c('later')} title={label.round.loadingNext(later.map((seat) => nameOf(table, seat)).join(', '))}>
          <li className={c('caption')}>
            <Icon name="forklift" />
          </li>
          {later.map((seat) => {
            const sitter = sitters[seat];
            return sitter === undefined ? null : (
              <li key={seat}>
                <SeatMark sitter={sitter} className={c('small')} />
                <Unseen>{sitter.name}</Unseen>
              </li>
            );
          })}
        </ol>
      )}
    </div>
  );
}
