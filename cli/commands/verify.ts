import { findGame } from '@parlour/games';
import { commonText, type Finding, type GameRecord, listIn, refusalWords } from '@parlour/kernel';
import { wrap } from '@parlour/kit/terminal/layout.ts';
import { rulesOf } from '../bundles.ts';
import type { Command, Context } from '../context.ts';
import { openRecord } from '../files.ts';
import { wordAt } from '../usage.ts';

/** In the order in which they are made. */
const CHECKS = ['game', 'rules', 'dice', 'actions', 'chain', 'ending'] as const;

export const verify: Command = async (context, args) => {
  const { text, style, print, width } = context;
  const file = wordAt(args, 0, text);
  const record = await openRecord(file, text);
  const { ok, findings } = await verdictOn(record);
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

/** By the rules the record names, however old they are; without them nothing can be said. */
async function verdictOn(record: GameRecord): Promise<{ ok: boolean; findings: Finding[] }> {
  const failed = (check: 'game' | 'rules', detail: string) => ({ check, ok: false as const, at: null, detail });
  const entry = findGame(record.game);
  if (entry === null) return { ok: false, findings: [failed('game', `there is no game ${record.game}`)] };
  const rules = await rulesOf(entry, record);
  const { version, bundle } = record.rules;
  if (rules === null)
    return {
      ok: false,
      findings: [
        { check: 'game', ok: true },
        failed('rules', `there are no rules ${version} (${bundle.slice(0, 12)}) here`),
      ],
    };
  return rules.verify(record);
}

/** An unfinished game and other rules are no fault of the record: it only cannot be checked, now or here. */
function verdictWords({ text }: Context, record: GameRecord, findings: readonly Finding[]): string {
  const failed = findings.find((finding) => !finding.ok)?.check;
  if (failed === 'game' || failed === 'rules') return text.verify.notHere;
  const isTooEarly = record.outcome === null && (failed === 'ending' || (failed === 'dice' && record.seeds === null));
  return isTooEarly ? text.verify.tooEarly : text.verify.bad;
}

/** What failed, in which line, and by which rule. */
async function failure(
  { text, language }: Context,
  record: GameRecord,
  finding: Extract<Finding, { ok: false }>,
): Promise<string> {
  const { check, at, refusal } = finding;
  const isUnrevealed = check === 'dice' && record.seeds === null;
  const what = isUnrevealed ? text.verify.notRevealed : text.verify.failed[check];
  const where = at === null || check === 'ending' ? '' : `${text.verify.atLine(at + 1)}: `;
  if (refusal === undefined) return `${where}${what}`;
  const words = await findGame(record.game)?.text(language);
  if (words === undefined) return `${where}${what}`;
  const say = {
    seat: (seat: number) => record.names[seat]?.name ?? String(seat + 1),
    list: (items: readonly string[]) => listIn(language, items),
  };
  const because = refusalWords(commonText[language], words, refusal, say);
  return `${where}${what}. ${because}${refusal.rule === null ? '' : ` (${refusal.rule})`}`;
}
