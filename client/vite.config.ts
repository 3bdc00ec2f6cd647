import { fileURLToPath } from 'node:url';
import { ALL_GAMES, GAMES } from '@parlour/games';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { aboutByLanguage } from './about-by-language.ts';
import { classNames } from './class-names.ts';
import { compressed } from './compressed.ts';
import { prerender } from './prerender/plugin.ts';
import { newestFiles, rulesBundles } from './rules-bundles.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

/** The table's worker knows rules and bots; boards and covers are for the page alone. */
const noBoards = () => ({
  name: 'parlour-no-boards',
  enforce: 'pre' as const,
  resolveId: (id: string) => (/\/(board|tutorial)\/[^/]+\.tsx?$/.test(id) ? '\0parlour-nothing' : null),
  load: (id: string) => (id === '\0parlour-nothing' ? 'export default null;' : null),
});

const ON_THE_WAY_TO_A_TABLE = /\/(board|text|table-page|room-page|learn-page|setup-page)-/;

export default defineConfig({
  root: here,
  plugins: [
    react(),
    prerender(),
    aboutByLanguage(),
    rulesBundles(
      ALL_GAMES.map(({ id }) => id),
      process.env['VITE_WORKING_TREE'] === 'on',
    ),
    VitePWA({
      registerType: 'prompt',
      injectRegister: null,
      includeAssets: ['icon.svg', 'icon-192.png', 'icon-512.png'],
      manifest: {
        name: 'Parlour',
        short_name: 'Parlour',
        description: 'Board games, played properly.',
        display: 'standalone',
        background_color: '#0e1f19',
        theme_color: '#0e1f19',
        icons: [
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,png,woff2}'],
        // Of the rules only the newest are kept for everybody; a table that is played keeps its own besides.
        globIgnores: ['rules/**', 'notices.js'],
        additionalManifestEntries: newestFiles(GAMES.map(({ id }) => id)).map((url) => ({ url, revision: null })),
        runtimeCaching: [
          {
            urlPattern: ({ url }) => url.pathname.startsWith('/rules/'),
            handler: 'CacheFirst',
            options: { cacheName: 'parlour-rules' },
          },
        ],
        // What a browser is told while no page is open.
        importScripts: ['/notices.js'],
        navigateFallback: '/index.html',
        // The first visit is served from the copy as soon as there is one: what it has not opened yet works without a network too.
        clientsClaim: true,
        // A new version waits until the person asks for it; no running table loses its rules.
        skipWaiting: false,
      },
    }),
    compressed(),
  ],
  css: classNames,
  worker: { format: 'es', plugins: () => [noBoards()] },
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 2048,
    modulePreload: {
      polyfill: false,
      // Lists of what to fetch at once with a file are long, and travel with the first page: they are kept for what stands
      // between a person and a table. Whatever every page has already is in no list.
      resolveDependencies: (file, parts, { hostType }) =>
        hostType === 'html'
          ? parts
          : parts.filter(
              (part) =>
                part.endsWith('.css') ||
                (ON_THE_WAY_TO_A_TABLE.test(file) && !/\/(shell|rolldown-runtime)-/.test(part)),
            ),
    },
    // What nearly every page needs, but in a dozen files of a few hundred bytes, travels better in one.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'shell',
              test: /\/text\/about\.ts$|\/client\/(shell\/|home\/fits\.ts$|keeping\/not-begun\.ts$)|\/bundles\/newest\.ts$|\/kit\/seats/,
            },
            {
              name: 'boards',
              test: /\/kit\/(cards\/playing-card|classes|icons|money\/(digits|fly)|motion|reading|reveal|soft-hyphens|spoken\/spoken|stage\/stage-later|table-context|taken-up|tokens|use-preview)\.tsx?$/,
            },
            // A big screen and a hand beside it need some of this without the table around them: in one file it weighs less.
            {
              name: 'table',
              test: /\/client\/table\/(table-page|table-screen|table-store|say|board-for|connect)\.tsx?$/,
            },
            // The table of the game that is played at a click: parts that are fetched later share much of it. What other
            // boards lean on stands in `boards` above, or they would fetch •Boom for it.
            {
              name: 'boom',
              test: /\/games\/boom\/board\/(art|company|motion|table)\/|\/games\/boom\/board\/(describe|deal\/stances|hand\/(card|detail|hand|look)\.)/,
            },
            // What is printed in a game: a dozen tables of which many parts need one or two each.
            ...['businessmen', 'manticore', 'economicus', 'matter-of-fact'].map((game) => ({
              name: `${game}-content`,
              test: new RegExp(`/games/${game}/content/`),
            })),
            {
              name: 'offers',
              test: /\/kit\/offers\/(index|choosing|use-offers)\.ts$|\/prompt\/(answers|control-words)\.tsx?$/,
            },
          ],
        },
      },
    },
  },
  server: { port: 5173 },
});
