import type { Seat } from '@parlour/kernel';
import { classes } from '@parlour/kit/classes.ts';
import { SeatMark } from '@parlour/kit/seats/index.ts';
import { Unseen } from '@parlour/kit/spoken/spoken.tsx';
import { HERO_LIFE, HEROES } from '../../content/heroes.ts';
import { HeroFigure } from '../art/heroes.tsx';
import { Icon } from '../art/icon.tsx';
import { useTable } from '../table/context.ts';
import { isDead } from '../table/reading.ts';
import { select } from '../table/selection.ts';
import { Gear } from './gear.tsx';
import css from './sheet.module.css';
import { Stats } from './stats.tsx';

const c = classes(css);

/** A hero's sheet: life, points, five characteristics term by term, what is worn, what is in the bag. */
export function Sheet({ whose }: { whose: Seat }) {
  const { view, facts, sitters, words, label, say, seat, offer } = useTable();
  const hero = view.heroes[whose];
  const { left, index } = facts.heroes[whose];
  const sitter = sitters[whose];
  const isOwn = whose === seat;
  const heal = offer('heal');
  if (!hero.isEnlisted) return null;
  return (
    <section
      className={c('sheet')}
      aria-label={label.sheet.label(say.seat(whose))}
      data-place={`sheet-${whose}`}
      style={{ '--seat': sitter?.colour } as React.CSSProperties}
    >
      <header className={c('head')}>
        <svg viewBox="0 0 64 72" className={c('portrait')} aria-hidden="true">
          <rect width="64" height="72" fill="#d8c79a" />
          <circle cx="32" cy="34" r="27" fill="#efe3bf" />
          <HeroFigure hero={hero.hero} />
        </svg>
        <div className={c('title')}>
          <h3>
            {say.seat(whose)}{' '}
            <small>
              {words.heroes[hero.hero]}, {words.classes[HEROES[hero.hero]].name}
            </small>
          </h3>
          <div className={c('scale')} title={label.sheet.life}>
            <Icon name="hearts" />
            <span className={c('notches')} aria-hidden="true">
              {Array.from({ length: HERO_LIFE }, (_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a notch is known by its place
                <i key={i} data-full={i < hero.life} />
              ))}
            </span>
            <b>
              <Unseen>{label.sheet.life} </Unseen>
              {hero.life}
            </b>
          </div>
          <div className={c('scale', 'points')} title={label.sheet.points(left, index)}>
            <Icon name="walking-boot" />
            <span className={c('pips')} aria-hidden="true">
              {Array.from({ length: Math.max(index, left) }, (_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a point is known by its place
                <i key={i} data-full={i < left} />
              ))}
            </span>
            <b>
              {isDead(view, whose) ? (
                label.party.dead
              ) : (
                <>
                  <span aria-hidden="true">
                    {left}/{index}
                  </span>
                  <Unseen>{label.sheet.points(left, index)}</Unseen>
                </>
              )}
            </b>
          </div>
        </div>
        {sitter !== undefined && <SeatMark sitter={sitter} size={24} className={c('mark')} />}
        {isOwn && heal.isOffered && (
          <button
            type="button"
            className={c('heal')}
            onClick={() => select({ isHealing: true, fighter: null, item: null, cell: null })}
          >
            <Icon name="healing" size={18} /> {label.sheet.heal}
          </button>
        )}
      </header>
      <Stats whose={whose} />
      <Gear whose={whose} />
      {hero.unassigned > 0 && !(isOwn && offer('assign').isOffered) && (
        <p className={c('unassigned')}>{label.sheet.unassigned(hero.unassigned)}</p>
      )}
    </section>
  );
}
