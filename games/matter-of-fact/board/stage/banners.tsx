import { classes } from '@parlour/kit/classes.ts';
import { SeatMark } from '@parlour/kit/seats/index.ts';
import { useEnding } from '@parlour/kit/stage/use-ending.ts';
import type { ReactNode } from 'react';
import { KIND_OF } from '../../content/assets.ts';
import { Icon } from '../art/icon.tsx';
import type { IconName } from '../art/icons.ts';
import { Works } from '../art/works.tsx';
import { useTable } from '../table/context.ts';
import css from './stage.module.css';
import type { Seen } from './stage.tsx';

const c = classes(css);
const WAITS = [450, 500] as const;
const LINGER = 1300;

type Props = { tone: string; icon: IconName; title: string; lead: string; onDone(): void; children?: ReactNode };

/** A poster across the table: a picture, what happened, what it means. */
function Banner({ tone, icon, title, lead, onDone, children }: Props) {
  const { pace } = useTable();
  const at = useEnding(WAITS, LINGER, pace, onDone);
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
  const { label, words, say, sitters } = useTable();
  const raider = sitters[event.seat];
  return (
    <Banner
      tone="raid"
      icon="siren"
      title={label.stage.captured(say.seat(event.seat), words.asset(event.asset))}
      lead={label.stage.capturedLead(say.seat(event.owner))}
      onDone={onDone}
    >
      <svg viewBox="-56 -52 112 92" aria-hidden="true">
        <Works kind={KIND_OF[event.asset]} />
        <path d="M-50-20 50 26M-50 26 50-20" stroke="#0b1c31" strokeWidth="9" />
        <path d="M-50-20 50 26M-50 26 50-20" stroke={raider?.colour ?? '#fff'} strokeWidth="5" strokeDasharray="8 4" />
      </svg>
      {raider !== undefined && <SeatMark sitter={raider} size={44} className={c('mark')} />}
    </Banner>
  );
}

export function Arrest({ event, onDone }: { event: Seen<'arrested'>; onDone(): void }) {
  const { label, say } = useTable();
  return (
    <Banner
      tone="arrest"
      icon="handcuffs"
      title={label.stage.arrested(say.seat(event.seat))}
      lead={label.stage.arrestLead(event.turns)}
      onDone={onDone}
    />
  );
}

export function StrikeCall({ event, onDone }: { event: Seen<'strikeBegan'>; onDone(): void }) {
  const { label, say } = useTable();
  return (
    <Banner
      tone="strike"
      icon="megaphone"
      title={label.stage.strike(say.seat(event.seat))}
      lead={label.stage.strikeLead(event.workers)}
      onDone={onDone}
    />
  );
}

/** The vat lights up. */
export function Biobot({ event, onDone }: { event: Seen<'biobotMade'>; onDone(): void }) {
  const { label, say } = useTable();
  return (
    <Banner
      tone="biobot"
      icon="vintage-robot"
      title={label.stage.biobot(say.seat(event.seat))}
      lead={label.stage.biobotLead(event.biobots, event.target)}
      onDone={onDone}
    />
  );
}
