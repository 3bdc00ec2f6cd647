import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The board alone, at any position: `vite --config games/businessmen/board/testing/vite.config.ts`. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  cacheDir: '/tmp/businessmen-board-vite',
  plugins: [react()],
  server: { port: 5191, strictPort: true },
});
