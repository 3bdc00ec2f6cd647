import { GAMES, type GameEntry, findGame as lookUp } from '@parlour/games';
import type { GameTypes, Rules } from '@parlour/kernel';
import type { Bot } from '@parlour/search';
import { near } from './near.ts';
import type { CliText } from './text/index.ts';
import { type Arguments, Problem, sentences } from './usage.ts';

/** The game a person named; an unknown one is a problem that lists those there are. */
export function findGame(id: string, text: CliText): GameEntry {
  const known = GAMES.map((entry) => entry.id);
  const found = lookUp(id.toLowerCase().replace(/^•/, ''));
  return found ?? fail(text.wrong.game(id, known.join(', ')), near(id, known), text);
}

/** The table options: a preset, then single options over it. */
export function optionsFrom(
  args: Arguments,
  game: Pick<Rules, 'presets' | 'options'>,
  text: CliText,
): Record<string, string> {
  const chosen: Record<string, string> = {};
  const preset = args.get('preset');
  if (preset !== null) {
    const known = Object.keys(game.presets);
    if (!known.includes(preset)) fail(text.wrong.preset(preset, known.join(', ')), near(preset, known), text);
    Object.assign(chosen, game.presets[preset]);
  }
  for (const given of args.all('option')) {
    const [name, value] = given.split('=', 2);
    if (name === undefined || value === undefined) throw new Problem(text.wrong.optionShape(given), 2, args.command);
    const names = Object.keys(game.options);
    const values = Object.hasOwn(game.options, name) ? game.options[name] : undefined;
    if (values === undefined) return fail(text.wrong.tableOption(name, names.join(', ')), near(name, names), text);
    if (!values.includes(value)) fail(text.wrong.tableValue(name, value, values.join(', ')), near(value, values), text);
    chosen[name] = value;
  }
  return chosen;
}

export function findBot(name: string, bots: readonly Bot<GameTypes>[], text: CliText): Bot<GameTypes> {
  const known = bots.map((bot) => bot.name);
  return bots.find((bot) => bot.name === name) ?? fail(text.wrong.bot(name, known.join(', ')), near(name, known), text);
}

/** Who plays where nobody was named: quick and sensible. */
export const usualBot = (bots: readonly Bot<GameTypes>[]): string =>
  (bots.find(({ name }) => name === 'careful') ?? bots.at(-1))?.name ?? '';

function fail(message: string, suggestion: string | null, text: CliText): never {
  throw new Problem(sentences(message, suggestion && text.wrong.didYouMean(suggestion)), 2, null);
}
