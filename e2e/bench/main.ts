/** The web part of `npm run bench`: what a visitor loads, how fast a click is answered, and what Lighthouse says. */
import { type Line, print } from '@parlour/lab/bench/measure.ts';
import { openHouse } from '../browser.ts';
import { firstMove } from './first-move.ts';
import { inputDelay } from './input.ts';
import { lighthouseScores } from './lighthouse.ts';

const PORT = 9333;
const house = await openHouse([`--remote-debugging-port=${PORT}`]);
const lines: Line[] = [];
try {
  lines.push(...(await firstMove(house)));
  lines.push(...(await inputDelay(house)));
  lines.push(...(await lighthouseScores(house, PORT)));
} finally {
  await house.close();
}
print('The web table with •Boom', lines);
process.exit(lines.every(({ ok }) => ok !== false) ? 0 : 1);
