import { classes } from '@parlour/kit/classes.ts';
import { Die } from '@parlour/kit/dice/die.tsx';
import { SeatMark } from '@parlour/kit/seats/index.ts';
import type { Industry } from '../../content/industries.ts';
import { SEGMENTS } from '../../content/industries.ts';
import { Icon } from '../art/icon.tsx';
import { useTable } from '../table/context.tsx';
import { frameOf, isFullGame } from '../table/reading.ts';
import { useSelection } from '../table/selection.ts';
import type { Dial } from './geometry.ts';
import css from './hub.module.css';
import { useRolling } from './rolling.ts';
import { Turnout } from './turnout.tsx';

const c = classes(css);
const PHASES = [1, 2, 3, 4, 5, 6, 7] as const;

/** The middle of the dial: where in the turn we are, the dice, the bank, and what the industry under the pointer would pay. */
export function Hub({ dial }: { dial: Dial }) {
  const { view, label } = useTable();
  const peek = useSelection((selection) => selection.peek);
  const { width, height } = dial.hub;
  const auction = frameOf(view, 'auction');
  return (
    <div
      className={c('hub')}
      style={{ width: `${(100 * width) / dial.width}%`, height: `${(100 * height) / dial.height}%` }}
      data-part="hub"
    >
      <Phases />
      <div className={c('middle')}>
        {peek !== null ? (
          <IfRolled industry={peek} />
        ) : auction?.kind != null ? (
          <Turnout auction={auction} />
        ) : (
          <Headline />
        )}
      </div>
      <div className={c('foot')}>
        <AboutToWin />
        <span className={c('bank')} data-place="bank">
          <Icon name="two-coins" />
          <span>{label.hub.bank}</span>
        </span>
        {isFullGame(view) && <Decks />}
      </div>
    </div>
  );
}

/** The rivals who can win now, by their marks: on a phone the desk at rest has no room for more. */
function AboutToWin() {
  const table = useTable();
  const { facts, seat, sitters, label } = table;
  const rivals = (facts.threats ?? []).filter((threat) => threat.seat !== seat);
  if (rivals.length === 0) return null;
  return (
    <span className={c('winning')} title={label.threats.title} data-part="about-to-win">
      <Icon name="round-star" />
      {rivals.map((threat) => {
        const sitter = sitters[threat.seat];
        return sitter === undefined ? null : <SeatMark key={threat.seat} sitter={sitter} size={18} />;
      })}
      <b>{label.threats.title}</b>
    </span>
  );
}

/** The seven phases of a turn, the present one lit. */
function Phases() {
  const { view, facts, label } = useTable();
  return (
    <ol className={c('phases')} aria-label={label.hub.phases} data-part="phases">
      {PHASES.map((phase) =>
        phase === 5 && !isFullGame(view) ? null : (
          <li
            key={phase}
            className={c(facts.phase === phase && 'now', phase < facts.phase && 'past')}
            aria-current={facts.phase === phase ? 'step' : undefined}
            title={label.hub.phase[phase]}
          >
            <i>{phase}</i>
            <span>{label.hub.phase[phase]}</span>
          </li>
        ),
      )}
    </ol>
  );
}

/** The dice of the turn and the industry they have called. */
function Headline() {
  const { view, facts, words, label, events, pace, say, sitters } = useTable();
  const isRolling = useRolling(events, pace);
  const { dice, industry } = view.turn;
  const active = sitters[view.active];
  return (
    <div className={c('headline')}>
      <span className={c('dice', dice === null && 'resting')} data-place="dice">
        <span className={c('blue')}>
          <Die face={dice?.blue ?? 1} isRolling={isRolling} />
        </span>
        <Die face={dice?.white ?? 1} isRolling={isRolling} />
      </span>
      <span className={c('called')}>
        {industry === null || isRolling ? (
          <>
            <b>{facts.part === 'opening' ? label.hub.opening : label.hub.turnOf(say.seat(view.active))}</b>
            <small>{facts.window === null ? '' : words.windows[facts.window]}</small>
          </>
        ) : (
          <>
            <b>
              {words.industries[industry]} <em>{industry}</em>
            </b>
            <small className={c('whose')}>
              {active !== undefined && <SeatMark sitter={active} size={16} />}
              {label.hub.turnOf(say.seat(view.active))}
            </small>
            <small>{facts.window === null ? label.hub.active : words.windows[facts.window]}</small>
            {facts.now !== null && (
              <small>
                {label.hub.now(facts.now.price, facts.now.projectCost, facts.now.offerCost)}
                {facts.now.priceFalls && ` ${label.hub.noDemand(facts.now.priceIfNoDemand)}`}
              </small>
            )}
          </>
        )}
      </span>
    </div>
  );
}

/** What everybody would be paid if this industry were rolled now. */
function IfRolled({ industry }: { industry: Industry }) {
  const { view, facts, words, label, sitters } = useTable();
  const { income, profit } = facts.industries[industry];
  const paid = view.seats.filter((seat) => income[seat] !== 0);
  return (
    <div className={c('ifRolled')}>
      <b>
        {industry} {words.industries[industry]}
      </b>
      <small>{label.hub.odds(SEGMENTS[industry].ways, profit)}</small>
      {paid.length === 0 ? (
        <span className={c('nobody')}>{label.hub.nobodyPaid}</span>
      ) : (
        <ul>
          {paid.map((seat) => (
            <li key={seat} className={c(income[seat] < 0 && 'loss')}>
              {sitters[seat] !== undefined && <SeatMark sitter={sitters[seat]} size={18} />}
              {label.signed(income[seat])}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The decks that lie beside the board, and what is known of the crises to come. */
function Decks() {
  const { view, facts, label } = useTable();
  const { forecasts, strengths } = facts.crisisCards;
  return (
    <>
      <span title={label.hub.options(view.optionDeck.secret.length)} data-place="option-deck">
        <Icon name="card-draw" />
        <small>{label.hub.decks.options}</small> {view.optionDeck.secret.length}
      </span>
      <span title={label.hub.forecasts(forecasts)} data-place="crisis-deck">
        <Icon name="lightning-storm" />
        <small>{label.hub.decks.forecasts}</small> {forecasts}
      </span>
      <span title={label.hub.strengths(strengths)} className={c('danger')}>
        <Icon name="tornado" />
        <small>{label.hub.decks.strengths}</small> {strengths}
      </span>
    </>
  );
}
