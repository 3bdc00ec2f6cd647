import { type ChildProcess, spawn } from 'node:child_process';
import { appendFileSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../../../server/main.ts', import.meta.url));
/** So long after it ended by itself a node is started again, as a supervisor of services does. */
const RESTART = 250;

/** A node that does not serve after so long, however often it is started, never will. */
const PATIENCE = 180_000;

type NodeHow = {
  name: string;
  port: number;
  /** What it is told besides its port. */
  args: readonly string[];
  /** A file for what it says. */
  log: string;
};

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) signal(child, 'SIGKILL');
});

/** One server of the fleet, in a process of its own; started again whenever it ends without having been told to. */
export class FleetNode {
  readonly name: string;
  readonly port: number;
  /** How often it ended by itself while it served. One that does not come to serve is started again, until patience ends. */
  falls = 0;
  private readonly how: NodeHow;
  private child: ChildProcess | null = null;
  private isWanted = false;
  private opened: Promise<void> = Promise.resolve();

  constructor(how: NodeHow) {
    this.how = how;
    this.name = how.name;
    this.port = how.port;
  }

  get pid(): number | undefined {
    return this.child?.pid;
  }

  /** What it has in memory, in kilobytes. */
  get memory(): number {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${this.pid}/status`, 'utf8'))?.[1]);
  }

  /** Returns when it serves. */
  start(): Promise<void> {
    if (this.isWanted) return this.opened;
    this.isWanted = true;
    this.opened = new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`stuck: ${this.name} does not serve`)), PATIENCE);
      late.unref();
      this.run(() => {
        clearTimeout(late);
        resolve();
      });
    });
    return this.opened;
  }

  private run(isOpen: () => void): void {
    const { how } = this;
    const own = [MAIN, '--port', String(how.port), '--host', '127.0.0.1', ...how.args];
    const child = spawn(process.execPath, own, {
      detached: true,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    running.add(child);
    let serves = false;
    const hear = (said: Buffer) => {
      appendFileSync(how.log, said);
      if (!String(said).includes(`localhost:${how.port}/`)) return;
      serves = true;
      isOpen();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.on('exit', (code, by) => {
      appendFileSync(how.log, `\n[${new Date().toISOString()} ended: ${code ?? by}]\n`);
      running.delete(child);
      if (!this.isWanted || this.child !== child) return;
      if (serves) this.falls += 1;
      setTimeout(() => this.isWanted && this.child === child && this.run(isOpen), RESTART);
    });
  }

  /** With no chance to say or write anything. */
  kill(): Promise<void> {
    return this.end('SIGKILL');
  }

  /** As whoever runs it does: it is asked to end, and made to if it does not. */
  stop(): Promise<void> {
    return this.end('SIGTERM');
  }

  private async end(how: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    this.isWanted = false;
    const { child } = this;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    signal(child, how);
    const late = setTimeout(() => signal(child, 'SIGKILL'), 20_000);
    await gone;
    clearTimeout(late);
  }

  freeze(): void {
    if (this.child !== null) signal(this.child, 'SIGSTOP');
  }

  wake(): void {
    if (this.child !== null) signal(this.child, 'SIGCONT');
  }
}

/** To the whole group: what a node started goes with it. */
function signal({ pid }: ChildProcess, how: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, how);
  } catch {
    // It is gone already.
  }
}
