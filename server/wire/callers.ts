import type { IncomingMessage } from 'node:http';

/** So many lines one person may have at a time; and so many all those without a name who come from one address. */
const MOST_OF_ONE = 20;
const MOST_OF_ADDRESS = 100;

/** Who has how many lines, whatever carries them. */
export class Callers {
  private readonly lines = new Map<string, number>();

  /** Takes one more line, and returns how it is given back; `null`: there are too many. */
  enter(person: string | null, address: string): (() => void) | null {
    const who = person ?? address;
    const before = this.lines.get(who) ?? 0;
    if (before >= (person === null ? MOST_OF_ADDRESS : MOST_OF_ONE)) return null;
    this.lines.set(who, before + 1);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      const left = (this.lines.get(who) ?? 1) - 1;
      if (left > 0) this.lines.set(who, left);
      else this.lines.delete(who);
    };
  }
}

/**
 * Where a request comes from: the address that the outermost of our own proxies saw. What stands before it in the header anybody may
 * have written.
 */
export function addressOf({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>, proxies: number): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
  const chain = [...forwarded.map((each) => each.trim()).filter((each) => each !== ''), socket.remoteAddress ?? ''];
  return chain.at(-1 - proxies) ?? (chain[0] as string);
}
