import { parseArgs } from 'node:util';
import { LANGUAGES, type Language } from '@parlour/kernel';
import { COMMAND_NAMES, COMMANDS, COMMON_OPTIONS, type CommandName, type OptionSpec } from './commands.ts';
import { near } from './near.ts';
import type { CliText } from './text/index.ts';

/** What was typed cannot be done: exit code 2, or 1 where the fault lies in a file and not in the words. */
export class Problem extends Error {
  readonly code: 1 | 2;
  /** The command whose help says more; empty for the whole program, `null` where help would not help. */
  readonly help: CommandName | '' | null;
  constructor(message: string, code: 1 | 2 = 2, help: CommandName | '' | null = null) {
    super(message);
    this.code = code;
    this.help = help;
  }
}

export type Arguments = {
  command: CommandName;
  words: string[];
  /** The last value of an option that was given. */
  get(option: string): string | null;
  all(option: string): string[];
  has(option: string): boolean;
};

/** The command among the arguments; `--help` and `--version` are commands too. */
export function commandIn(args: readonly string[], text: CliText): { command: CommandName; rest: string[] } {
  const [first, ...rest] = args;
  if (first === undefined || first === '--help' || first === '-h') return { command: 'help', rest };
  if (first === '--version' || first === '-v') return { command: 'version', rest };
  const command = COMMAND_NAMES.find((name) => name === first);
  if (command !== undefined) return { command, rest };
  if (first === '--lang' && rest.length > 0) return commandIn(rest.slice(1), text);
  if (first.startsWith('--lang=')) return commandIn(rest, text);
  if (first.startsWith('-')) throw unknownOption(first, 'parlour', {}, text, '');
  const suggestion = near(first, COMMAND_NAMES);
  throw new Problem(sentences(text.wrong.command(first), suggestion && text.wrong.didYouMean(suggestion)), 2, '');
}

/** Reads the arguments of a command; anything unknown is a problem that names what was probably meant. */
export function argumentsOf(command: CommandName, args: string[], text: CliText): Arguments {
  const specs: Record<string, OptionSpec> = { ...COMMANDS[command].options, ...COMMON_OPTIONS };
  const { tokens } = parseArgs({
    args,
    strict: false,
    allowPositionals: true,
    tokens: true,
    options: Object.fromEntries(
      Object.entries(specs).map(([name, { value }]) => [name, { type: value === undefined ? 'boolean' : 'string' }]),
    ),
  });
  const words: string[] = [];
  const given = new Map<string, string[]>();
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const { rawName, value } = token;
    const name = rawName === '-h' ? 'help' : token.name;
    const spec = Object.hasOwn(specs, name) ? specs[name] : undefined;
    if (spec === undefined) throw unknownOption(rawName, command, specs, text, command);
    if (spec.value === undefined) {
      if (value !== undefined) throw new Problem(text.wrong.takesNoValue(rawName), 2, command);
      given.set(name, []);
    } else {
      if (value === undefined || (token.inlineValue === false && value.startsWith('--')))
        throw new Problem(text.wrong.needsValue(rawName, spec.value), 2, command);
      given.set(name, [...(given.get(name) ?? []), value]);
    }
  }
  const extra = words[COMMANDS[command].arguments.length];
  // A search may be several words long; what stands alone before a server may be an address with a password, which is not shown.
  if (extra !== undefined && command !== 'rules' && command !== 'serve')
    throw new Problem(text.wrong.tooMany(extra), 2, command);
  return {
    command,
    words,
    get: (option) => given.get(option)?.at(-1) ?? null,
    all: (option) => given.get(option) ?? [],
    has: (option) => given.has(option),
  };
}

function unknownOption(
  option: string,
  command: string,
  specs: Record<string, OptionSpec>,
  text: CliText,
  help: CommandName | '',
): Problem {
  const suggestion = near(option.replace(/^-+/, ''), Object.keys(specs));
  const hint = suggestion === null ? null : text.wrong.didYouMean(`--${suggestion}`);
  return new Problem(sentences(text.wrong.option(option, command), hint), 2, help);
}

export const sentences = (...parts: (string | null)[]): string => parts.filter((part) => part !== null).join(' ');

/** The word that must be there. */
export function wordAt({ command, words }: Arguments, at: number, text: CliText): string {
  const word = words[at];
  if (word === undefined)
    throw new Problem(text.wrong.needsArgument(COMMANDS[command].arguments[at] ?? ''), 2, command);
  return word;
}

/** A whole number given as an option. */
export function numberOf(
  args: Arguments,
  option: string,
  { min, max = null, otherwise }: { min: number; max?: number | null; otherwise: number },
  text: CliText,
): number {
  const given = args.get(option);
  if (given === null) return otherwise;
  const number = /^\d{1,15}$/.test(given) ? Number(given) : Number.NaN;
  if (Number.isNaN(number) || number < min || (max !== null && number > max))
    throw new Problem(text.wrong.number(`--${option}`, given, min, max), 2, args.command);
  return number;
}

/** The language: `--lang`, else that of the system, else English. An unknown one is answered in the system's. */
export function languageOf(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): { language: Language; unknown: string | null } {
  const isLanguage = (word: string): word is Language => LANGUAGES.some((language) => language === word);
  const system = (env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '').slice(0, 2).toLowerCase();
  const fallback = isLanguage(system) ? system : 'en';
  const at = args.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  if (at < 0) return { language: fallback, unknown: null };
  const given = args[at] === '--lang' ? args[at + 1] : args[at]?.slice('--lang='.length);
  // A missing value is reported with all other wrong options.
  if (given === undefined || given.startsWith('-')) return { language: fallback, unknown: null };
  return isLanguage(given) ? { language: given, unknown: null } : { language: fallback, unknown: given };
}
