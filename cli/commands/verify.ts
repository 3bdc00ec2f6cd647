import { findGame } from '@parlour/games';
import {
  commonText,
  type Finding,
  type GameRecord,
  listIn,
  refusalWords,
  verify as verifyRecord,
} from '@parlour/kernel';
import type { Command, Context } from '../context.ts';
import { openRecord } from '../files.ts';
import { wrap } from '../terminal.ts';
import { wordAt } from '../usage.ts';

/** In the order in which they are made. */
const CHECKS = ['game', 'rules', 'dice', 'actions', 'chain', 'ending'] as const;

export const verify: Command = async (context, args) => {
  const { text, style, print, width } = context;
  const file = wordAt(args, 0, text);
  const { record } = await openRecord(file, text);
  const entry = findGame(record.game);
  const game = await entry?.game();
  const { ok, findings }: { ok: boolean; findings: Finding[] } =
    game === undefined
      ? { ok: false, findings: [{ check: 'game', ok: false, at: null, detail: `there is no game ${record.game}` }] }
      : verifyRecord(game, record);
  if (args.has('json')) {
    print(JSON.stringify({ file, ok, game: record.game, lines: record.entries.length, findings }, null, 2));
    return ok ? 0 : 1;
  }
  print(style.bold(file));
  for (const check of CHECKS) {
    const finding = findings.find((each) => each.check === check);
    if (finding === undefined) print(style.dim(`  –  ${text.verify.checks[check]} (${text.verify.notChecked})`));
    else if (finding.ok) print(`  ${style.green('✓')}  ${text.verify.checks[check]}`);
    else print(...wrap(`  ${style.red('✗')}  ${await failure(context, record, finding)}`, width, '     '));
  }
  print('', style.bold(ok ? style.green(text.verify.good) : style.red(verdictWords(context, record, findings))));
  return ok ? 0 : 1;
};

/** An unfinished game and other rules are no fault of the record: it only cannot be checked, now or here. */
function verdictWords({ text }: Context, record: GameRecord, findings: readonly Finding[]): string {
  const failed = findings.find((finding) => !finding.ok)?.check;
  if (failed === 'game' || failed === 'rules') return text.verify.notHere;
  return failed === 'dice' && record.seed === null && record.outcome === null ? text.verify.tooEarly : text.verify.bad;
}

/** What failed, in which line, and by which rule. */
async function failure(
  { text, language }: Context,
  record: GameRecord,
  finding: Extract<Finding, { ok: false }>,
): Promise<string> {
  const { check, at, refusal } = finding;
  const isUnrevealed = check === 'dice' && record.seed === null;
  const what = isUnrevealed ? text.verify.notRevealed : text.verify.failed[check];
  const where = at === null || check === 'ending' ? '' : `${text.verify.atLine(at + 1)}: `;
  if (refusal === undefined) return `${where}${what}`;
  const words = await findGame(record.game)?.text(language);
  if (words === undefined) return `${where}${what}`;
  const say = {
    seat: (seat: number) => record.sitters[seat]?.name ?? String(seat + 1),
    list: (items: readonly string[]) => listIn(language, items),
  };
  const because = refusalWords(commonText[language], words, refusal, say);
  return `${where}${what}. ${because}${refusal.rule === null ? '' : ` (${refusal.rule})`}`;
}
