import type { MarkId } from '@parlour/kit/seats/index.ts';

/** Every sentence of the shell in one language. A missing one does not compile. */
export type ShellText = {
  title: string;
  tagline: string;
  home: string;
  close: string;
  cancel: string;
  loading: string;
  homePage: {
    games: string;
    online: string;
    players(min: number, max: number): string;
    minutes(min: number, max: number): string;
    /** How long a game usually takes so many players. */
    usually(minutes: number, players: number): string;
    /** Where a newcomer begins, and which games fit so many people and so much time. */
    newHere: string;
    tryFirst(game: string): string;
    howMany: string;
    anyNumber: string;
    howLong: string;
    anyTime: string;
    upTo(minutes: number): string;
    nothingFits: string;
    playNow: string;
    playNowHint(bots: number): string;
    /** The same where all play on one side, or one alone. */
    playTogetherHint(bots: number): string;
    options: string;
    learn: string;
    rules: string;
    running: string;
    runningNone: string;
    resume: string;
    archive: string;
    bringBack: string;
    archived: string;
    finished: string;
    lookAgain: string;
    records: string;
    openRecord: string;
    dropHint: string;
    dropHere: string;
    notOpened: string;
    /** The games beside can be begun all the same. */
    notListed: string;
    moves(n: number): string;
    ago(ms: number): string;
    credits: string;
    iconCredits: string;
  };
  setup: {
    title(game: string): string;
    seats: string;
    seatCount(n: number): string;
    nameOf(n: number): string;
    who: string;
    person: string;
    bots: Record<string, string>;
    botHints: Record<string, string>;
    everyBot: string;
    marks: Record<MarkId, string>;
    nextMark: string;
    pick: string;
    anyPick: string;
    presets: string;
    table: string;
    start: string;
    defaultNames: readonly string[];
    /** What a person is called who has not given a name: a name, because sentences are made with it. */
    ownName: string;
    you: string;
    playerN(n: number): string;
    needPerson: string;
  };
  settings: {
    title: string;
    language: string;
    theme: string;
    themes: Record<'auto' | 'light' | 'dark', string>;
    speed: string;
    speeds: Record<'0' | '0.5' | '1' | '2', string>;
    sound: string;
    symbols: string;
    asks: string;
    asksHint: string;
    asked: Record<'choices' | 'ownChoices' | 'everything', string>;
    symbolsHint: string;
    textSize: string;
    textSizes: Record<'1' | '1.15' | '1.3', string>;
    on: string;
    off: string;
    tips: string;
    tipsAgain: string;
    tipsDone: string;
  };
  table: {
    seats: string;
    prompt: string;
    board: string;
    yours: string;
    thinking: string;
    bot: string;
    turnOf(name: string): string;
    /** Put to somebody who has a proposal to answer. */
    proposal: string;
    waitingFor(names: string): string;
    botDecides(name: string): string;
    rule(id: string): string;
    allChoices: string;
    allChoicesTitle: string;
    undo: string;
    redo: string;
    log: string;
    rules: string;
    turnPage: string;
    menu: string;
    settings: string;
    leave: string;
    withFriends: string;
    saveRecord: string;
    dice: string;
    replay: string;
    textView: string;
    skip: string;
    skipAll: string;
    /** How much has happened since one's own decision, and how much of it changed one's own things unseen. */
    since(count: number): string;
    sinceTitle: string;
    missed(count: number): string;
    /** A line that the table gave for somebody. */
    automatic: string;
    askNext: string;
    askNextHint: string;
    askAll: string;
    askChoices: string;
    whyNotTitle: string;
    readRule: string;
    pass: {
      title(name: string): string;
      hint: string;
      ready(name: string): string;
    };
    readOnly: string;
    takeOver: string;
    lookingBack(line: number): string;
    backToNow: string;
    tookBack(name: string): string;
    filter: string;
    everybody: string;
    logEmpty: string;
    less: string;
    more: string;
    between(min: number, max: number): string;
    some(atLeast: number, atMost: number): string;
    barred(count: number): string;
    over: string;
    seeResult: string;
    recent: string;
    confirmTitle: string;
    confirm: string;
    plainBoard: string;
    hidden: string;
  };
  trouble: {
    crashed: string;
    crashedHint: string;
    download: string;
    reload: string;
    unknown: string;
    unknownHint: string;
    otherRules: string;
    otherRulesHint: string;
    broken: string;
    details: string;
    notFound: string;
  };
  rules: {
    title(game: string): string;
    search: string;
    nothing: string;
    link: string;
  };
  tutorial: {
    title: string;
    /** While what a step led to is being shown. */
    watch: string;
    /** Brings back to light what a step points at. */
    show: string;
    again: string;
    next: string;
    step(n: number, of: number): string;
    notThis: string;
    stop: string;
    finish: string;
    none: string;
    tip: string;
    understood: string;
    noMoreTips: string;
  };
  update: { ready: string; reload: string };
};
