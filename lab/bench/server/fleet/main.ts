/**
 * `npm run bench fleet [--only saturation|finished|costs|people] [--nodes N] [--quota Q] [--tables N] [--seconds S] [--games N] [--people N] [--without-redis]`: what several
 * servers of one house carry, each held to the same share of a core; what a hundred thousand finished games cost; and what a move
 * costs everybody, for lab/scale.ts. Exits with 1 if a bar is missed.
 */
import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { benchCosts } from './costs.ts';
import { benchFinished } from './finished.ts';
import { type FleetPart, type FleetScope, readFleetScope } from './fleet-scope.ts';
import { benchPeople } from './people.ts';
import { benchSaturation } from './saturation.ts';

const BENCHES: Record<FleetPart, (scope: FleetScope) => Promise<{ ok: boolean; results: unknown }>> = {
  saturation: benchSaturation,
  finished: benchFinished,
  costs: benchCosts,
  people: benchPeople,
};

const scope = readFleetScope(process.argv.slice(2));
const load = () =>
  loadavg()
    .map((each) => each.toFixed(1))
    .join(', ');
console.log(`load average before: ${load()}`);
let isReached = true;
for (const part of scope.parts) {
  const { ok, results } = await BENCHES[part](scope);
  isReached &&= ok;
  console.log(JSON.stringify({ [part]: results }));
}
console.log(`load average after: ${load()}`);
rmSync(scope.folder, { recursive: true, force: true });
process.exit(isReached ? 0 : 1);
