import type { Language } from '@parlour/kernel';
import type { Style } from '@parlour/kit/terminal/style.ts';
import type { CliText } from './text/index.ts';
import type { Arguments } from './usage.ts';

/** What every command is given: the words, the colours, and where to write. */
export type Context = {
  language: Language;
  text: CliText;
  style: Style;
  width: number;
  print(...lines: string[]): void;
  /** Says in red what cannot be done. */
  complain(words: string): void;
};

/** A command does its work and answers with the exit code. */
export type Command = (context: Context, args: Arguments) => Promise<number>;
