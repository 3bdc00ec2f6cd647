import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The board alone, at any position: `vite --config games/matter-of-fact/board/testing/vite.config.ts`. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  cacheDir: '/tmp/matter-of-fact-board-vite',
  plugins: [react()],
  server: { port: 5194, strictPort: true },
});
