/** Asks the registry whether anything that a server or a page runs has a known hole. Where nobody answers, that is said, and nothing fails. */
import { spawnSync } from 'node:child_process';
import { root } from './bundle.ts';

type Audit = {
  metadata?: { vulnerabilities?: Record<string, number> };
  vulnerabilities?: Record<string, { severity: string }>;
};

const args = ['audit', '--omit=dev', '--json'];
const npm = process.env['npm_execpath'];
const { stdout, error } = npm?.endsWith('npm-cli.js')
  ? spawnSync(process.execPath, [npm, ...args], { cwd: root, encoding: 'utf8', timeout: 60_000 })
  : spawnSync('npm', args, { cwd: root, encoding: 'utf8', timeout: 60_000, shell: process.platform === 'win32' });

const found = read(stdout ?? '');
if (error !== undefined || found?.metadata?.vulnerabilities === undefined) {
  console.log('the registry could not be asked about known holes; run it again where it can: npm audit --omit=dev');
} else {
  const serious = Object.entries(found.vulnerabilities ?? {}).filter(([, { severity }]) =>
    /high|critical/.test(severity),
  );
  for (const [name, { severity }] of serious) console.error(`${name}: ${severity}`);
  if (serious.length > 0) {
    console.error('These packages have known holes. Update them: npm audit fix --omit=dev, or name a newer version.');
    process.exit(1);
  }
  console.log('no known hole in what is run');
}

function read(text: string): Audit | null {
  try {
    return JSON.parse(text) as Audit;
  } catch {
    return null;
  }
}
