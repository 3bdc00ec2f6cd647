import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Line } from '@parlour/lab/bench/measure.ts';
import lighthouse from 'lighthouse';
import type { House } from '../browser.ts';

const FOLDER = fileURLToPath(new URL('../../reports/', import.meta.url));
const BARS = { performance: 95, accessibility: 100, 'best-practices': 100 } as const;

/** Lighthouse on the production build over loopback; the report is laid in reports/. */
export async function lighthouseScores(house: House, port: number): Promise<Line[]> {
  const result = await lighthouse(house.address, {
    port,
    output: 'html',
    logLevel: 'error',
    onlyCategories: Object.keys(BARS),
  });
  if (result === undefined) throw new Error('Lighthouse gave no result');
  mkdirSync(FOLDER, { recursive: true });
  const report = Array.isArray(result.report) ? result.report[0] : result.report;
  writeFileSync(`${FOLDER}lighthouse.html`, report ?? '');
  return Object.entries(BARS).map(([category, bar]) => {
    const score = Math.round((result.lhr.categories[category]?.score ?? 0) * 100);
    return { what: `Lighthouse: ${category}`, value: String(score), bar: String(bar), ok: score >= bar };
  });
}
