import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { classNames } from '../class-names.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const PLACE = '<div id="app"></div>';

/**
 * Draws the home page into index.html when the app is built: it is seen before any script has run, and the app takes the
 * drawn page over (`main.tsx`). Other pages and other languages throw it away at once (`index.html`). The covers of the games
 * become pictures, `/covers/<game>.svg`.
 */
export function prerender(): Plugin {
  let page = '';
  return {
    name: 'parlour-prerender',
    apply: 'build',
    async buildStart() {
      const { home, covers } = await drawings();
      page = home();
      for (const { game, svg } of covers())
        this.emitFile({ type: 'asset', fileName: `covers/${game}.svg`, source: svg });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        if (!html.includes(PLACE)) throw new Error(`index.html has no ${PLACE}`);
        return html.replace(PLACE, `<div id="app">${page}</div>`);
      },
    },
  };
}

type Drawings = { home(): string; covers(): { game: string; svg: string }[] };

async function drawings(): Promise<Drawings> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    root,
    plugins: [react()],
    css: classNames,
    // One file with everything in it: it is run once and thrown away.
    ssr: { noExternal: true },
    build: { ssr: join(root, 'prerender/home.tsx'), write: false, rollupOptions: { output: { codeSplitting: false } } },
  });
  const [output] = (Array.isArray(built) ? built : [built]) as { output: { type: string; code?: string }[] }[];
  const code = output?.output.find(({ type }) => type === 'chunk')?.code;
  if (code === undefined) throw new Error('the home page was not built');
  const folder = mkdtempSync(join(root, '../node_modules/.prerender-'));
  try {
    const file = join(folder, 'home.mjs');
    writeFileSync(file, code);
    // What a browser has and Node has not.
    Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
    return (await import(pathToFileURL(file).href)) as Drawings;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
