import type { StackKind } from '../content/artifacts.ts';
import type { Awakening, Clock, Ending, Motive, Place, Plan, Threat, Total } from '../types.ts';

/** The labels of the board, loaded with it. Whatever a text may also need elsewhere stands in `ManticoreText`. */
export type BoardText = {
  map: {
    label: string;
    nearer: string;
    farther: string;
    whole: string;
    toHero: string;
    layHere: string;
    walk(cost: number, left: number): string;
    walkHere: string;
    walkFor(cost: number): string;
    wakes: string;
    stack(height: number): string;
  };
  threat: Record<Threat['does'], string>;
  clock: {
    label: string;
    paving: string;
    round(n: number): string;
    tokensLeft(n: number): string;
    asleep: string;
    dead: string;
    /** `rounds`: how many rounds after this one; 0 is this round. */
    arrives(rounds: number): string;
  };
  /** Instead of the clock in a practice duel. */
  practice: { title: string; limit(round: number): string; stands: string; beaten: string };
  arm: { hint: string; slot(kind: string): string; ready: string };
  party: { label: string; dead: string; done: string };
  foes: {
    label: string;
    title(n: number): string;
    none: string;
    strikes(name: string): string;
    inCity: string;
    arrives(round: number): string;
    faceDown: string;
    she(clock: Clock): string;
  };
  deck: { title: string; hint: string };
  sheet: {
    label(hero: string): string;
    life: string;
    points(left: number, index: number): string;
    heal: string;
    unassigned(n: number): string;
    terms(total: Total): string;
    grow(characteristic: string): string;
    bootsLater: string;
    bag: string;
    bagHint: string;
    bagEmpty: string;
    emptySlot(kind: string): string;
    nothing: string;
  };
  /** `down`, `up`: what the grip of a sheet does. */
  dock: { close: string; down: string; up: string };
  /** What the colours of cells mean. */
  legend: { title: string; rest: string; last: string; wild: string; wakes: string; stand: string };
  cover: { foes: string };
  lay: {
    left(n: number): string;
    left60: string;
    right60: string;
    hint: string;
    lair(monster: string): string;
    lay(cell: string): string;
    /** All tokens to come where they fit best; while that is done; and no more of it. */
    rest: string;
    laying: string;
    stop: string;
  };
  enlist: { title: string; healer: string };
  /** What the end of this round brings; `names`: who dies of it. */
  dooms: {
    enters(gate: string): string;
    lastRound(round: number): string;
    cityDamage(damage: number, names: string | null): string;
    /** In the bar of a phone. */
    cityInShort(damage: number): string;
  };
  attack: {
    together: string;
    byCard: string;
    drawCard: string;
    response: string;
    loss(kind: string, mean: string): string;
    /** The same against a group: each of them. */
    responseToAll: string;
    dies(percent: number): string;
    someDie(percent: number): string;
    sums(own: number, theirs: number): string;
    wins(percent: number, mean: string): string;
    kills(percent: number): string;
    suffers(mean: string): string;
    spoils: string;
    shares: Record<keyof Plan, string>;
    byRules: string;
    whyNot: string;
  };
  why: {
    next: string;
    last: string;
    motives: Record<Motive, string>;
    goesTo(cell: string): string;
    goal(name: string): string;
    passedOver(cells: string): string;
  };
  item: {
    does(kind: StackKind, strength: number): string;
    equip: string;
    stow: string;
    give: string;
    giveTo(name: string): string;
    drop: string;
    discard: string;
  };
  places: Record<Place, string>;
  heal: { title: string; by(life: number): string };
  here: { title(left: number): string; walk: string; attack: string; gear: string; done: string; dropped: string };
  hero: { look: string; heal: string; giveHint: string };
  duel: {
    attack: string;
    response: string;
    versus: string;
    fight: string;
    cover: string;
    hurtMe(percent: number, mean: string): string;
    hurtThem(percent: number, mean: string): string;
    mayDie(percent: number): string;
    noSpell: string;
    cast(spells: string): string;
    attacks: string;
    responds: string;
    defends: string;
    covers: string;
    byCard: string;
    nobody: string;
    loses(names: string, count: number, damage: number): string;
  };
  terms: { base: string; power: string; artifact: string; spells: string; die: string };
  gift: { title(giver: string): string; refuse: string };
  joint: {
    title(victim: string): string;
    invites(name: string): string;
    joined(names: string): string;
    declined(names: string): string;
    join: string;
    decline: string;
    goOn: string;
    callOff: string;
  };
  spoils: { point(victim: string): string; keep: string; loot(victim: string): string; leave: string };
  stage: {
    woke: string;
    because: Record<Awakening, string>;
    turnsLeft(n: number): string;
    entered(foe: string): string;
    everybodyLoses(damage: number): string;
    endings: Record<Ending['because'], string>;
  };
  warn: { wakes: string; discard: string; points(left: number): string };
  seat: { life: string; points: string; unit: string };
  /** Sentences of the table as text. */
  say: {
    token(name: string, left: number): string;
    awake(cell: string, round: number): string;
    stack(location: string, content: string, walk: number): string;
    faceDown(height: number): string;
    empty: string;
    lies(artifact: string, cell: string): string;
    reach(cells: string): string;
    onTurn: string;
  };
};
