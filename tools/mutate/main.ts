/**
 * Puts small faults into the sources, one at a time, and looks whether the tests notice: `npm run mutate [PATH] [--sample N --seed S]`.
 * Nothing on the disk is changed. A run that was interrupted goes on where it stopped, as long as nothing was changed since.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Bench, type Fate } from './bench.ts';
import { lineIn, reasonFor } from './explained.ts';
import { Ledger, stateOf } from './ledger.ts';
import { stagesFor } from './nearest.ts';
import type { Mutant } from './operators.ts';
import { mutantsUnder, sampled } from './sources.ts';

const root = join(import.meta.dirname, '../..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** How many faults; all there are without it. */
    sample: { type: 'string' },
    /** Which ones; the time of day without it. */
    seed: { type: 'string' },
    /** For the whole run. */
    seconds: { type: 'string' },
    /** For all tests of one fault, in seconds of a processor; the longest need some 50. */
    limit: { type: 'string', default: '150' },
    /** How many faults are tried at the same time. */
    workers: { type: 'string', default: '1' },
    /** The faults of one place: FILE:LINE. */
    only: { type: 'string' },
    /** Without the tests that take most of a minute. */
    quick: { type: 'boolean', default: false },
  },
});

const [path = ''] = positionals;
const seed = Number(values.seed ?? Math.floor(Date.now() / 1000));
const chosen = chosenMutants();
if (chosen.length === 0) {
  console.error('There is nothing to mutate there: kernel/, table/ and games/*/rules are what is mutated.');
  process.exit(2);
}
const { commit, changes } = stateOf(root);
const ledger = new Ledger(join(root, '.cache/mutate'), [seed, commit, changes, path, values.quick]);
const until = values.seconds === undefined ? Number.POSITIVE_INFINITY : Date.now() + Number(values.seconds) * 1000;
const sources = new Map<string, string>();
const sourceOf = (file: string): string => {
  const text = sources.get(file) ?? readFileSync(join(root, file), 'utf8');
  sources.set(file, text);
  return text;
};

process.on('SIGINT', () => process.exit(130));
process.on('SIGTERM', () => process.exit(143));
console.log(
  `${chosen.length} faults, seed ${seed}, commit ${commit.slice(0, 12)}${changes === '' ? '' : ' and what was changed since'}`,
);

const fates = new Map<Mutant, Fate>();
const untried = chosen.entries();
await Promise.all(Array.from({ length: Number(values.workers) }, tryFaults));
summarise();

async function tryFaults(): Promise<void> {
  const bench = new Bench(root, Number(values.limit));
  for (const [at, mutant] of untried) {
    if (Date.now() > until) break;
    const known = ledger.fateOf(mutant);
    const fate = known ?? (await bench.fateOf(mutant, stagesFor(root, mutant.file, values.quick)));
    if (known === undefined && values.only === undefined) ledger.note(mutant, fate);
    fates.set(mutant, fate);
    if (fate.fate === 'survived') console.log(`[${at + 1}] ${shown(mutant)}`);
    else if (values.only !== undefined)
      console.log(`${shown(mutant)}\n    ${fate.fate}${'by' in fate ? ` by ${fate.by}` : ''}`);
  }
  await bench.close();
}

function chosenMutants(): Mutant[] {
  if (values.only !== undefined) {
    const [file = '', line] = values.only.split(':');
    return mutantsUnder(root, file).filter((mutant) => line === undefined || mutant.line === Number(line));
  }
  const all = mutantsUnder(root, path);
  return sampled(all, Number(values.sample ?? all.length), seed);
}

function shown(mutant: Mutant): string {
  const text = sourceOf(mutant.file);
  const reason = reasonFor(mutant, text);
  const what = `${mutant.file}:${mutant.line}: ${said(mutant.original)} → ${said(mutant.mutated)}`;
  return `${what}    in: ${lineIn(text, mutant)}${reason === null ? '' : `\n    explained: ${reason}`}`;
}

function said(text: string): string {
  const [first = '', ...more] = text.trim().split('\n');
  return `\`${more.length > 0 ? `${first} …` : first}\``;
}

function summarise(): void {
  const of = (fate: Fate['fate']) => [...fates].filter(([, each]) => each.fate === fate).map(([mutant]) => mutant);
  const [killed, timedOut, survived] = [of('killed'), of('timeout'), of('survived')];
  const explained = survived.filter((mutant) => reasonFor(mutant, sourceOf(mutant.file)) !== null);
  const found = killed.length + timedOut.length;
  const share = ((100 * found) / fates.size).toFixed(1);
  console.log(
    `${fates.size} of ${chosen.length} tried: ${found} found (${share} %; ${timedOut.length} because the tests no longer end), ` +
      `${survived.length} not found, of which ${explained.length} explained. Seed ${seed}, commit ${commit.slice(0, 12)}.`,
  );
}
