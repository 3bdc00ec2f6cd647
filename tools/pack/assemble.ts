import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../bundle.ts';
import { modulesFrom } from './modules.ts';

/** Puts a package together that installs and serves without the repository: plain JavaScript, the bundles, the built app. */

type Manifest = Record<'dependencies' | 'optionalDependencies' | 'engines', Record<string, string>> & {
  version: string;
};
const manifest = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')) as Manifest;

/** The versions the tests ran with. */
function versions(): (name: string) => string {
  const lock = manifest('package-lock.json') as unknown as { packages: Record<string, { version: string }> };
  return (name) => {
    const found = lock.packages[`server/node_modules/${name}`] ?? lock.packages[`node_modules/${name}`];
    if (found === undefined) throw new Error(`${name} is imported and not in package-lock.json`);
    return found.version;
  };
}

/** `@fastify/cookie/types` is of the package `@fastify/cookie`. */
const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

export function assemble(to: string, app: string): { modules: number; dependencies: string[] } {
  rmSync(to, { recursive: true, force: true });
  const modules = modulesFrom(['cli/main.ts', 'server/main.ts']);
  for (const { path, code } of modules) {
    mkdirSync(dirname(join(to, path)), { recursive: true });
    writeFileSync(join(to, path), code);
  }
  for (const file of globSync('bundles/*/*.js', { cwd: root })) cpSync(join(root, file), join(to, file));
  cpSync(app, join(to, 'dist'), { recursive: true, filter: (file) => !file.endsWith('.parlour-built') });
  for (const file of ['LICENSE', 'NOTICE.md', 'CHANGELOG.md', 'docs/running.md'])
    cpSync(join(root, file), join(to, file));
  cpSync(join(root, 'deploy'), join(to, 'deploy'), { recursive: true, filter: (file) => !file.endsWith('.test.ts') });
  const launcher = readFileSync(join(root, 'cli/bin/parlour.mjs'), 'utf8').replace("'main.ts'", "'main.js'");
  mkdirSync(join(to, 'cli/bin'), { recursive: true });
  writeFileSync(join(to, 'cli/bin/parlour.mjs'), launcher, { mode: 0o755 });
  const version = versions();
  const names = new Set(modules.flatMap(({ external }) => external.map(packageOf)));
  const dependencies = Object.fromEntries([...names].sort().map((name) => [name, version(name)]));
  const own = manifest('package.json');
  const write = (path: string, content: object) =>
    writeFileSync(join(to, path), `${JSON.stringify(content, null, 2)}\n`);
  write('cli/package.json', { version: own.version, type: 'module' });
  write('package.json', {
    name: 'parlour',
    version: own.version,
    description: 'Five board games of trade, risk and adventure, played properly: the server and the command line.',
    license: 'MIT',
    type: 'module',
    bin: { parlour: './cli/bin/parlour.mjs' },
    engines: own.engines,
    dependencies,
    optionalDependencies: own.optionalDependencies,
  });
  writeFileSync(
    join(to, 'README.md'),
    '# Parlour\n\nFive board games, played properly. `npx parlour serve` opens a house at http://localhost:4444; `npx parlour help` lists everything else.\n[docs/running.md](docs/running.md) says how to run it for a club or for the world.\n',
  );
  return { modules: modules.length, dependencies: Object.keys(dependencies) };
}
