import type { ActionName } from '@parlour/kernel';
import type { Manticore } from '../../types.ts';
import { heroes, hound, plan } from './sides.ts';

/** Everything that can be refused, done and asked. */

type Refused = { [R in keyof Manticore['refusals']]: Manticore['refusals'][R][] };

export const REFUSALS: Refused = {
  classTaken: [{ hero: 'milena', by: 1 }],
  occupied: [{ cell: 70, by: 'M4' }],
  awayFromFoe: [{ foe: 'M1' }, { foe: 'manticore' }],
  takenBy: [{ token: 'SW-1', by: 1 }],
  wornAlready: [{ token: 'IB-1' }],
  roadThere: [{}],
  joinsNothing: [{}],
  roadsDoNotMeet: [{}],
  outOfReach: [{ left: 1 }],
  tooFewPoints: [{ needs: 2, left: 1 }],
  nobodyNear: [{}],
  noPeers: [{}],
  cooperative: [{}],
  cardDecides: [{ target: 'manticore' }],
  ownChoice: [{ target: 1 }],
  noHelper: [{ target: 'M1' }],
  turnIsOver: [{ hero: 1 }],
  notBeside: [{ hero: 1 }],
  cannotPay: [{ hero: 1 }],
  notOfTheGroup: [{ hero: 1 }],
  noStackHere: [{}],
  stackIsEmpty: [{ location: 'fieryEarth' }],
  nothingHere: [{}],
  slotFull: [{ kind: 'sword' }, { kind: 'iceBoulder' }],
  slotEmpty: [{ kind: 'boots' }],
  noBagForSpells: [{}],
  tooHeavy: [{ index: 0 }],
  bagEmpty: [{}],
  nothingWorn: [{}],
  nothingToGive: [{}],
  nothingToDrop: [{}],
  nobodyBeside: [{}],
  fullLife: [{ hero: 0 }],
  notAHealer: [{ hero: 0 }],
  noPoints: [{}],
  spellNotOpposite: [{ spell: 'fireball' }, { spell: 'iceBoulder' }],
  nothingToLoot: [{}],
};

type Chosen = { [A in ActionName<Manticore>]: Manticore['actions'][A] };

export const ACTIONS: Chosen = {
  enlist: { hero: 'zorya' },
  standOn: { cell: 80 },
  arm: { token: 'IB-1' },
  ready: {},
  lay: { cell: 70, rotation: 2 },
  move: { to: 70 },
  attack: { target: 'M4', kind: 'card' },
  attackTogether: { target: 'manticore', kind: 'magic', helpers: [1, 2], ...plan },
  take: { token: 'IB-1', place: 'slot' },
  pickUp: { artifact: 'SW-1', place: 'bag' },
  equip: { artifact: 'SW-1' },
  stow: { artifact: 'SW-1' },
  give: { artifact: 'SW-1', to: 1 },
  drop: { token: 'FB-1' },
  heal: { patient: 1, life: 2 },
  assign: { to: 'initiative' },
  endTurn: {},
  accept: { place: 'swap' },
  refuse: {},
  join: {},
  decline: {},
  goOn: {},
  callOff: {},
  cast: { spells: ['iceBoulder', 'fireball'] },
  fight: {},
  cover: {},
  keep: {},
  takeLoot: { artifact: 'SW-1', place: 'swap' },
  leaveLoot: {},
};

type Question = Manticore['question'];
type Asked = {
  [Q in Question]: Q extends `${infer P}.${infer S}` ? { phase: P; step: S } & Record<string, unknown> : never;
};

const duel = {
  phase: 'duel',
  attacker: hound,
  defender: heroes,
  kind: 'magic',
  isResponse: false,
  casters: [0],
  cast: [{ who: 'M1', spells: ['FB-1', 'IB-1'] }],
  countered: [],
  stance: null,
} as const;
const joint = {
  phase: 'joint',
  seat: 0,
  target: 'manticore',
  kind: null,
  plan,
  asked: [1],
  joined: [],
  declined: [2],
} as const;

/** A frame of each question. */
const ASKED: Asked = {
  'muster.hero': { phase: 'muster', step: 'hero', seat: 0 },
  'muster.startCell': { phase: 'muster', step: 'startCell', seat: 0 },
  'arming.gear': { phase: 'arming', step: 'gear', waiting: [0, 1] },
  'paving.lay': { phase: 'paving', step: 'lay', seat: 0, token: 'star' },
  'turn.act': { phase: 'turn', step: 'act', seat: 0, toLay: 0, attacked: [], declined: [], refused: [] },
  'gift.answer': { phase: 'gift', step: 'answer', giver: 0, receiver: 1, artifact: 'SW-1' },
  'joint.answers': { ...joint, step: 'answers' },
  'joint.decision': { ...joint, step: 'decision' },
  'duel.spells': { ...duel, step: 'spells' },
  'duel.counters': { ...duel, step: 'counters' },
  'duel.stance': { ...duel, step: 'stance' },
  'spoils.points': { phase: 'spoils', step: 'points', victim: 'M4', points: [0, 0, 1], looter: 0 },
  'spoils.loot': { phase: 'spoils', step: 'loot', victim: 'M4', points: [], looter: 0 },
};
export const FRAMES = Object.values(ASKED);
