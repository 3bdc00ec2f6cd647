import { type Logger, pino } from 'pino';
import type { Config } from '../config.ts';

/** What is said about a request, a connection or a table: ids and names out of our own lists, never what somebody wrote. */
export type Log = Logger;

/** Looks like a token, a seed or a hash: long, and no word. */
const LIKE_A_SECRET = /(?<![\w-])(?=[\w-]*\d)[\w-]{20,}/g;
/** What stands in an address before the host, or after a password's name. */
const PASSWORDS = /:\/\/[^@/\s]*@|(password|token)=[^&\s]*/gi;
/** Errors quote what they could not read: more than this of it nobody needs. */
const LONGEST = 300;

/** An error as it may be written down: what and where, and nothing it carries along. */
export function shownError(error: unknown): { type: string; code?: string; message: string; stack?: string } {
  if (!(error instanceof Error)) return { type: typeof error, message: scrubbed(String(error)) };
  const { name, message, stack, code } = error as NodeJS.ErrnoException;
  const places = stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: name,
    ...(typeof code === 'string' && { code }),
    message: scrubbed(message),
    ...(places && { stack: places.map((each) => each.trim()).join('\n') }),
  };
}

const scrubbed = (text: string): string => {
  const short = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
  return short.replaceAll(PASSWORDS, '…').replaceAll(LIKE_A_SECRET, '…');
};

/** Lines of JSON for a machine that gathers them, or a few words for somebody at a terminal. */
export function openLog({ log, logLevel, node }: Pick<Config, 'log' | 'logLevel' | 'node'>): Log {
  const options = {
    level: logLevel,
    base: { node },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: {
      err: shownError,
      // What fastify would say of a request by itself has its whole address in it, and with it tokens.
      req: ({ method }: { method: string }) => ({ method }),
      res: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
    },
  };
  return log === 'json' ? pino(options, pino.destination({ dest: 1, sync: true })) : pino(options, { write: humanly });
}

type Line = { time: string; level: string; msg?: string; err?: ReturnType<typeof shownError>; node: string };

function humanly(line: string): void {
  const { time, level, msg = '', err, node: _, ...rest } = JSON.parse(line) as Line;
  const facts = Object.entries(rest).map(([name, value]) => `${name}=${String(value)}`);
  const words = [time.slice(11, 23), level.padEnd(5), msg, ...facts, ...(err ? [`${err.type}: ${err.message}`] : [])];
  process.stderr.write(
    `${words.filter(Boolean).join(' ')}\n${err?.stack ? `${err.stack.replace(/^/gm, '    ')}\n` : ''}`,
  );
}

/** Whatever anybody says to the console, a library for instance, becomes a line like the others: who reads them reads only JSON. */
export function takeConsole(log: Log): void {
  const say = (level: 'error' | 'warn' | 'info' | 'debug') => {
    return (...said: unknown[]) => {
      const err = said.find((each) => each instanceof Error);
      log[level]({ ...(err && { err }) }, scrubbed(said.filter((each) => typeof each === 'string').join(' ')));
    };
  };
  Object.assign(console, {
    error: say('error'),
    warn: say('warn'),
    info: say('info'),
    log: say('info'),
    debug: say('debug'),
  });
  process.removeAllListeners('warning');
  process.on('warning', ({ name, message }) => log.warn({ warning: name }, scrubbed(message)));
  for (const event of ['uncaughtException', 'unhandledRejection'])
    process.on(event, (err: unknown) => {
      log.fatal({ err }, 'broken');
      process.exit(1);
    });
}
