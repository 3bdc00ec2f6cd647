import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { PATIENCE, SLOWNESS } from './patience.ts';

/** A real Chromium against the built app, served as `npm start` serves it. */

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const FLAGS =
  '--no-sandbox --headless --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';

/** Few tests have more visitors. */
const AT_ONCE = 6;

/** What people play on: phones upright and on their side, desks small and usual. */
export const SIZES = [
  { width: 390, height: 844, touch: true },
  { width: 1280, height: 720, touch: false },
  { width: 844, height: 390, touch: true },
  { width: 1440, height: 900, touch: false },
];

export type Visit = {
  width?: number;
  height?: number;
  theme?: 'light' | 'dark';
  settings?: Record<string, unknown>;
  touch?: boolean;
  /** The person has asked the system for less movement. */
  isCalm?: boolean;
  /**
   * The browser keeps the whole app for times without a network (a service worker), as it does over TLS and on this machine. That
   * is much work for a visit of seconds, so only tests about it ask for it; the others see what a house without TLS gives.
   */
  keepsApp?: boolean;
  /** Where the house is found by this visitor: over a cable that can be cut, say. */
  through?: string;
};

export type House = {
  address: string;
  /** What the server printed for whoever runs it. */
  hostLink: string;
  browser: Browser;
  visit(how?: Visit): Promise<Page & { troubles: string[] }>;
  /** Kills the server without a word, and starts it again on the same file and address. */
  pullThePlug(): Promise<void>;
  close(): Promise<void>;
};

/**
 * `flags`: more switches for Chromium, as a benchmark needs; `app`: another copy of the built app; `atOnce`: how many visitors stay;
 * `host`: whom it listens to, itself alone unless told otherwise.
 */
export async function openHouse(
  flags: readonly string[] = [],
  app: string | null = null,
  atOnce = AT_ONCE,
  host = '127.0.0.1',
): Promise<House> {
  const [server, browser] = await Promise.all([
    serve(app, { host }),
    chromium.launch({
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: [...FLAGS.split(' '), ...flags],
    }),
  ]);
  const contexts: BrowserContext[] = [];
  return {
    address: server.address,
    hostLink: server.hostLink,
    browser,
    async visit({
      width = 1280,
      height = 720,
      theme = 'light',
      settings = {},
      touch = false,
      keepsApp = false,
      isCalm = false,
      through = server.address,
    } = {}) {
      const context = await browser.newContext({
        baseURL: through,
        viewport: { width, height },
        colorScheme: theme,
        reducedMotion: isCalm ? 'reduce' : 'no-preference',
        acceptDownloads: true,
        serviceWorkers: keepsApp ? 'allow' : 'block',
        ...(touch && { hasTouch: true, isMobile: true }),
      });
      context.setDefaultTimeout(PATIENCE);
      contexts.push(context);
      // Pages of tests that are over draw nothing any more.
      while (contexts.length > atOnce) await contexts.shift()?.close();
      const wanted = { language: 'en', speed: 0, sound: false, tips: false, ...settings };
      await context.addInitScript((value: string) => {
        if (localStorage.getItem('parlour-settings') === null) localStorage.setItem('parlour-settings', value);
      }, JSON.stringify(wanted));
      const page = await context.newPage();
      if (SLOWNESS > 1) await slow(page);
      const troubles: string[] = [];
      page.on('pageerror', (error) => troubles.push(error.message));
      page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()));
      return Object.assign(page, { troubles });
    },
    async pullThePlug() {
      const gone = new Promise((resolve) => server.process.once('exit', resolve));
      server.process.kill('SIGKILL');
      await gone;
      server.process = (await serve(app, { data: server.data, port: new URL(server.address).port, host })).process;
    },
    async close() {
      for (const context of contexts) await context.close();
      await browser.close();
      server.process.kill();
    },
  };
}

async function slow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS });
}

type Served = { hostLink: string; address: string; process: ChildProcess; data: string };

function serve(app: string | null, { data = freshFile(), port = '0', host = '127.0.0.1' } = {}): Promise<Served> {
  const place = ['--port', port, '--host', host, '--data', data, '--per-minute', '100000'];
  // Notices of the tests go to receivers of our own.
  place.push('--notices-inside', '--notices-after', '1');
  const args = [...place, ...(app === null ? [] : ['--app', app])];
  const child = spawn(process.execPath, [`${ROOT}server/main.ts`, ...args], { cwd: ROOT });
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer) => {
      said += String(chunk);
      const found = /http:\/\/localhost:\d+/.exec(said);
      if (found === null || !said.includes('Ctrl-C')) return;
      const hostLink = /http:\S+\/house#\S+/.exec(said)?.[0] ?? '';
      resolve({ address: found[0], hostLink, process: child, data });
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('exit', (code) => reject(new Error(`the server ended (${code}): ${said}`)));
  });
}

const freshFile = (): string => join(mkdtempSync(join(tmpdir(), 'parlour-e2e-')), 'house.sqlite');
