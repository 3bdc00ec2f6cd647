import type { ReleasedBots, ReleasedRules } from './types.ts';

/** Written by `npm run release`. What new games are played by: all that most people ever need. */
export const RULES: readonly ReleasedRules[] = [
  {"game":"boom","version":1,"speaks":1,"bundle":"4da36e57a428245c2642855fda0e4fa4e5a42013a3da74c803f7e267d5240b0d","file":"boom/1-4da36e57a428.js"},
  {"game":"businessmen","version":1,"speaks":1,"bundle":"0b5258b92c2deafbf4bd48b38d48185fe9095e42ad490395ffd9ade9c41ed6a3","file":"businessmen/1-0b5258b92c2d.js"},
  {"game":"manticore","version":1,"speaks":1,"bundle":"f8a0b0153d4e07c7033c35fcff2fedd4c55dca55b4494b48ebb3d632272714b4","file":"manticore/1-f8a0b0153d4e.js"},
  {"game":"economicus","version":1,"speaks":1,"bundle":"27f1c856c5ddafc85bfa32b41a6267fd43584f46ba78ad3f4c9b15372040fbb6","file":"economicus/1-27f1c856c5dd.js"},
  {"game":"matter-of-fact","version":1,"speaks":1,"bundle":"d6941c0a3e1f864ed453f24d329d4e784862530b4195512a7bd32e1c2d686243","file":"matter-of-fact/1-d6941c0a3e1f.js"},
  {"game":"crates","version":1,"speaks":1,"bundle":"f978dcbb8a496a274fd7b186b42bcc95c4cf798a671c784a47d4dbc4b7d9f3fa","file":"crates/1-f978dcbb8a49.js"},
];

export const BOTS: readonly ReleasedBots[] = [
  {"game":"boom","plays":[0,1],"bundle":"b74b16eaee654a60f0dcbfe3ed840a8a13d1a5b4009b83abcefb5c483083f42e","file":"boom/bots-b74b16eaee65.js"},
  {"game":"businessmen","plays":[0,1],"bundle":"4b57c7b60b3a7c965d21cb2d386f9c96f4659838f51465b43ab5ba4573a20732","file":"businessmen/bots-4b57c7b60b3a.js"},
  {"game":"manticore","plays":[0,1],"bundle":"0f3ff923a67768032b67786fc7c8a2e5081178f3710a93bbce5b4344ea987568","file":"manticore/bots-0f3ff923a677.js"},
  {"game":"economicus","plays":[0,1],"bundle":"d2cb9654783620a405b363655a1cde00f2a12ce19c386623342151ddfa87a929","file":"economicus/bots-d2cb96547836.js"},
  {"game":"matter-of-fact","plays":[0,1],"bundle":"9a7f21f8e1875f1b2978d3920da7cd438a0b71905d68b27ae2218daf11be21f7","file":"matter-of-fact/bots-9a7f21f8e187.js"},
  {"game":"crates","plays":[0,1],"bundle":"be20633b96a1e3673fd56d6061fc451eea07210483014e5ab221533fa419fba6","file":"crates/bots-be20633b96a1.js"},
];
