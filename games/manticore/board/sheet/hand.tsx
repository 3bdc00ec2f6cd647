import { classes } from '@parlour/kit/classes.ts';
import { Unseen } from '@parlour/kit/spoken/spoken.tsx';
import { atTable } from '@parlour/kit/table-context.tsx';
import { ARTIFACT_KINDS, SPELL_KINDS } from '../../content/artifacts.ts';
import { HeroFigure } from '../art/heroes.tsx';
import { Icon } from '../art/icon.tsx';
import { TokenCoin } from '../art/token.tsx';
import { TableProvider, useTable } from '../table/context.ts';
import { select, useSelected } from '../table/selection.ts';
import css from './hand.module.css';
import { Later } from './later.tsx';

const c = classes(css);
/** So many coins have room at full size, and so many at all; the bag takes the place of one. */
const FEW = 4;
const MOST = { tall: 6, flat: 3 };

/** On a phone my hero is a strip at the foot that opens into the sheet; on a wide screen the sheet lies beside the map. */
export const Hand = atTable(TableProvider, Strip);

function Strip() {
  const { view, facts, seat, label, say } = useTable();
  const cover = useSelected('cover');
  const layout = useSelected('layout');
  if (layout === 'wide' || seat === null || !view.heroes[seat].isEnlisted) return null;
  const hero = view.heroes[seat];
  const { left, index } = facts.heroes[seat];
  const gear = [
    ...ARTIFACT_KINDS.map((kind) => hero.worn[kind]),
    ...SPELL_KINDS.map((kind) => hero.spells[kind]),
  ].filter((token) => token !== null);
  const shown = gear.slice(0, hero.bag.length > 0 ? MOST[layout] - 1 : MOST[layout]);
  return (
    <button
      type="button"
      className={c('strip')}
      data-place={`hand-${seat}`}
      aria-expanded={cover === 'sheet'}
      onClick={() => select({ cover: cover === 'sheet' ? null : 'sheet', sheet: null })}
    >
      <svg viewBox="0 0 64 72" className={c('portrait')} aria-hidden="true">
        <rect width="64" height="72" fill="#d8c79a" />
        <HeroFigure hero={hero.hero} />
      </svg>
      <span className={c('who')}>
        <b>{say.seat(seat)}</b>
        <span className={c('figures')}>
          <Icon name="hearts" />
          <Unseen>{label.sheet.life}</Unseen> {hero.life}
          <Icon name="walking-boot" />
          <Unseen>{label.sheet.points(left, index)}</Unseen>
          <span aria-hidden="true">
            {left}/{index}
          </span>
        </span>
      </span>
      <span className={c('gear')}>
        {shown.map((token) => (
          <span key={token} className={c('coin')}>
            <TokenCoin
              token={token}
              size={gear.length > FEW ? 28 : 36}
              isOff={token === hero.worn.boots && !hero.bootsWork}
            />
            {token === hero.worn.boots && !hero.bootsWork && <Later why={label.sheet.bootsLater} />}
          </span>
        ))}
        {gear.length > shown.length && <b>+{gear.length - shown.length}</b>}
        {hero.bag.length > 0 && (
          <span className={c('bag')}>
            <Icon name="knapsack" size={22} />
            {hero.bag.length}
          </span>
        )}
        {gear.length + hero.bag.length === 0 && <span>{label.sheet.nothing}</span>}
      </span>
      <span className={c('open')} aria-hidden="true">
        {cover === 'sheet' ? '▾' : '▴'}
      </span>
    </button>
  );
}
