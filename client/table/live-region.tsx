import { eventWords, type GameTypes, type Question, questionWords } from '@parlour/kernel';
import type { BoardProps } from '@parlour/kit';
import { useWords } from '../shell/words.tsx';

/** What happens and what is asked, spoken by a screen reader. */
export function LiveRegion({
  props,
  waiting,
  isAsked,
}: {
  props: BoardProps<GameTypes>;
  waiting: Question | null;
  isAsked: boolean;
}) {
  const words = useWords();
  const { text, say, view, events } = props;
  const question = () => (waiting?.deal === true ? words.table.proposal : questionWords(text, view, say));
  return (
    <div className="visually-hidden">
      <div aria-live="polite" data-part="live-events">
        {events.map((event) => eventWords(text, event, say)).join(' ')}
      </div>
      <div aria-live="polite" data-part="live-question">
        {isAsked && waiting !== null ? question() : ''}
      </div>
    </div>
  );
}
