import { eventWords, type GameTypes } from '@parlour/kernel';
import type { BoardProps } from '@parlour/kit';
import { SeatMark } from '@parlour/kit/seats/index.ts';
import { useStore } from 'zustand';
import { Dialog } from '../../shell/dialog.tsx';
import buttons from '../../shell/shell.module.css';
import { useWords } from '../../shell/words.tsx';
import { RuleMark } from '../drawer/rule-mark.tsx';
import { useGoverning } from '../drawer/use-governing.ts';
import type { TableStore } from '../table-store.ts';
import type { LogLine } from '../types.ts';
import styles from './since-dialog.module.css';

type Props = { store: TableStore; props: BoardProps<GameTypes>; onClose(): void };

/** What has happened since one's own decision, line by line; what changed one's own things unseen is marked. */
export default function SinceDialog({ store, props, onClose }: Props) {
  const words = useWords();
  const { since, missed } = useStore(store);
  const { text, say, sitters } = props;
  const ruleOf = useGoverning(store, text);
  const earlier = missed.filter(({ line }) => !since.some((each) => each.line === line));
  const lines = [...earlier, ...since].filter(({ events }) => events.length > 0);
  const isMissed = ({ line }: LogLine) => missed.some((each) => each.line === line);
  const isAutomatic = ({ entry }: LogLine) => entry !== null && 'do' in entry && entry.by === 'table';
  return (
    <Dialog title={words.table.sinceTitle} onClose={onClose}>
      <ol className={styles['lines']} data-part="since-lines">
        {lines.map((each) => {
          const sitter = each.entry !== null && 'seat' in each.entry ? sitters[each.entry.seat] : undefined;
          const rule = ruleOf(each);
          return (
            <li key={each.line} data-missed={isMissed(each)}>
              {sitter === undefined ? <span /> : <SeatMark sitter={sitter} size={18} />}
              <span>
                {each.events.map((event) => eventWords(text, event, say)).join(' ')}
                {isAutomatic(each) && <small> {words.table.automatic}</small>}
              </span>
              {rule !== null && (
                <RuleMark
                  rule={rule}
                  onRule={() => {
                    onClose();
                    props.showRule(rule);
                  }}
                />
              )}
            </li>
          );
        })}
      </ol>
      <div className={buttons['dialogFoot']}>
        <button type="button" className={buttons['primary']} onClick={onClose}>
          {words.close}
        </button>
      </div>
    </Dialog>
  );
}
