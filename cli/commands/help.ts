import { columnsOf, padEnd, wrap } from '@parlour/kit/terminal/layout.ts';
import { COMMAND_NAMES, COMMANDS, COMMON_OPTIONS, type CommandName, type OptionSpec } from '../commands.ts';
import type { Command, Context } from '../context.ts';
import { near } from '../near.ts';
import { Problem, sentences } from '../usage.ts';

export const help: Command = async (context, { words }) => {
  const [word] = words;
  if (word === undefined) {
    context.print(...overview(context));
    return 0;
  }
  const { wrong } = context.text;
  const command = COMMAND_NAMES.find((name) => name === word);
  if (command === undefined) {
    const suggestion = near(word, COMMAND_NAMES);
    throw new Problem(sentences(wrong.command(word), suggestion && wrong.didYouMean(suggestion)), 2, '');
  }
  context.print(...explain(context, command));
  return 0;
};

/** What `parlour` alone says. */
function overview({ text, style, width }: Context): string[] {
  const commands = COMMAND_NAMES.map((name): [string, string] => [
    `${style.bold(name)} ${style.dim(COMMANDS[name].arguments.join(' '))}`.trimEnd(),
    text.commands[name].summary,
  ]);
  const examples = (['play', 'rules', 'verify'] as const).map((name): [string, string] => {
    const [first] = Object.entries(text.commands[name].examples);
    return [`npx ${first?.[0] ?? ''}`, first?.[1] ?? ''];
  });
  return [
    style.bold(text.tagline),
    '',
    `${text.headings.usage}: npx parlour ${style.dim('COMMAND …')}`,
    '',
    style.bold(text.headings.commands),
    ...pairs(commands, width),
    '',
    style.bold(text.headings.options),
    ...pairs(optionsIn(COMMON_OPTIONS, text.common), width),
    '',
    style.bold(text.headings.examples),
    ...pairs(examples, width),
    '',
    ...wrap(text.moreHelp, width),
  ];
}

/** What `parlour help COMMAND` says. */
export function explain({ text, style, width }: Context, command: CommandName): string[] {
  const { about, options, examples } = text.commands[command];
  const listed = [...optionsIn(COMMANDS[command].options, options), ...optionsIn(COMMON_OPTIONS, text.common)];
  return [
    `${text.headings.usage}: npx parlour ${style.bold(command)} ${[...COMMANDS[command].arguments, `[${text.headings.options.toLowerCase()}]`].join(' ')}`,
    '',
    ...wrap(about, width),
    '',
    style.bold(text.headings.options),
    ...pairs(listed, width),
    '',
    style.bold(text.headings.examples),
    ...Object.entries(examples).flatMap(([line, meaning]) => [`  npx ${line}`, `      ${style.dim(meaning)}`]),
  ];
}

const optionsIn = (specs: Record<string, OptionSpec>, words: Record<string, string>): [string, string][] =>
  Object.entries(specs).map(([name, { value }]) => [`--${name}${value ? ` ${value}` : ''}`, words[name] ?? '']);

function pairs(rows: [string, string][], width: number): string[] {
  const left = Math.max(...rows.map(([name]) => columnsOf(name))) + 4;
  return rows.flatMap(([name, meaning]) => {
    const [first = '', ...rest] = wrap(meaning, width - left);
    return [padEnd(`  ${name}`, left) + first, ...rest.map((line) => ' '.repeat(left) + line)];
  });
}
