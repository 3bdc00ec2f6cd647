import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Setting } from './settings.ts';

type Settings = Record<string, Setting<unknown>>;
type Values<S extends Settings> = { [K in keyof S]: S[K] extends Setting<infer T> ? T : never };

/** A key somebody gave, where they gave it, and what. */
type Given = { key: string; at: string; value: unknown };

/** Variables of ours that are no settings: of tests, proofs and builds. */
const NO_SETTINGS = /^PARLOUR_(CONFIG|SYNCHRONOUS|PROVE|PROOF|PUBLISH|WORKING_TREE)$/;
/** What Kubernetes tells everybody about a service that is called parlour. */
const OF_A_SERVICE = /^PARLOUR_(\w+_)?(SERVICE_|PORT(_|$))/;

/** All that was given, read: flags over the environment over the file (`--config FILE`, or PARLOUR_CONFIG). */
export function given<S extends Settings>(settings: S, args: readonly string[], env: NodeJS.ProcessEnv): Values<S> {
  const wrong: string[] = [];
  const { flags, file } = inFlags(settings, args, wrong);
  const all = [
    ...inFile(settings, file ?? env['PARLOUR_CONFIG'] ?? '', wrong),
    ...inEnvironment(settings, env, wrong),
    ...flags,
  ];
  const values = Object.fromEntries(Object.entries(settings).map(([key, { otherwise }]) => [key, otherwise]));
  for (const { key, at, value } of all) {
    const { read, right, isSecret } = settings[key] as Setting<unknown>;
    const known = read(value);
    // A password is not shown to whoever reads over a shoulder, or the journal.
    if (known === undefined)
      wrong.push(`${at}${isSecret ? ' is wrong' : `: ${JSON.stringify(value)} is wrong`}; right is: ${right}.`);
    else values[key] = known;
  }
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  return values as Values<S>;
}

const knows = (names: readonly string[]): string => `there are ${names.join(', ')}`;

function inFlags(
  settings: Settings,
  args: readonly string[],
  wrong: string[],
): { flags: Given[]; file: string | null } {
  const options = Object.fromEntries(
    Object.entries(settings).map(([key, { isSwitch }]) => [key, { type: isSwitch ? 'boolean' : 'string' } as const]),
  );
  const { tokens } = parseArgs({
    args: [...args],
    options: { ...options, config: { type: 'string' } },
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const flags: Given[] = [];
  let file: string | null = null;
  for (const token of tokens) {
    // It may be a password whose flag was forgotten: so it is not shown.
    if (token.kind === 'positional') wrong.push('There is a word that no flag stands before.');
    if (token.kind !== 'option') continue;
    const { name, rawName, value } = token;
    const isKnown = name === 'config' || Object.hasOwn(settings, name);
    if (!isKnown)
      wrong.push(`There is no ${rawName}; ${knows(['config', ...Object.keys(settings)].map((each) => `--${each}`))}.`);
    else if (settings[name]?.isSwitch) {
      if (value !== undefined) wrong.push(`${rawName} takes no value.`);
      else flags.push({ key: name, at: rawName, value: true });
    } else if (value === undefined || (!token.inlineValue && value.startsWith('--')))
      wrong.push(`${rawName} needs a value: ${settings[name]?.right ?? 'a file of JSON'}.`);
    else if (name === 'config') file = value;
    else flags.push({ key: name, at: rawName, value });
  }
  return { flags, file };
}

function inEnvironment(settings: Settings, env: NodeJS.ProcessEnv, wrong: string[]): Given[] {
  const keys = new Map(Object.entries(settings).map(([key, each]) => [each.env, key]));
  for (const name of Object.keys(env))
    if (name.startsWith('PARLOUR_') && !keys.has(name) && !NO_SETTINGS.test(name) && !OF_A_SERVICE.test(name))
      wrong.push(`There is no variable ${name}; ${knows([...keys.keys()])}.`);
  // Files of services and containers leave empty what is not set.
  return [...keys].flatMap(([name, key]) => (env[name] ? [{ key, at: name, value: env[name] }] : []));
}

function inFile(settings: Settings, file: string, wrong: string[]): Given[] {
  if (file === '') return [];
  let read: unknown;
  try {
    read = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    // What JSON.parse says quotes the text, which may hold a password.
    const reason = error instanceof SyntaxError ? 'it is not JSON' : (error as Error).message;
    wrong.push(`The configuration ${file} cannot be read: ${reason}.`);
    return [];
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read)) {
    wrong.push(`The configuration ${file} is wrong; right is one object: { "port": 4444 }.`);
    return [];
  }
  return Object.entries(read).flatMap(([key, value]) => {
    if (Object.hasOwn(settings, key)) return [{ key, at: `“${key}” in ${file}`, value }];
    wrong.push(`There is no “${key}” (${file}); ${knows(Object.keys(settings))}.`);
    return [];
  });
}
