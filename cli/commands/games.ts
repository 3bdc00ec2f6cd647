import { GAMES } from '@parlour/games';
import { wrap } from '@parlour/kit/terminal/layout.ts';
import { namedBot } from '@parlour/search';
import { botsOf, rulesForNew } from '../bundles.ts';
import type { Command } from '../context.ts';

export const games: Command = async ({ language, text, style, width, print }, args) => {
  const listed = await Promise.all(
    GAMES.map(async (entry) => {
      const [{ name, pitch, presets }, { rules }] = await Promise.all([entry.text(language), rulesForNew(entry)]);
      const named = (await botsOf(entry, rules)).map(({ name: bot }) => namedBot(bot));
      const { id, seats, minutes, credits } = entry;
      return {
        id,
        name,
        pitch,
        seats,
        minutes,
        bots: named.filter(({ character }) => character === null).map(({ level }) => level),
        characters: [...new Set(named.flatMap(({ character }) => character ?? []))],
        presets: Object.keys(presets),
        credits,
      };
    }),
  );
  if (args.has('json')) {
    print(JSON.stringify(listed, null, 2));
    return 0;
  }
  for (const { id, name, pitch, seats, minutes, bots, characters, presets, credits } of listed)
    print(
      `${style.bold(name)}  ${style.dim(`npx parlour play ${id}`)}`,
      ...wrap(pitch, width - 2).map((line) => `  ${line}`),
      `  ${text.game.players(seats.min, seats.max)} ${text.game.seats} · ${minutes.min}–${minutes.max} ${text.game.minutes}`,
      `  --bots ${[...bots, ...characters.map((each) => `careful:${each}`)].join(' | ')} · --preset ${presets.join(' | ')}`,
      `  ${style.dim(credits)}`,
    );
  return 0;
};
