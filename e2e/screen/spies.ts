import type { Page } from 'playwright-core';

/** What a page did that nobody sees: counted where the browser is asked for it, from before the page is opened. */

type Spied = Window & { heard?: number; lockings?: number; moments?: number };

/** Counts the sounds that are made. */
export const listensTo = (page: Page) =>
  page.addInitScript(() => {
    const spied = window as Spied;
    spied.heard = 0;
    const make = AudioContext.prototype.createBufferSource;
    AudioContext.prototype.createBufferSource = function () {
      spied.heard = (spied.heard ?? 0) + 1;
      return make.call(this);
    };
  });

export const sounds = (page: Page): Promise<number> => page.evaluate(() => (window as Spied).heard ?? 0);

/** Only what is really pressed counts as a touch: a test that looks into a page counts as one otherwise. */
export const isUntouched = (page: Page) =>
  page.addInitScript(() => {
    let hasBeenActive = false;
    for (const type of ['keydown', 'pointerdown'])
      addEventListener(type, () => (hasBeenActive = true), { capture: true });
    Object.defineProperty(navigator, 'userActivation', {
      value: Object.defineProperty({}, 'hasBeenActive', { get: () => hasBeenActive }),
    });
  });

/** Counts how often the machine is asked to stay awake, as if it always agreed. */
export const watchesLocks = (page: Page) =>
  page.addInitScript(() => {
    const spied = window as Spied;
    spied.lockings = 0;
    const request = async () => {
      spied.lockings = (spied.lockings ?? 0) + 1;
      return { release: async () => {} };
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  });

export const lockings = (page: Page): Promise<number> => page.evaluate(() => (window as Spied).lockings ?? 0);

/** The page is hidden, or seen again, as it hears of it. */
export const isSeen = (page: Page, state: 'visible' | 'hidden'): Promise<void> =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { value: now, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

/** Nothing goes on because time has passed, from so many milliseconds on: what is shown stays until somebody ends it. */
export const standsStill = (page: Page, from: number) =>
  page.addInitScript((shortest) => {
    const later = window.setTimeout.bind(window);
    const timer = (what: TimerHandler, wait = 0, ...rest: unknown[]) =>
      wait >= shortest ? 0 : later(what, wait, ...rest);
    window.setTimeout = timer as typeof window.setTimeout;
  }, from);

const RELOADED = 'reloaded at a moment';

/** The page is loaded anew as soon as something deserves a stage: while it is up, however slow the machine is. After that moments are counted. */
export const reloadsAtAMoment = (page: Page) =>
  page.addInitScript((key) => {
    const spied = window as Spied;
    spied.moments = 0;
    const isAgain = sessionStorage.getItem(key) !== null;
    let isUp = false;
    new MutationObserver(() => {
      const wasUp = isUp;
      isUp = document.querySelector('[data-part=stage]') !== null;
      if (!isUp || wasUp) return;
      spied.moments = (spied.moments ?? 0) + 1;
      if (isAgain) return;
      sessionStorage.setItem(key, 'yes');
      location.reload();
    }).observe(document, { childList: true, subtree: true });
  }, RELOADED);

export const moments = (page: Page): Promise<number> => page.evaluate(() => (window as Spied).moments ?? 0);

export const wasReloaded = (page: Page): Promise<boolean> =>
  page.evaluate((key) => sessionStorage.getItem(key) !== null, RELOADED);
