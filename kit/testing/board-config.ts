import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';

/** How vite serves the page of one game's board (`board/testing/index.html`), each on a port of its own. */
export const boardAlone = (config: string, port: number): UserConfig =>
  defineConfig({
    root: fileURLToPath(new URL('.', config)),
    cacheDir: join(tmpdir(), `parlour-board-${port}`),
    plugins: [react()],
    server: { port, strictPort: true },
  });
