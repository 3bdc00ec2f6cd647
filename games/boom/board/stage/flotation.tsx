import { classes } from '@parlour/kit/classes.ts';
import { Die } from '@parlour/kit/dice/die.tsx';
import { useEnding } from '@parlour/kit/stage/use-ending.ts';
import type { ReactNode } from 'react';
import { PLANS } from '../../content/plans.ts';
import { Icon } from '../art/icon.tsx';
import { Logo } from '../art/logos.tsx';
import { useTable } from '../table/context.ts';
import css from './flotation.module.css';
import { IpoTable } from './ipo-table.tsx';
import { Payouts } from './payouts.tsx';
import type { Seen } from './stage.tsx';

const c = classes(css);
/** Bell, die, the terms one by one, the sum, the run up the table, the money. About three seconds. */
const WAITS = [350, 650, 260, 260, 260, 300, 650, 500] as const;
const [, DIE, CARDS, FOUNDERS, MARKET, SUM, TABLE, MONEY] = [0, 1, 2, 3, 4, 5, 6, 7];

/** An IPO. The sum is built up term by term, so that one learns the rule by watching it. */
export function Flotation({ event, onDone }: { event: Seen<'wentPublic'>; onDone(): void }) {
  const { words, label, pace } = useTable();
  const at = useEnding(WAITS, 900, pace, onDone);
  const { company, die, size, matches, hot, total, raised } = event;
  const { industry } = PLANS[company];
  return (
    <section className={c('scene')} aria-label={`${label.stage.ipo}: ${words.cards[company].name}`}>
      <header className={c('head')}>
        <span className={c('bell', at === 0 && 'rings')}>
          <Icon name="ringing-bell" size={44} />
        </span>
        <Logo plan={company} size={64} />
        <div>
          <small>{label.stage.ipo}</small>
          <h2>{words.cards[company].name}</h2>
        </div>
        <output className={c('raised', at >= MONEY && 'shown')}>
          <small>{label.stage.raises}</small>
          {label.money(raised)}
        </output>
      </header>
      <ol className={c('sum')}>
        <Term isShown={at >= DIE} value={die} words={label.stage.die}>
          <Die face={die} isRolling={at === DIE && pace > 0} />
        </Term>
        <Term isShown={at >= CARDS} value={size} words={label.stage.cards(size)} sign="+">
          <Icon name="card-draw" size={40} />
        </Term>
        {matches > 0 && (
          <Term isShown={at >= FOUNDERS} value={matches} words={label.stage.matches(matches)} sign="+">
            <Icon name="light-bulb" size={40} />
          </Term>
        )}
        {hot > 0 && (
          <Term isShown={at >= MARKET} value={hot} words={label.stage.hot(words.industries[industry])} sign="+">
            <Icon name="flame" size={40} />
          </Term>
        )}
        <Term isShown={at >= SUM} value={total} words={label.stage.total} sign="=" isTotal />
      </ol>
      <IpoTable total={total} isRunning={at >= TABLE} />
      <Payouts event={event} isShown={at >= MONEY} />
    </section>
  );
}

type TermProps = {
  isShown: boolean;
  value: number;
  words: string;
  sign?: string;
  isTotal?: boolean;
  children?: ReactNode;
};

function Term({ isShown, value, words, sign, isTotal, children }: TermProps) {
  return (
    <li className={c('term', isShown && 'shown', isTotal && 'total')}>
      {sign !== undefined && <span className={c('sign')}>{sign}</span>}
      {children !== undefined && <span className={c('picture')}>{children}</span>}
      <b>{value}</b>
      <small>{words}</small>
    </li>
  );
}
