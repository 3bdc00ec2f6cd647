import { existsSync } from 'node:fs';
import { readConfig } from '@parlour/server/config.ts';
import { hostToken } from '@parlour/server/http/host.ts';
import { isPostgres } from '@parlour/server/store/open.ts';
import { postgresStore } from '@parlour/server/store/postgres/index.ts';
import { sqliteStore } from '@parlour/server/store/sqlite/index.ts';
import { COMMANDS, type OptionSpec } from '../commands.ts';
import type { Command } from '../context.ts';
import { Problem } from '../usage.ts';

/** The server itself, with its own reading of flags, environment and file. It ends the program when it ends. */
export const serve: Command = async (_, args) => {
  const options: [string, OptionSpec][] = Object.entries(COMMANDS.serve.options);
  const given = options.flatMap(([name, { value }]) => {
    if (!args.has(name)) return [];
    return value === undefined ? [`--${name}`] : [`--${name}=${args.get(name)}`];
  });
  process.argv.splice(2, process.argv.length, ...given, ...args.words);
  await import('@parlour/server/main.ts');
  return new Promise(() => {});
};

/** A new link to the host's page, also while servers run: the one before is worth nothing from now on. */
export const host: Command = async ({ text, print }, args) => {
  // Where the server finds it too: a password in a file of settings is not among the words that other users of the machine can read.
  const given = ['config', 'data'].flatMap((name) => (args.has(name) ? [`--${name}=${args.get(name)}`] : []));
  try {
    const { data } = readConfig(given, process.env);
    if (!isPostgres(data) && !existsSync(data)) throw new Error(text.house.noHouse(data));
    const store = isPostgres(data) ? await postgresStore(data) : sqliteStore(data);
    print(text.house.hostLink(`/house#${await hostToken(store, true)}`));
    await store.close();
  } catch (error) {
    throw new Problem((error as Error).message, 1);
  }
  return 0;
};
