/** Checks that imports only point downwards: what each folder may use, and nothing else. See docs/architecture.md. */

import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, normalize } from 'node:path';
import { filesLike } from './working-tree.ts';

/** What files of each layer may import: layers, packages of npm, or `node:`. The first layer that fits a path counts. */
const LAYERS: { layer: string; path: RegExp; may: string[] }[] = [
  { layer: 'tests', path: /\.test\.tsx?$|\/testing\/|^e2e\//, may: ['*'] },
  { layer: 'kernel', path: /^kernel\//, may: ['kernel'] },
  { layer: 'content', path: /^games\/[^/]+\/content\//, may: ['content'] },
  {
    layer: 'text',
    path: /^games\/[^/]+\/text\//,
    may: ['text', 'types', 'content', 'planning', 'characters', 'kernel'],
  },
  { layer: 'types', path: /^games\/[^/]+\/types(\.ts$|\/)/, may: ['types', 'content', 'rules', 'kernel'] },
  {
    layer: 'rules',
    path: /^games\/[^/]+\/(rules\/|index\.ts)/,
    may: ['rules', 'types', 'content', 'kernel'],
  },
  { layer: 'bot', path: /^games\/[^/]+\/bot\//, may: ['bot', 'rules', 'types', 'content', 'kernel', 'search'] },
  {
    layer: 'games',
    path: /^games\/(index|registry|measures)\.ts$/,
    may: [
      'games',
      'rules',
      'text',
      'content',
      'bot',
      'board',
      'types',
      'plans',
      'planning',
      'characters',
      'kernel',
      'search',
      'kit',
      'layout',
      'react',
    ],
  },
  { layer: 'planning', path: /^games\/planning\.ts$/, may: ['games', 'kernel'] },
  { layer: 'characters', path: /^games\/characters\.ts$/, may: [] },
  { layer: 'plans', path: /^games\/[^/]+\/plans\.ts$/, may: ['planning', 'types', 'content', 'kernel'] },
  { layer: 'search', path: /^search\//, may: ['search', 'kernel'] },
  { layer: 'protocol', path: /^protocol\//, may: ['protocol', 'kernel', 'zod'] },
  { layer: 'bundles', path: /^bundles\//, may: ['bundles', 'kernel', 'search', 'node:'] },
  { layer: 'table', path: /^table\//, may: ['table', 'kernel', 'search'] },
  { layer: 'wire', path: /^wire\//, may: ['wire', 'protocol', 'table', 'kernel'] },
  { layer: 'work', path: /^work\//, may: ['work', 'node:', 'bullmq', 'ioredis'] },
  {
    layer: 'server',
    path: /^server\//,
    may: [
      'server',
      'work',
      'table',
      'protocol',
      'bundles',
      'games',
      'planning',
      'search',
      'kernel',
      'node:',
      'fastify',
      '@fastify',
      'ws',
      'zod',
      'web-push',
      'ioredis',
      'pg',
      'pino',
      'prom-client',
      'uqr',
    ],
  },
  { layer: 'example game', path: /^docs\/examples\/[^/]+\//, may: ['example game', 'kernel', 'search'] },
  { layer: 'examples', path: /^docs\/examples\//, may: ['node:'] },
  // Whoever checks what the program did shares nothing with it.
  { layer: 'checker', path: /^lab\/prove\/fleet\/checker\//, may: ['checker', 'node:', 'pg', 'vitest'] },
  { layer: 'prove', path: /^lab\/(prove|bench\/server)\//, may: ['*'] },
  {
    layer: 'lab',
    path: /^lab\//,
    may: ['lab', 'work', 'games', 'search', 'kernel', 'protocol', 'node:', 'boardgame.io'],
  },
  {
    layer: 'cli',
    path: /^cli\//,
    may: ['cli', 'layout', 'bundles', 'lab', 'work', 'games', 'search', 'kernel', 'protocol', 'server', 'node:'],
  },
  { layer: 'layout', path: /^kit\/terminal\//, may: ['layout', 'kernel', 'node:'] },
  {
    layer: 'terminal',
    path: /^games\/[^/]+\/terminal\//,
    may: ['terminal', 'layout', 'types', 'text', 'content', 'kernel'],
  },
  {
    layer: 'measures',
    path: /^games\/[^/]+\/lab\//,
    may: ['measures', 'games', 'lab', 'bot', 'rules', 'types', 'content', 'kernel', 'search'],
  },
  { layer: 'kit', path: /^kit\//, may: ['kit', 'kernel', 'react', 'react-dom', 'vite'] },
  {
    layer: 'board',
    path: /^games\/[^/]+\/(board|book|tutorial)\//,
    may: ['board', 'text', 'types', 'content', 'kit', 'kernel', 'react', 'react-dom', '@fontsource-variable'],
  },
  { layer: 'build', path: /^client\/(vite\.config|rules-bundles|compressed)\.ts$/, may: ['*'] },
  {
    layer: 'client',
    path: /^client\//,
    may: [
      'client',
      'uqr',
      'wire',
      'bundles',
      'table',
      'games',
      'planning',
      'board',
      'kit',
      'search',
      'protocol',
      'kernel',
      'node:',
      'react',
      'react-dom',
      'wouter',
      'zustand',
      'idb',
      'zzfx',
      'vite',
      '@vitejs',
      'vite-plugin-pwa',
      '@fontsource-variable',
    ],
  },
  { layer: 'tools', path: /^tools\/|^vitest\.config\.ts$/, may: ['*'] },
];

const files = filesLike('*.ts', '*.tsx');
const wrong: string[] = [];
for (const file of files) {
  const from = LAYERS.find(({ path }) => path.test(file));
  if (from === undefined) {
    wrong.push(`${file}: in no known folder`);
    continue;
  }
  if (from.may.includes('*')) continue;
  const source = readFileSync(file, 'utf8');
  // All schemas at once, and what checks them, are no part of a page: it takes the one file it needs, or fetches them when it reads a record.
  if (/^(client|wire)\//.test(file) && /^import (?!type\b)[^'"]*from '@parlour\/protocol'/m.test(source))
    wrong.push(`${file}: a page may import types of @parlour/protocol, and otherwise single files of it`);
  for (const specifier of importsOf(source)) {
    const to = targetOf(file, specifier);
    if (!from.may.includes(to.layer)) wrong.push(`${file}: ${from.layer} may not import ${specifier} (${to.layer})`);
    const [game, other] = [gameOf(file), to.file === null ? null : gameOf(to.file)];
    if (game !== null && other !== null && game !== other)
      wrong.push(`${file}: one game imports another (${specifier})`);
  }
}
if (wrong.length > 0) {
  console.error(wrong.join('\n'));
  process.exit(1);
}
console.log(`${files.length} files, all imports point downwards`);

function importsOf(source: string): string[] {
  const pattern =
    /(?:^|\n)\s*(?:import|export)\b[^'"]*?from\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)|(?:^|\n)import\s*['"]([^'"]+)['"]/g;
  return [...source.matchAll(pattern)].map((match) => match[1] ?? match[2] ?? match[3] ?? '');
}

function targetOf(file: string, specifier: string): { layer: string; file: string | null } {
  if (specifier.startsWith('node:') || builtinModules.includes(specifier)) return { layer: 'node:', file: null };
  const path = specifier.startsWith('.') ? normalize(join(dirname(file), specifier)) : workspacePath(specifier);
  if (path === null) return { layer: specifier.split('/')[0] ?? specifier, file: null };
  return { layer: LAYERS.find((each) => each.path.test(path))?.layer ?? path, file: path };
}

/** Where a package of this repository lies: `@parlour/games/boom` is games/boom/index.ts. */
function workspacePath(specifier: string): string | null {
  if (!specifier.startsWith('@parlour/')) return null;
  const path = specifier.slice('@parlour/'.length);
  return /\.(ts|tsx|css|svg)$/.test(path) ? path : `${path}/index.ts`;
}

function gameOf(file: string): string | null {
  return /^games\/([^/]+)\//.exec(file)?.[1] ?? null;
}
