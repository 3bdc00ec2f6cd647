import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
export const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();

/** Reports are laid in a folder git does not see; `npm run prove … --publish` puts them into docs/proofs. Returns where it lies. */
export function report(name: string, text: string): string {
  const folder = join(root, process.env['PARLOUR_PUBLISH'] === 'on' ? 'docs/proofs' : 'reports');
  const file = join(folder, `${name}.md`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, text);
  return relative(root, file);
}
