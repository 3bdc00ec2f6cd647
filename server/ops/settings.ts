/** What one key of the configuration may be. */
export type Setting<T> = {
  /** Its variable in the environment. */
  env: string;
  otherwise: T;
  /** What would be right, for whoever wrote something else. */
  right: string;
  isSwitch: boolean;
  /** Whether what was given may hold a password, and is never shown. */
  isSecret: boolean;
  /** The value, from a word of the command line or the environment or from JSON; `undefined` if it makes no sense. */
  read(given: unknown): T | undefined;
};

const plain = { isSwitch: false, isSecret: false };

export function number<T extends number | null>(
  env: string,
  otherwise: T,
  { from, to = Number.MAX_SAFE_INTEGER, mayBeBroken = false }: { from: number; to?: number; mayBeBroken?: boolean },
  right: string,
): Setting<number | T> {
  return {
    ...plain,
    env,
    otherwise,
    right,
    read(given) {
      const isNumber = typeof given === 'number' || (typeof given === 'string' && /^\d+(\.\d+)?$/.test(given));
      const value = isNumber ? Number(given) : Number.NaN;
      return value >= from && value <= to && (mayBeBroken || Number.isInteger(value)) ? value : undefined;
    },
  };
}

export const word = (env: string, otherwise: string, right: string): Setting<string> => ({
  ...plain,
  env,
  otherwise,
  right,
  read: (given) => (typeof given === 'string' && given.trim() !== '' ? given : undefined),
});

/** A word that may stand in an address and in a line of a log as it is. */
export const name = (env: string, otherwise: string, right: string): Setting<string> => ({
  ...plain,
  env,
  otherwise,
  right,
  read: (given) => (typeof given === 'string' && /^[\w.-]{1,60}$/.test(given) ? given : undefined),
});

/** A file or an address of something that may ask for a password. */
export const addressOf = <T extends string | null>(
  env: string,
  otherwise: T,
  scheme: RegExp | null,
  right: string,
): Setting<string | T> => ({
  ...plain,
  env,
  otherwise,
  right,
  isSecret: true,
  read: (given) => (typeof given === 'string' && isAddress(given, scheme) ? given : undefined),
});

function isAddress(given: string, scheme: RegExp | null): boolean {
  if (given.trim() === '') return false;
  const isUrl = /^[a-z][a-z+]+:\/\//i.test(given);
  if (!isUrl) return scheme === null;
  // A socket of PostgreSQL has no host, which URLs are not used to.
  const parsed = URL.parse(given) ?? URL.parse(given.replace(':///', '://socket/'));
  return parsed !== null && (scheme ?? /^postgres(ql)?:$/).test(parsed.protocol);
}

export const listed = (env: string, right: string): Setting<string[]> => ({
  ...plain,
  env,
  otherwise: [],
  right,
  read(given) {
    const all = typeof given === 'string' ? given.split(',') : given;
    if (!Array.isArray(all) || !all.every((each): each is string => typeof each === 'string')) return undefined;
    return all.map((each) => each.trim()).filter(Boolean);
  },
});

export const switched = (env: string): Setting<boolean> => ({
  ...plain,
  env,
  otherwise: false,
  right: 'on or off (in a file: true or false)',
  isSwitch: true,
  read: (given) => (given === true || given === 'on' ? true : given === false || given === 'off' ? false : undefined),
});

export const among = <W extends string, T extends W | null>(
  env: string,
  words: readonly W[],
  otherwise: T,
): Setting<W | T> => ({
  ...plain,
  env,
  otherwise,
  right: `one of ${words.join(', ')}`,
  read: (given) => words.find((each) => each === given),
});
