import type { ReleasedBots, ReleasedRules } from './index.ts';

/** Written by `npm run release`; of one version the newest is last. */
export const RULES: readonly ReleasedRules[] = [
  {"game":"boom","version":0,"speaks":1,"seats":{"min":3,"max":5},"bundle":"28d48a0da04d539efcff030b143faae79bad9afb75d4ece957a71d55310f1bbf","file":"boom/0-28d48a0da04d.js","formerly":["5fa41b6e08d0b7a57f991f17a7b5117bf4045ec46cc37d71b80aa1efae301d18"]},
  {"game":"boom","version":1,"speaks":1,"seats":{"min":3,"max":5},"bundle":"e6cf143aaf51b102be7a6d83aa39415713806db3825d5c97acafce3e356f0663","file":"boom/1-e6cf143aaf51.js","formerly":[]},
  {"game":"businessmen","version":0,"speaks":1,"seats":{"min":2,"max":4},"bundle":"372d0b837976fe5382109d8187a4d521878cd2eae780872c52cf7bd5c962444e","file":"businessmen/0-372d0b837976.js","formerly":["55a682c9df86434c86e1b3d25469861832d18bb9bc4e1322a4ceb3f9bc170e85"]},
  {"game":"businessmen","version":1,"speaks":1,"seats":{"min":2,"max":4},"bundle":"1808785e113c44a5ae94e2409768871fb4952c720a90c0ea028a2568073463f8","file":"businessmen/1-1808785e113c.js","formerly":[]},
  {"game":"manticore","version":0,"speaks":1,"seats":{"min":1,"max":4},"bundle":"5c5ba92b1fbfe60f97524c1beadefee4318812550507ce29a49e97b461e383cc","file":"manticore/0-5c5ba92b1fbf.js","formerly":["86d4f64a2489403809af9f7792a24123c2b2ca8e7264061a0c5844ca6dcc4950"]},
  {"game":"manticore","version":1,"speaks":1,"seats":{"min":1,"max":4},"bundle":"34fa14683c3d5d60d234c2c9bc257ed5a935d071804b5cc327507f3d3c0753b2","file":"manticore/1-34fa14683c3d.js","formerly":[]},
  {"game":"economicus","version":0,"speaks":1,"seats":{"min":2,"max":8},"bundle":"e5a04c08c81c7e7eeb2a769f2914025c80b3836a45a686b1f4589e9a193d6f24","file":"economicus/0-e5a04c08c81c.js","formerly":["c09914b90224d3e91bc4d436f456a9b17eaabfe69911eee22c0734b3a1eb5ce6"]},
  {"game":"economicus","version":1,"speaks":1,"seats":{"min":2,"max":8},"bundle":"d0c297c9941e2467cf22542e841677e88616203da38ae9f0b9640e5a438a39d9","file":"economicus/1-d0c297c9941e.js","formerly":[]},
  {"game":"matter-of-fact","version":0,"speaks":1,"seats":{"min":2,"max":4},"bundle":"783127f6189ca8cf2ccfd74b8817bd2ad1eff03e0deaf1f26bf0190274634067","file":"matter-of-fact/0-783127f6189c.js","formerly":["c4b48e1fca1f7a90d5dc0a023e325318518e1b7c5707f7879e8dde5b28513a6d"]},
  {"game":"matter-of-fact","version":1,"speaks":1,"seats":{"min":2,"max":4},"bundle":"e7ea597526a042d4598d2528f78c28f94982f92a1dfe2cf0e0ec2a35bd7e44c8","file":"matter-of-fact/1-e7ea597526a0.js","formerly":[]},
  {"game":"crates","version":0,"speaks":1,"seats":{"min":2,"max":4},"bundle":"51652e896b8e4a2166475f23a1c0ef0988dcfe2ac252dc7f406c348b81d2e3e0","file":"crates/0-51652e896b8e.js","formerly":["e89805d8b51ffbeb45dc3868dedda60c0d5259eb0244e85207da5f9075d8727b"]},
  {"game":"crates","version":1,"speaks":1,"seats":{"min":2,"max":4},"bundle":"dfe965f4aa0920bd3176bb8c6dbe4579a0052cc400adb6d1021d0690edfc32b1","file":"crates/1-dfe965f4aa09.js","formerly":[]},
];

export const BOTS: readonly ReleasedBots[] = [
  {"game":"boom","plays":[0,1],"bundle":"0db154cca9fc6d8a37b48b734781f6f9d92cad7313d90d57c14cb2e7634c221f","file":"boom/bots-0db154cca9fc.js"},
  {"game":"businessmen","plays":[0,1],"bundle":"f65a812b83fe5940aa77b30739b1e7423aa778d7cbf34a7659d0e5c7213dfe56","file":"businessmen/bots-f65a812b83fe.js"},
  {"game":"manticore","plays":[0,1],"bundle":"893c6e569c992fbc5535a4bd5066d32524fcdbebb87f730a76790c4046b86b1b","file":"manticore/bots-893c6e569c99.js"},
  {"game":"economicus","plays":[0,1],"bundle":"36408df9fc28a5f3afdaafe49598104d8e9bdff4b9526a0b3e23cabd0ba11d66","file":"economicus/bots-36408df9fc28.js"},
  {"game":"matter-of-fact","plays":[0,1],"bundle":"3b548107f8d994c8ee7cd9d6d129feed20c1b8251ebb74a1e751c8ef7a0ae4ca","file":"matter-of-fact/bots-3b548107f8d9.js"},
  {"game":"crates","plays":[0,1],"bundle":"dc0a7d11c7b9de098ed4cfccbb7623321bc21a23b9753a9cbc8e3eaa00421cb1","file":"crates/bots-dc0a7d11c7b9.js"},
];
