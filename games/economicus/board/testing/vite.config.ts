import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The board alone, at any position: `vite --config games/economicus/board/testing/vite.config.ts`. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  cacheDir: '/tmp/economicus-board-vite',
  plugins: [react()],
  server: { port: 5193, strictPort: true },
});
