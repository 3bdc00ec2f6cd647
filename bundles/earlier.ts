import type { ReleasedBots, ReleasedRules } from './types.ts';

/** Written by `npm run release`. What earlier games were begun with, the newest of a version last. */
export const RULES: readonly ReleasedRules[] = [
  {"game":"boom","version":0,"speaks":1,"bundle":"042b7f4e811abd4d38c69d7ec1ed79f34f074ee4bf68df1d9655a30dac999d86","file":"boom/0-042b7f4e811a.js","formerly":["5fa41b6e08d0b7a57f991f17a7b5117bf4045ec46cc37d71b80aa1efae301d18","4e34f929725138daaa1ffa611d68d7156357fad0d891b28b3b2052a746e52d2f"]},
  {"game":"boom","version":1,"speaks":1,"bundle":"66ec0a49c6cfadf184aa63d7d0cc88f43a99c3a52bd4cd1a4da8848f41813b6a","file":"boom/1-66ec0a49c6cf.js"},
  {"game":"businessmen","version":0,"speaks":1,"bundle":"6316c2e06b86b1c71f921336e3657be3a30df41c2d477e25fb2d6ea1de0377b2","file":"businessmen/0-6316c2e06b86.js","formerly":["55a682c9df86434c86e1b3d25469861832d18bb9bc4e1322a4ceb3f9bc170e85","08e904d8c4b39a9a73e16d8b31e7fb9a3bf15a6271fa85f54bb05cc56051d78d"]},
  {"game":"businessmen","version":1,"speaks":1,"bundle":"90eeab07da8c0a74d973de4982be6ee030b7e4cb9189d56ebd3dd125224db955","file":"businessmen/1-90eeab07da8c.js"},
  {"game":"manticore","version":0,"speaks":1,"bundle":"d869d3bd0ad1201f1d1bd90e804d9cda8cf6745f133a24f6df876afe45e9c40c","file":"manticore/0-d869d3bd0ad1.js","formerly":["86d4f64a2489403809af9f7792a24123c2b2ca8e7264061a0c5844ca6dcc4950","c5ff63e1c161208bcb2aacb1cefd44eaf4c0ca4877d3cae2da1280b67349fe34"]},
  {"game":"manticore","version":1,"speaks":1,"bundle":"7bbef2729b1212de33c2c78aae5d7b32cfb5d252d631f4da04a5e0d14e3fcf76","file":"manticore/1-7bbef2729b12.js"},
  {"game":"economicus","version":0,"speaks":1,"bundle":"78fb2fe832a27585dcab84b404cf11d97896175fac3c0403d7f5c1903fbc7a48","file":"economicus/0-78fb2fe832a2.js","formerly":["c09914b90224d3e91bc4d436f456a9b17eaabfe69911eee22c0734b3a1eb5ce6"]},
  {"game":"economicus","version":1,"speaks":1,"bundle":"93ee41aa8528d4157e97d61ea86346da8203f9ac81818d128acdd3e2cc9abfec","file":"economicus/1-93ee41aa8528.js"},
  {"game":"matter-of-fact","version":0,"speaks":1,"bundle":"371dcd6235de8644e99eee2d639f2e84c69d292bcda330a91b505e3c6e233d65","file":"matter-of-fact/0-371dcd6235de.js","formerly":["c4b48e1fca1f7a90d5dc0a023e325318518e1b7c5707f7879e8dde5b28513a6d","ba638ce226514f4fd20900bb2878a7f5bb4beb230dfa19106682ef5a87c1b901"]},
  {"game":"matter-of-fact","version":1,"speaks":1,"bundle":"3657545dc386047ba3ba62a56a71ff8fdbbcc3a6081800548ce0dfae4a3634d6","file":"matter-of-fact/1-3657545dc386.js"},
];

export const BOTS: readonly ReleasedBots[] = [
  {"game":"boom","plays":[0,1],"file":"boom/bots-33cccdd49558.js"},
  {"game":"boom","plays":[0,1,2],"file":"boom/bots-c925750ea54b.js"},
  {"game":"businessmen","plays":[0,1],"file":"businessmen/bots-929512fad475.js"},
  {"game":"businessmen","plays":[0,1,2],"file":"businessmen/bots-2b2535be6b0c.js"},
  {"game":"manticore","plays":[0,1],"file":"manticore/bots-c326b9691cdd.js"},
  {"game":"manticore","plays":[0,1,2],"file":"manticore/bots-fff20d951eef.js"},
  {"game":"economicus","plays":[0,1],"file":"economicus/bots-0aea4c735ca8.js"},
  {"game":"economicus","plays":[0,1,2],"file":"economicus/bots-a424459b23cf.js"},
  {"game":"economicus","plays":[0,1,2],"file":"economicus/bots-4611acbb0b15.js","quick":"economicus/bots-fa425c1d8879.js"},
  {"game":"matter-of-fact","plays":[0,1],"file":"matter-of-fact/bots-0e10b45fa351.js"},
  {"game":"matter-of-fact","plays":[0,1,2],"file":"matter-of-fact/bots-e1f582c8f68d.js"},
];
