import type { Seat } from '@parlour/kernel';
import { classes } from '@parlour/kit/classes.ts';
import { Die } from '@parlour/kit/dice/die.tsx';
import { SeatMark } from '@parlour/kit/seats/index.ts';
import { useEnding } from '@parlour/kit/stage/use-ending.ts';
import { designOf } from '../../content/options.ts';
import { Icon } from '../art/icon.tsx';
import type { IconName } from '../art/icons.ts';
import { type Table, useTable } from '../table/context.tsx';
import { nameOf } from '../table/reading.ts';
import css from './stage.module.css';
import type { Seen } from './stage.tsx';

const c = classes(css);
const WAITS = [750, 250] as const;

/** What the die is for, and what came of it. */
type Shown = { title: string; hint: string; isGood: boolean; verdict: string; icon: IconName };

/** A die that decides: it tumbles, it stops, and what it means is said. */
function Throw({ seat, die, shown, onDone }: { seat: Seat; die: number; shown: Shown; onDone(): void }) {
  const { pace, sitters } = useTable();
  const at = useEnding(WAITS, 1200, pace, onDone);
  const sitter = sitters[seat];
  return (
    <section className={c('throw')} aria-live="polite">
      <h2>
        {sitter !== undefined && <SeatMark sitter={sitter} size={30} />}
        {shown.title}
      </h2>
      <p className={c('hint')}>{shown.hint}</p>
      <div className={c('fall')}>
        <Die face={die} isRolling={at < 1} />
        <Icon name={shown.icon} className={c('sign', at >= 1 && 'shown', shown.isGood ? 'good' : 'bad')} />
      </div>
      <p className={c('verdict', at >= 1 && 'shown', shown.isGood ? 'good' : 'bad')}>{shown.verdict}</p>
    </section>
  );
}

/** The moment of an event with a die, by what is to be said of it. */
const thrown =
  <E extends 'projectRolled' | 'crimeRolled' | 'investigated'>(shownOf: (event: Seen<E>, table: Table) => Shown) =>
  ({ event, onDone }: { event: Seen<E>; onDone(): void }) => (
    <Throw seat={event.seat} die={event.die} shown={shownOf(event, useTable())} onDone={onDone} />
  );

export const ProjectMoment = thrown<'projectRolled'>(({ seat, industry, bonus, result }, table) => ({
  title: table.label.stage.project(nameOf(table, seat), table.words.industries[industry]),
  hint: table.label.startUps.die(table.facts.successFrom) + (bonus > 0 ? ` +${bonus}` : ''),
  isGood: result !== 'burns',
  verdict: table.label.startUps.results[result],
  icon: result === 'succeeds' ? 'factory' : result === 'burns' ? 'flame' : 'light-bulb',
}));

export const CrimeMoment = thrown<'crimeRolled'>(({ card, difficulty, isSuccess }, { words, label }) => ({
  title: words.optionCards[designOf(card)].name,
  hint: label.card.crime(difficulty),
  isGood: isSuccess,
  verdict: isSuccess ? label.stage.crimeWorks : label.stage.crimeFails,
  icon: isSuccess ? 'puppet' : 'handcuffs',
}));

export const InvestigationMoment = thrown<'investigated'>(({ seat, criminal, above, isSuccess }, table) => ({
  title: table.label.stage.investigates(nameOf(table, seat), nameOf(table, criminal)),
  hint: table.label.stage.above(above),
  isGood: isSuccess,
  verdict: isSuccess ? table.label.stage.solved : table.label.stage.unsolved,
  icon: isSuccess ? 'siren' : 'magnifying-glass',
}));
