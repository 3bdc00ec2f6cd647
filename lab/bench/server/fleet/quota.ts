import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A share of a core that processes are held to by the kernel, in whichever version of control groups this machine has. */
type Quota = { hold(pid: number): void; remove(): void };

const PERIOD = 100_000;
const ROOT = '/sys/fs/cgroup';
const isSecond = existsSync(join(ROOT, 'cgroup.controllers'));

export function quotaOf(name: string, cores: number): Quota {
  const folder = join(ROOT, isSecond ? '' : 'cpu', `parlour-${process.pid}-${name}`);
  const most = Math.round(cores * PERIOD);
  try {
    mkdirSync(folder);
    if (isSecond) writeFileSync(join(folder, 'cpu.max'), `${most} ${PERIOD}`);
    else {
      writeFileSync(join(folder, 'cpu.cfs_period_us'), String(PERIOD));
      writeFileSync(join(folder, 'cpu.cfs_quota_us'), String(most));
    }
  } catch (error) {
    throw new Error(`A quota needs control groups that may be written (${folder}): run this as root. ${error}`);
  }
  return {
    hold: (pid) => writeFileSync(join(folder, 'cgroup.procs'), String(pid)),
    remove() {
      if (existsSync(folder)) rmdirSync(folder);
    },
  };
}

export const controlGroups = isSecond ? 'control groups v2 (cpu.max)' : 'control groups v1 (cpu.cfs_quota_us)';

/** Milliseconds of processor time that a process has used, with all its threads. */
export function usedBy(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  // In ticks, of which the kernel tells programs a hundred a second.
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** The same of a process and everything it started: PostgreSQL has a process for every connection. */
export function usedByAll(pid: number): number {
  const children = childrenOf(pid);
  return usedBy(pid) + children.reduce((sum, child) => sum + usedByAll(child), 0);
}

function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
}
