import { type GameTypes, type Question, questionWords } from '@parlour/kernel';
import type { BoardModule, BoardProps } from '@parlour/kit';
import { CloseFoot, Dialog } from '../../shell/dialog.tsx';
import { useWords } from '../../shell/words.tsx';
import { linesOf } from './plain-board.tsx';

type Props = {
  props: BoardProps<GameTypes>;
  module: BoardModule<GameTypes> | null;
  waiting: Question | null;
  onClose(): void;
};

/** The whole table in words: enough to play by. */
export function TextView({ props, module, waiting, onClose }: Props) {
  const words = useWords();
  const lines = module?.describe?.(props) ?? linesOf(props, words.table.hidden);
  return (
    <Dialog title={words.table.textView} onClose={onClose}>
      {waiting !== null && props.seat !== null && waiting.seats.includes(props.seat) && (
        <p>
          <b>{waiting.deal === true ? words.table.proposal : questionWords(props.text, props.view, props.say)}</b>
        </p>
      )}
      <ul data-part="text-view">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <CloseFoot onClose={onClose} />
    </Dialog>
  );
}
