import { classes } from '@parlour/kit/classes.ts';
import { ATTACK_KINDS } from '../../content/combat.ts';
import { Icon } from '../art/icon.tsx';
import { ATTACK_ICONS } from '../art/icon-of.ts';
import { capital } from '../dock/panel.tsx';
import { useTable } from './context.ts';
import css from './side.module.css';

const c = classes(css);

/** The combat cards that may still come, by kind. */
export function Deck() {
  const { facts, label, words } = useTable();
  return (
    <section className={c('card', 'deck')} data-place="deck" title={label.deck.hint}>
      <h3>
        <Icon name="card-random" size={18} /> {label.deck.title}
      </h3>
      <ul>
        {ATTACK_KINDS.map((kind) => (
          <li key={kind}>
            <Icon name={ATTACK_ICONS[kind]} size={16} />
            {capital(words.attacks[kind])} <b>{facts.cardsLeft[kind]}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
