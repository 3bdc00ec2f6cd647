/** Serves the built app: one port, correct types, files with a hash in their name for ever, every address of the app. */

import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { networkInterfaces } from 'node:os';
import { extname, join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createBrotliCompress, createGzip } from 'node:zlib';
import { renderUnicodeCompact } from 'uqr';

const { values } = parseArgs({
  options: { port: { type: 'string' }, host: { type: 'string' }, app: { type: 'string' } },
});
/** Where the built app lies. */
const DIST = values.app ?? fileURLToPath(new URL('../dist/', import.meta.url));

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};
const COMPRESSED = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.svg', '.txt']);

/** The file of an address; an address of the app without a file is the app itself. */
function fileOf(url: string): string | null {
  let path: string;
  try {
    path = normalize(decodeURIComponent(new URL(url, 'http://parlour').pathname));
  } catch {
    return null;
  }
  const file = join(DIST, path);
  if (file !== DIST && !file.startsWith(DIST.endsWith(sep) ? DIST : DIST + sep)) return null;
  if (existsSync(file) && statSync(file).isFile()) return file;
  // An address of the app may hold a dot (a rule's id); a file that is asked for and missing has a known ending.
  return extname(path) in TYPES ? null : join(DIST, 'index.html');
}

function answer(request: IncomingMessage, response: ServerResponse): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
    return;
  }
  const file = fileOf(request.url ?? '/');
  if (file === null) {
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found\n');
    return;
  }
  const kind = extname(file);
  // Names of assets and of rules carry a hash of their content; everything else is asked for anew, so that an update is seen.
  const isForEver =
    ['assets', 'rules'].some((folder) => file.startsWith(join(DIST, folder))) && !file.includes('working-tree');
  const accepted = COMPRESSED.has(kind) ? String(request.headers['accept-encoding'] ?? '') : '';
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
  response.writeHead(200, {
    'content-type': TYPES[kind] ?? 'application/octet-stream',
    'cache-control': isForEver ? 'public, max-age=31536000, immutable' : 'no-cache',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    ...(encoding !== null && { 'content-encoding': encoding, vary: 'accept-encoding' }),
  });
  if (request.method === 'HEAD') return void response.end();
  const content = createReadStream(file);
  content.on('error', () => response.destroy());
  if (encoding === null) content.pipe(response);
  else content.pipe(encoding === 'br' ? createBrotliCompress({ params: { 1: 5 } }) : createGzip()).pipe(response);
}

/** The address of this machine for others in the same network; `null` if it is in none. */
function networkAddress(): string | null {
  for (const list of Object.values(networkInterfaces()))
    for (const each of list ?? []) if (each.family === 'IPv4' && !each.internal) return each.address;
  return null;
}

function announce(host: string, port: number): void {
  const here = `Parlour is open at http://localhost:${port}/`;
  const line = '─'.repeat(here.length + 8);
  const gap = ' '.repeat(here.length + 8);
  console.log(`\n  ┌${line}┐\n  │${gap}│\n  │    ${here}    │\n  │${gap}│\n  └${line}┘\n`);
  const lan = host === '127.0.0.1' || host === 'localhost' ? null : networkAddress();
  if (lan === null) return;
  const there = `http://${lan}:${port}/`;
  console.log(`  On a phone in the same network: ${there}\n`);
  console.log(
    renderUnicodeCompact(there, { border: 2 })
      .split('\n')
      .map((row) => `  ${row}`)
      .join('\n'),
  );
  console.log('\n  Ctrl-C ends it. Games are kept in the browser.\n');
}

const port = Number(values.port ?? process.env['PORT'] ?? 4444);
const host = values.host ?? process.env['HOST'] ?? '0.0.0.0';
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`“${values.port ?? process.env['PORT']}” is no port; a port is a number from 0 to 65535.`);
  process.exit(1);
}
if (!existsSync(join(DIST, 'index.html'))) {
  console.error('The app is not built yet. Run npm start: it builds what is missing.');
  process.exit(1);
}
const server = createServer(answer);
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE')
    console.error(
      `Port ${port} is taken, perhaps by another Parlour: look at http://localhost:${port}/.\nTo use another port: npm start -- --port ${port + 1}   (or PORT=${port + 1} npm start)`,
    );
  else if (error.code === 'EACCES')
    console.error(`Port ${port} is not allowed to you. Take one above 1023: npm start -- --port 4444`);
  else console.error(error.message);
  process.exit(1);
});
server.listen(port, host, () => {
  const address = server.address();
  announce(host, typeof address === 'object' && address !== null ? address.port : port);
});
