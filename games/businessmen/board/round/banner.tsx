import { eventWords } from '@parlour/kernel';
import { classes } from '@parlour/kit/classes.ts';
import { paceOf } from '@parlour/kit/motion.ts';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../art/icon.tsx';
import type { IconName } from '../art/icons.ts';
import { type Table, useTable } from '../table/context.ts';
import { nameOf } from '../table/reading.ts';
import css from './banner.module.css';
import { SIGNS } from './signs.ts';

const c = classes(css);
/** How long the plank hangs there. */
const TIME = 2200;
/** What happens on the way to a step and moves nothing one could see: it is told with the step. */
const TOLD: readonly string[] = ['passedOver', 'leftOver', 'lorryHeld', 'stoodIn', 'everybodySkips', 'gaveUp'];
const MOST = 3;

type Plank = { at: string; number: number; icon: IconName; name: string; hint: string; lines: string[] };

/** A new step of the round is called out: a plank drops from the rail, says what is done now, and is drawn up again. */
export function Banner({ className }: { className: string }) {
  const table = useTable();
  const { view, facts, pace, events } = table;
  const at = `${view.round}.${facts.phase}`;
  const before = useRef(at);
  const [plank, setPlank] = useState<Plank | null>(null);
  const speed = paceOf(pace);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new step is called out, as the table is at that moment
  useEffect(() => {
    const isNew = before.current !== at;
    before.current = at;
    if (!isNew || speed === 0 || view.outcome !== null || events.length === 0) return setPlank(null);
    setPlank(plankOf(table, at));
    const timer = setTimeout(() => setPlank(null), TIME * speed);
    return () => clearTimeout(timer);
  }, [at]);
  if (plank === null) return null;
  // The live region of the table reads out what happens; this is for the eye.
  return (
    <div
      key={plank.at}
      className={`${c('banner')} ${className}`}
      style={{ '--ms': `${TIME * speed}ms` } as React.CSSProperties}
      aria-hidden="true"
    >
      <b className={c('number')}>{plank.number}</b>
      <Icon name={plank.icon} className={c('icon')} />
      <p className={c('name')}>{plank.name}</p>
      <p className={c('hint')}>{plank.hint}</p>
      {plank.lines.map((line) => (
        <p key={line} className={c('line')}>
          {line}
        </p>
      ))}
    </div>
  );
}

function plankOf(table: Table, at: string): Plank {
  const { view, facts, label, events, words, say } = table;
  const lines = events
    .filter(({ type }) => TOLD.includes(type))
    .slice(-MOST)
    .map((event) => eventWords(words, event, say));
  const { phase } = facts;
  const sign = SIGNS.find((each) => each.phase === phase);
  if (sign === undefined || phase === 0)
    return {
      at,
      number: view.round,
      icon: 'queen-crown',
      name: label.round.of(view.round, null),
      hint: label.round.opens(nameOf(table, view.opener ?? view.leader)),
      lines,
    };
  return { at, number: phase, icon: sign.icon, name: label.round.phases[phase], hint: label.round.hints[phase], lines };
}
