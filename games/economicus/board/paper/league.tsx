import type { Seat } from '@parlour/kernel';
import { classes } from '@parlour/kit/classes.ts';
import { Count } from '@parlour/kit/money/count.tsx';
import { SeatMark } from '@parlour/kit/seats/index.ts';
import { Spoken } from '@parlour/kit/spoken/spoken.tsx';
import { memo } from 'react';
import { Icon } from '../art/icon.tsx';
import { type Sight, useSight } from '../table/context.tsx';
import { isFullGame, nameOf } from '../table/reading.ts';
import { select, useSelection } from '../table/selection.ts';
import css from './league.module.css';

const c = classes(css);

/** The table of the players: stars on the way to the target, money, and what each has standing. */
export const League = memo(function League() {
  const { view, label } = useSight();
  return (
    <section className={c('league')} aria-label={label.league.title} data-part="league">
      {view.seats.map((seat) => (
        <Row key={seat} seat={seat} />
      ))}
    </section>
  );
});

function Row({ seat }: { seat: Seat }) {
  const table = useSight();
  const { view, facts, label, sitters, pace, asked } = table;
  const isShown = useSelection((selection) => selection.seat === seat);
  const { cash, quotas, trophies } = view.players[seat];
  const { companies, loans, projects, handSize, isOut, expected36 } = facts.seats[seat];
  const sitter = sitters[seat];
  return (
    <button
      type="button"
      className={c(
        'row',
        isOut && 'out',
        isShown && 'shown',
        asked.includes(seat) && 'asked',
        view.active === seat && 'active',
      )}
      data-place={`player-${seat}`}
      aria-pressed={isShown}
      onClick={() => select({ seat: isShown ? null : seat })}
    >
      <Spoken words={saysOf(table, seat)}>
        {sitter !== undefined && <SeatMark sitter={sitter} size={22} className={c('mark')} />}
        <span className={c('name')}>
          {nameOf(table, seat)}
          {view.auditor === seat && <Icon name="scales" />}
          {isOut && <em>{label.league.out}</em>}
        </span>
        <span className={c('income')} title={label.league.income}>
          {label.league.perTurn(expected36)}
        </span>
        <span className={c('cash')} data-place={`cash-${seat}`}>
          <Count value={cash} pace={pace} />
          <i>M</i>
        </span>
        <span className={c('second')}>
          <Track seat={seat} />
          <span className={c('assets')}>
            <span title={label.league.companies(companies)}>
              <Icon name="factory" />
              {companies}
            </span>
            {loans > 0 && (
              <span title={label.league.loans(loans)} className={c('debt')}>
                %{loans}
              </span>
            )}
            {projects > 0 && (
              <span title={label.league.projects(projects)}>
                <Icon name="light-bulb" />
                {projects}
              </span>
            )}
            {isFullGame(view) && (
              <>
                {quotas.length > 0 && (
                  <span title={label.league.quotas(quotas.length)}>
                    <Icon name="ticket" />
                    {quotas.length}
                  </span>
                )}
                <span title={label.league.cards(handSize)} data-place={`cards-${seat}`}>
                  <Icon name="card-draw" />
                  {handSize}
                </span>
                {trophies.length > 0 && (
                  <span title={label.league.trophies(trophies.length)}>
                    <Icon name="trophy" />
                    {trophies.length}
                  </span>
                )}
              </>
            )}
          </span>
        </span>
      </Spoken>
    </button>
  );
}

/** Stars against the target, by where they come from: presence, majority, bonus. */
function Track({ seat }: { seat: Seat }) {
  const { facts, label } = useSight();
  const { presence, majority, bonus, total } = facts.seats[seat].stars;
  const kinds = [
    ...Array.from({ length: presence }, () => 'presence'),
    ...Array.from({ length: majority }, () => 'majority'),
    ...Array.from({ length: Math.max(0, bonus) }, () => 'bonus'),
  ].slice(0, Math.max(total, 0));
  const empty = Math.max(0, facts.target - total);
  return (
    <span className={c('track')} title={label.league.stars(presence, majority, bonus)} data-place={`stars-${seat}`}>
      {kinds.map((kind, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a star is known by its place
        <i key={i} className={c(kind)}>
          ★
        </i>
      ))}
      {Array.from({ length: empty }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <i key={`e${i}`} className={c('none')}>
          ☆
        </i>
      ))}
    </span>
  );
}

/** One player in a sentence. */
export function saysOf(table: Sight, seat: Seat): string {
  const { view, facts, label } = table;
  const { stars, companies, loans, projects, handSize, isOut, interest, expected36, netAssets } = facts.seats[seat];
  return label.say.player({
    name: nameOf(table, seat),
    stars: stars.total,
    target: facts.target,
    cash: view.players[seat].cash,
    companies,
    loans,
    projects,
    quotas: view.players[seat].quotas.length,
    cards: isFullGame(view) ? handSize : null,
    interest,
    income: label.perTurn(expected36),
    netAssets,
    isAuditor: view.auditor === seat,
    isOut,
  });
}
