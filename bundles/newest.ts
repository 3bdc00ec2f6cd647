import type { ReleasedBots, ReleasedRules } from './types.ts';

/** Written by `npm run release`. What new games are played by: all that most people ever need. */
export const RULES: readonly ReleasedRules[] = [
  {"game":"boom","version":2,"speaks":1,"bundle":"169b6798adbd4e4fccda13bc51cb8d68d3d425f10a8f29bad934ff363aab6ecd","file":"boom/2-169b6798adbd.js"},
  {"game":"businessmen","version":2,"speaks":1,"bundle":"3ad0790afe770511fc4e24b961431d80a834d79cd3fa6c8a88dd89673de76c78","file":"businessmen/2-3ad0790afe77.js"},
  {"game":"manticore","version":2,"speaks":1,"bundle":"a493574639fbb6db81283f3872dfcb50fc12eec3a5a213d64e32d4c540a3ce82","file":"manticore/2-a493574639fb.js"},
  {"game":"economicus","version":2,"speaks":1,"bundle":"57a9ccb5cc968817ecd1b25c8a3a7c8131a778d811210013556b989ed60205fa","file":"economicus/2-57a9ccb5cc96.js"},
  {"game":"matter-of-fact","version":2,"speaks":1,"bundle":"db2622c7ac5a0e98cd648debbc713f050bdb69527e9a217474375373a63665de","file":"matter-of-fact/2-db2622c7ac5a.js"},
  {"game":"crates","version":1,"speaks":1,"bundle":"ed2c1c26094bcfee2fb624cae2c30c59e131dd8be1a34fb13f459f0bfad1e614","file":"crates/1-ed2c1c26094b.js"},
];

export const BOTS: readonly ReleasedBots[] = [
  {"game":"boom","plays":[0,1,2],"file":"boom/bots-4d5997d710df.js","quick":"boom/bots-f286a4381b6b.js"},
  {"game":"businessmen","plays":[0,1,2],"file":"businessmen/bots-95f103e09e3a.js","quick":"businessmen/bots-3376b4238d8e.js"},
  {"game":"manticore","plays":[0,1,2],"file":"manticore/bots-70bba5422a0c.js","quick":"manticore/bots-65f61e830b7c.js"},
  {"game":"economicus","plays":[0,1,2],"file":"economicus/bots-aa2ee8e2303c.js","quick":"economicus/bots-a6db006711c1.js"},
  {"game":"matter-of-fact","plays":[0,1,2],"file":"matter-of-fact/bots-833b02394fd1.js","quick":"matter-of-fact/bots-e2083abb30dc.js"},
  {"game":"crates","plays":[0,1],"file":"crates/bots-d5b07f778c11.js"},
];
