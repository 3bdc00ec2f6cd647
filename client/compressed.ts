import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const WORTH_IT = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.svg', '.txt']);

/** Lays a compressed copy beside each file of the built app: made once, and served as it lies there. */
export const compressed = (): Plugin => ({
  name: 'parlour-compressed',
  apply: 'build',
  enforce: 'post',
  closeBundle: {
    order: 'post',
    sequential: true,
    handler() {
      const folder = this.environment.config.build.outDir;
      const root = join(this.environment.config.root, folder);
      for (const name of readdirSync(root, { recursive: true }) as string[]) {
        if (!WORTH_IT.has(extname(name))) continue;
        const content = readFileSync(join(root, name));
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: 9,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        };
        writeFileSync(join(root, `${name}.br`), brotliCompressSync(content, { params }));
        writeFileSync(join(root, `${name}.gz`), gzipSync(content, { level: 9 }));
      }
    },
  },
});
