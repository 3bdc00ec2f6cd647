import { eventWords, type GameTypes, type Question, questionWords } from '@parlour/kernel';
import type { BoardProps } from '@parlour/kit';

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
  const { text, say, view, events } = props;
  return (
    <div className="visually-hidden">
      <div aria-live="polite" data-part="live-events">
        {events.map((event) => eventWords(text, event, say)).join(' ')}
      </div>
      <div aria-live="polite" data-part="live-question">
        {isAsked && waiting !== null ? questionWords(text, view, say) : ''}
      </div>
    </div>
  );
}
