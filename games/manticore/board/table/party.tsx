import { classes } from '@parlour/kit/classes.ts';
import { SeatMark } from '@parlour/kit/seats/index.ts';
import { HeroFigure } from '../art/heroes.tsx';
import { Icon } from '../art/icon.tsx';
import { showSheet } from '../map/picking.ts';
import { useTable } from './context.ts';
import { isDead, onTurn, ownHero } from './reading.ts';
import { select, useSelected } from './selection.ts';
import css from './side.module.css';

const c = classes(css);

/** The heroes in turn order: life, points left, whether their turn is over. A click lays a sheet open. */
export function Party() {
  const table = useTable();
  const { view, facts, sitters, words, label, say, seat } = table;
  const sheet = useSelected('sheet');
  const open = sheet ?? ownHero(view, seat);
  const active = onTurn(view);
  return (
    <ul className={c('party')} aria-label={label.party.label}>
      {view.order.map((each) => {
        const hero = view.heroes[each];
        const { left, index } = facts.heroes[each];
        const sitter = sitters[each];
        const isOver = view.round > 0 && hero.isDone;
        if (!hero.isEnlisted) return null;
        return (
          <li key={each}>
            <button
              type="button"
              className={c('member')}
              aria-pressed={each === open}
              data-active={each === active}
              data-over={isOver || isDead(view, each)}
              data-place={`member-${each}`}
              style={{ '--seat': sitter?.colour } as React.CSSProperties}
              title={`${words.heroes[hero.hero]}: ${
                isDead(view, each) ? label.party.dead : isOver ? label.party.done : label.sheet.points(left, index)
              }`}
              onClick={() => {
                showSheet(table, each);
                select({ cover: 'sheet' });
              }}
            >
              <span className={c('bust')}>
                <svg viewBox="0 0 64 72" aria-hidden="true">
                  <rect width="64" height="72" fill="#d8c79a" />
                  <HeroFigure hero={hero.hero} />
                </svg>
                {sitter !== undefined && <SeatMark sitter={sitter} size={17} />}
                {isDead(view, each) && <Icon name="skull-crossed-bones" size={30} className={c('skull')} />}
                {isOver && !isDead(view, each) && <Icon name="check-mark" size={16} className={c('done')} />}
              </span>
              <b className={c('name')}>{say.seat(each)}</b>
              <span className={c('numbers')}>
                <span className={c('life')}>
                  <Icon name="hearts" /> {hero.life}
                </span>
                <span className={c('points')}>
                  <Icon name="walking-boot" /> {left}
                </span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
