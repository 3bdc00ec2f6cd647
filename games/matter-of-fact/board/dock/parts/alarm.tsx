import { Icon } from '../../art/icon.tsx';
import { type Table, useTable } from '../../table/context.ts';
import { isWinningNext } from '../../table/reading.ts';
import { c } from '../look.ts';

/** Who wins with the next production, as things stand. */
export function alarmOf({ view, facts, seat, label, say }: Table): { words: string; isMine: boolean } | null {
  const winners = facts.part === 'over' ? [] : view.seats.filter((each) => isWinningNext(facts.seats[each]));
  const rivals = winners.filter((each) => each !== seat);
  if (rivals.length > 0) return { words: label.alarm.rivals(say.list(rivals.map(say.seat))), isMine: false };
  return winners.length > 0 ? { words: label.alarm.mine, isMine: true } : null;
}

/** The same, before anything else is chosen. */
export function Alarm() {
  const alarm = alarmOf(useTable());
  if (alarm === null) return null;
  return (
    <p className={c('alarm', alarm.isMine && 'mine')} role="status" data-part="alarm">
      <Icon name="atom" size={20} />
      <span>{alarm.words}</span>
    </p>
  );
}
