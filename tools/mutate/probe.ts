/**
 * A vitest kept warm, as a process of its own: it is sent one fault after another and answers which test finds it. The file with
 * the fault exists only in what this process hands to its tests; on the disk nothing changes. Whoever started it ends it when a fault
 * makes the tests run for ever.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createVitest, type TestModule } from 'vitest/node';
import type { Stage } from './nearest.ts';
import { type Mutant, withFault } from './operators.ts';

export type Question = { mutant: Pick<Mutant, 'file' | 'start' | 'end' | 'mutated'> | null; stages: Stage[] };
/** The test that fails, and in which stage; `null` if all pass. */
export type Failure = { by: string; stage: number };
export type Answer = { ready: true } | { failure: Failure | null } | Spent;
/** What the process has computed since it began, in milliseconds: told every second, also while tests run in their threads. */
type Spent = { spent: number };

const root = process.argv[2] ?? process.cwd();
/** The file that is not as it is on the disk, and what it says instead. */
let faulty = { path: '', text: '' };

const vitest = await createVitest(
  {
    root,
    watch: false,
    bail: 1,
    pool: 'threads',
    isolate: false,
    maxWorkers: 2,
    reporters: [{}],
    silent: true,
    // A machine that is busy with other work is no fault.
    testTimeout: 900_000,
    // Transformed files that are kept on the disk would hand the fault on to the next run.
    fsModuleCache: false,
  },
  {
    logLevel: 'silent',
    plugins: [
      {
        name: 'parlour-fault',
        enforce: 'pre',
        load: (id) => (id.split('?')[0] === faulty.path ? faulty.text : null),
      },
    ],
  },
);
await vitest.standalone();

async function answer({ mutant, stages }: Question): Promise<Answer> {
  const former = faulty.path;
  const path = mutant === null ? '' : join(root, mutant.file);
  faulty = { path, text: mutant === null ? '' : withFault(readFileSync(path, 'utf8'), mutant) };
  for (const changed of [former, path]) if (changed !== '') vitest.invalidateFile(changed);
  for (const [stage, { files, named = '' }] of stages.entries()) {
    const testNamePattern = new RegExp(named);
    const specifications = files.map((file) =>
      vitest.getRootProject().createSpecification(join(root, file), { testNamePattern }),
    );
    const { unhandledErrors } = await vitest.runTestSpecifications(specifications);
    for (const { testModule } of specifications) {
      const failed = testModule === undefined ? null : failureOf(testModule, testNamePattern);
      if (failed !== null) return { failure: { by: failed, stage } };
    }
    if (unhandledErrors.length > 0) return { failure: { by: `${files[0]}: ${String(unhandledErrors[0])}`, stage } };
  }
  return { failure: null };
}

/** What failed in a file. Vitest remembers of earlier runs what this one left out. */
function failureOf(module: TestModule, named: RegExp): string | null {
  const file = module.relativeModuleId;
  if (module.errors().length > 0) return `${file}: ${module.errors()[0]?.message ?? 'could not be read'}`;
  for (const test of module.children.allTests('failed'))
    if (named.test(test.fullName)) return `${file} > ${test.fullName}`;
  return null;
}

process.on('message', (question: Question) => {
  answer(question).then(
    (given) => process.send?.(given),
    (error) => process.send?.({ failure: { by: `it could not be run: ${String(error)}`, stage: 0 } }),
  );
});
process.on('disconnect', () => process.exit(0));
setInterval(() => {
  const { user, system } = process.cpuUsage();
  process.send?.({ spent: (user + system) / 1000 } satisfies Spent);
}, 1000);
process.send?.({ ready: true } satisfies Answer);
