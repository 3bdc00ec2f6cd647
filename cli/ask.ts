import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

type Input = Readable & { isTTY?: boolean };

/** Lines typed by a person or sent through a pipe. */
export type Lines = {
  /** The next line; `null` when there will be no more. */
  next(prompt: string): Promise<string | null>;
  close(): void;
};

/**
 * Reads a line for each prompt. Lines that arrive early are kept: a pipe sends all of them at once, and none may be lost.
 * Ctrl-C and Ctrl-D are the end of the input, so that whoever asks can save what there is to save.
 */
export function linesFrom(input: Input, output: Writable): Lines {
  const isTerminal = input.isTTY === true;
  const reader = createInterface({ input, output, terminal: isTerminal, historySize: 50 });
  const early: string[] = [];
  let waiting: ((line: string | null) => void) | null = null;
  let isClosed = false;
  const give = (line: string | null): void => {
    const answer = waiting;
    waiting = null;
    answer?.(line);
  };
  reader.on('line', (line) => {
    if (waiting === null) early.push(line);
    else give(line);
  });
  reader.on('SIGINT', () => reader.close());
  reader.on('close', () => {
    isClosed = true;
    give(null);
  });
  return {
    async next(prompt) {
      const line = early.shift() ?? null;
      if (line === null && !isClosed) {
        const answer = new Promise<string | null>((resolve) => {
          waiting = resolve;
        });
        reader.setPrompt(prompt);
        reader.prompt();
        const given = await answer;
        if (!isTerminal) output.write(`${given ?? ''}\n`);
        return given;
      }
      output.write(`${prompt}${line ?? ''}\n`);
      return line;
    },
    close: () => reader.close(),
  };
}
