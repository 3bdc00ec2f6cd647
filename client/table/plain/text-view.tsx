import { type GameTypes, type Question, questionWords } from '@parlour/kernel';
import type { BoardModule, BoardProps } from '@parlour/kit';
import { CloseFoot, Dialog } from '../../shell/dialog.tsx';
import { useLoaded } from '../../shell/use-loaded.ts';
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
  const describe = useLoaded(() => module?.describe?.(), [module]);
  const plainly = module?.describe === undefined ? linesOf(props, words.table.hidden) : [];
  const lines = describe?.(props) ?? plainly;
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
