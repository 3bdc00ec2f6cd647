import { classes } from '@parlour/kit/classes.ts';
import { endText } from '../../text/end.ts';
import { useTable } from '../table/context.ts';
import css from './preview.module.css';

const c = classes(css);

/** How near the end is, said where money is decided on: the •Crash, who can end the game, who would win. Rules of older games do not say the latter. */
export function EndNotice() {
  const { facts, language, view, sitters } = useTable();
  const words = endText[language];
  const enders = facts.enders ?? [];
  const ahead = facts.ahead ?? [];
  if (view.outcome !== null || (facts.crashOneIn === null && enders.length === 0)) return null;
  return (
    <p className={c('danger')} data-part="end-notice">
      {facts.crashOneIn !== null && words.crash(facts.crashOneIn)}{' '}
      {enders.map((each) => words.by(sitters[each]?.name ?? '')).join(' ')}{' '}
      {ahead.length > 0 && words.ahead(ahead.map((each) => sitters[each]?.name ?? '').join(', '))}
    </p>
  );
}
