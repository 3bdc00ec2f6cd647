import type { ReleasedBots, ReleasedRules } from './types.ts';

/** Written by `npm run release`. What earlier games were begun with, the newest of a version last. */
export const RULES: readonly ReleasedRules[] = [
  {"game":"boom","version":0,"speaks":1,"bundle":"28d48a0da04d539efcff030b143faae79bad9afb75d4ece957a71d55310f1bbf","file":"boom/0-28d48a0da04d.js","formerly":["5fa41b6e08d0b7a57f991f17a7b5117bf4045ec46cc37d71b80aa1efae301d18","4e34f929725138daaa1ffa611d68d7156357fad0d891b28b3b2052a746e52d2f"]},
  {"game":"businessmen","version":0,"speaks":1,"bundle":"372d0b837976fe5382109d8187a4d521878cd2eae780872c52cf7bd5c962444e","file":"businessmen/0-372d0b837976.js","formerly":["55a682c9df86434c86e1b3d25469861832d18bb9bc4e1322a4ceb3f9bc170e85","08e904d8c4b39a9a73e16d8b31e7fb9a3bf15a6271fa85f54bb05cc56051d78d"]},
  {"game":"manticore","version":0,"speaks":1,"bundle":"5c5ba92b1fbfe60f97524c1beadefee4318812550507ce29a49e97b461e383cc","file":"manticore/0-5c5ba92b1fbf.js","formerly":["86d4f64a2489403809af9f7792a24123c2b2ca8e7264061a0c5844ca6dcc4950","c5ff63e1c161208bcb2aacb1cefd44eaf4c0ca4877d3cae2da1280b67349fe34"]},
  {"game":"economicus","version":0,"speaks":1,"bundle":"e5a04c08c81c7e7eeb2a769f2914025c80b3836a45a686b1f4589e9a193d6f24","file":"economicus/0-e5a04c08c81c.js","formerly":["c09914b90224d3e91bc4d436f456a9b17eaabfe69911eee22c0734b3a1eb5ce6"]},
  {"game":"matter-of-fact","version":0,"speaks":1,"bundle":"783127f6189ca8cf2ccfd74b8817bd2ad1eff03e0deaf1f26bf0190274634067","file":"matter-of-fact/0-783127f6189c.js","formerly":["c4b48e1fca1f7a90d5dc0a023e325318518e1b7c5707f7879e8dde5b28513a6d","ba638ce226514f4fd20900bb2878a7f5bb4beb230dfa19106682ef5a87c1b901"]},
];

export const BOTS: readonly ReleasedBots[] = [
];
