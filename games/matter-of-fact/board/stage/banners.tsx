import type { EventName } from '@parlour/kernel';
import { classes } from '@parlour/kit/classes.ts';
import { SeatMark } from '@parlour/kit/seats/index.ts';
import { useEnding } from '@parlour/kit/stage/use-ending.ts';
import type { ReactNode } from 'react';
import { KIND_OF } from '../../content/assets.ts';
import type { MatterOfFact } from '../../types.ts';
import { Icon } from '../art/icon.tsx';
import { Works } from '../art/works.tsx';
import { useTable } from '../table/context.ts';
import css from './stage.module.css';
import type { Seen } from './stage.tsx';
import { type Told, wordsOf } from './told.ts';

const c = classes(css);
const WAITS = [450, 500] as const;
const LINGER = 1300;

type Props = { tone: string; event: Told; onDone(): void; children?: ReactNode };

/** A poster across the table: a picture, what happened, what it means. */
function Banner({ tone, event, onDone, children }: Props) {
  const table = useTable();
  const at = useEnding(WAITS, LINGER, table.pace, onDone);
  const { icon, title, lead } = wordsOf(table, event);
  return (
    <section className={c('scene', tone)} aria-label={title}>
      <div className={c('picture', 'shown')}>{children ?? <Icon name={icon} size="100%" />}</div>
      <h2>{title}</h2>
      <p className={c('line', at >= 1 && 'shown')}>{lead}</p>
    </section>
  );
}

/** Siren, the works in chains, the raider's mark on them. */
export function Capture({ event, onDone }: { event: Seen<'captured'>; onDone(): void }) {
  const raider = useTable().sitters[event.seat];
  return (
    <Banner tone="raid" event={event} onDone={onDone}>
      <svg viewBox="-56 -52 112 92" aria-hidden="true">
        <Works kind={KIND_OF[event.asset]} />
        <path d="M-50-20 50 26M-50 26 50-20" stroke="#0b1c31" strokeWidth="9" />
        <path d="M-50-20 50 26M-50 26 50-20" stroke={raider?.colour ?? '#fff'} strokeWidth="5" strokeDasharray="8 4" />
      </svg>
      {raider !== undefined && <SeatMark sitter={raider} size={44} className={c('mark')} />}
    </Banner>
  );
}

type Moment<E extends EventName<MatterOfFact>> = { event: Seen<E>; onDone(): void };

export const Arrest = (moment: Moment<'arrested'>) => <Banner tone="arrest" {...moment} />;
export const StrikeCall = (moment: Moment<'strikeBegan'>) => <Banner tone="strike" {...moment} />;
/** The vat lights up. */
export const Biobot = (moment: Moment<'biobotMade'>) => <Banner tone="biobot" {...moment} />;
