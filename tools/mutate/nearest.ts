import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';

/** Tests that are run together: files, or of one file those whose name fits. */
export type Stage = { files: string[]; named?: string };

/** Golden games that the working tree repeats: the quickest test of a whole game. */
const golden = (game: string): Stage => ({
  files: ['bundles/golden.test.ts'],
  named: `${game}: the working tree plays`,
});

/**
 * The tests of a source, the nearest and quickest first: what one stage finds, the next need not look for. `isQuick` leaves out
 * those that take most of a minute.
 */
export function stagesFor(root: string, file: string, isQuick = false): Stage[] {
  const tests = (pattern: string) =>
    globSync(pattern, { cwd: root })
      .map((test) => test.replaceAll('\\', '/'))
      .sort();
  const beside = tests(`${dirname(file)}/*.test.ts`);
  const [folder, game] = file.split('/');
  const stages: Stage[] = [];
  if (folder === 'games' && game !== undefined) {
    const own = beside.filter((test) => test.startsWith(`games/${game}/rules/`));
    const whole = tests(`games/${game}/*.test.ts`);
    stages.push(
      { files: own },
      { files: tests(`games/${game}/rules/**/*.test.ts`) },
      golden(game),
      { files: whole.filter((test) => basename(test) === 'released.test.ts') },
      { files: whole.filter(isShort) },
      { files: whole.filter((test) => !isShort(test)) },
    );
  } else if (folder === 'kernel') {
    const all = tests('kernel/**/*.test.ts');
    stages.push(
      { files: beside.filter(isShort) },
      golden('boom'),
      { files: all.filter(isShort) },
      golden('manticore'),
      { files: ['table/table.test.ts', 'games/boom/released.test.ts', 'games/manticore/released.test.ts'] },
      { files: all.filter((test) => !isShort(test)) },
      { files: ['games/boom/index.test.ts', 'games/businessmen/index.test.ts'] },
    );
  } else stages.push({ files: beside }, { files: tests('table/**/*.test.ts') }, { files: TABLES });
  return withoutRepeats(isQuick ? stages.filter(({ files }) => files.every(isShort)) : stages);
}

/** A game as a whole is played for most of a minute, hostile messages and leaks are many. */
const LONG = ['index.test.ts', 'concession.test.ts', 'hostile.test.ts', 'leaks.test.ts'];
const isShort = (test: string): boolean => !LONG.includes(basename(test));

/** Tests of those who keep tables, beside those of the table itself. */
const TABLES = ['server/house.test.ts', 'server/go-on.test.ts', 'server/plans.test.ts', 'cli/play.test.ts'];

function withoutRepeats(stages: readonly Stage[]): Stage[] {
  const seen = new Set<string>();
  const kept: Stage[] = [];
  for (const stage of stages) {
    if (stage.named !== undefined) kept.push(stage);
    const files = stage.files.filter((file) => !seen.has(file));
    if (stage.named !== undefined || files.length === 0) continue;
    for (const file of files) seen.add(file);
    kept.push({ files });
  }
  return kept;
}
