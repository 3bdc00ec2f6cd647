import { classes } from '@parlour/kit/classes.ts';
import { useTable } from '../table/context.tsx';
import { isSeat, questionOf } from '../table/reading.ts';
import { useSelected } from '../table/selection.ts';
import { GiftAnswer, JointAnswer, SpoilsPanel } from './answers.tsx';
import { Arm } from './arm.tsx';
import { CellCard } from './cell-card.tsx';
import css from './dock.module.css';
import { DuelPanel } from './duel.tsx';
import { FoeCard } from './foe-card.tsx';
import { Heal } from './heal.tsx';
import { Here } from './here.tsx';
import { HeroCard } from './hero-card.tsx';
import { Item } from './item.tsx';
import { Lay } from './lay.tsx';
import { Meanwhile } from './meanwhile.tsx';

const c = classes(css);

/** What the person is asked, or what they look at: always in the same place. */
export function Dock() {
  return (
    <div className={c('dock')} data-part="dock">
      <Matter />
    </div>
  );
}

function Matter() {
  const { view, seat, asked, offer } = useTable();
  const item = useSelected('item');
  const isHealing = useSelected('isHealing');
  const fighter = useSelected('fighter');
  const cell = useSelected('cell');
  const layout = useSelected('layout');
  const isAsked = seat !== null && asked.includes(seat);
  if (isAsked)
    switch (questionOf(view)) {
      case 'arming.gear':
        return item === null ? <Arm /> : <Item token={item} />;
      case 'paving.lay':
        return <Lay />;
      case 'gift.answer':
        return <GiftAnswer />;
      case 'joint.answers':
      case 'joint.decision':
        return <JointAnswer />;
      case 'duel.spells':
      case 'duel.counters':
      case 'duel.stance':
        return <DuelPanel />;
      case 'spoils.points':
      case 'spoils.loot':
        return <SpoilsPanel />;
    }
  if (item !== null) return <Item token={item} />;
  if (isHealing && offer('heal').isOffered) return <Heal />;
  if (fighter !== null && isSeat(fighter) && fighter !== seat) return <HeroCard whose={fighter} />;
  if (fighter !== null && !isSeat(fighter)) return <FoeCard key={fighter} foe={fighter} />;
  if (cell !== null && (seat === null || view.heroes[seat].cell !== cell)) return <CellCard cell={cell} />;
  if (isAsked && offer('endTurn').isOffered) return <Here />;
  return layout === 'wide' ? null : <Meanwhile />;
}
