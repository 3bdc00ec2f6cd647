/**
 * `npm run prove synced`: killing a process proves nothing about the disk. Every system call of a server is traced: each
 * acknowledgement of a move must follow an fdatasync of the log that follows the writing of the move's own line. With a
 * weaker setting the same check must fail, or it would prove nothing either.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Seat } from '@parlour/kernel';
import { type Guest, guest } from '@parlour/server/testing/guest.ts';
import { asked, dice, freshKey, randomChoice } from '@parlour/server/testing/play.ts';
import { serverProcess } from '@parlour/server/testing/process.ts';
import { commit, report } from './report.ts';

type Synced = { acknowledged: number; covered: number };

/** Plays so many moves against a traced server. */
async function traced(moves: number, synchronous: 'FULL' | 'OFF'): Promise<Synced> {
  const trace = join(fileURLToPath(new URL('../../.cache/', import.meta.url)), `synced-${synchronous}.txt`);
  mkdirSync(join(trace, '..'), { recursive: true });
  const calls = 'fdatasync,fsync,pwrite64,write,writev,sendto,sendmsg';
  const server = await serverProcess(['strace', '-f', '-y', '-s', '9000', '-o', trace, '-e', `trace=${calls}`], {
    PARLOUR_SYNCHRONOUS: synchronous,
  });
  const own = await guest(server.address, 'Ada');
  let acknowledged = 0;
  for (let game = 1; acknowledged < moves; game++) acknowledged += await played(own, moves - acknowledged, dice(game));
  await server.stop();
  return checked(readFileSync(trace, 'latin1'), acknowledged);
}

/** One game, or as many moves of it. One person has both seats: every move is theirs. */
async function played(own: Guest, most: number, random: (n: number) => number): Promise<number> {
  const wanted = { game: 'economicus', seats: 2, options: { rules: 'full' } };
  const { id } = (await own.http('POST', '/api/tables', wanted)).body as { id: string };
  const at = own.attend(id);
  await at.until('the room', () => at.room !== null);
  await at.ask({ is: 'sit', seat: 1 });
  await at.ask({ is: 'start' });
  await at.until('the table', () => at.update !== null);
  let made = 0;
  while (made < most && at.update?.outcome == null) {
    const seat = asked(at);
    const choice = seat === null || at.update === null ? null : randomChoice(at.update, seat, random);
    if (choice === null) {
      await new Promise((resolve) => setTimeout(resolve, 2));
      continue;
    }
    const before = at.update?.version ?? 0;
    const answer = await at.ask({ is: 'act', seat: seat as Seat, choice, at: before, key: freshKey() });
    if (!answer.ok) continue;
    made += 1;
    await at.until('the move', () => (at.update?.version ?? 0) > before);
  }
  at.close();
  return made;
}

/**
 * Goes through the calls in their order. One move is made after another, so an acknowledgement after a line with a new key was
 * written is that line's: does a flush that began after it was written have ended by then? It may be another thread's, and end
 * many calls later.
 */
function checked(trace: string, wanted: number): Synced {
  let written = 0;
  let synced = 0;
  let covered = 0;
  let acknowledged = 0;
  let newest = -1;
  /** When the line was written that is not acknowledged yet. */
  let open: number | null = null;
  const flushing = new Map<string, number>();
  for (const line of trace.split('\n')) {
    const thread = /^\d+/.exec(line)?.[0] ?? '';
    if (/pwrite64\(\d+<[^>]*-wal>/.test(line)) {
      written += 1;
      const key = Math.max(-1, ...[...line.matchAll(/key-\d+-(\d+)-end/g)].map(([, n]) => Number(n)));
      if (key > newest) [newest, open] = [key, written];
    } else if (/(fdatasync|fsync)\(\d+<[^>]*-wal>/.test(line)) {
      if (line.includes('<unfinished')) flushing.set(thread, written);
      else synced = written;
    } else if (/<\.\.\. (fdatasync|fsync) resumed>/.test(line)) {
      synced = Math.max(synced, flushing.get(thread) ?? 0);
      flushing.delete(thread);
    } else if (open !== null && /\\"id\\":\d+,\\"answer\\":\{\\"ok\\":true\}\}/.test(line)) {
      acknowledged += 1;
      if (synced >= open) covered += 1;
      open = null;
    }
  }
  // Whatever was acknowledged before its line was written is missing here.
  if (acknowledged !== wanted) throw new Error(`${acknowledged} acknowledgements of lines were seen, not ${wanted}`);
  return { acknowledged, covered };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const full = await traced(1000, 'FULL');
  const weak = await traced(200, 'OFF');
  const isProven = full.covered === full.acknowledged && weak.covered < weak.acknowledged;
  const says = [
    '# Acknowledged means on the disk',
    '',
    '`npm run prove synced` traces every system call of a server while moves are played.',
    '',
    `Commit ${commit}.`,
    '',
    `- as it is run: ${full.acknowledged} acknowledgements, ${full.covered} of them after an fdatasync that covers what was written;`,
    `- with a weaker setting (OFF), which the check must find: ${weak.acknowledged} acknowledgements, ${weak.covered} covered.`,
    '',
    isProven ? 'Proven.' : '**Not proven.**',
    '',
  ].join('\n');
  console.log(`${says}\n${report('synced', says)}`);
  process.exit(isProven ? 0 : 1);
}
