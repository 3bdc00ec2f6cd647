import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Stage } from './nearest.ts';
import type { Mutant } from './operators.ts';
import type { Answer, Failure, Question } from './probe.ts';

/** What became of a fault: found by a test, found because the tests do not end any more, or not found. */
export type Fate = { fate: 'killed'; by: string } | { fate: 'timeout' } | { fate: 'survived' };

/** Faults are tried here one after another, in a process that is thrown away when one of them hangs. */
export class Bench {
  private child: ChildProcess | null = null;
  private readonly root: string;
  /** For all tests of one fault together, as time of a processor: on a busy machine a test that waits is not one that never ends. */
  private readonly milliseconds: number;
  /** Stages whose tests are known to pass as long as nothing is wrong. */
  private readonly trusted = new Set<string>();

  constructor(root: string, seconds: number) {
    this.root = root;
    this.milliseconds = seconds * 1000;
  }

  async fateOf(mutant: Mutant, stages: Stage[], tries = 3): Promise<Fate> {
    const answer = await this.asked({ mutant, stages });
    if (answer === 'none') return { fate: 'timeout' };
    if (answer.failure === null) return { fate: 'survived' };
    const failing = await this.failingAnyway(stages[answer.failure.stage] as Stage);
    if (failing === null) return { fate: 'killed', by: answer.failure.by };
    if (tries === 1) throw new Error(failing);
    return this.fateOf(mutant, stages, tries - 1);
  }

  /** A test that fails without any fault finds nothing: what it is, or `null`. On a busy machine it may pass the next time. */
  private async failingAnyway(stage: Stage): Promise<string | null> {
    const key = JSON.stringify(stage);
    if (this.trusted.has(key)) return null;
    const answer = await this.asked({ mutant: null, stages: [stage] });
    if (answer === 'none') return `without any fault these tests do not end in time: ${key}`;
    if (answer.failure !== null) return `this test fails without any fault: ${answer.failure.by}`;
    this.trusted.add(key);
    return null;
  }

  private async asked(question: Question): Promise<{ failure: Failure | null } | 'none'> {
    const child = (this.child ??= await started(this.root));
    child.send(question);
    const answer = await answerOf(child, this.milliseconds);
    if (answer !== null) return answer;
    await this.close();
    return 'none';
  }

  async close(): Promise<void> {
    const { child } = this;
    this.child = null;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
}

async function started(root: string): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, 'probe.ts'), [root], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  await once(child, 'message');
  return child;
}

/** However busy the machine is: who says nothing at all for so long will never say anything. */
const SILENCE = 20;

/** What the process answers; `null` if it computes for too long, falls silent, or dies of the fault. */
function answerOf(child: ChildProcess, milliseconds: number): Promise<{ failure: Failure | null } | null> {
  return new Promise((resolve) => {
    let began: number | null = null;
    const end = (answer: { failure: Failure | null } | null) => {
      clearTimeout(silence);
      child.off('message', onMessage).off('exit', onExit);
      resolve(answer);
    };
    const onMessage = (answer: Answer) => {
      if ('failure' in answer) return end(answer);
      if (!('spent' in answer)) return;
      silence.refresh();
      began ??= answer.spent;
      if (answer.spent - began > milliseconds) end(null);
    };
    const onExit = () => end(null);
    const silence = setTimeout(() => end(null), milliseconds * SILENCE);
    child.on('message', onMessage).on('exit', onExit);
  });
}
