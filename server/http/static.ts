import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { problem } from './problem.ts';

/** Endings of the app's files; an address of the app may hold a dot (a rule's id). */
const FILES = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.svg', '.png', '.woff2', '.txt']);

/** The built app: names with a hash in them for ever, everything else asked for anew; every address of the app is the app. */
export async function serveApp(server: FastifyInstance, app: string): Promise<void> {
  await server.register(fastifyStatic, {
    root: app,
    preCompressed: true,
    wildcard: true,
    cacheControl: false,
    // Stamps of the build are nobody's business.
    dotfiles: 'ignore',
    setHeaders(reply, path) {
      const isForEver = /[\\/](assets|rules)[\\/]/.test(path.slice(app.length - 1)) && !path.includes('working-tree');
      reply.setHeader('cache-control', isForEver ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  server.setNotFoundHandler((request, reply) => {
    const { pathname } = new URL(request.url, 'http://parlour');
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !FILES.has(extname(pathname));
    const isHidden = pathname.startsWith('/api/') || /(^|\/)\./.test(pathname);
    if (isPage && !isHidden) return reply.sendFile('index.html');
    if (pathname.startsWith('/api/')) return problem(reply, 404, 'unknownAddress', 'There is nothing at this address.');
    return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
  });
}

/** The policy of the pages: our own files and nothing else; the few lines inside the page by their hashes. */
export function policyOf(app: string): Record<string, string[]> {
  const page = join(app, 'index.html');
  const inline = existsSync(page)
    ? [...readFileSync(page, 'utf8').matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
        ([, code]) =>
          `'sha256-${createHash('sha256')
            .update(code ?? '')
            .digest('base64')}'`,
      )
    : [];
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inline],
    'style-src': ["'self'"],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
}
