import { importWords } from '../home/words.ts';
import { useLoaded } from '../shell/use-loaded.ts';
import { useLanguage } from '../shell/words.tsx';
import { areDicePromised } from '../storage/dice.ts';
import type { Connection } from '../table/connect.ts';
import { whatFailed } from './what-failed.ts';
import { keepingWords } from './words.ts';

/** At the end every game is checked without being asked: its record, and that its dice are those that were promised. */
export default function DiceVerdict({ connection: { table }, id }: { connection: Connection; id: string }) {
  const language = useLanguage();
  const { dice } = keepingWords[language];
  const checked = useLoaded(() => Promise.all([table.verify(), table.record()]), [table]);
  if (checked === null) return <p role="status">{dice.checking}</p>;
  const [verdict, record] = checked;
  const failed = verdict.findings.find((finding) => !finding.ok);
  const detail = failed === undefined ? null : whatFailed(failed, true, importWords[language].contradicts);
  const promised = areDicePromised(id, record);
  return (
    <p role="status" data-part="dice-verdict" data-ok={verdict.ok && promised !== false}>
      {failed === undefined ? `✓ ${dice.fair}` : [`✗ ${dice.unfair}.`, detail].join(' ').trim()}
      {promised !== null && ` ${promised ? dice.asPromised : dice.notAsPromised}`}
    </p>
  );
}
