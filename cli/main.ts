import { wrap } from '@parlour/kit/terminal/layout.ts';
import type { CommandName } from './commands.ts';
import type { Command, Context } from './context.ts';
import { styleFor, widthOf } from './terminal.ts';
import { cliText } from './text/index.ts';
import { argumentsOf, commandIn, languageOf, Problem } from './usage.ts';

/** Each command is loaded when it is called for, so that help is instant. */
const RUN: Record<CommandName, () => Promise<Command>> = {
  play: async () => (await import('./commands/play.ts')).play,
  simulate: async () => (await import('./commands/simulate.ts')).simulate,
  lab: async () => (await import('./commands/lab.ts')).lab,
  replay: async () => (await import('./commands/replay.ts')).replay,
  verify: async () => (await import('./commands/verify.ts')).verify,
  rules: async () => (await import('./commands/rules.ts')).rules,
  games: async () => (await import('./commands/games.ts')).games,
  serve: async () => (await import('./commands/serve.ts')).serve,
  worker: async () => (await import('./commands/worker.ts')).worker,
  host: async () => (await import('./commands/serve.ts')).host,
  backup: async () => (await import('./commands/house.ts')).backup,
  move: async () => (await import('./commands/house.ts')).moveHouse,
  restore: async () => (await import('./commands/house.ts')).restore,
  export: async () => (await import('./commands/house.ts')).exportGames,
  import: async () => (await import('./commands/house.ts')).importGame,
  help: async () => (await import('./commands/help.ts')).help,
  version: async () => (await import('./commands/version.ts')).version,
};

async function main(args: string[]): Promise<number> {
  const { language, unknown } = languageOf(args, process.env);
  const text = await cliText[language]();
  const style = styleFor(process.stdout);
  const print = (...lines: string[]) => void process.stdout.write(lines.map((line) => `${line}\n`).join(''));
  const context: Context = {
    language,
    text,
    style,
    print,
    /** Asked anew each time: a window may be resized. */
    get width() {
      return widthOf(process.stdout);
    },
    complain: (words) => print(...wrap(words, widthOf(process.stdout)).map(style.red)),
  };
  try {
    if (unknown !== null) throw new Problem(text.wrong.language(unknown), 2, '');
    const { command, rest } = commandIn(args, text);
    const parsed = argumentsOf(command, rest, text);
    if (parsed.has('help')) {
      const { explain } = await import('./commands/help.ts');
      context.print(...explain(context, command));
      return 0;
    }
    return await (await RUN[command]())(context, parsed);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const lines = wrap(error.message, widthOf(process.stderr));
    if (error.help !== null) lines.push(text.wrong.tryHelp(error.help));
    const red = styleFor(process.stderr).red;
    process.stderr.write(`${lines.map((line, i) => (i === 0 ? red(line) : line)).join('\n')}\n`);
    return error.code;
  }
}

// `parlour rules boom | head` closes the pipe early: that is no fault of anybody's.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});
process.exitCode = await main(process.argv.slice(2));
