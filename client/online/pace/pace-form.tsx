import type { Pace } from '@parlour/protocol';
import styles from '../online.module.css';
import type { OnlineText } from '../text/index.ts';
import { DaysForm } from './days-form.tsx';
import { LiveForm } from './live-form.tsx';
import { PACE_NAMES, PACES, type PaceName } from './paces.ts';

type Props = {
  pace: Pace;
  /** The game has timers of its own. */
  hasOwn: boolean;
  text: OnlineText;
  onChange(pace: Pace): void;
};

/** How fast a table is: one of a few paces, and what can be chosen about it. */
export function PaceForm({ pace, hasOwn, text, onChange }: Props) {
  return (
    <>
      <h2>{text.pace}</h2>
      <div className={styles['choices']}>
        {PACE_NAMES.filter((each) => each !== 'own' || hasOwn).map((each) => (
          <button
            key={each}
            type="button"
            className={styles['choice']}
            aria-pressed={isChosen(each, pace)}
            onClick={() => onChange(PACES[each])}
            data-pace={each}
          >
            <b>{text.paces[each]}</b>
            <span>{text.paceHint[each]}</span>
          </button>
        ))}
      </div>
      {pace.is === 'live' && <LiveForm pace={pace} text={text} onChange={onChange} />}
      {pace.is === 'days' && <DaysForm pace={pace} text={text} onChange={onChange} />}
    </>
  );
}

/** Of paces by days there is one to start from; of live ones there are two. */
function isChosen(name: PaceName, pace: Pace): boolean {
  const preset: Pace = PACES[name];
  if (pace.is !== 'live' || preset.is !== 'live') return preset.is === pace.is;
  return preset.base === pace.base && preset.increment === pace.increment;
}
