import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The board alone, at any position: `vite --config games/manticore/board/testing/vite.config.ts`. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  cacheDir: '/tmp/manticore-board-vite',
  plugins: [react()],
  server: { port: 5192, strictPort: true },
});
