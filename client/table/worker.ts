import { gameById } from '@parlour/games';
import {
  begin,
  freshSeed,
  type Game,
  type GameTypes,
  nextAsked,
  preview,
  type Seat,
  verify,
  versionOf,
  view,
  why,
} from '@parlour/kernel';
import type { Bot } from '@parlour/search';
import { expose } from 'comlink';
import { keepRules, keptRules } from '../storage/bundles.ts';
import { freshId, type SavedTable } from '../storage/saved.ts';
import { loadTable, saveTable } from '../storage/tables.ts';
import { lockTable } from './lock.ts';
import {
  actOn,
  botChoice,
  host,
  logOf,
  type MatchHost,
  pastOf,
  redoOn,
  repeated,
  restore,
  sightAt,
  undoOn,
  updateOf,
} from './match-host.ts';
import type { Answer, News, Opening, TableApi } from './types.ts';

/** The table itself: it holds the match, lets the bots choose, and saves every line before it tells of it. */

type Running = {
  saved: SavedTable;
  table: MatchHost;
  game: Game<GameTypes>;
  bots: Bot<GameTypes>[];
  readOnly: boolean;
  /** While a script leads, bots do not choose for themselves. */
  scripted: boolean;
};

const KEEP_AFTER = 6000;
let running: Running | null = null;
let tell: (news: News) => void = () => {};
const channel = 'BroadcastChannel' in self ? new BroadcastChannel('parlour-tables') : null;

const present = (): Running => {
  if (running === null) throw new Error('no table is open');
  return running;
};

async function opened(id: string, readOnly: boolean, scripted = false): Promise<Opening> {
  const saved = await loadTable(id);
  if (saved === undefined) return { is: 'unknown' };
  const entry = gameById(saved.game);
  const here = await Promise.all([entry.game(), entry.bots()]).then(([game, bots]) => ({ game, bots }));
  // A table is played by the rules it began with, also after an update.
  const isPinned = saved.record !== null && saved.record.rules !== here.game.rules;
  const found = isPinned ? await keptRules(saved.record?.rules ?? '') : here;
  if (found === null) return { is: 'otherRules', table: saved };
  const { game, bots } = found;
  try {
    const table =
      saved.record !== null && saved.seed !== null ? restore(game, saved.record, saved.seed) : beginTable(game, saved);
    running = { saved, table, game, bots, readOnly, scripted };
  } catch (error) {
    return { is: 'broken', table: saved, detail: String((error as Error).message) };
  }
  if (!readOnly && saved.record === null) await save(running);
  // Not in the way of the first move; without a network the rules of this very version are at hand anyway.
  if (!isPinned) setTimeout(() => void keepRules(saved.game, game.rules).catch(() => {}), KEEP_AFTER);
  void playBots();
  return { is: 'open', table: running.saved, update: updateOf(running.table), readOnly };
}

function beginTable(game: Game<GameTypes>, { setup }: SavedTable): MatchHost {
  const entropy = setup.entropy ?? setup.sitters.map(() => freshSeed().slice(0, 16));
  const table = host(begin(game, { ...setup, seed: setup.seed ?? freshSeed(), entropy }));
  for (const { seat, ...choice } of setup.prelude ?? []) {
    const answer = actOn(table, seat, choice, versionOf(table.match));
    if (!answer.ok) throw new Error(`the table cannot begin with ${choice.type}: ${answer.refusal.refused}`);
  }
  return table;
}

async function save(at: Running): Promise<void> {
  const { record, seed } = at.table.match;
  at.saved = { ...at.saved, record, seed, updated: Date.now() };
  await saveTable(at.saved);
  channel?.postMessage({ id: at.saved.id, version: versionOf(at.table.match) });
}

/** Does something to the match, saves it, then tells the page. Nothing is told that is not saved. */
async function change(make: (table: MatchHost) => Answer): Promise<Answer> {
  const at = present();
  if (at.readOnly) return { ok: false, refusal: { refused: 'stale', rule: null, facts: { at: 0, now: 0 } } };
  const answer = make(at.table);
  if (!answer.ok) return answer;
  const update = updateOf(at.table);
  await save(at);
  tell({ is: 'update', update });
  return answer;
}

let botsArePlaying = false;

/** Bots move one after another; between two of them the worker listens to the page. */
async function playBots(): Promise<void> {
  if (botsArePlaying) return;
  botsArePlaying = true;
  try {
    while (running !== null && !running.readOnly && !running.scripted && running.saved.kind !== 'record') {
      await new Promise((resolve) => setTimeout(resolve, 0));
      const move = botChoice(running.table, running.bots, (n) => Math.floor(Math.random() * n));
      if (move === null) break;
      const answer = await change((table) => actOn(table, move.seat, move.choice, versionOf(table.match)));
      if (!answer.ok) throw new Error(`a bot chose what it may not: ${JSON.stringify([move, answer.refusal])}`);
    }
  } catch (error) {
    tell({ is: 'crashed', detail: String((error as Error).stack ?? error) });
  } finally {
    botsArePlaying = false;
  }
}

function lost(): void {
  if (running === null) return;
  running.readOnly = true;
  tell({ is: 'lost' });
}

/** A tab that only looks follows what the other one plays. */
channel?.addEventListener('message', async ({ data }: MessageEvent<{ id: string }>) => {
  if (running === null || !running.readOnly || data.id !== running.saved.id) return;
  const opening = await opened(data.id, true);
  if (opening.is === 'open') tell({ is: 'update', update: opening.update });
});

const changeAndPlayOn = async (make: (table: MatchHost) => Answer): Promise<Answer> => {
  const answer = await change(make);
  if (answer.ok) void playBots();
  return answer;
};

const api: TableApi = {
  async open(id, mode, teller) {
    tell = teller;
    return opened(id, mode === 'look' || !(await lockTable(id, lost)), mode === 'lesson');
  },
  async takeOver() {
    const { saved } = present();
    await lockTable(saved.id, lost, 'steal');
    return opened(saved.id, false);
  },
  act: (seat, choice, at) => changeAndPlayOn((table) => actOn(table, seat, choice, at)),
  undo: (seat) => changeAndPlayOn((table) => undoOn(table, seat)),
  redo: (seat) => changeAndPlayOn((table) => redoOn(table, seat)),
  why: (seat, choice) => why(present().game, present().table.match.g, seat, choice),
  preview(seat, choice) {
    const { game, table } = present();
    if (why(game, table.match.g, seat, choice) !== null) return null;
    return preview(game, view(table.match.g, seat), choice);
  },
  log: (eyes) => logOf(present().table, eyes),
  moment(line, eyes) {
    const { table, game } = present();
    const g = table.moments[line]?.g ?? table.match.g;
    return { ...sightAt(table, line, eyes), waiting: nextAsked(game, g), outcome: g.outcome };
  },
  past: (line, eyes, by) => pastOf(present().table, line, eyes, by),
  views: () => present().table.moments.map((_, line) => sightAt(present().table, line, 'open').view),
  record: () => ({ ...present().table.match.record, seed: present().table.match.seed }),
  verify: () => verify(present().game, present().saved.record ?? present().table.match.record),
  async branch(lines, persons, bot) {
    const { saved, table, game, bots } = present();
    const { record, seed } = table.match;
    const kind = bots.some(({ name }) => name === bot) ? bot : (bots.at(-1)?.name ?? bot);
    const sitters = record.sitters.map((sitter, seat) => ({
      name: sitter.name,
      bot: persons.includes(seat as Seat) ? null : (sitter.bot ?? kind),
    }));
    const branched = repeated(game, { ...record, sitters }, seed, lines);
    const id = freshId();
    const setup = { sitters, options: record.options, picks: record.picks };
    await saveTable({
      ...saved,
      id,
      setup,
      kind: 'game',
      record: branched.match.record,
      seed,
      updated: Date.now(),
      archived: false,
    });
    return id;
  },
  async script(actions) {
    for (const { seat, ...choice } of actions) {
      const answer = await change((table) => actOn(table, seat, choice, versionOf(table.match)));
      if (!answer.ok) return answer;
    }
    return { ok: true };
  },
  async release() {
    const at = present();
    at.scripted = false;
    at.saved = { ...at.saved, kind: 'game' };
    await save(at);
    void playBots();
  },
};

expose(api);
