import { classes } from '@parlour/kit/classes.ts';
import { Die } from '@parlour/kit/dice/die.tsx';
import { useEnding } from '@parlour/kit/stage/use-ending.ts';
import { useMemo } from 'react';
import { termNames } from '../../text/phrase.ts';
import { Icon } from '../art/icon.tsx';
import { ATTACK_ICONS } from '../art/icon-of.ts';
import { capital } from '../dock/panel.tsx';
import { useTable } from '../table/context.ts';
import { isSeat } from '../table/reading.ts';
import css from './clash.module.css';
import { SideFaces, SideName } from './side.tsx';
import type { Seen } from './stage.tsx';
import { type Part, partsOf } from './terms.ts';

const c = classes(css);

/** A fight: both sums built up term by term, the dice, the totals, the difference as a blow. */
export function Clash({ event, onDone }: { event: Seen<'clashed'>; onDone(): void }) {
  const { words, label, say, pace } = useTable();
  const { attacker, defender, kind, stance, isResponse, loser, damage } = event;
  const [left, right] = [partsOf(attacker.terms), partsOf(defender.terms)];
  const count = Math.max(left.length, right.length);
  // The terms one by one, the dice, the totals, the blow.
  const waits = useMemo(() => [300, ...Array.from({ length: count }, () => 260), 700, 420, 420], [count]);
  const at = useEnding(waits, 1300, pace, onDone);
  const [dice, totals, blow] = [at > count, at > count + 1, at > count + 2];
  const isHit = (side: typeof attacker) => loser !== null && JSON.stringify(loser) === JSON.stringify(side.party);
  const side = (sum: typeof attacker, parts: Part[], isLeft: boolean) => (
    <div className={c('side', isLeft ? 'left' : 'right', blow && isHit(sum) && 'hit')}>
      <div className={c('faces')}>
        <SideFaces party={sum.party} />
        {blow && isHit(sum) && <b className={c('damage')}>−{damage}</b>}
      </div>
      <SideName party={sum.party} />
      <small className={c('role')}>
        {isLeft
          ? isResponse
            ? label.duel.responds
            : label.duel.attacks
          : stance === 'cover'
            ? label.duel.covers
            : label.duel.defends}
      </small>
      <ol className={c('terms')}>
        {parts.map((part, i) => (
          <TermChip
            key={`${part.who}${part.is}`}
            part={part}
            names={termNames(kind, stance, isLeft ? 'attacker' : 'defender')}
            isShown={at > i}
            isGroup={sum.terms.length > 1}
          />
        ))}
        <li className={c('term', 'die', dice && 'shown')}>
          <Die face={sum.die} isRolling={dice && !totals && pace > 0} />
        </li>
      </ol>
      <output className={c('total', totals && 'shown')}>{sum.total}</output>
    </div>
  );
  return (
    <section
      className={c('clash')}
      aria-label={`${words.attacks[kind]}: ${attacker.total} : ${defender.total}`}
      data-kind={kind}
      data-place="clash"
    >
      <header>
        <Icon name={ATTACK_ICONS[kind]} size={28} />
        <h2>{capital(words.attacks[kind])}</h2>
        {isResponse && <span>{label.duel.byCard}</span>}
      </header>
      <div className={c('ring')}>
        {side(attacker, left, true)}
        <div className={c('middle')}>
          <Icon name={ATTACK_ICONS[kind]} size={48} />
          <p className={c('verdict', blow && 'shown')}>
            {loser === null
              ? label.duel.nobody
              : label.duel.loses(
                  loser.is === 'foe' ? capital(words.foe(loser.foe)) : say.list(loser.seats.map(say.seat)),
                  loser.is === 'foe' ? 1 : loser.seats.length,
                  damage,
                )}
          </p>
        </div>
        {side(defender, right, false)}
      </div>
    </section>
  );
}

type ChipProps = { part: Part; names: ReturnType<typeof termNames>; isShown: boolean; isGroup: boolean };

function TermChip({ part, names, isShown, isGroup }: ChipProps) {
  const { words, label, say } = useTable();
  const name =
    part.is === 'base'
      ? words.characteristics[names.characteristic]
      : part.is === 'artifact'
        ? words.kinds[names.artifact]
        : label.terms[part.is];
  const who = isSeat(part.who) ? say.seat(part.who) : words.foe(part.who);
  return (
    <li className={c('term', part.is, isShown && 'shown')}>
      <b>{part.value}</b>
      <small>{isGroup && part.is === 'base' ? who : name}</small>
    </li>
  );
}
