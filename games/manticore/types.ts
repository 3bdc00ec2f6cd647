import type { PerSeat, Phase, Pile, Seat, State, Table } from '@parlour/kernel';
import type { ArtifactId, ArtifactKind, SpellId, SpellKind, StackKind, TokenId } from './content/artifacts.ts';
import type { Cell, LocationId } from './content/board.ts';
import type { AttackKind, CombatCardId } from './content/combat.ts';
import type { Characteristic, HeroId } from './content/heroes.ts';
import type { MonsterId, MonsterKind } from './content/monsters.ts';
import type { RoadTokenId, Rotation } from './content/road-tokens.ts';
import type { RuleId } from './rules/ids.ts';

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
  events: {
    /** `rolls`: all dice of each seat, further ones where rolls were equal; empty unless the order was rolled for. */
    orderSet: { how: 'roll' | 'agreed' | 'random'; order: Seat[]; rolls: number[][] };
    enlisted: { seat: Seat; hero: HeroId };
    stoodOn: { seat: Seat; cell: Cell };
    /** `returned`: what went back to its stack for it. */
    armed: { seat: Seat; token: TokenId; returned: TokenId | null };
    madeReady: { seat: Seat };
    /** The foe of a practice duel takes its stand. */
    foeStood: { foe: Foe; cell: Cell };
    tokenTurned: { seat: Seat; token: RoadTokenId; left: number };
    /** `joins`: neighbouring cells that now fit; `by`: which condition it met; `forced`: there was no legal place (MC-R18). */
    tokenLaid: {
      seat: Seat;
      token: RoadTokenId;
      cell: Cell;
      rotation: Rotation;
      joins: Cell[];
      by: 'location' | 'road' | 'city' | 'forced';
      rule: RuleId;
    };
    tokenRemoved: { seat: Seat; token: RoadTokenId; monster: MonsterId | null };
    monsterAppeared: { monster: MonsterId; cell: Cell };
    roundBegan: { round: number };
    turnBegan: { seat: Seat; points: number };
    bootsWork: { seat: Seat; boots: ArtifactId; index: number };
    /** `path` begins with the cell he left; `costs` has one number a step. */
    moved: { seat: Seat; path: Cell[]; costs: number[]; left: number };
    stackOpened: { seat: Seat; location: LocationId; kind: StackKind; tokens: TokenId[] };
    took: { seat: Seat; token: TokenId; location: LocationId } & Placed;
    pickedUp: { seat: Seat; artifact: ArtifactId; cell: Cell } & Placed;
    /** `stowed`: what went from the slot to the bag. */
    equipped: { seat: Seat; artifact: ArtifactId; stowed: ArtifactId | null };
    stowed: { seat: Seat; artifact: ArtifactId };
    giftOffered: { seat: Seat; to: Seat; artifact: ArtifactId };
    gave: { seat: Seat; to: Seat; artifact: ArtifactId } & Placed;
    giftRefused: { seat: Seat; to: Seat; artifact: ArtifactId };
    /** A spell leaves the game. */
    dropped: { seat: Seat; token: TokenId; cell: Cell; left: number };
    healed: { seat: Seat; patient: Seat; life: number; cost: number; now: number };
    pointAssigned: { seat: Seat; to: Characteristic; now: number };
    pointKept: { seat: Seat; unassigned: number };
    turnEnded: { seat: Seat; unused: number };
    jointProposed: { seat: Seat; target: Fighter; kind: AttackKind | null; helpers: Seat[]; plan: Plan };
    joined: { seat: Seat; target: Fighter };
    declined: { seat: Seat; target: Fighter };
    jointCalledOff: { seat: Seat; target: Fighter };
    /** `rule` and `why` say why a foe attacks, `course` where a monster was going; for heroes it is their choice. */
    attacked: {
      attacker: Party;
      defender: Party;
      kind: AttackKind | null;
      rule: RuleId;
      why: Motive;
      course: Course | null;
    };
    responded: { attacker: Party; defender: Party };
    combatReshuffled: {};
    cardDrawn: { card: CombatCardId; kind: AttackKind; side: Party };
    /** The tokens of a monster are turned up as it meets a hero. */
    lootShown: { monster: MonsterId; tokens: TokenId[] };
    cast: { who: Fighter; spells: SpellId[]; isCounter: boolean };
    stanceTaken: { seat: Seat; stance: Stance; heroes: Seat[] };
    /** Both totals term by term; `loser` takes the damage, each of his heroes in full. */
    clashed: {
      kind: AttackKind;
      stance: Stance | null;
      isResponse: boolean;
      attacker: Tally & { die: number; total: number };
      defender: Tally & { die: number; total: number };
      loser: Party | null;
      damage: number;
    };
    /** By nobody in particular: by the monsters in the City. */
    hurt: { who: Fighter; damage: number; left: number; by: Fighter[] };
    /** `by`: who struck him down; an empty list: the City's monsters. */
    died: { who: Fighter; by: Fighter[]; cell: Cell };
    /** One entry a power point. */
    pointsWon: { victim: Fighter; points: Seat[]; rule: RuleId };
    looted: { seat: Seat; victim: Fighter; artifact: ArtifactId } & Placed;
    lootLeft: { seat: Seat; victim: Fighter };
    /** `hidden`: so many more that nobody has seen. */
    tokensLost: { of: Fighter; tokens: TokenId[]; hidden: number };
    tokensDropped: { of: Fighter; artifacts: ArtifactId[]; cell: Cell };
    monstersBegan: { queue: MonsterId[] };
    monsterMoved: Course & { monster: MonsterId; from: Cell; to: Cell };
    /** `why` and `passedOver`: who or what keeps it from moving. A reason that lasts is told once. */
    monsterStayed: Course & { monster: MonsterId; cell: Cell };
    /** `token` is `null` while it is face down. */
    monsterLooted: { monster: MonsterId; location: LocationId; token: TokenId | null };
    monsterPickedUp: { monster: MonsterId; artifact: ArtifactId; cell: Cell };
    monsterEntered: { monster: MonsterId; cell: Cell; damage: number };
    monstersRestored: { monsters: MonsterId[] };
    manticoreWoke: { because: Awakening; rule: RuleId; seat: Seat | null };
    manticoreMoved: { from: Cell; to: Cell; step: number };
    trampled: { monster: MonsterId; cell: Cell };
    cityDamaged: { monsters: MonsterId[]; damage: number };
    ended: Ending;
  };
  refusals: {
    classTaken: { hero: HeroId; by: Seat };
    occupied: { cell: Cell; by: Fighter };
    /** Practice: the first hero begins where the foe will be beside him. */
    awayFromFoe: { foe: Foe };
    /** Practice: another hero has it. */
    takenBy: { token: TokenId; by: Seat };
    wornAlready: { token: TokenId };
    /** A road token must touch the City, a location that has a road, or a road it continues. */
    joinsNothing: {};
    roadThere: {};
    roadsDoNotMeet: {};
    outOfReach: { left: number };
    tooFewPoints: { needs: number; left: number };
    nobodyNear: {};
    noPeers: {};
    cooperative: {};
    cardDecides: { target: Fighter };
    ownChoice: { target: Fighter };
    noHelper: { target: Fighter };
    turnIsOver: { hero: Seat };
    notBeside: { hero: Seat };
    cannotPay: { hero: Seat };
    notOfTheGroup: { hero: Seat };
    noStackHere: {};
    stackIsEmpty: { location: LocationId };
    nothingHere: {};
    slotFull: { kind: StackKind };
    slotEmpty: { kind: StackKind };
    noBagForSpells: {};
    /** Carrying it so would bring the initiative index below 1. */
    tooHeavy: { index: number };
    bagEmpty: {};
    nothingWorn: {};
    nothingToGive: {};
    nothingToDrop: {};
    nobodyBeside: {};
    fullLife: { hero: Seat };
    notAHealer: { hero: Seat };
    noPoints: {};
    spellNotOpposite: { spell: SpellKind };
    nothingToLoot: {};
  };
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
  facts: {
    heroes: PerSeat<HeroFacts>;
    foes: Partial<Record<Foe, FoeFacts>>;
    stacks: Record<LocationId, StackFacts>;
    /** What a walk from the City to each location costs on the roads as they lie. */
    walks: Record<LocationId, number>;
    /** Where the hero on turn can go; empty outside a turn. */
    reach: Reach[];
    /** Whom the hero on turn can attack, with the odds of every kind; empty outside a turn. */
    attacks: AttackFacts[];
    /** The duel that is open, as far as it is settled. */
    duel: DuelFacts | null;
    /** What each monster will do if nobody stirs. */
    threats: Partial<Record<MonsterId, Threat>>;
    clock: Clock;
    /** Whom the heroes practise against; `null` in a whole game. */
    practice: Foe | null;
    /** Cells on which a hero wakes the Manticore; empty once she is awake. */
    wakingCells: Cell[];
    cardsLeft: Record<AttackKind, number>;
  };
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
/** Monster or Manticore. */
export type Foe = MonsterId | 'manticore';
/** Anybody who fights: a hero by his seat, or a foe. */
export type Fighter = Seat | Foe;
/** One side of a battle. The seats are in turn order; `lead` decides for the group. */
export type Party = { is: 'heroes'; seats: Seat[]; lead: Seat } | { is: 'foe'; foe: Foe };
export type Stance = 'fight' | 'cover';
/** Where an artifact goes: into its empty slot, into its slot with the old one to the bag, or into the bag. */
export type Place = 'slot' | 'swap' | 'bag';
/** `stowed`: what a swap moved to the bag. */
export type Placed = { place: Place; stowed: ArtifactId | null };

export type Hero = {
  hero: HeroId;
  /** Whether his player has chosen him; until then `hero` only keeps the place. */
  isEnlisted: boolean;
  /** `null` before he stands in the City, and once he is dead. */
  cell: Cell | null;
  life: number;
  power: Record<Characteristic, number>;
  unassigned: number;
  worn: Record<ArtifactKind, ArtifactId | null>;
  spells: Record<SpellKind, SpellId | null>;
  bag: ArtifactId[];
  /** Boots in the slot count only once they are broken in (MC-7.9). */
  bootsWork: boolean;
  /** Initiative points spent in this round. */
  spent: number;
  /** Whether his turn of this round is over. */
  isDone: boolean;
};

export type Monster = {
  /** `waiting`: its token lies face down; `unused`: its token could not be laid. */
  is: 'waiting' | 'alive' | 'dead' | 'unused';
  cell: Cell | null;
  damage: number;
  carries: Carried[];
  looted: LocationId[];
  appearedIn: number;
  /** The round in which it entered the City. */
  enteredIn: number | null;
  /** The lasting reason for which it was last told to stay; `null` once it stirs. */
  restsFor: Motive | null;
};
/** A token a monster carries; face down it is the token of that rank of the stack it came from. */
export type Carried = { is: 'open'; token: TokenId } | { is: 'hidden'; from: LocationId; rank: number };

/** `exits`: the edges its roads lead to as it lies, one bit a direction. */
export type Road = { token: RoadTokenId; rotation: Rotation; exits: number };
/** The tokens of one location. `kind`: one card, face down while it is unknown; `ranks`: which of its kind are left, 0 the strongest. */
export type Stack = { kind: Pile<StackKind>; isOpen: boolean; ranks: number[] };

/** A hero's turn: what is still to lay, whom he has attacked, and who has said no to him. */
export type Turn = {
  seat: Seat;
  toLay: number;
  attacked: Fighter[];
  declined: { seat: Seat; target: Fighter }[];
  refused: { seat: Seat; artifact: ArtifactId }[];
};

/** Who gets what of a joint kill; `null`: as the rules give it (MC-14.11). */
export type Plan = { firstPoint: Seat | null; secondPoint: Seat | null; artifact: Seat | null; blow: Seat | null };
export type Joint = {
  seat: Seat;
  target: Fighter;
  kind: AttackKind | null;
  plan: Plan;
  /** Who has not answered yet, who comes along, and whether anybody stays away. */
  asked: Seat[];
  joined: Seat[];
  declined: Seat[];
};
export type Battle = {
  attacker: Party;
  defender: Party;
  /** `null`: a combat card decides. */
  kind: AttackKind | null;
  plan: Plan | null;
  /** Why a foe attacks; for a hero: his own choice. */
  rule: RuleId;
  why: Motive;
  course: Course | null;
  /** Kills whose trophies are still to be given, and by whom they were made. */
  kills: { victim: Fighter; by: Party }[];
};
export type SpellUse = { who: Fighter; spells: SpellId[] };
export type Duel = {
  attacker: Party;
  defender: Party;
  kind: AttackKind | null;
  isResponse: boolean;
  /** Heroes who are still to say which spells they use. */
  casters: Seat[];
  cast: SpellUse[];
  countered: SpellUse[];
  stance: Stance | null;
};
/** `points`: the owner of each power point still to be assigned; `looter`: who may take an artifact. */
export type Spoils = { victim: Fighter; points: Seat[]; looter: Seat | null };

/** Why a foe does what it does. */
export type Motive =
  | 'choice' // a hero's player wants it
  | 'loot' // turns aside to a stack
  | 'road' // along the roads to the City
  | 'toRoad' // back to the nearest road
  | 'straight' // the shortest way to the City
  | 'heroBeside' // an aggressive monster attacks whoever is beside it
  | 'follow' // onto the cell of the hero it killed
  | 'fireway' // the Manticore's way
  | 'inCity' // it has arrived
  | 'justCame' // scenario: it acts from the next round
  | 'static'; // monsters do not move in this game, or it is a practice duel

/** A foe's decision and its reasons: where it wants to go, by which way, and which equally good cells lost. */
export type Course = {
  rule: RuleId;
  why: Motive;
  /** The cells it is heading for. */
  goal: Cell[];
  location: LocationId | null;
  /** The way it would walk from here, its own cell first. */
  path: Cell[];
  /** Cells that were as near to the goal and were not taken: occupied, or later in the tie-break. */
  passedOver: { cell: Cell; by: Fighter | null }[];
};

export type Awakening = 'firstKill' | 'nearCave' | 'attacked' | 'fifthRound' | 'token';
export type Grade =
  | 'greatVictory'
  | 'victory'
  | 'manticoreVictory'
  | 'manticoreGreatVictory'
  | 'practiceWon'
  | 'practiceLost';
/** `blow`: whose blow killed her, or the foe of a practice duel. */
export type Ending = {
  grade: Grade;
  because: 'manticoreDead' | 'allDead' | 'cityEntered' | 'roundLimit' | 'foeDead' | 'heroesBeaten' | 'foeUnbeaten';
  rule: RuleId;
  winners: Seat[];
  blow: Seat[];
};

// ── What is shown beyond the state ──────────────────────────────────────────────────────────────

/** `burden`: what the bag takes away. */
export type Total = { base: number; power: number; artifact: number; burden: number; total: number };
export type HeroFacts = {
  /** Initiative points he has this round, and how many are left. */
  index: number;
  left: number;
  initiative: Total;
  magicAttack: Total;
  magicDefense: Total;
  close: Total;
  /** Behind the shield: against shooting, and under cover. */
  defense: Total;
  shooting: Total;
};
export type FoeFacts = {
  life: number;
  fullLife: number;
  initiative: number;
  magicAttack: number;
  magicDefense: number;
  close: number;
  defense: number;
  shooting: number;
};
/** `kind` and `tokens` are `null` while the stack is face down. */
export type StackFacts = {
  family: 'physical' | 'magical';
  kind: StackKind | null;
  tokens: TokenId[] | null;
  height: number;
};
/** `path` begins with the next cell. */
export type Reach = { cell: Cell; cost: number; path: Cell[]; wakes: boolean; opens: boolean };

/** What one fighter of a side adds to its total. */
export type Term = { who: Fighter; base: number; power: number; artifact: number; spells: number };
export type Tally = { party: Party; terms: Term[]; sum: number };
/** Both sums without dice, and what the 36 rolls lead to: how many of them, and damage summed over all of them. */
export type Odds = {
  attacker: number;
  defender: number;
  /** Rolls in which the attacker wins, and in which he loses life. */
  wins: number;
  loses: number;
  dealt: number;
  suffered: number;
  /** Rolls that kill the defender, and that kill the first attacker. */
  kills: number;
  dies: number;
};
export type AttackFacts = {
  target: Fighter;
  /** Whether the kind is free; else a card decides. */
  isFirst: boolean;
  alone: Record<AttackKind, Odds>;
  /** Those who could help, and the odds for every group of them. */
  helpers: Seat[];
  together: { helpers: Seat[]; odds: Record<AttackKind, Odds> }[];
  /** The response against the hero alone, by the card that may come. `cover` is close combat behind the shield. */
  response: Record<AttackKind | 'cover', Odds>;
};
export type DuelFacts = { attacker: Tally; defender: Tally; fight: Odds; cover: Odds | null };
export type Threat = Course & {
  does: 'moves' | 'attacks' | 'stays';
  to: Cell | null;
  target: Seat | null;
  /** The round in which it reaches the City if nobody stirs; `null`: never. */
  arrives: number | null;
};
export type Clock = {
  isAwake: boolean;
  cell: Cell;
  /** `null` where she never walks. */
  next: Cell | null;
  /** The round in which she enters the City if nobody stands in her way; `null` while she sleeps. */
  arrives: number | null;
  /** Her turns until then, as if she woke now. */
  turns: number;
  /** Whom she will attack, and which monster she will trample. */
  prey: Seat | null;
  tramples: MonsterId | null;
};
