import type { Seat } from '@parlour/kernel';
import { classes } from '@parlour/kit/classes.ts';
import { HEROES } from '../../../content/heroes.ts';
import { useTable } from '../../table/context.ts';
import { unselect } from '../../table/selection.ts';
import { Attack } from '../battle/attack.tsx';
import css from '../dock.module.css';
import { ActionButton, Panel } from '../panel.tsx';

const c = classes(css);

/** Another hero: heal them if one can, fight them if the game allows it. Gifts go from the thing, not from here. */
export function HeroCard({ whose }: { whose: Seat }) {
  const table = useTable();
  const { view, facts, words, label, say, offer } = table;
  const { hero } = view.heroes[whose];
  const attack = facts.attacks.find(({ target }) => target === whose);
  const isMyTurn = offer('endTurn').isOffered;
  return (
    <Panel
      title={`${say.seat(whose)} · ${words.heroes[hero]}, ${words.classes[HEROES[hero]].name}`}
      isClosable
      part="hero"
    >
      {!isMyTurn && <p className={c('line')}>{label.hero.look}</p>}
      {isMyTurn && (
        <div className={c('acts')}>
          <ActionButton type="heal" fields={{ patient: whose, life: 1 }} onDone={unselect}>
            {label.hero.heal}
          </ActionButton>
        </div>
      )}
      {isMyTurn && <p className={c('line')}>{label.hero.giveHint}</p>}
      {attack !== undefined && isMyTurn && <Attack attack={attack} />}
    </Panel>
  );
}
