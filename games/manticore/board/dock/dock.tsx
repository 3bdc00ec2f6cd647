import { classes } from '@parlour/kit/classes.ts';
import { useTable } from '../table/context.ts';
import { frameOf, isSeat, questionOf } from '../table/reading.ts';
import { useSelected } from '../table/selection.ts';
import { Alarm } from './alarm.tsx';
import { GiftAnswer, JointAnswer, SpoilsPanel } from './answers.tsx';
import { Arm } from './arm.tsx';
import { DuelPanel } from './battle/duel.tsx';
import { CellCard } from './cards/cell-card.tsx';
import { FoeCard } from './cards/foe-card.tsx';
import { HeroCard } from './cards/hero-card.tsx';
import css from './dock.module.css';
import { Heal } from './heal.tsx';
import { Here } from './here.tsx';
import { Item } from './item.tsx';
import { Lay, Paving } from './lay.tsx';
import { Meanwhile } from './meanwhile.tsx';

const c = classes(css);

/** What the person is asked, or what they look at: always in the same place. */
export function Dock() {
  const layout = useSelected('layout');
  return (
    <div className={c('dock')} data-part="dock">
      {/* The bar over a small map says it in short, and the sheet of the beasts in full. */}
      {layout === 'wide' && <Alarm />}
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
  const isPaving = useSelected('isPaving');
  const isAsked = seat !== null && asked.includes(seat);
  if (isPaving && frameOf(view, 'paving') !== null) return <Paving />;
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
