import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, cpSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ended } from './ended.ts';

export type Postgres = {
  /** A database of its own, empty. */
  fresh(): Promise<string>;
  /** The address of a database that is there. */
  at(name: string): string;
  /** Ends it at once, in the middle of whatever it does, as `pg_ctl stop -m immediate`; and starts it again on what it had written. */
  crash(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Where it is to listen besides its socket; what else it is to be told: a weaker setting that a proof must find out; and the base
 * backup it is to be restored from, instead of being empty.
 */
type PostgresHow = { port?: number; settings?: readonly string[]; base?: string };

const VERSIONS = '/usr/lib/postgresql';

/** One of its programs. */
export function postgresProgram(name: string): string {
  const [newest] = existsSync(VERSIONS) ? readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a)) : [];
  if (newest === undefined) throw new Error('PostgreSQL is not installed: apt-get install postgresql.');
  return join(VERSIONS, newest, 'bin', name);
}

/** A PostgreSQL of our own on a socket in a temporary folder. It flushes to the disk as one does that people rely on. */
export async function startPostgres({ port, settings: told = [], base }: PostgresHow = {}): Promise<Postgres> {
  const bin = postgresProgram;
  const folder = mkdtempSync(join(tmpdir(), 'parlour-pg-'));
  chmodSync(folder, 0o755);
  // It refuses to be run by root.
  const isRoot = process.getuid?.() === 0;
  const as = (command: string, args: string[]): [string, string[]] =>
    isRoot ? ['setpriv', ['--reuid=postgres', '--regid=postgres', '--init-groups', command, ...args]] : [command, args];
  if (isRoot) {
    const [uid = 0, gid = 0] = ['-u', '-g'].map((which) => Number(execFileSync('id', [which, 'postgres'])));
    chownSync(folder, uid, gid);
  }
  const cluster = join(folder, 'cluster');
  const initdb = ['-D', cluster, '-A', 'trust', '-U', 'postgres', '--no-sync', '-E', 'UTF8', '--locale=C'];
  if (base === undefined) execFileSync(...as(bin('initdb'), initdb), { stdio: 'ignore', cwd: folder });
  else {
    cpSync(base, cluster, { recursive: true });
    writeFileSync(join(cluster, 'recovery.signal'), '');
    chmodSync(cluster, 0o700);
    if (isRoot) execFileSync('chown', ['-R', 'postgres:postgres', cluster]);
  }
  const listening = port === undefined ? ['-c', 'listen_addresses='] : ['-h', '127.0.0.1', '-p', String(port)];
  const settings = ['-k', folder, ...listening, '-c', 'max_connections=200', ...told.flatMap((each) => ['-c', each])];
  const begun = () => spawn(...as(bin('postgres'), ['-D', cluster, ...settings]), { stdio: 'ignore', cwd: folder });
  const psql = (sql: string) =>
    execFileSync(bin('psql'), ['-h', folder, '-p', String(port ?? 5432), '-U', 'postgres', '-q', '-c', sql], {
      stdio: 'ignore',
    });
  let server = begun();

  async function isUp(): Promise<void> {
    for (;;) {
      try {
        psql('SELECT 1');
        return;
      } catch (error) {
        if (server.exitCode !== null) throw error;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  }

  const crash = (): Promise<void> => ended(server, 'SIGQUIT');

  await isUp();
  let databases = 0;
  const at = (name: string): string =>
    port === undefined
      ? `postgresql:///${name}?host=${encodeURIComponent(folder)}&user=postgres`
      : `postgresql://postgres@127.0.0.1:${port}/${name}`;
  return {
    async fresh() {
      databases += 1;
      psql(`CREATE DATABASE house_${databases}`);
      return at(`house_${databases}`);
    },
    at,
    crash,
    async start() {
      await crash();
      server = begun();
      await isUp();
    },
    async stop() {
      // At once, whoever is still connected: nobody needs it any more.
      await crash();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
