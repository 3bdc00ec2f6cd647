import type { GameEntry } from '@parlour/games';
import type { GameTypes } from '@parlour/kernel';
import type { BoardProps } from '@parlour/kit';
import { RulesReader } from '../../rules/rules-reader.tsx';
import { Sign } from '../../shell/icons.tsx';
import buttons from '../../shell/shell.module.css';
import { useWords } from '../../shell/words.tsx';
import { TurnSummary } from '../../tutorial/turn-summary.tsx';
import type { TableStore } from '../table-store.ts';
import styles from './drawer.module.css';
import { LogPanel } from './log-panel.tsx';

export type DrawerTab = 'log' | 'rules' | 'turn';

type Props = {
  tab: DrawerTab;
  rule: string | null;
  store: TableStore;
  props: BoardProps<GameTypes>;
  entry: GameEntry;
  onTab(tab: DrawerTab): void;
  onClose(): void;
};

/** Log and rules beside the table; on a phone, a sheet from below. */
export function Drawer({ tab, rule, store, props, entry, onTab, onClose }: Props) {
  const words = useWords();
  const tabs: [DrawerTab, string][] = [
    ['log', words.table.log],
    ['rules', words.table.rules],
    ...(entry.lessons === undefined ? [] : ([['turn', words.table.turnPage]] satisfies [DrawerTab, string][])),
  ];
  return (
    <aside className={styles['drawer']} aria-label={tabs.find(([name]) => name === tab)?.[1]} data-part="drawer">
      <div className={styles['drawerHead']}>
        {tabs.map(([name, label]) => (
          <button
            key={name}
            type="button"
            className={styles['tab']}
            aria-pressed={tab === name}
            onClick={() => onTab(name)}
          >
            {label}
          </button>
        ))}
        <button
          type="button"
          className={`${buttons['quiet']} ${buttons['round']} ${styles['drawerClose']}`}
          onClick={onClose}
          aria-label={words.close}
        >
          <Sign name="close" />
        </button>
      </div>
      {tab === 'log' && <LogPanel store={store} props={props} />}
      {tab === 'rules' && <RulesReader entry={entry} text={props.text} rule={rule} />}
      {tab === 'turn' && <TurnSummary entry={entry} onRule={props.showRule} />}
    </aside>
  );
}
