import type { ReleasedBots, ReleasedRules } from './index.ts';

/** Written by `npm run release`; of one version the newest is last. */
export const RULES: readonly ReleasedRules[] = [
  {"game":"boom","version":0,"speaks":1,"seats":{"min":3,"max":5},"bundle":"28d48a0da04d539efcff030b143faae79bad9afb75d4ece957a71d55310f1bbf","file":"boom/0-28d48a0da04d.js","formerly":["5fa41b6e08d0b7a57f991f17a7b5117bf4045ec46cc37d71b80aa1efae301d18","4e34f929725138daaa1ffa611d68d7156357fad0d891b28b3b2052a746e52d2f"]},
  {"game":"boom","version":1,"speaks":1,"seats":{"min":3,"max":5},"bundle":"a3938e4f25ebed51efff5a68e72dde323d708b775c6ecd4921c1d5d17c31e84a","file":"boom/1-a3938e4f25eb.js","formerly":[]},
  {"game":"businessmen","version":0,"speaks":1,"seats":{"min":2,"max":4},"bundle":"372d0b837976fe5382109d8187a4d521878cd2eae780872c52cf7bd5c962444e","file":"businessmen/0-372d0b837976.js","formerly":["55a682c9df86434c86e1b3d25469861832d18bb9bc4e1322a4ceb3f9bc170e85","08e904d8c4b39a9a73e16d8b31e7fb9a3bf15a6271fa85f54bb05cc56051d78d"]},
  {"game":"businessmen","version":1,"speaks":1,"seats":{"min":2,"max":4},"bundle":"33b6cd0e723c00601844c14739dd9a9ffa7300461efced0f6d7b612ff3cd7968","file":"businessmen/1-33b6cd0e723c.js","formerly":[]},
  {"game":"manticore","version":0,"speaks":1,"seats":{"min":1,"max":4},"bundle":"5c5ba92b1fbfe60f97524c1beadefee4318812550507ce29a49e97b461e383cc","file":"manticore/0-5c5ba92b1fbf.js","formerly":["86d4f64a2489403809af9f7792a24123c2b2ca8e7264061a0c5844ca6dcc4950","c5ff63e1c161208bcb2aacb1cefd44eaf4c0ca4877d3cae2da1280b67349fe34"]},
  {"game":"manticore","version":1,"speaks":1,"seats":{"min":1,"max":4},"bundle":"5c2e58f604b3cd9d8444e2fec17b088d62414c2c00f6dce12c005277e962b4c7","file":"manticore/1-5c2e58f604b3.js","formerly":[]},
  {"game":"economicus","version":0,"speaks":1,"seats":{"min":2,"max":8},"bundle":"e5a04c08c81c7e7eeb2a769f2914025c80b3836a45a686b1f4589e9a193d6f24","file":"economicus/0-e5a04c08c81c.js","formerly":["c09914b90224d3e91bc4d436f456a9b17eaabfe69911eee22c0734b3a1eb5ce6"]},
  {"game":"economicus","version":1,"speaks":1,"seats":{"min":2,"max":8},"bundle":"a11565101b6a99a5bfccb443ea9947c2112900c454d59ccd551c8eacc6bca1fe","file":"economicus/1-a11565101b6a.js","formerly":[]},
  {"game":"matter-of-fact","version":0,"speaks":1,"seats":{"min":2,"max":4},"bundle":"783127f6189ca8cf2ccfd74b8817bd2ad1eff03e0deaf1f26bf0190274634067","file":"matter-of-fact/0-783127f6189c.js","formerly":["c4b48e1fca1f7a90d5dc0a023e325318518e1b7c5707f7879e8dde5b28513a6d","ba638ce226514f4fd20900bb2878a7f5bb4beb230dfa19106682ef5a87c1b901"]},
  {"game":"matter-of-fact","version":1,"speaks":1,"seats":{"min":2,"max":4},"bundle":"f0c38c83c326fc0bc920d78278f05a35a15f87f93a9f3c8c3ba973ef2e3a63ef","file":"matter-of-fact/1-f0c38c83c326.js","formerly":[]},
  {"game":"crates","version":1,"speaks":1,"seats":{"min":2,"max":4},"bundle":"09708a82b01bdb4a89313410a1773c936409c5b509221b0e1780f02ccf7d1dfb","file":"crates/1-09708a82b01b.js","formerly":[]},
];

export const BOTS: readonly ReleasedBots[] = [
  {"game":"boom","plays":[0,1],"bundle":"3fa9f1ece7d9c26f6d2990b5c701e528422a91500bc3eca974bd17b39df751b7","file":"boom/bots-3fa9f1ece7d9.js"},
  {"game":"businessmen","plays":[0,1],"bundle":"d417a24041dc93d29efc80dd4738cdee34589df6d2365f931f0a4ecc900736d5","file":"businessmen/bots-d417a24041dc.js"},
  {"game":"manticore","plays":[0,1],"bundle":"90eb07cd606582db55ca8a991b6d6f0ddcb6781f253a67fd524a5e3b13de1491","file":"manticore/bots-90eb07cd6065.js"},
  {"game":"economicus","plays":[0,1],"bundle":"5ffb95499369288b6917dcf5799699b734cd0fdefab66fd961cc3081c9c1a1e0","file":"economicus/bots-5ffb95499369.js"},
  {"game":"matter-of-fact","plays":[0,1],"bundle":"00066b4b4aa425d210415db3404b7068933cf566a3f27c730777b43252f9629c","file":"matter-of-fact/bots-00066b4b4aa4.js"},
  {"game":"crates","plays":[0,1],"bundle":"d358c786e1ed18ba7888c15de7f8a15bb0944dac43c4ee4b92c9a585c644a875","file":"crates/bots-d358c786e1ed.js"},
];
