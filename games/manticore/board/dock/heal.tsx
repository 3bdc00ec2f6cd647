import type { Seat } from '@parlour/kernel';
import { classes } from '@parlour/kit/classes.ts';
import { alternatives, fieldChoice, untyped } from '@parlour/kit/offers/index.ts';
import { Icon } from '../art/icon.tsx';
import { valuesOf } from '../map/picking.ts';
import { useTable } from '../table/context.ts';
import { unselect } from '../table/selection.ts';
import css from './dock.module.css';
import { ActionButton, Panel } from './panel.tsx';

const c = classes(css);

/** Life for points: whom, and how much. */
export function Heal() {
  const table = useTable();
  const { view, label, say, offers } = table;
  const patients = valuesOf(table, 'heal', 'patient') as Seat[];
  return (
    <Panel title={label.heal.title} isClosable part="heal">
      {patients.map((patient) => {
        const range = fieldChoice(alternatives(untyped(offers), 'heal', { patient }), 'life').range;
        const most = range?.max ?? 0;
        return (
          <div key={patient} className={c('patient')}>
            <span>
              {say.seat(patient)} <Icon name="hearts" /> {view.heroes[patient].life}
            </span>
            <div className={c('acts')}>
              {Array.from({ length: most }, (_, i) => i + 1).map((life) => (
                <ActionButton
                  key={life}
                  type="heal"
                  fields={{ patient, life }}
                  isMain={life === most}
                  onDone={unselect}
                >
                  {label.heal.by(life)}
                </ActionButton>
              ))}
            </div>
          </div>
        );
      })}
    </Panel>
  );
}
