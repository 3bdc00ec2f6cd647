import type { Seat } from '@parlour/kernel';
import { classes } from '@parlour/kit/classes.ts';
import { SeatMark } from '@parlour/kit/seats/index.ts';
import { Unseen } from '@parlour/kit/spoken/spoken.tsx';
import { CHARACTERISTICS } from '../../content/characteristics.ts';
import { Icon, Unit } from '../art/icon.tsx';
import { TRAIT_ICONS } from '../art/look.ts';
import { useTable } from '../table/context.ts';
import { heldIn, rivalsOf } from '../table/reading.ts';
import css from './rivals.module.css';

const c = classes(css);

/** The tablets of the others: levels, warnings, and what lies in their warehouses. Everything is open in this game. */
export function Rivals() {
  const { view, seat, label } = useTable();
  return (
    <ul className={c('rivals')} aria-label={label.rivals.title}>
      {rivalsOf(view, seat).map((each) => (
        <Rival key={each} seat={each} />
      ))}
    </ul>
  );
}

function Rival({ seat }: { seat: Seat }) {
  const { view, facts, sitters, asked, words, label } = useTable();
  const sitter = sitters[seat];
  if (sitter === undefined) return null;
  const player = view.players[seat];
  const main = heldIn(player.main);
  const temp = heldIn(player.temp);
  return (
    <li
      className={c('rival', asked.includes(seat) && 'asked')}
      style={{ '--seat': sitter.colour } as React.CSSProperties}
      data-place={`tablet-${seat}`}
    >
      <div className={c('who')}>
        <SeatMark sitter={sitter} className={c('mark')} />
        <b>{sitter.name}</b>
        {facts.seats[seat].mayFinish && (
          <span className={c('near')} title={label.finish.mark}>
            <Icon name="checkered-flag" />
            <Unseen>{label.finish.mark}</Unseen>
          </span>
        )}
        {player.isSkipping && <em>{label.rivals.skips}</em>}
        <span className={c('traits')}>
          {CHARACTERISTICS.map((trait) => {
            const { level, hasWarning, isInsured } = facts.seats[seat].characteristics[trait];
            return (
              <span
                key={trait}
                className={c('trait', hasWarning && 'warned')}
                title={label.trait(words.characteristics[trait], level, hasWarning, isInsured)}
                data-place={`trait-${seat}-${trait}`}
              >
                <Icon name={TRAIT_ICONS[trait]} />
                <i>{level}</i>
                {hasWarning && <Icon name="hazard-sign" className={c('sign')} />}
                {isInsured && <Icon name="padlock" className={c('sign')} />}
              </span>
            );
          })}
        </span>
      </div>
      <div className={c('stock')} data-place={`store-${seat}`}>
        {main.map(({ good, units }) => (
          <span key={good} className={c('lot')} title={label.rivals.main(words.goods[good], units)}>
            <Unit good={good} size="1.5em" />
            {units}
          </span>
        ))}
        {temp.map(({ good, units }) => (
          <span key={good} className={c('lot', 'temp')} title={label.rivals.temp(words.goods[good], units)}>
            <Unit good={good} size="1.5em" />
            {units}
          </span>
        ))}
        {main.length + temp.length === 0 && <span className={c('empty')}>{label.rivals.empty}</span>}
      </div>
    </li>
  );
}
