import type { CheckName, Language } from '@parlour/kernel';
import type { COMMANDS, COMMON_OPTIONS, CommandName } from '../commands.ts';

/** Help of one command; every option and every example has its sentence. */
type CommandText<C extends CommandName> = {
  summary: string;
  about: string;
  options: { [O in keyof (typeof COMMANDS)[C]['options']]: string };
  examples: { [E in (typeof COMMANDS)[C]['examples'][number]]: string };
};

/** Every sentence of the command line in one language. A missing one does not compile. */
export type CliText = {
  tagline: string;
  headings: { usage: string; commands: string; options: string; examples: string };
  moreHelp: string;
  commands: { [C in CommandName]: CommandText<C> };
  common: { [O in keyof typeof COMMON_OPTIONS]: string };
  wrong: Wrong;
  game: { seats: string; minutes: string; players(min: number, max: number): string };
  play: PlayText;
  replay: ReplayText;
  verify: VerifyText;
  house: HouseText;
  rules: {
    contents: string;
    count(n: number): string;
    howToRead(id: string): string;
    found(n: number, word: string): string;
    notFound(word: string, near: string | null): string;
  };
  simulate: SimulateText;
  lab: { unknown(what: string): string; pairing(given: string, known: string): string };
};

/** What is wrong with what was typed, and the way out of it. `near` is the nearest thing that exists. */
type Wrong = {
  tryHelp(command: string): string;
  didYouMean(near: string): string;
  command(given: string): string;
  option(given: string, command: string): string;
  needsValue(option: string, value: string): string;
  takesNoValue(option: string): string;
  tooMany(given: string): string;
  needsArgument(name: string): string;
  language(given: string): string;
  game(given: string, known: string): string;
  bot(given: string, known: string): string;
  tooManyBots(given: number, free: number): string;
  number(option: string, given: string, min: number, max: number | null): string;
  seed(given: string): string;
  pick(given: string, known: string): string;
  preset(given: string, known: string): string;
  optionShape(given: string): string;
  tableOption(given: string, known: string): string;
  tableValue(option: string, given: string, known: string): string;
  gameNotResumed: string;
  unreadable(file: string, reason: string): string;
  unwritable(file: string, reason: string): string;
  notJson(file: string): string;
  notARecord(file: string, detail: string): string;
  otherRules(file: string): string;
  badLine(file: string, line: number): string;
  isOver(file: string): string;
  noPerson(file: string): string;
  noSeed(file: string): string;
};

type PlayText = {
  player(n: number): string;
  you: string;
  prompt: string;
  /** Put to somebody who has a proposal to answer. */
  proposal: string;
  typeHelp: string;
  help: { keys: string; meaning: string }[];
  more: string;
  hiddenNews(n: number): string;
  notAChoice(given: string, most: number): string;
  ambiguous(given: string): string;
  cardUnknown(given: string): string;
  noCards: string;
  ruleUnknown(given: string): string;
  chooseField(field: string): string;
  range(field: string, min: number, max: number): string;
  suggested: string;
  none: string;
  back: string;
  notANumber(given: string): string;
  notOneOf(given: string, values: string): string;
  nextPage: string;
  notNow: string;
  barred: string;
  otherTimes: string;
  everythingPossible: string;
  tookBack(name: string): string;
  saved(file: string): string;
  goOn(command: string): string;
  quit: string;
  yes: readonly string[];
  notQuit: string;
  left: string;
  inputEnded: string;
  result: string;
  won(names: string): string;
  youWon: string;
  nobodyWon: string;
  recordIn(file: string): string;
  seeAgain: string;
  check: string;
};

type ReplayText = {
  head(game: string, lines: number): string;
  step(at: number, of: number): string;
  keys: string;
  eyes(name: string): string;
  open: string;
  spectator: string;
  unfinished: string;
};

type VerifyText = {
  checks: Record<CheckName, string>;
  failed: Record<CheckName, string>;
  notRevealed: string;
  atLine(line: number): string;
  notChecked: string;
  good: string;
  bad: string;
  tooEarly: string;
  notHere: string;
};

type SimulateText = {
  playing: string;
  head(games: number, game: string, seats: number, seconds: string): string;
  bySeat: string;
  byBot: string;
  seat(n: number): string;
  equalShare: string;
  /** In games that can be lost by all. */
  won(share: string, interval: string): string;
  wins: string;
  interval: string;
  length: string;
  actions: string;
  rounds: string;
  scores: string;
  mean: string;
  range: string;
  played: string;
  fired: string;
  perGame: string;
  clean: string;
  problems(n: number): string;
  problem(seed: number, what: string): string;
  written(file: string): string;
};

export type CliTexts = Record<Language, () => Promise<CliText>>;

/** What is said about the file of a server. */
type HouseText = {
  noRedis: string;
  atWork(threads: number): string;
  noHouse(file: string): string;
  copied(file: string): string;
  restored(restored: number, kept: number): string;
  noTable(id: string): string;
  notOver(id: string): string;
  exported(file: string): string;
  imported(path: string): string;
  moved(tables: number, lines: number): string;
  hostLink(path: string): string;
};
