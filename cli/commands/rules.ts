import { unset } from '@parlour/kernel';
import type { Command } from '../context.ts';
import { findGame } from '../games.ts';
import { chaptersOf, contents, lookUp, pages } from '../rulebook.ts';
import { wordAt } from '../usage.ts';

export const rules: Command = async (context, args) => {
  const { language, text, print } = context;
  const entry = findGame(wordAt(args, 0, text), text);
  const words = unset(await entry.text(language));
  const rulebook = await words.rulebook();
  const query = args.words.slice(1).join(' ');
  const found = query === '' ? null : lookUp(rulebook, query);
  if (args.has('json')) {
    print(JSON.stringify(found === null ? chaptersOf(rulebook) : found.chapters, null, 2));
    return found?.chapters.length === 0 ? 1 : 0;
  }
  if (found === null) {
    print(...contents(context, words.name, rulebook, `npx parlour rules ${entry.id}`));
    return 0;
  }
  if (found.chapters.length === 0) {
    process.stderr.write(`${text.rules.notFound(query, found.near)}\n`);
    return 1;
  }
  print(...pages(context, found, query));
  return 0;
};
