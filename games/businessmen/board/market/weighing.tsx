import { useTable } from '../table/context.ts';
import { usePreview } from '../table/preview.ts';
import { useForeseen, type Weighed } from '../table/selection.ts';
import { told } from './told.ts';

/** What would come of the choice that the pointer or the focus rests on; a load also shows it on the price table. */
export function Weighing({ choice }: { choice: Weighed }) {
  const table = useTable();
  const { seat } = table;
  const after = usePreview(isKnowable(choice) ? choice : null);
  useForeseen(choice.type === 'load' ? (after?.facts.lorries[choice.lorry].pricesIfSent ?? null) : null);
  if (seat === null) return null;
  const [what = '', ...more] = told(table, seat, choice, after);
  return (
    <>
      <b>{what}</b>
      {more.map((words) => (
        <span key={words}>{words}</span>
      ))}
    </>
  );
}

/** Where a wheel stops is for nobody to know. */
const isKnowable = ({ type }: Weighed): boolean => type !== 'spinPrices' && type !== 'spinMisfortune';
