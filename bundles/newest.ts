import type { ReleasedBots, ReleasedRules } from './types.ts';

/** Written by `npm run release`. What new games are played by: all that most people ever need. */
export const RULES: readonly ReleasedRules[] = [
  {"game":"boom","version":1,"speaks":1,"bundle":"66ec0a49c6cfadf184aa63d7d0cc88f43a99c3a52bd4cd1a4da8848f41813b6a","file":"boom/1-66ec0a49c6cf.js"},
  {"game":"businessmen","version":1,"speaks":1,"bundle":"90eeab07da8c0a74d973de4982be6ee030b7e4cb9189d56ebd3dd125224db955","file":"businessmen/1-90eeab07da8c.js"},
  {"game":"manticore","version":1,"speaks":1,"bundle":"7bbef2729b1212de33c2c78aae5d7b32cfb5d252d631f4da04a5e0d14e3fcf76","file":"manticore/1-7bbef2729b12.js"},
  {"game":"economicus","version":1,"speaks":1,"bundle":"93ee41aa8528d4157e97d61ea86346da8203f9ac81818d128acdd3e2cc9abfec","file":"economicus/1-93ee41aa8528.js"},
  {"game":"matter-of-fact","version":1,"speaks":1,"bundle":"3657545dc386047ba3ba62a56a71ff8fdbbcc3a6081800548ce0dfae4a3634d6","file":"matter-of-fact/1-3657545dc386.js"},
  {"game":"crates","version":1,"speaks":1,"bundle":"ed2c1c26094bcfee2fb624cae2c30c59e131dd8be1a34fb13f459f0bfad1e614","file":"crates/1-ed2c1c26094b.js"},
];

export const BOTS: readonly ReleasedBots[] = [
  {"game":"boom","plays":[0,1],"bundle":"33cccdd49558e8adf09f359df318d282cb3405f7f72a7c5588cef21aa9d18158","file":"boom/bots-33cccdd49558.js"},
  {"game":"businessmen","plays":[0,1],"bundle":"929512fad4757e1991989c846f8542ae2e101c8049080e3e0f2fa98b7462de63","file":"businessmen/bots-929512fad475.js"},
  {"game":"manticore","plays":[0,1],"bundle":"c326b9691cddc4e474acd614b1e5f57191eeef03aa3313355cb9936c83b09812","file":"manticore/bots-c326b9691cdd.js"},
  {"game":"economicus","plays":[0,1],"bundle":"0aea4c735ca89a49d5e7000194a39840efe78cad60d6a7f11987b0e78adbdd7f","file":"economicus/bots-0aea4c735ca8.js"},
  {"game":"matter-of-fact","plays":[0,1],"bundle":"0e10b45fa351401eab8d87d349806836eace44ca9a1448178747deced3027830","file":"matter-of-fact/bots-0e10b45fa351.js"},
  {"game":"crates","plays":[0,1],"bundle":"d5b07f778c11f4623d3c58aec737ab9d8c92e74dac1c86ec458173d0a16066e4","file":"crates/bots-d5b07f778c11.js"},
];
