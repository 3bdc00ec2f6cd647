import type { ReleasedBots, ReleasedRules } from './types.ts';

/** Written by `npm run release`. What new games are played by: all that most people ever need. */
export const RULES: readonly ReleasedRules[] = [
  {"game":"boom","version":1,"speaks":1,"bundle":"a48c02750285f0604e345ef9c87d186b149bcd1f1d4fbee8872003cf423fa87f","file":"boom/1-a48c02750285.js"},
  {"game":"businessmen","version":1,"speaks":1,"bundle":"c026f07e3b534944d1e6378d41a6fc11b4e39797b76761c47f0e9425d5974a2e","file":"businessmen/1-c026f07e3b53.js"},
  {"game":"manticore","version":1,"speaks":1,"bundle":"b3e41b87d28794f430c0f2c1882076ea5b6f0e11ba007c21715d86b730006711","file":"manticore/1-b3e41b87d287.js"},
  {"game":"economicus","version":1,"speaks":1,"bundle":"1ffb7d3488e94f7db95eda3df48f6a4372a7bc22df89822d2a4c7a1b2f60992a","file":"economicus/1-1ffb7d3488e9.js"},
  {"game":"matter-of-fact","version":1,"speaks":1,"bundle":"b44d971e438f707d36a327d89c4cef40a53ad1a434252522d7decf1f7fb302b6","file":"matter-of-fact/1-b44d971e438f.js"},
  {"game":"crates","version":1,"speaks":1,"bundle":"bfd2489bc0bca0c88f66b8ef064997c98166af44d1b63db2b47d3ab8af4b71cd","file":"crates/1-bfd2489bc0bc.js"},
];

export const BOTS: readonly ReleasedBots[] = [
  {"game":"boom","plays":[0,1],"bundle":"b74b16eaee654a60f0dcbfe3ed840a8a13d1a5b4009b83abcefb5c483083f42e","file":"boom/bots-b74b16eaee65.js"},
  {"game":"businessmen","plays":[0,1],"bundle":"4b57c7b60b3a7c965d21cb2d386f9c96f4659838f51465b43ab5ba4573a20732","file":"businessmen/bots-4b57c7b60b3a.js"},
  {"game":"manticore","plays":[0,1],"bundle":"0f3ff923a67768032b67786fc7c8a2e5081178f3710a93bbce5b4344ea987568","file":"manticore/bots-0f3ff923a677.js"},
  {"game":"economicus","plays":[0,1],"bundle":"d2cb9654783620a405b363655a1cde00f2a12ce19c386623342151ddfa87a929","file":"economicus/bots-d2cb96547836.js"},
  {"game":"matter-of-fact","plays":[0,1],"bundle":"9a7f21f8e1875f1b2978d3920da7cd438a0b71905d68b27ae2218daf11be21f7","file":"matter-of-fact/bots-9a7f21f8e187.js"},
  {"game":"crates","plays":[0,1],"bundle":"be20633b96a1e3673fd56d6061fc451eea07210483014e5ab221533fa419fba6","file":"crates/bots-be20633b96a1.js"},
];
