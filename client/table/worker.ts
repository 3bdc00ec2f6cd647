import type { Seat } from '@parlour/kernel';
import { branchOf, type Eyes, type Home, Table } from '@parlour/table';
import { filesOf, keepBundles, rulesOf } from '../storage/bundles.ts';
import { freshId, type SavedTable } from '../storage/saved.ts';
import { browserStore, changeTable } from '../storage/tables.ts';
import { askThrough } from './bots/ask.ts';
import { answering } from './calls.ts';
import { lockTable } from './lock.ts';
import type { Asks, News, Opening, TableApi } from './types.ts';

/** The browser's home of a table: it keeps the table in IndexedDB, and lets the bots think in a worker of their own. */

const KEEP_AFTER = 6000;
let table: Table<SavedTable> | null = null;
let ask: Home['think'] = () => Promise.reject(new Error('there are no bots'));
const channel = 'BroadcastChannel' in self ? new BroadcastChannel('parlour-tables') : null;

const home: Home<SavedTable> = {
  store: browserStore,
  think: (...asked) => ask(...asked),
  after(milliseconds, then) {
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  },
  changed: (id, version) => channel?.postMessage({ id, version }),
};

const present = (): Table<SavedTable> => {
  if (table === null) throw new Error('no table is open');
  return table;
};

/** Everybody at this screen; where nobody is, whoever looks on. */
const eyesHere = (): Eyes[] => {
  const { persons } = present();
  return persons.length > 0 ? persons : ['spectator'];
};

async function open(id: string, mode: Table['mode'], asks: Asks = 'choices'): Promise<Opening> {
  table?.close();
  table = null;
  let found: Awaited<ReturnType<typeof Table.open<SavedTable>>>;
  try {
    found = await Table.open(home, id, ({ game, rules }) => rulesOf(game, rules), mode);
  } catch (error) {
    const loaded = await browserStore.load(id);
    if (loaded === null) return { is: 'unknown' };
    return { is: 'broken', table: loaded.kept, detail: String((error as Error).message) };
  }
  if (found === 'unknown') return { is: 'unknown' };
  if ('otherRules' in found) return { is: 'otherRules', table: found.otherRules };
  table = found;
  if (asks !== 'choices') for (const seat of table.persons) table.asks(seat, asks);
  const { game, rules } = table.kept;
  // Not in the way of the first move; without a network the newest rules are at hand anyway.
  setTimeout(() => void keepBundles(game, rules).catch(() => {}), KEEP_AFTER);
  if (table.dice !== null && table.dice.persons.length === 0) {
    try {
      await table.begin();
    } catch (error) {
      return { is: 'broken', table: table.kept, detail: String((error as Error).message) };
    }
  }
  return opened();
}

function opened(): Opening {
  const at = present();
  if (at.dice !== null) return { is: 'dice', table: at.kept, ...at.dice };
  at.listen({ eyes: eyesHere(), tell });
  // A record is only looked at, whoever sits in it.
  if (at.kept.kind === 'record') at.mode = 'look';
  const opening: Opening = {
    is: 'open',
    table: at.kept,
    update: at.updateFor(eyesHere()),
    readOnly: at.mode === 'look',
    speaks: at.rules.speaks,
    here: at.persons,
  };
  at.resume();
  return opening;
}

function lost(): void {
  if (table === null) return;
  table.mode = 'look';
  tell({ is: 'lost' });
}

/** What another tab has played is taken up, here as well. */
channel?.addEventListener('message', ({ data }: MessageEvent<{ id: string }>) => {
  if (table !== null && table.dice === null && data.id === table.kept.id) void table.catchUp();
});

const api: TableApi = {
  async open(id, mode, asks) {
    const mayPlay = mode !== 'look' && (await lockTable(id, lost));
    return open(id, !mayPlay ? 'look' : mode === 'lesson' ? 'script' : 'play', asks);
  },
  async takeOver() {
    const { id } = present().kept;
    await lockTable(id, lost, 'steal');
    return open(id, 'play');
  },
  promise: (seat, promise) => present().promise(seat, promise),
  reveal: (seat, entropy) => present().reveal(seat, entropy),
  opened,
  act: (seat, choice, at) => present().act(seat, choice, at),
  undo: (seat) => present().undo(seat),
  redo: (seat) => present().redo(seat),
  asks: (seat, what) => present().asks(seat, what),
  retry: () => present().playBots(),
  why: (seat, choice) => present().why(seat, choice),
  preview: (seat, choice) => present().preview(seat, choice),
  log: (eyes, from, to) => present().log(eyes, from, to),
  moment: (line, eyes) => present().moment(line, eyes),
  past: (line, eyes, by) => present().past(line, eyes, by),
  async course() {
    const course: Awaited<ReturnType<TableApi['course']>> = [];
    await present().walk('open', Number.MAX_SAFE_INTEGER, (view, facts) => course.push({ view, facts: facts() }));
    return course;
  },
  record() {
    const { persons } = present();
    return present().record(persons.length === 1 ? (persons[0] as Seat) : 'spectator');
  },
  whole: () => present().wholeRecord(),
  verify: () => present().verify(),
  async branch(lines, persons, bot) {
    const { kept } = present();
    if (kept.rules.version === 0) throw new Error('rules0');
    const entries = await browserStore.lines(kept.id, 0, lines);
    const id = freshId();
    const { marks } = kept;
    const branched = branchOf(id, { kept, entries }, persons, bot);
    await browserStore.create({ ...branched, marks, kind: 'game', updated: Date.now(), archived: false });
    return id;
  },
  script: (actions) => present().script(actions),
  async release() {
    const at = present();
    await changeTable(at.kept.id, { kind: 'game' });
    at.kept = { ...at.kept, kind: 'game' };
    at.release();
  },
};

const tell: (news: News) => void = answering(api, (port) => {
  ask = askThrough(port, async (bot) => {
    const { game, rules } = present().kept;
    const files = await filesOf(game, rules, bot);
    if (files === null) throw new Error(`there are no bots for rules ${rules.version} of ${game}`);
    return files;
  });
});
