import { classes } from '@parlour/kit/classes.ts';
import { ATTACK_KINDS } from '../../../content/combat.ts';
import type { Response } from '../../../types.ts';
import { Icon } from '../../art/icon.tsx';
import { ATTACK_ICONS } from '../../art/icon-of.ts';
import { useTable } from '../../table/context.ts';
import css from './attack.module.css';
import { meanOf, percentOf } from './odds.ts';

const c = classes(css);

/** What comes back from a foe that survives, by the card that may be drawn: on one hero, or on each of a group. */
export function Answer({ response, isShared }: { response: Response | null; isShared: boolean }) {
  const { words, label, language } = useTable();
  const digits = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  if (response === null) return null;
  return (
    <div className={c('response')} data-part="response">
      <span>{isShared ? label.attack.responseToAll : label.attack.response}</span>
      {ATTACK_KINDS.map((kind) => {
        const { dealt, kills } = response[kind];
        return (
          <span key={kind}>
            <Icon name={ATTACK_ICONS[kind]} size={15} />
            {label.attack.loss(words.attacks[kind], meanOf(dealt, digits))}
            {kills > 0 && (
              <em>{isShared ? label.attack.someDie(percentOf(kills)) : label.attack.dies(percentOf(kills))}</em>
            )}
          </span>
        );
      })}
    </div>
  );
}
