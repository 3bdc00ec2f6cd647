import type { Seat } from '@parlour/kernel';
import { classes } from '@parlour/kit/classes.ts';
import { SeatMark } from '@parlour/kit/seats/index.ts';
import { Spoken } from '@parlour/kit/spoken/spoken.tsx';
import { ASSET_KINDS } from '../../content/assets.ts';
import { RESOURCES } from '../../content/exchange.ts';
import { Icon } from '../art/icon.tsx';
import { KIND_ICONS, VEHICLE_ICONS } from '../art/look.ts';
import { Peg, Token } from '../art/token.tsx';
import { useTable } from '../table/context.ts';
import { isWinningNext, rivalsOf } from '../table/reading.ts';
import css from './rivals.module.css';

const c = classes(css);

/** The desks of the others: everything lies open but perhaps the cash. */
export function Rivals() {
  const { view, seat, label } = useTable();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: where the desks do not fit, the list is scrolled with the keys
    <ul className={c('rivals')} aria-label={label.rivals.title} tabIndex={0}>
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
  const { assets, workers, vehicle, readiness, speed } = facts.seats[seat];
  const owned = ASSET_KINDS.filter((kind) => assets[kind] > 0);
  return (
    <li
      className={c('rival', asked.includes(seat) && 'asked')}
      style={{ '--seat': sitter.colour } as React.CSSProperties}
      data-place={`desk-${seat}`}
    >
      <div className={c('line')}>
        <SeatMark sitter={sitter} size={20} />
        <b>{sitter.name}</b>
        {player.arrest > 0 && (
          <Badge icon="handcuffs" short={String(player.arrest)} words={label.rivals.arrested(player.arrest)} />
        )}
        {isWinningNext(facts.seats[seat]) && <Badge icon="atom" short="!" words={label.alarm.rivals(sitter.name)} />}
        {player.isOnStrike && <Badge icon="megaphone" short={label.rivals.onStrike} words={label.rivals.onStrike} />}
        <span className={c('cash')}>
          {player.cash.secret === null ? label.rivals.hidden : label.money(player.cash.secret)}
        </span>
      </div>
      <div className={c('line')}>
        {owned.length === 0 && <em>{label.rivals.nothing}</em>}
        {owned.map((kind) => (
          <span key={kind} className={c('some')} title={`${words.kinds[kind]}: ${assets[kind]}`}>
            <Icon name={KIND_ICONS[kind]} size={17} />
            {assets[kind]}
          </span>
        ))}
        <span className={c('some', 'right')} title={label.rivals.workers(workers)}>
          <Peg is="worker" />
          {workers}
        </span>
        <span className={c('some')} title={`${words.vehicles[vehicle]}: ${speed}`}>
          <Icon name={VEHICLE_ICONS[vehicle]} size={17} />
          {speed}
        </span>
      </div>
      <div className={c('line')}>
        {RESOURCES.map((resource) => (
          <span
            key={resource}
            className={c('some', player.stock[resource] === 0 && 'none')}
            title={words.products[resource]}
          >
            <Token of={resource} size={16} />
            {player.stock[resource]}
          </span>
        ))}
        <span className={c('some', 'right', !readiness.hasPark && 'none')} title={label.rivals.readiness(readiness)}>
          <Token of="biobot" size={17} />
          {player.biobots}/{facts.target}
        </span>
      </div>
    </li>
  );
}

const Badge = ({ icon, short, words }: { icon: 'atom' | 'handcuffs' | 'megaphone'; short: string; words: string }) => (
  <span className={c('badge')} title={words}>
    <Spoken words={words}>
      <Icon name={icon} size={14} /> {short}
    </Spoken>
  </span>
);
