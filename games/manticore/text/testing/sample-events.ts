import type { Event, EventName, View } from '@parlour/kernel';
import type { Course, Manticore, Party, Tally } from '../../types.ts';
import { heroes, hound, plan } from './sides.ts';

const hero: Party = { is: 'heroes', seats: [1], lead: 1 };
const manticore: Party = { is: 'foe', foe: 'manticore' };
const noPlan = { firstPoint: null, secondPoint: null, artifact: null, blow: null } as const;
const slot = { place: 'slot', stowed: null } as const;
const swap = { place: 'swap', stowed: 'SW-2' } as const;
const bag = { place: 'bag', stowed: null } as const;
const course: Course = {
  rule: 'MC-18.4',
  why: 'road',
  goal: [80],
  location: null,
  path: [70, 71],
  passedOver: [
    { cell: 72, by: 0 },
    { cell: 73, by: null },
  ],
};
const toLoot: Course = { ...course, rule: 'MC-19.1', why: 'loot', location: 'forge' };
const at = (why: Course['why'], passedOver: Course['passedOver'] = []): Course => ({ ...course, why, passedOver });
const side = (party: Party, die: number): Tally & { die: number; total: number } => ({
  party,
  terms: [{ who: party.is === 'foe' ? party.foe : party.lead, base: 4, power: 1, artifact: 0, spells: 2 }],
  sum: 7,
  die,
  total: 7 + die,
});
const clash = { kind: 'magic', stance: null, isResponse: false, damage: 0, loser: null } as const;

type Told = { [E in EventName<Manticore>]: Omit<View<Event<Manticore, E>>, 'type'>[] };

/** One or more of everything that can happen: what random games bring about seldom or never, too. */
export const EVENTS: Told = {
  orderSet: [
    {
      how: 'roll',
      order: [1, 0],
      rolls: [
        [5, 2],
        [5, 3],
      ],
    },
    { how: 'roll', order: [0], rolls: [] },
    { how: 'agreed', order: [0, 1], rolls: [] },
    { how: 'random', order: [0, 1], rolls: [] },
  ],
  enlisted: [{ seat: 0, hero: 'milena' }],
  stoodOn: [{ seat: 0, cell: 80 }],
  armed: [
    { seat: 0, token: 'SW-1', returned: null },
    { seat: 0, token: 'FB-1', returned: 'FB-2' },
  ],
  madeReady: [{ seat: 0 }],
  foeStood: [
    { foe: 'M1', cell: 70 },
    { foe: 'manticore', cell: 127 },
  ],
  tokenTurned: [{ seat: 0, token: 'awakening', left: 1 }],
  tokenLaid: (['location', 'road', 'city', 'forced'] as const).map((by) => ({
    seat: 0,
    token: 'star',
    cell: 70,
    rotation: 0,
    joins: by === 'road' ? [71, 80] : [],
    by,
    rule: 'MC-2.5',
  })),
  tokenRemoved: [
    { seat: 0, token: 'star', monster: null },
    { seat: 0, token: 'greatLair', monster: 'M4' },
  ],
  monsterAppeared: [{ monster: 'M5', cell: 70 }],
  roundBegan: [{ round: 1 }],
  turnBegan: [{ seat: 0, points: 1 }],
  bootsWork: [{ seat: 0, boots: 'BT-1', index: 7 }],
  moved: [
    { seat: 0, path: [80, 79, 78], costs: [1, 3], left: 2 },
    { seat: 0, path: [80], costs: [], left: 2 },
  ],
  stackOpened: [
    { seat: 0, location: 'iceTower', kind: 'helmet', tokens: ['HM-1', 'HM-2'] },
    { seat: 0, location: 'forge', kind: 'bow', tokens: [] },
  ],
  took: [{ seat: 0, token: 'FB-1', location: 'fieryEarth', ...slot }],
  pickedUp: [{ seat: 0, artifact: 'SW-1', cell: 70, ...swap }],
  equipped: [
    { seat: 0, artifact: 'SW-1', stowed: null },
    { seat: 0, artifact: 'SW-1', stowed: 'SW-2' },
  ],
  stowed: [{ seat: 0, artifact: 'SW-1' }],
  giftOffered: [{ seat: 0, to: 1, artifact: 'SW-1' }],
  gave: [{ seat: 0, to: 1, artifact: 'SW-1', ...bag }],
  giftRefused: [{ seat: 0, to: 1, artifact: 'SW-1' }],
  dropped: [
    { seat: 0, token: 'SW-1', cell: 70, left: 0 },
    { seat: 0, token: 'IB-1', cell: 70, left: 1 },
  ],
  healed: [
    { seat: 0, patient: 0, life: 1, cost: 2, now: 10 },
    { seat: 0, patient: 1, life: 3, cost: 6, now: 5 },
  ],
  pointAssigned: [{ seat: 0, to: 'magic', now: 2 }],
  pointKept: [{ seat: 0, unassigned: 1 }],
  turnEnded: [
    { seat: 0, unused: 0 },
    { seat: 0, unused: 1 },
    { seat: 0, unused: 5 },
  ],
  jointProposed: [
    { seat: 0, target: 'manticore', kind: 'magic', helpers: [1, 2], plan },
    { seat: 0, target: 1, kind: null, helpers: [2], plan: noPlan },
  ],
  joined: [{ seat: 1, target: 'manticore' }],
  declined: [{ seat: 1, target: 'M4' }],
  jointCalledOff: [{ seat: 0, target: 'M1' }],
  attacked: [
    { attacker: heroes, defender: manticore, kind: 'magic', rule: 'MC-14.1', why: 'choice', course: null },
    { attacker: hound, defender: hero, kind: null, rule: 'MC-20.1', why: 'loot', course: toLoot },
    { attacker: hound, defender: hero, kind: null, rule: 'MC-20.1', why: 'road', course },
    { attacker: hound, defender: hero, kind: null, rule: 'MC-20.5', why: 'heroBeside', course: null },
    { attacker: manticore, defender: hero, kind: null, rule: 'MC-23.10', why: 'fireway', course: null },
  ],
  responded: [
    { attacker: manticore, defender: heroes },
    { attacker: hero, defender: hound },
  ],
  combatReshuffled: [{}],
  cardDrawn: [{ card: 'CC-S4', kind: 'shooting', side: heroes }],
  lootShown: [{ monster: 'M1', tokens: ['SW-1', 'IB-1'] }],
  cast: [
    { who: 0, spells: ['FB-1', 'IB-2'], isCounter: false },
    { who: 'M1', spells: ['FB-1'], isCounter: true },
    { who: 0, spells: [], isCounter: false },
    { who: 0, spells: [], isCounter: true },
  ],
  stanceTaken: [
    { seat: 0, stance: 'fight', heroes: [0, 1] },
    { seat: 0, stance: 'cover', heroes: [0] },
  ],
  clashed: [
    { ...clash, attacker: side(heroes, 6), defender: side(manticore, 1), loser: manticore, damage: 5 },
    { ...clash, attacker: side(manticore, 6), defender: side(heroes, 1), loser: heroes, damage: 5, isResponse: true },
    { ...clash, attacker: side(hero, 3), defender: side(hound, 3), kind: 'close', stance: 'fight' },
    { ...clash, attacker: side(hound, 1), defender: side(hero, 3), kind: 'close', stance: 'cover' },
  ],
  hurt: [
    { who: 0, damage: 1, left: 9, by: [] },
    { who: 'M4', damage: 3, left: 1, by: [0, 1] },
  ],
  died: [
    { who: 0, by: [], cell: 80 },
    { who: 'M4', by: [0, 1], cell: 70 },
  ],
  pointsWon: [
    { victim: 'M4', points: [0, 1], rule: 'MC-14.10' },
    { victim: 'M4', points: [0, 0], rule: 'MC-14.11' },
    { victim: 'M1', points: [0], rule: 'MC-7.3' },
  ],
  looted: [{ seat: 0, victim: 1, artifact: 'SW-1', ...swap }],
  lootLeft: [{ seat: 0, victim: 'M4' }],
  tokensLost: [
    { of: 'M1', tokens: ['SH-1'], hidden: 2 },
    { of: 0, tokens: ['SH-1', 'FB-1'], hidden: 0 },
  ],
  tokensDropped: [{ of: 0, artifacts: ['SH-1', 'AM-1'], cell: 70 }],
  monstersBegan: [{ queue: [] }, { queue: ['M1', 'M4'] }],
  monsterMoved: [course, toLoot, at('toRoad'), at('straight'), at('follow')].map((why) => ({
    monster: 'M1',
    from: 70,
    to: 71,
    ...why,
  })),
  monsterStayed: [course, toLoot, at('inCity'), at('justCame'), at('static'), at('straight')].map((why) => ({
    monster: 'M5',
    cell: 80,
    ...why,
  })),
  monsterLooted: [
    { monster: 'M1', location: 'forge', token: 'SW-1' },
    { monster: 'M1', location: 'shoeManufactory', token: null },
  ],
  monsterPickedUp: [{ monster: 'M1', artifact: 'AM-1', cell: 80 }],
  monsterEntered: [{ monster: 'M4', cell: 80, damage: 4 }],
  monstersRestored: [{ monsters: ['M1', 'M5'] }],
  manticoreWoke: (['firstKill', 'nearCave', 'attacked', 'fifthRound', 'token'] as const).map((because) => ({
    because,
    rule: 'MC-23.2',
    seat: because === 'fifthRound' ? null : 0,
  })),
  manticoreMoved: [
    { from: 138, to: 127, step: 10 },
    { from: 70, to: 80, step: 11 },
  ],
  trampled: [{ monster: 'M4', cell: 70 }],
  cityDamaged: [{ monsters: ['M1', 'M5'], damage: 2 }],
  ended: [
    { grade: 'greatVictory', because: 'manticoreDead', rule: 'MC-25.1', winners: [0, 1], blow: [0] },
    { grade: 'victory', because: 'manticoreDead', rule: 'MC-25.2', winners: [1], blow: [] },
    { grade: 'manticoreVictory', because: 'roundLimit', rule: 'MC-R60', winners: [], blow: [] },
    { grade: 'manticoreVictory', because: 'cityEntered', rule: 'MC-25.4', winners: [], blow: [] },
    { grade: 'manticoreGreatVictory', because: 'allDead', rule: 'MC-25.3', winners: [], blow: [] },
    { grade: 'practiceWon', because: 'foeDead', rule: 'MC-15.2', winners: [0, 1], blow: [0, 1] },
    { grade: 'practiceLost', because: 'heroesBeaten', rule: 'MC-25.3', winners: [], blow: [] },
    { grade: 'practiceLost', because: 'foeUnbeaten', rule: 'MC-R60', winners: [], blow: [] },
  ],
};
