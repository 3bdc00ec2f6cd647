import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';

/** How vite serves one game's board (its `board/testing/main.tsx`), each on a port of its own. */
export const boardAlone = (config: string, port: number): UserConfig =>
  defineConfig({
    root: fileURLToPath(new URL('.', config)),
    cacheDir: join(tmpdir(), `parlour-board-${port}`),
    plugins: [react(), onePageForAll],
    server: { port, strictPort: true },
  });

const onePageForAll: Plugin = {
  name: 'parlour-board-alone',
  // After vite's own handlers of scripts and styles: whatever is left is the page.
  configureServer: (server) => () => {
    server.middlewares.use(async (_request, response) => {
      const page = await readFile(new URL('./board-alone.html', import.meta.url), 'utf8');
      response.setHeader('Content-Type', 'text/html').end(await server.transformIndexHtml('/', page));
    });
  },
};
