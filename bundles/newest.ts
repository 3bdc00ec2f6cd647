import type { ReleasedBots, ReleasedRules } from './types.ts';

/** Written by `npm run release`. What new games are played by: all that most people ever need. */
export const RULES: readonly ReleasedRules[] = [
  {"game":"boom","version":1,"speaks":1,"bundle":"4d16bd0b4595180e5dd9a377e2364fec91d7a910afba822f88b62b815ed9c747","file":"boom/1-4d16bd0b4595.js"},
  {"game":"businessmen","version":1,"speaks":1,"bundle":"16e2770fb285f515d03ff25c7db297c3a437fcc819a98efb8cf5a087c599f376","file":"businessmen/1-16e2770fb285.js"},
  {"game":"manticore","version":1,"speaks":1,"bundle":"9a21a58277aa51b2b749287b40235361a7d0ae3c96f5ba6d4ed2355b02edaa8a","file":"manticore/1-9a21a58277aa.js"},
  {"game":"economicus","version":1,"speaks":1,"bundle":"414247a52aa9098da6cac8b956315454efc47ed8e1c4ba734d4e814be11c7c22","file":"economicus/1-414247a52aa9.js"},
  {"game":"matter-of-fact","version":1,"speaks":1,"bundle":"74e7d7f44934cc82aa830413b295e8e05976c5dcad62e42524145afd10dc7bc9","file":"matter-of-fact/1-74e7d7f44934.js"},
  {"game":"crates","version":1,"speaks":1,"bundle":"09708a82b01bdb4a89313410a1773c936409c5b509221b0e1780f02ccf7d1dfb","file":"crates/1-09708a82b01b.js"},
];

export const BOTS: readonly ReleasedBots[] = [
  {"game":"boom","plays":[0,1],"bundle":"203088f254cfd1a8d7f2b965c5bf7615b8eb503f2177f79666b1b56a02359c99","file":"boom/bots-203088f254cf.js"},
  {"game":"businessmen","plays":[0,1],"bundle":"d754e8509bd8276029282f99ce837613846a40dbe86dbd7bad773a5a6f25433e","file":"businessmen/bots-d754e8509bd8.js"},
  {"game":"manticore","plays":[0,1],"bundle":"e946cd356c937d3039dd2fb478a1f9b4c607621938f9e7b2edab0c85cd3cfb46","file":"manticore/bots-e946cd356c93.js"},
  {"game":"economicus","plays":[0,1],"bundle":"ca144dedf828ecc50add44b98369204d8bed7a8d72147536365067aeea6181ec","file":"economicus/bots-ca144dedf828.js"},
  {"game":"matter-of-fact","plays":[0,1],"bundle":"c6a33960056056143c9b3fe369de3e9b953700530ac27746d08682e9ad541a0d","file":"matter-of-fact/bots-c6a339600560.js"},
  {"game":"crates","plays":[0,1],"bundle":"d358c786e1ed18ba7888c15de7f8a15bb0944dac43c4ee4b92c9a585c644a875","file":"crates/bots-d358c786e1ed.js"},
];
