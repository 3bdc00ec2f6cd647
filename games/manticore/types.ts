import type { PerSeat, Phase, Pile, Seat, State, Table } from '@parlour/kernel';
import type { ArtifactId, SpellKind, TokenId } from './content/artifacts.ts';
import type { Cell, LocationId } from './content/board.ts';
import type { AttackKind, CombatCardId } from './content/combat.ts';
import type { Characteristic, HeroId } from './content/heroes.ts';
import type { MonsterId, MonsterKind } from './content/monsters.ts';
import type { RoadTokenId, Rotation } from './content/road-tokens.ts';
import type { RuleId } from './rules/ids.ts';
import type { Events } from './types/events.ts';
import type { Facts } from './types/facts.ts';
import type { Refusals } from './types/refusals.ts';
import type {
  Battle,
  Duel,
  Ending,
  Fighter,
  Hero,
  Joint,
  Monster,
  Place,
  Plan,
  Road,
  Spoils,
  Stack,
  Turn,
} from './types/things.ts';

export type * from './types/facts.ts';
export type * from './types/things.ts';

/** Manticore: everything the game is made of. A seat is a hero. Cells are numbers (`content/board.ts` says where they lie). */
export type Manticore = {
  state: {
    /** 0 while the roads are paved. */
    round: number;
    /** The turn order of the whole game. */
    order: Seat[];
    heroes: PerSeat<Hero>;
    monsters: Record<MonsterId, Monster>;
    manticore: {
      life: number /** Her place on the Fireway: 0 the lair, 1 to 10, 11 the City. */;
      step: number;
      wokeIn: number | null;
    };
    /** The road tokens that lie on the board. */
    roads: Table<Cell, Road | null>;
    /** Road tokens still face down. */
    roadPile: Pile<RoadTokenId>;
    stacks: Record<LocationId, Stack>;
    /** Artifacts dropped on cells. */
    ground: { cell: Cell; artifact: ArtifactId }[];
    combatDeck: Pile<CombatCardId>;
    combatDiscard: CombatCardId[];
    outOfGame: { roads: RoadTokenId[]; tokens: TokenId[] };
    ending: Ending | null;
  };
  phases: {
    /** The whole game: order, heroes, roads (in practice: arms and a foe), rounds. */
    game: Phase;
    /** A player chooses a hero and a cell of the City. */
    muster: Phase<{ seat: Seat }>;
    /** Practice: the heroes arm themselves from all stacks, one after another. `waiting`: who is not ready yet. */
    arming: Phase<{ waiting: Seat[] }>;
    /** One road token is turned up and laid. */
    paving: Phase<{ seat: Seat; token: RoadTokenId | null }>;
    /** `living`: the heroes alive when the round began, in turn order. */
    round: Phase<{ living: Seat[] }>;
    /** `toLay`: road tokens still to be laid first (scenario); `attacked`: whom the hero has attacked in this turn. */
    turn: Phase<Turn>;
    gift: Phase<{ giver: Seat; receiver: Seat; artifact: ArtifactId }>;
    joint: Phase<Joint>;
    /** An attack, its response and what both lead to. */
    battle: Phase<Battle>;
    /** One comparison: spells, counter-spells, fight or cover, dice, damage. Returns who fell. */
    duel: Phase<Duel, { fallen: Fighter[] }>;
    /** What a kill brings: power points and one artifact. */
    spoils: Phase<Spoils>;
    monsters: Phase<{ queue: MonsterId[] }>;
    /** One monster spends its initiative. */
    monster: Phase<{ monster: MonsterId; points: number; prey: { seat: Seat; cell: Cell } | null }>;
    manticore: Phase<{ prey: Seat | null }>;
  };
  actions: {
    enlist: { hero: HeroId };
    standOn: { cell: Cell };
    /** Practice: into its slot, wherever the stack lies; what was there goes back to its own. */
    arm: { token: TokenId };
    ready: {};
    lay: { cell: Cell; rotation: Rotation };
    /** Walks the cheapest way; the walk ends where it wakes the Manticore or opens a stack. */
    move: { to: Cell };
    attack: { target: Fighter; kind: AttackKind | 'card' };
    attackTogether: { target: Fighter; kind: AttackKind | 'card'; helpers: Seat[] } & Plan;
    take: { token: TokenId; place: Place };
    pickUp: { artifact: ArtifactId; place: Place };
    /** From the bag into its slot; what is in the slot goes to the bag. */
    equip: { artifact: ArtifactId };
    /** From its slot to the bag. */
    stow: { artifact: ArtifactId };
    give: { artifact: ArtifactId; to: Seat };
    drop: { token: TokenId };
    heal: { patient: Seat; life: number };
    /** One power point. */
    assign: { to: Characteristic };
    endTurn: {};
    accept: { place: Place };
    refuse: {};
    join: {};
    decline: {};
    goOn: {};
    callOff: {};
    /** Spells or counter-spells; none is a choice too. */
    cast: { spells: SpellKind[] };
    fight: {};
    cover: {};
    /** A power point is kept for later. */
    keep: {};
    takeLoot: { artifact: ArtifactId; place: Place };
    leaveLoot: {};
  };
  events: Events;
  refusals: Refusals;
  options: {
    mode: 'coop' | 'semi';
    turnOrder: 'roll' | 'agreed' | 'random';
    monsters: 'normal' | 'static';
    monsterInitiative: '1' | '2' | '3' | '4';
    hiddenArtifacts: 'off' | 'on';
    scenario: 'base' | 'awakening';
    magicStacks: 'perHero' | 'box';
    heroKillPower: '1' | '0' | '2';
    fallenHeroLoot: 'lost' | 'dropped';
    combatDeck: 'deplete' | 'replace';
    monsterBoots: 'inert' | 'fast';
    jointFatalBlow: 'trophy' | 'shared';
    manticoreSheet: 'scaled' | 'flat';
    manticoreMight: '0' | '-2' | '-1' | '+1' | '+2';
    calmStart: 'off' | 'on';
    roundLimit: '40' | '20' | '30' | '60' | '100';
    practice: 'off' | MonsterKind | 'manticore';
  };
  facts: Facts;
  question:
    | 'muster.hero'
    | 'muster.startCell'
    | 'arming.gear'
    | 'paving.lay'
    | 'turn.act'
    | 'gift.answer'
    | 'joint.answers'
    | 'joint.decision'
    | 'duel.spells'
    | 'duel.counters'
    | 'duel.stance'
    | 'spoils.points'
    | 'spoils.loot';
  rule: RuleId;
};

export type G = State<Manticore>;
