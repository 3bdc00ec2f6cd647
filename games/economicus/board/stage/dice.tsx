import { classes } from '@parlour/kit/classes.ts';
import { Die } from '@parlour/kit/dice/die.tsx';
import { SeatMark } from '@parlour/kit/seats/index.ts';
import { useEnding } from '@parlour/kit/stage/use-ending.ts';
import { designOf } from '../../content/options.ts';
import { Icon } from '../art/icon.tsx';
import type { IconName } from '../art/icons.ts';
import { useTable } from '../table/context.tsx';
import { nameOf } from '../table/reading.ts';
import css from './stage.module.css';
import type { Seen } from './stage.tsx';

const c = classes(css);
const WAITS = [750, 250] as const;

type Shown = {
  title: string;
  hint: string;
  die: number;
  isGood: boolean;
  verdict: string;
  icon: IconName;
  seat: number;
};

/** A die that decides: it tumbles, it stops, and what it means is said. */
function Throw({ shown, onDone }: { shown: Shown; onDone(): void }) {
  const { pace, sitters } = useTable();
  const at = useEnding(WAITS, 1200, pace, onDone);
  const sitter = sitters[shown.seat];
  return (
    <section className={c('throw')} aria-live="polite">
      <h2>
        {sitter !== undefined && <SeatMark sitter={sitter} size={30} />}
        {shown.title}
      </h2>
      <p className={c('hint')}>{shown.hint}</p>
      <div className={c('fall')}>
        <Die face={shown.die} isRolling={at < 1} />
        <Icon name={shown.icon} className={c('sign', at >= 1 && 'shown', shown.isGood ? 'good' : 'bad')} />
      </div>
      <p className={c('verdict', at >= 1 && 'shown', shown.isGood ? 'good' : 'bad')}>{shown.verdict}</p>
    </section>
  );
}

export function ProjectMoment({ event, onDone }: { event: Seen<'projectRolled'>; onDone(): void }) {
  const table = useTable();
  const { words, label, facts } = table;
  const { seat, industry, die, bonus, result } = event;
  return (
    <Throw
      onDone={onDone}
      shown={{
        seat,
        die,
        title: label.stage.project(nameOf(table, seat), words.industries[industry]),
        hint: label.startUps.die(facts.successFrom) + (bonus > 0 ? ` +${bonus}` : ''),
        isGood: result !== 'burns',
        verdict: label.startUps.results[result],
        icon: result === 'succeeds' ? 'factory' : result === 'burns' ? 'flame' : 'light-bulb',
      }}
    />
  );
}

export function CrimeMoment({ event, onDone }: { event: Seen<'crimeRolled'>; onDone(): void }) {
  const { words, label } = useTable();
  const { seat, card, die, difficulty, isSuccess } = event;
  return (
    <Throw
      onDone={onDone}
      shown={{
        seat,
        die,
        title: words.optionCards[designOf(card)].name,
        hint: label.card.crime(difficulty),
        isGood: isSuccess,
        verdict: isSuccess ? label.stage.crimeWorks : label.stage.crimeFails,
        icon: isSuccess ? 'puppet' : 'handcuffs',
      }}
    />
  );
}

export function InvestigationMoment({ event, onDone }: { event: Seen<'investigated'>; onDone(): void }) {
  const table = useTable();
  const { label } = table;
  const { seat, criminal, die, above, isSuccess } = event;
  return (
    <Throw
      onDone={onDone}
      shown={{
        seat,
        die,
        title: label.stage.investigates(nameOf(table, seat), nameOf(table, criminal)),
        hint: label.stage.above(above),
        isGood: isSuccess,
        verdict: isSuccess ? label.stage.solved : label.stage.unsolved,
        icon: isSuccess ? 'siren' : 'magnifying-glass',
      }}
    />
  );
}
